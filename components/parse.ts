// Text to DOM, also where a page demands Trusted Types (the policy is `navii`).

interface Policy {
  createHTML(text: string): string;
}

/** Not in every browser, and not in the DOM types. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

let box: HTMLElement | undefined;
let policy: Policy | undefined;

// One mascot in several sizes: consecutive drawings differ in these only.
const SIZE = / width="([^"]*)" height="([^"]*)"/;
let latest: string | undefined;
let model: Element | undefined;

function parseText(drawing: string): Element {
  // Made at first use: importing the classes touches nothing of the page. No template, for what is parsed in one belongs to
  // another document, from which each node would have to move.
  box ??= document.createElement('div');
  policy ??= (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', { createHTML: (text) => text });
  box.innerHTML = policy?.createHTML(drawing) ?? drawing;
  return box.firstElementChild as Element;
}

/**
 * Parses a drawing of the engine.
 *
 * @param drawing - an SVG document; all that comes from strangers was escaped when it was drawn
 */
export function parse(drawing: string): Element {
  const [sizes = '', width = '', height = ''] = SIZE.exec(drawing) ?? [];
  const unsized = drawing.replace(sizes, '');
  if (unsized !== latest) {
    latest = unsized;
    model = undefined;
    return parseText(drawing);
  }
  // Most drawings come once: only the second of a kind is worth a copy.
  model ??= parseText(drawing);
  const copy = model.cloneNode(true) as Element;
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  return copy;
}

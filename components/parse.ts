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

/**
 * Parses a drawing of the engine.
 *
 * @param drawing - an SVG document; all that comes from strangers was escaped when it was drawn
 */
export function parse(drawing: string): Element {
  // Made at first use: importing the classes touches nothing of the page. No template, for what is parsed in one belongs to
  // another document, from which each node would have to move.
  box ??= document.createElement('div');
  policy ??= (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', { createHTML: (text) => text });
  box.innerHTML = policy?.createHTML(drawing) ?? drawing;
  return box.firstElementChild as Element;
}

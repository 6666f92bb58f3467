// Text to DOM, also where a page demands Trusted Types (the policy is `navii`).

interface Policy {
  createHTML(text: string): string;
}

/** Not in every browser, and not in the DOM types. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

let template: HTMLTemplateElement | undefined;
let policy: Policy | undefined;

/**
 * Parses a drawing of the engine.
 *
 * @param drawing - an SVG document; all that comes from strangers was escaped when it was drawn
 */
export function parse(drawing: string): Element {
  // Made at first use: importing the classes touches nothing of the page.
  template ??= document.createElement('template');
  policy ??= (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', { createHTML: (text) => text });
  template.innerHTML = policy?.createHTML(drawing) ?? drawing;
  return template.content.firstElementChild as Element;
}

// Text to DOM, also where a page demands Trusted Types (the policy is `navii`).

interface Policy {
  createHTML(text: string): string;
}

/** Trusted Types: not in every browser, and not in TypeScript's DOM types. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

let box: HTMLElement | undefined;
let policy: Policy | undefined;

/**
 * Markup as a page that demands Trusted Types takes it.
 *
 * @param markup - of this library, in which all text from outside is escaped
 */
export function trust(markup: string): string {
  // Made at first use, because importing the classes must not touch the page.
  policy ??= (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', { createHTML: (text) => text });
  return policy?.createHTML(markup) ?? markup;
}

/** Parses markup of this library into the elements at its top. */
export function parse(markup: string): Element[] {
  // Not a template: its content belongs to another document, and the browser would have to adopt every node of it.
  box ??= document.createElement('div');
  box.innerHTML = trust(markup);
  return [...box.children];
}

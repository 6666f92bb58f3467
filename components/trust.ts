// Markup as HTML, also where a page demands Trusted Types (the policy is `navii`).

interface Policy {
  createHTML(text: string): string;
}

/** Trusted Types: not in every browser, and not in TypeScript's DOM types. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

let policy: Policy | undefined;

/** Says of markup of this library that it is safe to parse: all text in it that came from outside is escaped. */
export function trust(markup: string): string {
  // Made at first use, because importing the classes must not touch the page.
  policy ??= (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', { createHTML: (text) => text });
  return policy?.createHTML(markup) ?? markup;
}

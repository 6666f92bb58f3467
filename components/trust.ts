// Markup as HTML, also where a page demands Trusted Types (the policy is `navii`).

interface Policy {
  createHTML(text: string): string;
}

/** Trusted Types: not in every browser, and not in TypeScript's DOM types. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

// A page may allow a policy of this name once, and have two copies of this library.
const KEY = /* @__PURE__ */ Symbol.for('navii.policy');

function findPolicy(): Policy | undefined {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (known !== undefined) return known as Policy;
  try {
    const policy = (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', {
      createHTML: (text) => text,
    });
    Reflect.set(globalThis, KEY, policy);
    return policy;
  } catch {
    // The page allows others only. Text does where nothing better is demanded, and is reported where it is.
    return undefined;
  }
}

/** Says of markup of this library that it is safe to parse: all text in it that came from outside is escaped. */
export function trust(markup: string): string {
  // Made at first use, because importing the classes must not touch the page.
  return findPolicy()?.createHTML(markup) ?? markup;
}

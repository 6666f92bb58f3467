// Markup as HTML, also where a page demands Trusted Types. The policy is called `navii`, and nobody else can reach it.

interface Policy {
  createHTML(text: string): string;
}

/** Trusted Types: not in every browser, and not in TypeScript's DOM types. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const PLAIN: Policy = { createHTML: (text) => text };

// A page may allow one policy of a name and have two copies of this library, so the first copy trusts drawings for the others.
const KEY = /* @__PURE__ */ Symbol.for('navii.policy');

/** What a drawing consists of. None of it loads or runs anything. */
const TAG = /<\/?(?:svg|g|path|circle|ellipse|rect|clipPath|text|style|span)(?: (?!on)[\w-]+="[^"<>]*")*\/?>/gi;

function isDrawing(text: unknown): boolean {
  return typeof text === 'string' && !/[<>]/.test(text.replace(TAG, ''));
}

/** The policy for other copies: it trusts drawings, and gives back all else as it is. */
function guard(policy: Policy): Policy {
  return { createHTML: (text) => (isDrawing(text) ? policy.createHTML(text) : text) };
}

function findPolicy(): Policy {
  try {
    const shared = Reflect.get(globalThis, KEY) as Policy | undefined;
    if (shared !== undefined) return shared;
    const own = (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', PLAIN);
    if (own === undefined) return PLAIN;
    Object.defineProperty(globalThis, KEY, { value: guard(own) });
    return own;
  } catch {
    // The page allows others only. Text does where nothing better is demanded, and is reported where it is.
    return PLAIN;
  }
}

let policy: Policy | undefined;

/** Says of markup of this library that it is safe to parse: all text in it that came from outside is escaped. */
export function trust(markup: string): string {
  // Made at first use, because importing the classes must not touch the page.
  policy ??= findPolicy();
  return policy.createHTML(markup);
}

// What assistive technology is told of an element: one image with one name (WAI-ARIA 1.2 `img`), or nothing at all.
// It is told through ElementInternals, which leave the attributes of the element to its author and give way to them.
// On a server, and in a browser without them, attributes have to do.
import type { Named } from './name.js';

/** Words about what an element shows. */
export interface Words extends Named {
  /** What is to be heard beside: the status. */
  readonly note?: string | undefined;
}

/** What an author may set on an element to name it, beside its own properties. */
export const AUTHOR_ATTRIBUTES = ['title', 'role', 'aria-label', 'aria-labelledby'] as const;

// @lit-labs/ssr marks the attributes that stand in for internals in the same way.
const MARK = 'hydrate-internals-';

const ATTRIBUTES = { role: 'role', ariaLabel: 'aria-label', ariaDescription: 'aria-description' } as const;

type Semantics = { readonly [Name in keyof typeof ATTRIBUTES]: string | null };

const NOTHING: Semantics = { role: null, ariaLabel: null, ariaDescription: null };
const IMAGE: Semantics = { ...NOTHING, role: 'img' };

/** The attribute of an author; one that stands in for internals is not theirs. */
export function readAuthor(host: Element, attribute: (typeof AUTHOR_ATTRIBUTES)[number]): string | undefined {
  if (host.hasAttribute(MARK + attribute)) return undefined;
  const text = host.getAttribute(attribute)?.trim() ?? '';
  return text === '' ? undefined : text;
}

function findSemantics(host: Element, { label, note, isDecorative }: Words): Semantics {
  const role = readAuthor(host, 'role');
  if (role === 'none' || role === 'presentation') return NOTHING;
  // What an author says in ARIA is the name, whatever else there is; the note then is no part of it.
  if (readAuthor(host, 'aria-labelledby') ?? readAuthor(host, 'aria-label')) {
    return { ...IMAGE, ariaDescription: note ?? null };
  }
  const title = readAuthor(host, 'title');
  const name = [label, note].filter((word) => word !== undefined).join(', ');
  // Without the role, a native title would be read out.
  if (name === '') return isDecorative && title !== undefined ? { ...NOTHING, role: 'none' } : NOTHING;
  // A title that is the name already would be read out once more, as a description.
  return name === title ? IMAGE : { ...IMAGE, ariaLabel: name };
}

function writeAttribute(host: Element, attribute: string, value: string | null): void {
  const mark = MARK + attribute;
  const isOurs = host.hasAttribute(mark);
  if (value === null) {
    if (isOurs) for (const name of [mark, attribute]) host.removeAttribute(name);
  } else if ((isOurs || !host.hasAttribute(attribute)) && host.getAttribute(attribute) !== value) {
    host.setAttribute(mark, '');
    host.setAttribute(attribute, value);
  }
}

/** Tells assistive technology of an element. */
export class Speaker {
  readonly #host: HTMLElement;
  readonly #hasInternals: boolean;
  #internals: ElementInternals | undefined;
  #told: Semantics = NOTHING;

  /**
   * @param hasInternals - whether the element can use them; a server has none that anybody hears
   */
  constructor(host: HTMLElement, hasInternals: boolean) {
    this.#host = host;
    this.#hasInternals = hasInternals;
  }

  /** Takes back what a server has said in attributes. */
  takeOver(): void {
    for (const attribute of Object.values(ATTRIBUTES)) writeAttribute(this.#host, attribute, null);
  }

  tell(words: Words): void {
    const semantics = findSemantics(this.#host, words);
    for (const name of Object.keys(ATTRIBUTES) as (keyof Semantics)[]) {
      if (semantics[name] !== this.#told[name]) this.#set(name, semantics[name]);
    }
    this.#told = semantics;
  }

  #set(name: keyof Semantics, value: string | null): void {
    // Most avatars stand beside a name and need none of their own, so internals are asked for late.
    if (this.#hasInternals) this.#internals ??= this.#host.attachInternals();
    // WebKit has no description in internals.
    if (this.#internals !== undefined && name in this.#internals) this.#internals[name] = value;
    else writeAttribute(this.#host, ATTRIBUTES[name], value);
  }
}

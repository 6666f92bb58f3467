// What assistive technology is told of an element: one image with one name (WAI-ARIA 1.2 `img`), or nothing at all.
// It is told through ElementInternals, which leave the attributes of the element to its author and give way to them.
// On a server, and in a browser without them, attributes have to do.
import { isServer } from 'lit';
import type { Named } from './name.js';

/** Words about what an element shows. */
export interface Words extends Named {
  /** What is to be heard beside: the status. */
  readonly note?: string | undefined;
}

/** What an author may set on an element to name it, beside its own properties. */
export const AUTHOR_ATTRIBUTES = ['title', 'role', 'aria-label', 'aria-labelledby'] as const;

const ATTRIBUTES = { role: 'role', ariaLabel: 'aria-label', ariaDescription: 'aria-description' } as const;

type Semantics = { readonly [Name in keyof typeof ATTRIBUTES]: string | null };

const NOTHING: Semantics = { role: null, ariaLabel: null, ariaDescription: null };
const IMAGE: Semantics = { ...NOTHING, role: 'img' };

// @lit-labs/ssr marks attributes that stand in for internals in the same way. A page takes them back.
const MARK = 'hydrate-internals-';

// On a server no document is ever shown; a page for tests, in jsdom for example, has a window in Node.
const isMarking = isServer && typeof window === 'undefined';

/** Tells assistive technology of an element. */
export class Speaker {
  readonly #host: HTMLElement;
  #internals: ElementInternals | undefined;
  #told: Semantics = NOTHING;
  /** Attributes that stand in for internals. */
  #own: Set<string> | undefined;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Takes back what a server has said in attributes. */
  takeOver(): void {
    for (const attribute of Object.values(ATTRIBUTES)) {
      if (!this.#host.hasAttribute(MARK + attribute)) continue;
      for (const name of [MARK + attribute, attribute]) this.#host.removeAttribute(name);
    }
  }

  /** What an author says in an attribute. */
  read(attribute: (typeof AUTHOR_ATTRIBUTES)[number]): string | undefined {
    const text = this.#own?.has(attribute) ? '' : (this.#host.getAttribute(attribute)?.trim() ?? '');
    return text === '' ? undefined : text;
  }

  tell(words: Words): void {
    const semantics = this.#find(words);
    for (const name of Object.keys(ATTRIBUTES) as (keyof Semantics)[]) {
      if (semantics[name] !== this.#told[name]) this.#set(name, semantics[name]);
    }
    this.#told = semantics;
  }

  #find({ label, note, isDecorative }: Words): Semantics {
    const role = this.read('role');
    if (role === 'none' || role === 'presentation') return NOTHING;
    // What an author says in ARIA is the name, whatever else there is; the note then is no part of it.
    if (this.read('aria-labelledby') ?? this.read('aria-label')) return { ...IMAGE, ariaDescription: note ?? null };
    const title = this.read('title');
    const name = [label, note].filter((word) => word !== undefined).join(', ');
    // Without the role, a native title would be read out.
    if (name === '') return isDecorative && title !== undefined ? { ...NOTHING, role: 'none' } : NOTHING;
    // A title that is the name already would be read out once more, as a description.
    return name === title ? IMAGE : { ...IMAGE, ariaLabel: name };
  }

  #set(name: keyof Semantics, value: string | null): void {
    // Most avatars stand beside a name and need none of their own, so internals are asked for late. In Node nobody hears them:
    // neither those of a server nor those of a page in jsdom, whose tests look for attributes.
    if (!isServer && typeof this.#host.attachInternals === 'function') this.#internals ??= this.#host.attachInternals();
    // WebKit has no description in internals.
    if (this.#internals !== undefined && name in this.#internals) this.#internals[name] = value;
    else this.#write(ATTRIBUTES[name], value);
  }

  #write(attribute: string, value: string | null): void {
    if (value === null) {
      if (this.#own?.delete(attribute)) this.#host.removeAttribute(attribute);
    } else if (this.#own?.has(attribute) || !this.#host.hasAttribute(attribute)) {
      (this.#own ??= new Set()).add(attribute);
      this.#host.setAttribute(attribute, value);
      if (isMarking) this.#host.setAttribute(MARK + attribute, '');
    }
  }
}

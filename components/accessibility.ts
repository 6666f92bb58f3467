// What assistive technology is told of an element: one image with one name (WAI-ARIA 1.2 `img`), or nothing at all.
// It is told through ElementInternals, which leave the attributes of the element to its author and give way to them.
// On a server, and in a browser without them, attributes have to do.
import { isServer } from 'lit';
import type { Named } from './element/properties.js';

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

// @lit-labs/ssr marks attributes that stand in for internals in the same way. By the mark a page knows which are not the
// author's: in markup from a server, and in a clone.
const MARK = 'hydrate-internals-';

/** Tells assistive technology of an element. */
export class Speaker {
  readonly #host: HTMLElement;
  #internals: ElementInternals | undefined;
  #told: Semantics = NOTHING;
  #isWriting = false;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Takes back what a server, or the original of a clone, has said in attributes. */
  takeOver(): void {
    if (this.#host.hasAttribute(MARK + ATTRIBUTES.role))
      for (const attribute of Object.values(ATTRIBUTES)) this.#write(attribute, null);
  }

  /** Notes that an attribute has changed: what we did not write is the author's from now on. */
  noteChange(attribute: string): void {
    if (!this.#isWriting) this.#host.removeAttribute(MARK + attribute);
  }

  /** What an author says in an attribute. */
  read(attribute: (typeof AUTHOR_ATTRIBUTES)[number]): string | undefined {
    const text = this.#host.getAttribute(attribute)?.trim() ?? '';
    return text === '' || this.#host.hasAttribute(MARK + attribute) ? undefined : text;
  }

  /** The role that an author gives the element, of several the first. */
  get role(): string | undefined {
    return this.read('role')?.toLowerCase().split(/\s/)[0];
  }

  tell(words: Words): void {
    const semantics = this.#find(words);
    for (const name of Object.keys(ATTRIBUTES) as (keyof Semantics)[]) {
      if (semantics[name] !== this.#told[name]) this.#set(name, semantics[name]);
    }
    this.#told = semantics;
  }

  #find({ label, note, isDecorative }: Words): Semantics {
    const { role } = this;
    if (role === 'none' || role === 'presentation') return NOTHING;
    // What an author says in ARIA is the name, whatever else there is; the note then is no part of it.
    const isNamed = this.read('aria-labelledby') ?? this.read('aria-label') ?? this.#host.ariaLabelledByElements?.[0];
    if (isNamed !== undefined) return { ...IMAGE, ariaDescription: note ?? null };
    const title = this.read('title');
    const name = [label, note].filter((word) => word !== undefined).join(', ');
    // Without the role, a native title would be read out.
    if (name === '') return isDecorative && title !== undefined ? { ...NOTHING, role: 'none' } : NOTHING;
    // A title that is the name already would be read out once more, as a description.
    return name === title ? IMAGE : { ...IMAGE, ariaLabel: name };
  }

  #set(name: keyof Semantics, value: string | null): void {
    // WebKit has no description in internals.
    const internals = this.#findInternals();
    if (internals !== undefined && name in internals) internals[name] = value;
    else this.#write(ATTRIBUTES[name], value);
  }

  // Most avatars stand beside a name and need none of their own, so internals are asked for late. Those of a server nobody
  // hears, jsdom has none, and those of a class that extends ours may be taken.
  #findInternals(): ElementInternals | undefined {
    if (isServer || typeof this.#host.attachInternals !== 'function') return undefined;
    try {
      return (this.#internals ??= this.#host.attachInternals());
    } catch {
      return undefined;
    }
  }

  #write(attribute: string, value: string | null): void {
    const mark = MARK + attribute;
    const isOurs = this.#host.hasAttribute(mark);
    this.#isWriting = true;
    if (value !== null && (isOurs || !this.#host.hasAttribute(attribute))) {
      this.#host.setAttribute(mark, '');
      this.#host.setAttribute(attribute, value);
    } else if (value === null && isOurs) {
      for (const name of [mark, attribute]) this.#host.removeAttribute(name);
    }
    this.#isWriting = false;
  }
}

// What both elements share: a name for assistive technology, and the adopted stylesheets.
import { LitElement, adoptStyles } from 'lit';
import { AVATAR_OPTIONS, catalogue } from '../lib/index.js';
import { readOption } from '../lib/options/read.js';

/** Reads a name for people, as the engine reads a title. */
export function readName(value: unknown): string | undefined {
  return readOption(AVATAR_OPTIONS, 'title', value, catalogue);
}

/** An element that shows a drawing. */
export abstract class NaviiElement extends LitElement {
  // `title` stays HTML's own property; only its changes must be heard of.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'title'];
  }

  /** Accessible name. Without one, and without a native `title`, the element is decorative. */
  declare label: string | undefined;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // What a server drew is taken over where Lit's hydration is loaded; elsewhere it would stay beside our own drawing.
    if (!('litElementHydrateSupport' in globalThis)) this.shadowRoot?.replaceChildren();
    const root = super.createRenderRoot();
    // With it came a style element, which a strict Content-Security-Policy blocks.
    if (root instanceof ShadowRoot && root.adoptedStyleSheets.length === 0) {
      adoptStyles(root, (this.constructor as typeof LitElement).elementStyles);
    }
    return root;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'title') this.requestUpdate();
  }

  /** The name that the author gave. */
  protected get givenName(): string | undefined {
    return readName(this.label) ?? readName(this.getAttribute('title'));
  }
}

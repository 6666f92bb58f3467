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
  // The native `title` names an element too, so its changes are observed like those of our own attributes.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'title'];
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Where Lit's hydration is loaded, it takes over what a server drew. Elsewhere two drawings would stand side by side.
    if (!('litElementHydrateSupport' in globalThis)) this.shadowRoot?.replaceChildren();
    const root = super.createRenderRoot();
    // Lit adopts no styles in a root that a server made: it counts on the style element that came with the root, and a
    // strict Content-Security-Policy blocks that.
    if (root instanceof ShadowRoot && root.adoptedStyleSheets.length === 0) {
      adoptStyles(root, (this.constructor as typeof LitElement).elementStyles);
    }
    return root;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'title') this.requestUpdate();
  }

  /** Reads the name that the author gave: the label, or else the native `title`. */
  protected readLabel(label: unknown): string | undefined {
    return readName(label) ?? readName(this.getAttribute('title'));
  }
}

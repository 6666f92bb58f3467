// What both elements share: a name for assistive technology, the adopted stylesheets, and waiting for what they draw with.
import { adoptStyles, html, LitElement, nothing, type TemplateResult } from 'lit';
import { readName } from './name.js';
import { follow, unfollow } from './resources.js';

/** What an element is about to show. */
export interface Plan {
  /** Whether all that it is drawn with is here; what is missing is on its way. */
  readonly isReady: boolean;
  /** Whom it shows. */
  readonly who: string;
  /** Their drawing, or a placeholder of the same size; `undefined` where there is nobody to draw. */
  readonly draw: () => string | undefined;
  /** Gives a drawing its name, and what stands beside it. */
  readonly frame: (drawing: string) => TemplateResult;
}

/** An element that shows a drawing. */
export abstract class NaviiElement extends LitElement {
  #who: string | undefined;
  #drawing: string | undefined;

  // The native `title` names an element too, so its changes are observed like those of our own attributes.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'title'];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    follow(this);
  }

  override disconnectedCallback(): void {
    unfollow(this);
    super.disconnectedCallback();
  }

  /** Reads its properties and says what is to be drawn. */
  protected abstract plan(): Plan;

  protected override render(): TemplateResult {
    const { isReady, who, draw, frame } = this.plan();
    // A drawing stays until the new packs are here, for a placeholder between two mascots would flash. That of somebody else
    // does not: it would be a face beside another's name.
    const drawing = !isReady && who === this.#who ? this.#drawing : draw();
    if (isReady) [this.#who, this.#drawing] = [who, drawing];
    return drawing === undefined ? html`${nothing}` : frame(drawing);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // Where Lit's hydration is loaded, it takes over what a server drew. Elsewhere two drawings would stand side by side.
    if (!('litElementHydrateSupport' in globalThis)) this.shadowRoot?.replaceChildren();
    const root = super.createRenderRoot();
    // Lit adopts no styles in a root that a server made: it counts on the style element that came with the root, and a
    // strict Content-Security-Policy blocks that. Where sheets cannot be adopted (jsdom, Safari before 16.4), the optional
    // chain keeps out, and Lit has put a style element into the root.
    if (root instanceof ShadowRoot && (root.adoptedStyleSheets as readonly unknown[] | undefined)?.length === 0) {
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

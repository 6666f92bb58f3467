// What both elements share: properties that show as attributes, a name for assistive technology, and a drawing in the page.
import { LitElement, ReactiveElement, type PropertyDeclaration, type PropertyValues } from 'lit';
import { AUTHOR_ATTRIBUTES, Speaker, type Words } from '../accessibility.js';
import { move, rest } from '../motion.js';
import { follow, unfollow } from '../packs/resources.js';
import { printValue, readNames, type Named } from './properties.js';
import { printContent, show, styleRoot, toTemplate, type Content } from './show.js';

/** What an element is about to show. */
export interface Plan extends Words, Omit<Content, 'drawing' | 'isPlaceholder'> {
  /** Whether all that it is drawn with is here; what is missing is on its way. */
  readonly isReady: boolean;
  /** Whom it shows. */
  readonly who: string;
  /** Draws them; `undefined` where there is nobody to draw. */
  readonly draw: (() => string) | undefined;
  /** Draws what stands in for them: a placeholder of the same size, or nothing. */
  readonly drawPlaceholder: () => string;
  /** How many mascots move; none in a still drawing. */
  readonly moving: number;
  readonly isPaused: boolean;
}

/** An element that shows a drawing. */
export abstract class NaviiElement extends LitElement {
  readonly #speaker = new Speaker(this);
  /** Whether an attribute is becoming a property, or a property an attribute. */
  #isSyncing = false;
  #unwatchWindow: (() => void) | undefined;
  #plan: Plan | undefined;
  #content: Content | undefined;
  #shown: Content | undefined;
  #box: HTMLElement | undefined;
  /** Who was last drawn with all that it takes. */
  #who: string | undefined;

  /** Reads the properties and says what is to be drawn. */
  protected abstract plan(): Plan;

  /** The attribute text of what a property holds; `null` for what no text can say. */
  protected printProperty(_property: PropertyKey, value: unknown): string | null {
    return printValue(value);
  }

  // What an author says in these is part of the name.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...AUTHOR_ATTRIBUTES];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    super.attributeChangedCallback(name, old, value);
    this.#isSyncing = false;
    if (!(AUTHOR_ATTRIBUTES as readonly string[]).includes(name)) return;
    // Until then it may be what a server has said.
    if (this.hasUpdated) this.#speaker.noteChange(name);
    this.requestUpdate();
  }

  // What a script sets becomes an attribute at once, so that a clone, or the page written out, lacks nothing.
  // Lit would reflect it with the next drawing, and never before the element is in a page.
  override requestUpdate(...args: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...args);
    const [property, , options] = args;
    if (property !== undefined && !this.#isSyncing) this.reflect(property, options?.attribute);
  }

  /** Writes what a property holds into its attribute. */
  protected reflect(property: PropertyKey, attribute: PropertyDeclaration['attribute']): void {
    if (typeof attribute !== 'string') return;
    const text = this.printProperty(property, Reflect.get(this, property));
    this.#isSyncing = true;
    if (text === null) this.removeAttribute(attribute);
    else if (this.getAttribute(attribute) !== text) this.setAttribute(attribute, text);
    this.#isSyncing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    follow(this);
    this.#moveOrRest();
    this.#watchWindow();
  }

  override disconnectedCallback(): void {
    this.#unwatchWindow?.();
    this.#unwatchWindow = undefined;
    rest(this);
    unfollow(this);
    super.disconnectedCallback();
  }

  // With a frame that is removed, and a window that is closed, its elements are not disconnected.
  #watchWindow(): void {
    const { defaultView } = this.ownerDocument;
    if (defaultView === null || defaultView === globalThis.window) return;
    const release = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) return;
      rest(this);
      unfollow(this);
    };
    defaultView.addEventListener('pagehide', release);
    this.#unwatchWindow = () => defaultView.removeEventListener('pagehide', release);
  }

  // Lit's sheets belong to the page's document, and an element may stand in a frame.
  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#style(root);
    return root;
  }

  /** The browser takes the style sheets from what moves to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot !== null) this.#style(this.shadowRoot);
  }

  #style(root: ShadowRoot): void {
    const styles = (this.constructor as typeof LitElement).elementStyles;
    styleRoot(
      root,
      styles.filter((style) => 'cssText' in style),
    );
  }

  protected override willUpdate(): void {
    // What attributes say from a server is told anew here.
    if (!this.hasUpdated) this.#speaker.takeOver();
    const plan = this.plan();
    const { isReady, who, draw, drawPlaceholder, className, style, beside } = plan;
    // A drawing stays until the new packs are here, for a placeholder between two mascots would flash. That of somebody else
    // does not: it would be a face beside another's name.
    const isKept = who === this.#who && !this.#content?.isPlaceholder;
    const drawn = isReady ? draw?.() : isKept ? this.#content?.drawing : undefined;
    if (isReady) this.#who = who;
    this.#plan = plan;
    this.#content = {
      // Without the style element of a moving drawing, which a strict policy blocks: the sheet of the element has its text.
      drawing: drawn?.replace(/<style>.*<\/style>/, '') ?? drawPlaceholder(),
      isPlaceholder: drawn === undefined,
      className,
      style,
      beside,
    };
    this.#speaker.tell(plan);
  }

  // Lit's would call `render` in a page too, which takes longer (see show.ts).
  protected override update(changed: PropertyValues): void {
    ReactiveElement.prototype['update'].call(this, changed);
    const content = this.#content as Content;
    this.#box = show(this.renderRoot as ShadowRoot, this.#shown, content);
    this.#shown = content;
    this.#moveOrRest();
  }

  /** On a server, where Lit calls nothing else after `willUpdate`. */
  protected override render(): unknown {
    return this.#content && toTemplate(printContent(this.#content));
  }

  #moveOrRest(): void {
    if (this.#box === undefined || this.#plan === undefined) return;
    const { moving, isPaused } = this.#plan;
    if (moving > 0 && this.isConnected && !this.#content?.isPlaceholder) move(this, this.#box, moving, isPaused);
    else rest(this);
  }

  /** Reads the name that an author gave. */
  protected readNames(label: unknown, alt: unknown): Named {
    return readNames(label, alt, this.#speaker.read('title'));
  }

  /** Whether its author calls it a list. */
  protected get isList(): boolean {
    return this.#speaker.role === 'list';
  }
}

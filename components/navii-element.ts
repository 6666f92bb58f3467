// What both elements share: reading and reflecting properties, a name for assistive technology, and showing what was drawn.
import { html, LitElement, ReactiveElement, type PropertyDeclaration, type PropertyValues } from 'lit';
import { move, rest } from './motion.js';
import { readNames, type Named } from './name.js';
import { printValue } from './properties.js';
import { follow, unfollow } from './resources.js';
import { AUTHOR_ATTRIBUTES, Speaker, type Words } from './semantics.js';
import { printContent, removeMotionStyle, showContent, type Content } from './shadow.js';
import { styleRoot } from './sheets.js';

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
  /** Whether an attribute is becoming a property, and not the other way round. */
  #isParsing = false;
  #isReflecting = false;
  #unwatchWindow: (() => void) | undefined;
  #plan: Plan | undefined;
  #content: Content | undefined;
  #shown: Content | undefined;
  #box: HTMLElement | undefined;
  /** Who was last drawn with all that it takes. */
  #who: string | undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...AUTHOR_ATTRIBUTES];
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

  /** The browser takes the style sheets from what moves to another document. */
  adoptedCallback(): void {
    if (this.hasUpdated) this.#style();
  }

  /** Reads the properties and says what is to be drawn. */
  protected abstract plan(): Plan;

  /** The attribute text of what a property holds; `null` for what no text can say. */
  protected printProperty(_property: PropertyKey, value: unknown): string | null {
    return printValue(value);
  }

  // What a script sets becomes an attribute at once, so that a clone, or the page written out, lacks nothing.
  // Lit would reflect it with the next drawing, and never before the element is in a page.
  override requestUpdate(...args: Parameters<LitElement['requestUpdate']>): void {
    super.requestUpdate(...args);
    const [property, , options] = args;
    if (property !== undefined && !this.#isParsing) this.reflect(property, options?.attribute);
  }

  /** Writes what a property holds into its attribute. */
  protected reflect(property: PropertyKey, attribute: PropertyDeclaration['attribute']): void {
    if (typeof attribute !== 'string') return;
    const text = this.printProperty(property, Reflect.get(this, property));
    this.#isReflecting = true;
    if (text === null) this.removeAttribute(attribute);
    else if (this.getAttribute(attribute) !== text) this.setAttribute(attribute, text);
    this.#isReflecting = false;
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (this.#isReflecting) return;
    this.#isParsing = true;
    super.attributeChangedCallback(name, old, value);
    this.#isParsing = false;
    if (!(AUTHOR_ATTRIBUTES as readonly string[]).includes(name)) return;
    // Until then it may be what a server has said.
    if (this.hasUpdated) this.#speaker.noteChange(name);
    this.requestUpdate();
  }

  protected override createRenderRoot(): ShadowRoot {
    return this.shadowRoot ?? this.attachShadow({ mode: 'open' });
  }

  protected override willUpdate(): void {
    // What attributes say from a server is told anew here.
    if (!this.hasUpdated) this.#speaker.takeOver();
    const plan = this.plan();
    const { isReady, who, draw, className, style, beside } = plan;
    // A drawing stays until the new packs are here, for a placeholder between two mascots would flash. That of somebody else
    // does not: it would be a face beside another's name.
    const before = this.#content?.isPlaceholder ? undefined : this.#content;
    const kept = !isReady && who === this.#who ? before : undefined;
    const fresh = isReady && kept === undefined ? draw?.() : undefined;
    const drawn = kept?.drawing ?? (plan.moving > 0 && fresh !== undefined ? removeMotionStyle(fresh) : fresh);
    if (isReady) this.#who = who;
    this.#plan = plan;
    this.#content = {
      drawing: drawn ?? plan.drawPlaceholder(),
      isPlaceholder: drawn === undefined,
      className,
      style,
      beside,
    };
    this.#speaker.tell(plan);
  }

  // Lit's template of the same markup would take longer in a page, so it only serves servers.
  protected override update(changed: PropertyValues): void {
    ReactiveElement.prototype['update'].call(this, changed);
    const content = this.#content as Content;
    // Before there is something to style, which the browser would else style twice.
    if (!this.hasUpdated) this.#style();
    this.#box = showContent(this.renderRoot as ShadowRoot, this.#shown, content);
    this.#shown = content;
    this.#moveOrRest();
  }

  protected override render(): unknown {
    const markup = this.#content === undefined ? '' : printContent(this.#content);
    // A template without a value in it. It is new at each drawing, which a page would pay for and a server does not.
    return html(Object.assign([markup], { raw: [markup] }));
  }

  #style(): void {
    const styles = (this.constructor as typeof LitElement).elementStyles;
    styleRoot(
      this.renderRoot as ShadowRoot,
      styles.filter((style) => 'cssText' in style),
    );
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

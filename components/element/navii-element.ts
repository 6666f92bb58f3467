// The base class of both elements: properties that show as attributes, an accessible name, and a drawing in the page.
import { ReactiveElement, type CSSResult, type PropertyDeclaration, type PropertyValues } from '@lit/reactive-element';
import { hintAttributes } from '../../lib/options/hints.js';
import { attempt } from '../../lib/options/read.js';
import { printDrawing, type Drawing } from '../../lib/render/svg.js';
import { findExtra, hasExtra, subscribe, unsubscribe } from '../packs/resources.js';
import { isServer } from './is-server.js';
import { countPhotos, showPhotos } from './photo.js';
import { printValue, readNames, type AccessibleName } from './properties.js';
import { printContent, show, styleRoot, toStrings, type Content } from './show.js';
import { printRules, type Rules } from './styles.js';

/** The name of a drawing for assistive technology. */
interface AccessibleText extends AccessibleName {
  /** A second piece of text, heard after the name: the status. */
  readonly note?: string | undefined;
}

/** Attributes that an author may set on an element to name it, in addition to the properties of the element. */
const AUTHOR_ATTRIBUTES = ['title', 'role', 'aria-label', 'aria-labelledby'] as const;

const ATTRIBUTES = { role: 'role', ariaLabel: 'aria-label', ariaDescription: 'aria-description' } as const;

type Semantics = { readonly [Name in keyof typeof ATTRIBUTES]: string | null };

const NOTHING: Semantics = { role: null, ariaLabel: null, ariaDescription: null };
const IMAGE: Semantics = { ...NOTHING, role: 'img' };

// An attribute with this prefix marks an attribute that this module wrote, as opposed to the author: in markup from a server,
// and in a clone. @lit-labs/ssr uses the same prefix for attributes that replace internals.
const HYDRATION = 'hydrate-internals-';

/**
 * Exposes an element to assistive technology: as one image with one name (WAI-ARIA 1.2 `img`), or not at all. It writes to
 * ElementInternals, which leave the attributes to the author and give them priority; on a server, and in a browser without
 * internals, it writes attributes.
 */
class SemanticsWriter {
  readonly #host: HTMLElement;
  #internals: ElementInternals | undefined;
  #written: Semantics = NOTHING;
  #isWriting = false;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Removes the attributes that a server wrote, or that a clone copied from its original. */
  takeOver(): void {
    if (this.#host.hasAttribute(HYDRATION + ATTRIBUTES.role))
      for (const attribute of Object.values(ATTRIBUTES)) this.#writeAttribute(attribute, null);
  }

  /** Notes that an attribute has changed: if this class did not write it, it is the author's from now on. */
  noteChange(attribute: string): void {
    if (!this.#isWriting) this.#host.removeAttribute(HYDRATION + attribute);
  }

  /** Reads an attribute of the author. */
  read(attribute: (typeof AUTHOR_ATTRIBUTES)[number]): string | undefined {
    const text = this.#host.getAttribute(attribute)?.trim() ?? '';
    return text === '' || this.#host.hasAttribute(HYDRATION + attribute) ? undefined : text;
  }

  /** The role that the author gives the element; the first one of several. */
  get role(): string | undefined {
    return this.read('role')?.toLowerCase().split(/\s/)[0];
  }

  write(text: AccessibleText): void {
    const semantics = this.#find(text);
    for (const name of Object.keys(ATTRIBUTES) as (keyof Semantics)[]) {
      if (semantics[name] !== this.#written[name]) this.#set(name, semantics[name]);
    }
    this.#written = semantics;
  }

  #find({ label, note, isDecorative }: AccessibleText): Semantics {
    const { role } = this;
    if (role === 'none' || role === 'presentation') return NOTHING;
    // ARIA attributes of the author win over all other names. The note is then no part of the name but the description.
    const isNamed = this.read('aria-labelledby') ?? this.read('aria-label') ?? this.#host.ariaLabelledByElements?.[0];
    if (isNamed !== undefined) return { ...IMAGE, ariaDescription: note ?? null };
    const title = this.read('title');
    const name = [label, note].filter((word) => word !== undefined).join(', ');
    // Without the role, a native title would be read out.
    if (name === '') return isDecorative && title !== undefined ? { ...NOTHING, role: 'none' } : NOTHING;
    // A title that is the name already would be read out a second time, as a description.
    return name === title ? IMAGE : { ...IMAGE, ariaLabel: name };
  }

  #set(name: keyof Semantics, value: string | null): void {
    // WebKit has no description in internals.
    const internals = this.#findInternals();
    if (internals !== undefined && name in internals) internals[name] = value;
    else this.#writeAttribute(ATTRIBUTES[name], value);
  }

  // Attached late: most avatars stand next to a name and need no internals. A server does not use them, jsdom does not have
  // them, and a subclass may have attached them already.
  #findInternals(): ElementInternals | undefined {
    return isServer ? undefined : (this.#internals ??= attempt(() => this.#host.attachInternals()));
  }

  #writeAttribute(attribute: string, value: string | null): void {
    const marker = HYDRATION + attribute;
    const isOurs = this.#host.hasAttribute(marker);
    this.#isWriting = true;
    if (value !== null && (isOurs || !this.#host.hasAttribute(attribute))) {
      this.#host.setAttribute(marker, '');
      this.#host.setAttribute(attribute, value);
    } else if (value === null && isOurs) {
      for (const name of [marker, attribute]) this.#host.removeAttribute(name);
    }
    this.#isWriting = false;
  }
}

/** The next drawing of an element, and its name. */
export interface Plan extends AccessibleText, Pick<Content, 'identity' | 'className' | 'style' | 'after'> {
  /** Whether all packs and the e-mail hash that the drawing needs are loaded. Anything missing is being fetched. */
  readonly isReady: boolean;
  readonly hasPhoto: boolean;
  /** Draws the mascots; `undefined` without a seed. */
  readonly draw: (() => Drawing) | undefined;
  /** Draws a placeholder of the same size; `undefined` for an empty group. */
  readonly drawPlaceholder: () => Drawing | undefined;
  /** How many mascots move; 0 in a still drawing. */
  readonly moving: number;
  readonly isPaused: boolean;
}

/**
 * Prints a drawing as content. The style element of a moving one is left out: a strict policy would block it, and the sheet of the
 * element has its text.
 */
function printShown(drawing: Drawing | undefined): Pick<Content, 'drawing' | 'size' | 'isMoving'> {
  if (drawing === undefined) return { drawing: '', size: '', isMoving: false };
  const { attributes, style } = drawing;
  return {
    drawing: printDrawing({ ...drawing, style: '' }),
    size: `${attributes['width']} ${attributes['height']}`,
    isMoving: style !== '',
  };
}

// With Lit's module for hydration, an element that a server drew inside another has this attribute until the other has set its
// properties (Defer Hydration Protocol).
const DEFERRED = 'defer-hydration';

/** An element that shows a drawing. Not a LitElement: pages would load Lit's templates, and no element has any. */
export abstract class NaviiElement extends ReactiveElement {
  /** `@lit-labs/ssr` renders classes with this mark. */
  static readonly ['_$litElement$'] = true;

  // Not `styles`: on a server Lit would print all of them with every element, and `render` prints those that a drawing needs.
  declare protected static readonly rules: Rules;

  readonly #semantics = new SemanticsWriter(this);
  /** Whether an attribute is being copied to a property, or a property to an attribute. */
  #isSyncing = false;
  #unwatchWindow: (() => void) | undefined;
  #moving = 0;
  #isPaused = false;
  #hasPhoto = false;
  #content: Content | undefined;
  #shown: Content | undefined;
  #box: HTMLElement | undefined;
  /** The identity of the mascots that were last drawn. */
  #drawn: string | undefined;

  /** Reads the properties and plans the next drawing. */
  protected abstract plan(): Plan;

  /** Prints the value of a property as the text of its attribute; `null` (no attribute) for a value that text cannot express. */
  protected printProperty(_property: PropertyKey, value: unknown): string | null {
    return printValue(value);
  }

  // A change of these attributes may change the accessible name.
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...AUTHOR_ATTRIBUTES, DEFERRED];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    super.attributeChangedCallback(name, old, value);
    this.#isSyncing = false;
    if (name === DEFERRED && value === null) super.connectedCallback();
    if (!(AUTHOR_ATTRIBUTES as readonly string[]).includes(name)) return;
    // Before the first update a server may have written the attribute.
    if (this.hasUpdated) this.#semantics.noteChange(name);
    this.requestUpdate();
  }

  // A property that a script sets is written to its attribute at once, so that a clone, or the page written out, is complete.
  // Lit would write it with the next drawing, and never before the element is in a page.
  override requestUpdate(...args: Parameters<ReactiveElement['requestUpdate']>): void {
    super.requestUpdate(...args);
    const [property, , options] = args;
    if (property !== undefined && !this.#isSyncing) this.reflect(property, options?.attribute);
  }

  /** Writes the value of a property to its attribute. */
  protected reflect(property: PropertyKey, attribute: PropertyDeclaration['attribute']): void {
    if (typeof attribute !== 'string') return;
    const text = this.printProperty(property, Reflect.get(this, property));
    this.#isSyncing = true;
    if (text === null) this.removeAttribute(attribute);
    else if (this.getAttribute(attribute) !== text) this.setAttribute(attribute, text);
    this.#isSyncing = false;
  }

  override connectedCallback(): void {
    if (!this.hasAttribute(DEFERRED) || !('litElementHydrateSupport' in globalThis)) super.connectedCallback();
    subscribe(this);
    this.#moveOrRest();
    this.#watchWindow();
  }

  override disconnectedCallback(): void {
    this.#unwatchWindow?.();
    this.#unwatchWindow = undefined;
    this.#leave();
    super.disconnectedCallback();
  }

  #leave(): void {
    findExtra('motion')?.rest(this);
    unsubscribe(this);
  }

  // When a frame is removed or a window is closed, the browser does not call `disconnectedCallback` of the elements in it.
  #watchWindow(): void {
    const { defaultView } = this.ownerDocument;
    if (defaultView === null || defaultView === globalThis.window) return;
    const release = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) this.#leave();
    };
    defaultView.addEventListener('pagehide', release);
    this.#unwatchWindow = () => defaultView.removeEventListener('pagehide', release);
  }

  // Not Lit's own: its style sheets belong to the document of the page, but an element may stand in a frame.
  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#style(root);
    return root;
  }

  /** Styles the element again: the browser removes the style sheets when it moves an element to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot !== null) this.#style(this.shadowRoot);
  }

  #style(root: ShadowRoot): void {
    const { rules, elementStyles } = this.constructor as typeof NaviiElement;
    // A subclass may have styles. Lit does not know the styles of this class, so they come first.
    const own = elementStyles.flatMap((style) => ('cssText' in Object(style) ? (style as CSSResult).cssText : []));
    styleRoot(root, [rules.sheet, ...own]);
  }

  protected override willUpdate(): void {
    // Attributes that a server wrote are replaced by internals.
    if (!this.hasUpdated) this.#semantics.takeOver();
    hintAttributes(this);
    const plan = this.plan();
    const { isReady, identity, draw, drawPlaceholder, className, style, after, moving, isPaused } = plan;
    // The old drawing stays until the new packs are here: a placeholder between two drawings would flash. The old drawing of
    // other mascots goes: it would show a face next to another person's name.
    const isKept = !isReady && identity === this.#drawn && !this.#content?.isPlaceholder;
    const old = isKept ? this.#content : undefined;
    const drawing = isReady ? draw?.() : undefined;
    const isPlaceholder = (drawing ?? old) === undefined;
    if (isReady) this.#drawn = identity;
    // This does not keep the plan itself: its functions hold everything that they have read.
    [this.#moving, this.#isPaused, this.#hasPhoto] = [isPlaceholder ? 0 : moving, isPaused, plan.hasPhoto];
    this.#content = {
      ...(old ?? printShown(drawing ?? drawPlaceholder())),
      identity,
      isPlaceholder,
      className,
      style,
      after,
    };
    this.#semantics.write(plan);
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const content = this.#content as Content;
    this.#box = show(this.renderRoot as ShadowRoot, this.#shown, content);
    if (this.#hasPhoto && this.#shown?.drawing !== content.drawing) showPhotos(this.#box, () => this.#moveOrRest());
    this.#shown = content;
    this.#moveOrRest();
  }

  /** Renders on a server, where Lit calls only `willUpdate` and this method. Returns what Lit's `html` returns. */
  protected render(): unknown {
    // In a page it is never called, and bundles drop it.
    if (!isServer || this.#content === undefined) return undefined;
    const { rules } = this.constructor as typeof NaviiElement;
    const styles = printRules(rules, this.#content, this.#moving > 0, this.#hasPhoto);
    return { _$litType$: 1, strings: toStrings(styles + printContent(this.#content)), values: [] };
  }

  #moveOrRest(): void {
    if (this.#box === undefined) return;
    const moving = this.#hasPhoto ? this.#moving - countPhotos(this.#box) : this.#moving;
    const isMoving = moving > 0 && this.isConnected;
    // It rests until the code that moves drawings is loaded, and for good if that fails.
    if (isMoving && !hasExtra('motion')) this.#box.setAttribute('data-motion', 'rests');
    else if (isMoving) findExtra('motion')?.startMotion(this, this.#box, moving, this.#isPaused);
    else findExtra('motion')?.rest(this);
  }

  /** Reads the name that the author gave. */
  protected readNames(label: unknown, alt: unknown): AccessibleName {
    return readNames(label, alt, this.#semantics.read('title'));
  }

  /** Whether the author gave the element the role `list`. */
  protected get isList(): boolean {
    return this.#semantics.role === 'list';
  }
}

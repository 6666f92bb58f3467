// Shows markup of this library: as text for a server, and as nodes of a shadow root.
//
// Lit could render it, but slower. The time that 1,000 avatars take in Chromium, as a multiple of `innerHTML` of the same SVG
// (`npm run bench elements`): a bare LitElement with `render()` 2.07; this module, with all else that the elements do, 1.73.
interface Policy {
  createHTML(text: string): string;
}

/** The global scope with Trusted Types, which not every browser has and TypeScript's DOM types lack. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const PLAIN: Policy = { createHTML: (text) => text };

// A page may allow a policy name only once and still load two copies of this library. So the first copy creates the policy
// and shares a guarded version of it under this key.
const KEY = /* @__PURE__ */ Symbol.for('navii.policy');

/** The tags of drawings. They run no code, and only a photo loads a file. */
const TAG =
  /<\/?(?:svg|g|path|circle|ellipse|rect|clipPath|text|style|span|foreignObject|img)(?: (?!on)[\w-]+="[^"<>]*")*\/?>/gi;

function isDrawing(text: unknown): boolean {
  return typeof text === 'string' && !/[<>]/.test(text.replace(TAG, ''));
}

/** The policy for other copies: it trusts drawings only, and returns any other text unchanged and untrusted. */
function guardPolicy(policy: Policy): Policy {
  return { createHTML: (text) => (isDrawing(text) ? policy.createHTML(text) : text) };
}

function findPolicy(): Policy {
  try {
    const shared = Reflect.get(globalThis, KEY) as Policy | undefined;
    if (shared !== undefined) return shared;
    const own = (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('navii', PLAIN);
    if (own === undefined) return PLAIN;
    Object.defineProperty(globalThis, KEY, { value: guardPolicy(own) });
    return own;
  } catch {
    // The page does not allow the policy `navii`. Plain text works where the page demands no Trusted Types; where it does, the
    // browser reports a violation.
    return PLAIN;
  }
}

let policy: Policy | undefined;

/**
 * Marks markup of this library as safe to parse, also where a page demands Trusted Types. All outside text in it must be
 * escaped. The policy is called `navii`; no other script can reach it.
 */
export function trust(markup: string): string {
  // Created at first use, because importing the classes must not touch the page.
  policy ??= findPolicy();
  return policy.createHTML(markup);
}

/** The content of a shadow root: a box around a drawing, and markup after the box. */
export interface Content {
  /** Markup of a drawing; the empty string for an empty group. All outside text in it is escaped. */
  readonly drawing: string;
  /** The width and the height of its root element. */
  readonly size: string;
  readonly isMoving: boolean;
  /** Identifies the mascots: another text means other mascots. */
  readonly identity: string;
  readonly isPlaceholder: boolean;
  /** Classes of the box. */
  readonly className: string;
  /** Custom properties of the box. */
  readonly style: Readonly<Record<string, string>>;
  /** Markup that follows the box. */
  readonly after: string;
}

function partOf({ isPlaceholder }: Content): string {
  return isPlaceholder ? 'svg placeholder' : 'svg';
}

/** Prints content as HTML. The box is hidden from assistive technology: the name belongs to the element as a whole. */
export function printContent(content: Content): string {
  const { className, drawing, after } = content;
  const style = Object.entries(content.style).map(([name, value]) => `${name}:${value}`);
  const classes = className === '' ? '' : ` class="${className}"`;
  const styles = style.length === 0 ? '' : ` style='${style.join(';')}'`;
  return `<span part="${partOf(content)}" aria-hidden="true"${classes}${styles}>${drawing}</span>${after}`;
}

/**
 * Makes markup of this library the literal of a Lit template: `` html(toStrings(markup)) ``. Lit's directive `unsafeHTML` would
 * do the same, with code that pages do not need. This module imports neither Lit nor the engine: the components of the frameworks,
 * and pages that draw nothing, use it too.
 */
export function toStrings(markup: string): TemplateStringsArray {
  return Object.assign([markup], { raw: [markup] });
}

/** Parses markup of this library and returns its top elements. */
export function parse(markup: string, document: Document): Element[] {
  // Not a template: its content belongs to another document, and the browser would have to adopt every node of it.
  const container = document.createElement('div');
  container.innerHTML = trust(markup);
  return [...container.children];
}

function printTag(element: Element): string {
  return (element.cloneNode() as Element).outerHTML;
}

/** Makes an element equal to another one of the same name. Descendants that are equal, or differ only in attributes, stay. */
function patch(element: Element, wanted: Element): void {
  if (printTag(element) !== printTag(wanted)) {
    // All attributes are replaced, because their order counts when the drawing is written out.
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    // A copy of the node, because `setAttribute` would lose the namespace of `xmlns`.
    for (const attribute of wanted.attributes) element.setAttributeNode(attribute.cloneNode() as Attr);
  }
  if (element.childElementCount + wanted.childElementCount > 0) patchChildren(element, wanted);
  else if (element.textContent !== wanted.textContent) element.textContent = wanted.textContent;
}

/** The badge of a mascot, the only part with the attribute, or the layer of badges of a group. */
function findBadge(children: readonly Element[]): Element | undefined {
  const last = children.at(-1);
  return last?.matches('[color], svg') ? last : undefined;
}

function patchChildren(element: Element, wanted: Element): void {
  const [old, fresh] = [[...element.children], [...wanted.children]];
  // A badge comes last. Where only one side has it, it has no counterpart.
  const [badge, wantedBadge] = [findBadge(old), findBadge(fresh)];
  if (badge && !wantedBadge) old.pop()?.remove();
  if (wantedBadge && !badge) fresh.pop();
  while (old[0] && fresh[0] && old[0].isEqualNode(fresh[0])) {
    old.shift();
    fresh.shift();
  }
  // The rest is paired from its end. In a face the eyes come last, and they blink: a mouth with one more line must not restart
  // their animation.
  let next: Element | null = null;
  for (;;) {
    const [last, model] = [old.at(-1), fresh.at(-1)];
    if (!last || last.tagName !== model?.tagName) break;
    if (!last.isEqualNode(model)) patch(last, model);
    next = last;
    old.pop();
    fresh.pop();
  }
  for (const child of old) child.remove();
  for (const child of fresh) element.insertBefore(child, next);
  if (wantedBadge && !badge) element.append(wantedBadge);
}

/**
 * Shows another drawing in a box, or in a new box that replaces it.
 *
 * @param before - the content of which the box shows the drawing; `undefined` when a server drew it
 * @returns the box that now shows the drawing
 */
function redraw(box: HTMLElement, before: Content | undefined, now: Content): HTMLElement {
  if (before?.drawing && before.size !== now.size) {
    // A new box, because WebKit does not lay out a box again when only the size of its content changes.
    const fresh = box.cloneNode() as HTMLElement;
    fresh.innerHTML = trust(now.drawing);
    box.replaceWith(fresh);
    return fresh;
  }
  // Patching keeps animations running, the nodes that a server made, and the body of a mascot of which only the face changes. In all
  // other cases replacing everything is faster.
  const isPatched = before === undefined || before.identity === now.identity || (before.isMoving && now.isMoving);
  const [fresh] = isPatched ? parse(now.drawing, box.ownerDocument) : [];
  const old = box.querySelector('svg');
  if (old !== null && fresh !== undefined) patch(old, fresh);
  else box.innerHTML = trust(now.drawing);
  return box;
}

/**
 * Makes a shadow root show content.
 *
 * @param before - the content that it shows already; `undefined` the first time, when it may hold the markup of a server
 * @returns the box around the drawing
 */
export function show(root: ShadowRoot, before: Content | undefined, now: Content): HTMLElement {
  let box = root.querySelector<HTMLElement>('[part~=svg]');
  if (box === null) {
    const styles = root.querySelectorAll('style');
    root.innerHTML = trust(printContent({ ...now, style: {} }));
    box = root.firstElementChild as HTMLElement;
    if (styles.length > 0) root.prepend(...styles);
  } else {
    if (before?.drawing !== now.drawing) box = redraw(box, before, now);
    if (before?.className !== now.className) box.className = now.className;
    if (before?.isPlaceholder !== now.isPlaceholder) box.setAttribute('part', partOf(now));
    if (before?.after !== now.after) {
      while (box.nextElementSibling !== null) box.nextElementSibling.remove();
      if (now.after !== '') box.after(...parse(now.after, root.ownerDocument));
    }
  }
  // A script sets this: a strict Content-Security-Policy would block it in the markup.
  for (const [name, value] of Object.entries(now.style)) box.style.setProperty(name, value);
  return box;
}

/** Constructed sheets by the document that they belong to (CSSOM §6.2): an element can move to a frame or another window. */
const sheets = /* @__PURE__ */ new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Styles a shadow root: by adopted style sheets, or by style elements where it cannot adopt any (jsdom, Safari before 16.4). */
export function styleRoot(root: ShadowRoot, styles: readonly string[]): void {
  const { ownerDocument: document } = root;
  // The style elements of a server go: they hold only a part of the rules, and a strict policy blocks them.
  for (const element of root.querySelectorAll('style')) element.remove();
  // By TypeScript's types it is always there, but jsdom lacks it.
  if ((root.adoptedStyleSheets as readonly unknown[] | undefined) === undefined) {
    root.prepend(...styles.map((textContent) => Object.assign(document.createElement('style'), { textContent })));
    return;
  }
  // A document without a window, such as the document of a template, shows nothing.
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return;
  const cached = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, cached);
  for (const style of styles) {
    if (cached.has(style)) continue;
    const sheet = new Sheet();
    sheet.replaceSync(style);
    cached.set(style, sheet);
  }
  root.adoptedStyleSheets = styles.flatMap((style) => cached.get(style) ?? []);
}

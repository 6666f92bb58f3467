// Shows a drawing in the shadow root of an element: for the first time, again, and as text on a server.
//
// Lit could render it, but slower. The time that 1,000 avatars take in Chromium, as a multiple of `innerHTML` of the same SVG
// (`npm run bench elements`): a bare LitElement with `render()` 2.07; this module, with all else that the elements do, 1.73.
import type { CSSResult } from 'lit';
import { html, type TemplateResult } from 'lit/html.js';
import { trust } from './trust.js';

/** What stands in a shadow root: a box around a drawing, and what follows it. */
export interface Content {
  /** Markup of the engine, or of a placeholder; the empty string for nobody. All text from outside is escaped. */
  readonly drawing: string;
  /** Whether the drawing stands in for somebody. */
  readonly isPlaceholder: boolean;
  /** Classes of the box. */
  readonly className: string;
  /** Custom properties of the box. */
  readonly style: Readonly<Record<string, string>>;
  /** Markup that follows the box. */
  readonly beside: string;
}

function partOf({ isPlaceholder }: Content): string {
  return isPlaceholder ? 'svg placeholder' : 'svg';
}

/** Prints content. The box is hidden from assistive technology, which is told of the element as a whole. */
export function printContent(content: Content): string {
  const { className, drawing, beside } = content;
  const style = Object.entries(content.style).map(([name, value]) => `${name}:${value}`);
  const classes = className === '' ? '' : ` class="${className}"`;
  const styles = style.length === 0 ? '' : ` style='${style.join(';')}'`;
  return `<span part="${partOf(content)}" aria-hidden="true"${classes}${styles}>${drawing}</span>${beside}`;
}

/** Markup of this library as a template, for what prints it: the directive `unsafeHTML` without what pages would need of it. */
export function toTemplate(markup: string): TemplateResult {
  return html(Object.assign([markup], { raw: [markup] }));
}

/** Parses markup of this library into the elements at its top. */
export function parse(markup: string, document: Document): Element[] {
  // Not a template: its content belongs to another document, and the browser would have to adopt every node of it.
  const place = document.createElement('div');
  place.innerHTML = trust(markup);
  return [...place.children];
}

function printTag(element: Element): string {
  return (element.cloneNode() as Element).outerHTML;
}

/** Turns an element into another of the same name. Descendants stay that are equal or differ in attributes alone. */
function patch(element: Element, wanted: Element): void {
  if (printTag(element) !== printTag(wanted)) {
    // All of them, because their order counts when the drawing is written out.
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    // A copy of the node, because `setAttribute` would lose the namespace of `xmlns`.
    for (const attribute of wanted.attributes) element.setAttributeNode(attribute.cloneNode() as Attr);
  }
  if (element.childElementCount + wanted.childElementCount > 0) patchChildren(element, wanted);
  else if (element.textContent !== wanted.textContent) element.textContent = wanted.textContent;
}

function patchChildren(element: Element, wanted: Element): void {
  const [old, fresh] = [[...element.children], [...wanted.children]];
  while (old[0] && fresh[0] && old[0].isEqualNode(fresh[0])) {
    old.shift();
    fresh.shift();
  }
  // The rest is paired from its end. In a face the eyes come last, and they blink: a mouth with one more line must not make
  // them start again.
  let next: Element | null = null;
  for (;;) {
    const [kept, model] = [old.at(-1), fresh.at(-1)];
    if (!kept || kept.tagName !== model?.tagName) break;
    if (!kept.isEqualNode(model)) patch(kept, model);
    next = kept;
    old.pop();
    fresh.pop();
  }
  for (const child of old) child.remove();
  for (const child of fresh) element.insertBefore(child, next);
}

/** The start of a class, which only moving drawings have. Text from outside is escaped, so it cannot contain this. */
const MOTION = ' class="';

function rootOf(drawing: string): string {
  return drawing.slice(0, drawing.indexOf('>'));
}

/** Puts a drawing into a box, or into a box that takes its place. Nothing is known of what a server has drawn before. */
function redraw(box: HTMLElement, before: string | undefined, now: string): HTMLElement {
  if (before && rootOf(before) !== rootOf(now)) {
    // WebKit would not lay out anew what only has other sizes inside.
    const fresh = box.cloneNode() as HTMLElement;
    fresh.innerHTML = trust(now);
    box.replaceWith(fresh);
    return fresh;
  }
  // To patch keeps motion going, and the nodes that a server made. For all else it is faster to replace everything.
  const isPatched = before === undefined || (before.includes(MOTION) && now.includes(MOTION));
  const [fresh] = isPatched ? parse(now, box.ownerDocument) : [];
  const old = box.querySelector('svg');
  if (old !== null && fresh !== undefined) patch(old, fresh);
  else box.innerHTML = trust(now);
  return box;
}

/**
 * Makes a shadow root show content.
 *
 * @param before - what it shows already; `undefined` at the first time, when it may hold what a server put there
 * @returns the box around the drawing
 */
export function show(root: ShadowRoot, before: Content | undefined, now: Content): HTMLElement {
  let box = root.querySelector<HTMLElement>('[part~=svg]');
  if (box === null) {
    const styles = root.querySelectorAll('style');
    root.innerHTML = trust(printContent({ ...now, style: {} }));
    box = root.firstElementChild as HTMLElement;
    root.prepend(...styles);
  } else {
    if (before?.drawing !== now.drawing) box = redraw(box, before?.drawing, now.drawing);
    if (before?.className !== now.className) box.className = now.className;
    if (before?.isPlaceholder !== now.isPlaceholder) box.setAttribute('part', partOf(now));
    if (before?.beside !== now.beside) {
      while (box.nextElementSibling !== null) box.nextElementSibling.remove();
      if (now.beside !== '') box.after(...parse(now.beside, root.ownerDocument));
    }
  }
  // Not in the markup, where a strict Content-Security-Policy would block it.
  for (const [name, value] of Object.entries(now.style)) box.style.setProperty(name, value);
  return box;
}

/** Constructed sheets by the document that they belong to (CSSOM §6.2): an element can move to a frame or another window. */
const sheets = /* @__PURE__ */ new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Styles a shadow root. Where it adopts no sheets (jsdom, Safari before 16.4), style elements do. */
export function styleRoot(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { ownerDocument: document } = root;
  const written = root.querySelectorAll('style');
  // The types promise what jsdom lacks.
  if ((root.adoptedStyleSheets as readonly unknown[] | undefined) === undefined) {
    if (written.length > 0) return;
    root.prepend(
      ...styles.map(({ cssText }) => Object.assign(document.createElement('style'), { textContent: cssText })),
    );
    return;
  }
  // A document without a window, such as that of a template, shows nothing.
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return;
  const known = sheets.get(document) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(document, known);
  for (const style of styles) {
    if (known.has(style)) continue;
    const sheet = new Sheet();
    sheet.replaceSync(style.cssText);
    known.set(style, sheet);
  }
  root.adoptedStyleSheets = styles.flatMap((style) => known.get(style) ?? []);
  // Those of a server, which a strict policy blocks.
  for (const element of written) element.remove();
}

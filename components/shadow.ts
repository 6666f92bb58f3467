// What stands in the shadow root of an element: as text, for a server and for the first time in a page, and kept up to date.
import { MOTION_STYLE } from '../lib/render/motion.js';
import { parse } from './parse.js';
import { patch } from './patch.js';
import { trust } from './trust.js';

/** The content of a shadow root. */
export interface Content {
  /** What the engine drew, or a placeholder, without a style element; or nothing. All text from outside is escaped. */
  readonly drawing: string;
  /** Whether the drawing stands in for somebody. */
  readonly isPlaceholder: boolean;
  /** Classes of the box around the drawing. */
  readonly className: string;
  /** Custom properties of the box. */
  readonly style: Readonly<Record<string, string>>;
  /** Markup that follows the box. */
  readonly beside: string;
}

function partOf({ isPlaceholder }: Content): string {
  return isPlaceholder ? 'svg placeholder' : 'svg';
}

/**
 * Takes the style element out of a moving drawing: a strict Content-Security-Policy blocks it, so the elements adopt the same
 * text as a style sheet. All else is inserted as the engine wrote it.
 */
export function removeMotionStyle(drawing: string): string {
  return drawing.replace(MOTION_STYLE, '');
}

/**
 * The content as markup, for a server. The box is hidden from assistive technology, which is told of the element as a whole.
 */
export function printContent(content: Content): string {
  const { className, drawing, beside } = content;
  const style = Object.entries(content.style).map(([name, value]) => `${name}:${value}`);
  const classes = className === '' ? '' : ` class="${className}"`;
  const styles = style.length === 0 ? '' : ` style='${style.join(';')}'`;
  return `<span part="${partOf(content)}" aria-hidden="true"${classes}${styles}>${drawing}</span>${beside}`;
}

const EMPTY: Content = { drawing: '', isPlaceholder: false, className: '', style: {}, beside: '' };

/** Fills a shadow root, which may hold a style element, and what a server put there. */
function fill(root: ShadowRoot, content: Content): HTMLElement {
  for (const child of root.querySelectorAll(':not(style)')) child.remove();
  const box = root.ownerDocument.createElement('span');
  box.setAttribute('part', partOf(EMPTY));
  box.setAttribute('aria-hidden', 'true');
  // Before the box is in the page, where each node would be styled as it comes.
  update(box, EMPTY, content);
  root.append(box);
  updateBeside(box, content.beside);
  return box;
}

function findBox(root: ShadowRoot): HTMLElement | null {
  return root.querySelector('[part~=svg]');
}

/** The start of a class, which only moving drawings have. Text from outside is escaped, so it cannot contain this. */
const MOTION = ' class="';

function rootOf(drawing: string): string {
  return drawing.slice(0, drawing.indexOf('>'));
}

/** Puts another drawing into a box, or into a box that takes its place. */
function updateDrawing(box: HTMLElement, before: string | undefined, now: string): HTMLElement {
  if (before && rootOf(before) !== rootOf(now)) {
    // WebKit would not lay out anew what only has other sizes inside.
    const fresh = box.cloneNode() as HTMLElement;
    fresh.innerHTML = trust(now);
    box.replaceWith(fresh);
    return fresh;
  }
  // Patching keeps motion going, and the nodes that a server made. For all else, replacing everything is faster.
  const isPatched = before === undefined || (before.includes(MOTION) && now.includes(MOTION));
  const [fresh] = isPatched ? parse(now, box.ownerDocument) : [];
  const old = box.querySelector('svg');
  if (old !== null && fresh !== undefined) patch(old, fresh);
  else box.innerHTML = trust(now);
  return box;
}

function updateBeside(box: Element, beside: string): void {
  while (box.nextElementSibling !== null) box.nextElementSibling.remove();
  if (beside !== '') box.after(...parse(beside, box.ownerDocument));
}

function update(old: HTMLElement, before: Content | undefined, now: Content): HTMLElement {
  const box = before?.drawing === now.drawing ? old : updateDrawing(old, before?.drawing, now.drawing);
  if (before?.className !== now.className) box.className = now.className;
  if (before?.isPlaceholder !== now.isPlaceholder) box.setAttribute('part', partOf(now));
  for (const [name, value] of Object.entries(now.style)) box.style.setProperty(name, value);
  return box;
}

/**
 * Makes a shadow root show content.
 *
 * @param before - what it shows already; nothing is known of what a server put there
 * @returns the box around the drawing
 */
export function showContent(root: ShadowRoot, before: Content | undefined, now: Content): HTMLElement {
  const known = root.firstChild === null ? null : findBox(root);
  if (known === null) return fill(root, now);
  const box = update(known, before, now);
  if (before?.beside !== now.beside) updateBeside(box, now.beside);
  return box;
}

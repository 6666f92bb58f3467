// Mounts elements in a page and reads their content.
import '../../components/define.js';

/** Removes everything from the page. */
export function clear(): void {
  document.body.replaceChildren();
}

/** Waits until the page's own elements have drawn the latest changes. */
export async function settle(root: ParentNode = document): Promise<void> {
  for (const element of root.querySelectorAll<HTMLElement & { updateComplete?: Promise<boolean> }>('*')) {
    await element.updateComplete;
  }
}

/**
 * Mounts HTML in the page.
 *
 * @returns its first element, after it has drawn
 */
export async function mount<Name extends keyof HTMLElementTagNameMap>(
  _name: Name,
  markup: string,
): Promise<HTMLElementTagNameMap[Name]> {
  const box = document.createElement('div');
  box.innerHTML = markup;
  document.body.append(box);
  await settle(box);
  return box.firstElementChild as HTMLElementTagNameMap[Name];
}

/** Finds the box around the drawing of an element. */
export function frameOf(element: Element): HTMLElement {
  const frame = element.shadowRoot?.querySelector<HTMLElement>('[part~=svg]');
  if (!frame) throw new Error(`${element.outerHTML} shows no drawing`);
  return frame;
}

/** Finds the drawing of an element. */
export function drawingOf(element: Element): SVGSVGElement {
  const drawing = frameOf(element).querySelector('svg');
  if (!drawing) throw new Error(`${element.outerHTML} shows no drawing`);
  return drawing;
}

/** Serializes the drawing of an element as an XML document. */
export function serialize(element: Element): string {
  return new XMLSerializer().serializeToString(drawingOf(element));
}

/** Lists the animations that run in the drawing of an element. They start after the browser has painted it on the screen. */
export function listMotion(element: Element): string[] {
  const running = drawingOf(element).getAnimations({ subtree: true });
  return running.map((animation) => (animation as CSSAnimation).animationName);
}

// Text to DOM.
import { trust } from './trust.js';

let box: HTMLElement | undefined;

/**
 * Parses markup of this library into the elements at its top.
 *
 * @param document - to which they shall belong
 */
export function parse(markup: string, document: Document): Element[] {
  // Made at first use, because importing the classes must not touch the page. Not a template: its content belongs to another
  // document, and the browser would have to adopt every node of it.
  // One of another document would keep that document when its window is closed.
  const place =
    document === globalThis.document ? (box ??= document.createElement('div')) : document.createElement('div');
  place.innerHTML = trust(markup);
  return [...place.children];
}

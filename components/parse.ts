// Text to DOM.
import { trust } from './trust.js';

let box: HTMLElement | undefined;

// A page often shows one mascot in several sizes: drawings that differ in nothing but these two attributes.
const SIZE = / width="([^"]*)" height="([^"]*)"/;
let latest: string | undefined;
let model: Element | undefined;

function parseText(drawing: string): Element {
  // Made at first use, because importing the classes must not touch the page. Not a template: its content belongs to another
  // document, and the browser would have to adopt every node of it.
  box ??= document.createElement('div');
  box.innerHTML = trust(drawing);
  return box.firstElementChild as Element;
}

/**
 * Parses a drawing of the engine.
 *
 * @param drawing - an SVG document; the engine has escaped all text in it that came from outside
 */
export function parse(drawing: string): Element {
  const [sizes = '', width = '', height = ''] = SIZE.exec(drawing) ?? [];
  const unsized = drawing.replace(sizes, '');
  if (unsized !== latest) {
    latest = unsized;
    model = undefined;
    return parseText(drawing);
  }
  // Most drawings come once. The second of a kind is parsed again, as a model of which it and all later ones are copies.
  model ??= parseText(drawing);
  const copy = model.cloneNode(true) as Element;
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  return copy;
}

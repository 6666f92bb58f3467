// Gives a shadow root its style sheet, in whichever document it stands: a constructed sheet belongs to one document
// (CSSOM §6.2), so an element that moves into a frame or another window needs one of that document.
import type { CSSResult } from 'lit';

const known = /* @__PURE__ */ new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

function findSheet(document: Document, style: CSSResult): CSSStyleSheet | undefined {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return undefined;
  const sheets = known.get(document) ?? new Map<CSSResult, CSSStyleSheet>();
  known.set(document, sheets);
  const sheet = sheets.get(style) ?? new Sheet();
  if (!sheets.has(style)) sheet.replaceSync(style.cssText);
  sheets.set(style, sheet);
  return sheet;
}

function insertStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const elements = styles.map((style) => {
    const element = root.ownerDocument.createElement('style');
    element.textContent = style.cssText;
    return element;
  });
  root.prepend(...elements);
}

/** Styles a shadow root. Without constructed sheets (jsdom, Safari before 16.4) style elements do. */
export function styleRoot(root: ShadowRoot, styles: readonly CSSResult[]): void {
  // The types promise what jsdom lacks.
  if ((root.adoptedStyleSheets as readonly unknown[] | undefined) === undefined) {
    if (root.querySelector('style') === null) insertStyles(root, styles);
    return;
  }
  const sheets = styles.flatMap((style) => findSheet(root.ownerDocument, style) ?? []);
  // A document without a window, such as that of a template, shows nothing.
  if (sheets.length === 0) return;
  root.adoptedStyleSheets = sheets;
  // A server's, which a strict policy blocks.
  if (root.firstChild !== null) for (const element of root.querySelectorAll('style')) element.remove();
}

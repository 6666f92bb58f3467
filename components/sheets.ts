// Gives a shadow root its style sheet, in whichever document it stands: a constructed sheet belongs to one document
// (CSSOM §6.2), so an element that moves into a frame or another window needs one of that document.
import type { CSSResult } from 'lit';

const sheets = /* @__PURE__ */ new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

function findSheet(document: Document, style: CSSResult): CSSStyleSheet | undefined {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return undefined;
  const known = sheets.get(document) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(document, known);
  const sheet = known.get(style) ?? new Sheet();
  if (!known.has(style)) sheet.replaceSync(style.cssText);
  known.set(style, sheet);
  return sheet;
}

function insertStyle(root: ShadowRoot, style: CSSResult): void {
  const element = root.ownerDocument.createElement('style');
  element.textContent = style.cssText;
  root.prepend(element);
}

/**
 * Styles a shadow root. Without constructed sheets (jsdom, Safari before 16.4) a style element does.
 */
export function styleRoot(root: ShadowRoot, style: CSSResult): void {
  // The types promise what jsdom lacks.
  if ((root.adoptedStyleSheets as readonly unknown[] | undefined) === undefined) {
    if (root.querySelector('style') === null) insertStyle(root, style);
    return;
  }
  const sheet = findSheet(root.ownerDocument, style);
  // A document without a window, such as that of a template, shows nothing.
  if (sheet !== undefined) root.adoptedStyleSheets = [sheet];
}

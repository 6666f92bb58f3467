// Prints the views (`site/shared/view.ts`) into the pages, each in its first state.
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { renderThunked } from '@lit-labs/ssr/lib/render.js';
import { BLANK_CELL, FIRST as FIRST_GALLERY, renderGallery } from '../gallery/view.js';
import type { Fragments } from '../shared/page-entry.js';

/** Prints a template so that a script can take it over. */
export function printView(view: unknown): string {
  // The mark of a drawing has a digest of it, which no script reads and which does not compress.
  return collectResultSync(renderThunked(view)).replace(/<!--lit-part [^ >]+-->(?=<svg |\{svg\})/g, '<!--lit-part-->');
}

// Events are not printed.
const NO_ACTIONS = {} as never;

/** The views of the pages. */
export const VIEWS: Fragments = new Map([
  ['gallery', () => printView(renderGallery(FIRST_GALLERY, NO_ACTIONS))],
  ['gallery-cell', () => printView(BLANK_CELL)],
]);

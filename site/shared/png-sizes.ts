// Sizes of the PNGs that pages save, as edges in pixels.
import { html, type TemplateResult } from 'lit/html.js';
import { field } from './view.js';

/** The sizes. */
export const PNG_SIZES = [96, 128, 256, 512, 1024] as const;

/** The size before anybody has chosen: large enough for profiles everywhere. */
export const PNG_SIZE = 512;

/** The sizes as options of a select, where the page knows which one is chosen. */
export function renderPngSizes(chosen: number): TemplateResult[] {
  return PNG_SIZES.map((size) => html`<option value=${size} .selected=${field(size === chosen)}>${size} px</option>`);
}

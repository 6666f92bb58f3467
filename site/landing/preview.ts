// Elements that show the state, each with some options overridden.
import { escapeHtml } from '../shared/html.js';
import { drawPreview } from './draw.js';

/** Writes such an element. The drawing inside is shown until the element is defined. */
export function renderPreview(overrides: string): string {
  const drawing = drawPreview({}, overrides);
  return `<navii-avatar class="preview" data-preview="${escapeHtml(overrides)}">${drawing}</navii-avatar>`;
}

// The choice of packs, as the playground and the gallery offer it.
import { PACKS } from '../../lib/index.js';
import { each, escapeHtml } from './html.js';

/** A checkbox for each pack: the option takes several. */
export function renderPackChoice(): string {
  return `<div class="choice words">${each(
    PACKS,
    ({ id, name, about }) =>
      `<label title="${escapeHtml(about)}"><input type="checkbox" name="packs" value="${id}">` +
      `<span class="word">${escapeHtml(name)}</span></label>`,
  )}</div>`;
}

// The choice of packs.
import { html, type TemplateResult } from 'lit/html.js';
import { PACKS } from '../../lib/index.js';
import { field } from './view.js';

/** A checkbox for each pack. */
export function renderPackChoice(chosen: readonly string[]): TemplateResult[] {
  return PACKS.map(
    ({ id, name, about }) =>
      html`<label title=${about}><input type="checkbox" name="packs" value=${id} .checked=${field(chosen.includes(id))}><span class="word">${name}</span></label>`,
  );
}

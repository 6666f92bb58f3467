// Form controls that several pages share: PNG sizes, packs, and radio buttons for the values of an option.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { listPacks } from '../../lib/index.js';
import { field } from './view.js';

/** Sizes of saved PNGs: their edges in pixels. */
export const PNG_SIZES = [96, 128, 256, 512, 1024] as const;

/** The default size of saved PNGs: large enough for a profile picture on any site. */
export const PNG_SIZE = 512;

/** Sizes in pixels as options of a `<select>`. */
export function renderSizes(sizes: readonly number[], chosen: number): TemplateResult[] {
  return sizes.map((size) => html`<option value=${size} .selected=${field(size === chosen)}>${size} px</option>`);
}

/** A checkbox for each pack. */
export function renderPackChoice(chosen: readonly string[]): TemplateResult[] {
  return listPacks().map(
    ({ id, name, about }) =>
      html`<label title=${about}><input type="checkbox" name="packs" value=${id} .checked=${field(chosen.includes(id))}><span class="word">${name}</span></label>`,
  );
}

/** Adds several values, as an address may have them, to the single values that a control offers: as one more value. */
export function addSeveral(values: readonly string[], chosen: string | readonly string[]): readonly string[] {
  return typeof chosen === 'string' ? values : [...values, String(chosen)];
}

/**
 * A radio button for each value of an option, or a checkbox.
 *
 * @param values - the empty text stands for "no value": the seed chooses
 * @param draw - the picture of a value, shown beside its name
 */
export function renderChoices(
  name: string,
  values: readonly string[],
  chosen: readonly string[],
  draw: (value: string) => unknown = () => nothing,
  type: 'radio' | 'checkbox' = 'radio',
): TemplateResult[] {
  return values.map((value) => {
    const label = value === '' ? 'its own' : value;
    return html`<label title=${label}><input type=${type} name=${name} value=${value} .checked=${field(chosen.includes(value))}>${draw(value)}<span class="word">${label}</span></label>`;
  });
}

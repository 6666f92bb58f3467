// Form controls that several pages share: selects, packs, and radio buttons for the values of an option.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { listPacks } from '../../lib/index.js';
import type { OptionTable } from '../../lib/options/row.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { field } from './view.js';

type NamedValues = readonly (readonly [value: string, name: string])[];

export function renderOptions(values: NamedValues, chosen: string): TemplateResult[] {
  return values.map(
    ([value, name]) => html`<option value=${value} .selected=${field(value === chosen)}>${name}</option>`,
  );
}

/** Sizes in pixels as options of a `<select>`. */
export function renderSizes(sizes: readonly number[], chosen: number): TemplateResult[] {
  return renderOptions(
    sizes.map((size) => [String(size), `${size} px`]),
    String(chosen),
  );
}

export function renderSelect(id: string, name: string, label: string, options: TemplateResult[]): TemplateResult {
  return html`<div class="field">
    <label class="legend" for=${id}>${label}</label>
    <select id=${id} name=${name} autocomplete="off">${options}</select>
  </div>`;
}

/** A `<select>` for one value of an option. An address may have several values: they are offered as one more. */
export function renderChoice(
  id: string,
  name: keyof typeof AVATAR_OPTIONS,
  values: readonly string[],
  chosen: string | readonly string[],
): TemplateResult {
  const named = addSeveral(values, chosen).map((value) => [value, nameValue(name, value)] as const);
  return renderSelect(id, name, AVATAR_OPTIONS[name].label, renderOptions(named, String(chosen)));
}

/** Names a value of an option; the empty text stands for "no value": the seed chooses, or there is none. */
function nameValue(name: string, value: string): string {
  if (value !== '') return value;
  return (AVATAR_OPTIONS as OptionTable)[name]?.unset === 'none' ? 'none' : 'auto';
}

/** The packs, by their names. */
export const SORTED_PACKS = listPacks().toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

export function renderPackChoice(chosen: readonly string[]): TemplateResult[] {
  return SORTED_PACKS.map(
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
    const label = nameValue(name, value);
    return html`<label title=${label}><input type=${type} name=${name} value=${value} .checked=${field(chosen.includes(value))}>${draw(value)}<span class="word">${label}</span></label>`;
  });
}

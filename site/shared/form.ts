// Reads a form into a state, and fills it from one.
import { catalogue, readAvatarOptions, readGroupOptions } from '../../lib/index.js';
import { printSetting } from '../../lib/options/read.js';
import { OPTION_NAMES, TEAM_NAMES, type State } from './options.js';

/** Reads the controls of some names; those that are empty are absent. */
export function readForm(form: HTMLFormElement, names: readonly string[]): State {
  const entries = new FormData(form);
  const texts = names.map((name) => [name, entries.getAll(name).map(String).join(',')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function setControl(control: Element, text: string, values: readonly string[]): void {
  if (control instanceof HTMLSelectElement) control.value = values[0] ?? '';
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio') control.checked = control.value === (values[0] ?? '');
    else if (control.type === 'checkbox') control.checked = values.includes(control.value);
    else if (control.type === 'range') control.value = values[0] ?? '';
    else if (control !== document.activeElement) control.value = text;
  }
}

/** Fills the controls from a state, with the values that the engine reads from its texts. */
export function fillForm(form: HTMLFormElement, state: State): void {
  const avatar = readAvatarOptions((name) => state[name], catalogue);
  const group = readGroupOptions((name) => state[name], catalogue);
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (name === null) continue;
    const option = OPTION_NAMES.find((known) => known === name);
    const teamOption = TEAM_NAMES.find((known) => known === name);
    const value = option ? avatar[option] : teamOption ? group[teamOption] : state[name];
    const texts = value === undefined ? [] : [value].flat().map(printSetting);
    setControl(control, state[name] ?? '', texts);
  }
  showRanges(form);
}

/** Writes the values of the sliders beside them. */
export function showRanges(form: HTMLFormElement): void {
  for (const output of form.querySelectorAll<HTMLOutputElement>('output[data-unit]')) {
    const slider = form.elements.namedItem(output.htmlFor.value.replace('c-', ''));
    if (slider instanceof HTMLInputElement) output.value = slider.value + (output.dataset['unit'] ?? '');
  }
}

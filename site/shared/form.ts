// Between the controls and the state: texts by name, in both directions.
import { catalogue, readAvatarOptions, readGroupOptions } from '../../lib/index.js';
import { OPTION_NAMES, TEAM_NAMES, type State } from './state.js';

/** Collects what the controls say; a field left empty is absent. */
export function readForm(form: HTMLFormElement, names: readonly string[]): State {
  const entries = new FormData(form);
  const texts = names.map((name) => [name, entries.getAll(name).map(String).join(',')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function setControl(control: Element, raw: string, read: readonly string[]): void {
  if (control instanceof HTMLSelectElement) control.value = read[0] ?? '';
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio') control.checked = control.value === (read[0] ?? '');
    else if (control.type === 'checkbox') control.checked = read.includes(control.value);
    else if (control.type === 'range') control.value = read[0] ?? '';
    else if (control !== document.activeElement) control.value = raw;
  }
}

/** Makes the controls show a state, each as the engine reads it. */
export function fillForm(form: HTMLFormElement, state: State): void {
  const avatar = readAvatarOptions((name) => state[name], catalogue);
  const group = readGroupOptions((name) => state[name], catalogue);
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (name === null) continue;
    const option = OPTION_NAMES.find((known) => known === name);
    const teamOption = TEAM_NAMES.find((known) => known === name);
    const value = option ? avatar[option] : teamOption ? group[teamOption] : state[name];
    const texts = value === undefined ? [] : [value].flat().map((item) => (item === true ? '1' : String(item)));
    setControl(control, state[name] ?? '', texts);
  }
  showRanges(form);
}

/** Prints the numbers beside the sliders. */
export function showRanges(form: HTMLFormElement): void {
  for (const output of form.querySelectorAll<HTMLOutputElement>('output[data-unit]')) {
    const slider = form.elements.namedItem(output.htmlFor.value.replace('c-', ''));
    if (slider instanceof HTMLInputElement) output.value = slider.value + (output.dataset['unit'] ?? '');
  }
}

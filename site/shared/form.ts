// Reads a form into a state.
import type { State } from './options.js';

/** Reads the controls of some names; those that are empty are absent. */
export function readForm(form: HTMLFormElement, names: readonly string[]): State {
  const entries = new FormData(form);
  const texts = names.map((name) => [name, entries.getAll(name).map(String).join(',')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

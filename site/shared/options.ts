// Options as raw texts by name, as a query or a form has them. Only the engine's readers interpret the texts.
import { listNonDefaults, readAvatarOptions } from '../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { KNOWN_IDS } from './known-ids.js';

/** Raw texts by name: options, and other values that a page keeps in its address. A name without a value is absent. */
export type RawTexts = Readonly<Record<string, string>>;

/** Names of the avatar options, in the order of the table. */
export const OPTION_NAMES = Object.keys(AVATAR_OPTIONS) as readonly (keyof typeof AVATAR_OPTIONS)[];

/** Copies texts without some of the names. */
export function omit(texts: RawTexts, names: readonly string[]): RawTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));
}

/**
 * Reads the values of some names from a query. Of several values of a name, the first counts, as on the service.
 *
 * @param clean - changes a text, such as one that may have an e-mail address
 */
export function readQuery(
  query: string,
  names: readonly string[],
  clean: (text: string, name: string) => string = String,
): RawTexts {
  const params = new URLSearchParams(query);
  const texts = names.map((name) => [name, clean(params.get(name) ?? '', name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Lists the avatar options that differ from their defaults, each in its shortest text. */
export function listOptions(texts: RawTexts): (readonly [name: string, text: string])[] {
  return listNonDefaults(readAvatarOptions((name) => texts[name], KNOWN_IDS));
}

/** Reads the form controls with these names. Several values of one name are joined with commas; empty ones are left out. */
export function readForm(form: HTMLFormElement, names: readonly string[]): RawTexts {
  const entries = new FormData(form);
  const texts = names.map((name) => [name, entries.getAll(name).map(String).join(',')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

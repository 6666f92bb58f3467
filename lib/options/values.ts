// Readers of single values. Each is a total function: any value in, a valid value or `undefined` (absent) out.
import { readColor } from './color.js';

/** Inclusive bounds. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** Text of a value: strings as they are, numbers and booleans printed; anything else, and the empty string, is absent. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** The leading number, as `parseFloat` reads it, clamped into the range. */
export function decimal(value: unknown, range: Range): number | undefined {
  const number = Number.parseFloat(text(value) ?? '');
  return Number.isNaN(number) ? undefined : Math.min(range.max, Math.max(range.min, number));
}

/** As {@link decimal}, then truncated: the bounds are integers. */
export function integer(value: unknown, range: Range): number | undefined {
  const number = decimal(value, range);
  return number === undefined ? undefined : Math.trunc(number);
}

/** `1` or `true` is on; anything else that is there is off. */
export function flag(value: unknown): boolean | undefined {
  const word = text(value);
  return word === undefined ? undefined : word === '1' || word === 'true';
}

/** One of the known ids, in their exact letter case. */
export function oneOf<T extends string>(value: unknown, ids: readonly T[]): T | undefined {
  return ids.find((id) => id === value);
}

/** Items of a list: an array's, or those of a text split on commas; trimmed, empty ones dropped. */
export function list(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : (text(value) ?? '').split(',');
  return items.map((item) => (text(item) ?? '').trim()).filter((item) => item !== '');
}

/** A CSS colour; `none` and what cannot be read are absent. */
export function plainColor(value: unknown): string | undefined {
  const word = text(value);
  return word === undefined ? undefined : readColor(word);
}

/** A CSS colour, or the word `auto`. */
export function color(value: unknown): string | undefined {
  return value === 'auto' ? value : plainColor(value);
}

// Tabs and line breaks become spaces; what XML 1.0 §2.2 forbids, lone surrogates included, is dropped.
const BREAKS = /[\t\n\r\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/gu;

/**
 * A line of text for people.
 *
 * @param maximum - code points that are kept
 */
export function line(value: unknown, maximum: number): string | undefined {
  const clean = (text(value) ?? '').replace(BREAKS, ' ').replace(FORBIDDEN, '');
  const kept = clean.length > maximum ? [...clean].slice(0, maximum).join('') : clean;
  return kept === '' ? undefined : kept;
}

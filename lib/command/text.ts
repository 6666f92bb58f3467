// Texts for a terminal: lines of 80 columns, numbers, quotes, and suggestions for misspelled words.
import { findClosest } from '../options/words.js';

/** Columns of a line. */
const WIDTH = 80;

/** Breaks a text into lines at its spaces. Every line begins with the indent. */
export function wrap(text: string, indent = ''): string {
  const line = new RegExp(`(.{1,${WIDTH - indent.length}}|\\S+)(?: |$)`, 'g');
  return Array.from(text.matchAll(line), ([, words]) => indent + words).join('\n');
}

/** Formats a number with commas between thousands. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** Formats a number with its noun, such as `1 picture` or `2 pictures`. */
export function formatAmount(count: number, one: string): string {
  return `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;
}

// Terminals execute control characters, and characters that change the direction of text make it read differently.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** Makes any text safe to print: on one line, at most `most` characters, without control characters. */
export function clean(text: string, most = 60): string {
  // Reads no more of a long text than it can show: a character has at most two code units.
  const points = Array.from(text.slice(0, 2 * most + 2));
  const short = points.length > most ? `${points.slice(0, most).join('')}…` : text;
  return short.replace(CONTROL, ' ');
}

/** Makes any text safe to print, and keeps its line breaks. */
export function cleanLines(text: string): string {
  return text.replace(CONTROL, (sign) => (sign === '\n' ? sign : ' '));
}

/** Puts any text in quotation marks, safe to print. */
export function quote(text: string): string {
  return `"${clean(text)}"`;
}

/**
 * Lists the known words, safe to print.
 *
 * @param most - number of words to list; the others are counted
 */
export function describeKnown(known: readonly string[], most = Infinity): string {
  const shown = known.slice(0, most).map((word) => clean(word));
  const rest = known.length - shown.length;
  return wrap(`Possible values: ${shown.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`);
}

/** Says that a word is unknown, and names the closest one and all known ones. */
export function describeUnknown(word: string, known: readonly string[], most?: number): string {
  const closest = findClosest(word, known);
  const hint = closest === undefined ? '' : `; did you mean ${clean(closest)}?`;
  return `there is no ${quote(word)}${hint}\n${describeKnown(known, most)}`;
}

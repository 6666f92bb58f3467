// Texts for a terminal: 80 columns, and the word that was probably meant.
import { countEdits, toKebab } from '../options/words.js';

/** Columns of a line. */
export const WIDTH = 80;

/**
 * Breaks a text into lines at its spaces.
 *
 * @param indent - stands before every line but the first
 * @param start - columns that are taken on the first line
 */
export function wrap(text: string, indent = '', start = 0): string {
  let column = start;
  let wrapped = '';
  for (const word of text.split(' ')) {
    const isFirst = wrapped === '';
    if (!isFirst && column + 1 + word.length > WIDTH) {
      wrapped += `\n${indent}${word}`;
      column = indent.length + word.length;
    } else {
      wrapped += isFirst ? word : ` ${word}`;
      column += word.length + (isFirst ? 0 : 1);
    }
  }
  return wrapped;
}

/** A number with commas between its thousands. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** A number with what is counted. */
export function formatAmount(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

// A terminal obeys control characters, and what turns the direction of writing shows other words than there are.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** Text on one line and not too long, whatever is in it. */
export function clean(text: string, most = 60): string {
  // No more of a long one is looked at than can be shown: a letter takes at most two units.
  const points = Array.from(text.slice(0, 2 * most + 2));
  const short = points.length > most ? `${points.slice(0, most).join('')}…` : text;
  return short.replace(CONTROL, ' ');
}

/** Text with its line breaks, and without anything else that a terminal would obey. */
export function cleanLines(text: string): string {
  return text.replace(CONTROL, (sign) => (sign === '\n' ? sign : ' '));
}

/** Text in quotation marks, on one line and not too long, whatever is in it. */
export function quote(text: string): string {
  return `"${clean(text)}"`;
}

/** The known word that a wrong one was probably meant to be. */
export function findClosest(word: string, known: readonly string[]): string | undefined {
  const plain = toKebab(word.slice(0, 40)).toLowerCase();
  const allowed = Math.max(1, Math.floor(plain.length / 3));
  const ranked = known
    // Each letter that one has more than the other is an edit.
    .filter(({ length }) => Math.abs(length - plain.length) <= allowed)
    .map((candidate) => ({ candidate, edits: countEdits(plain, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/**
 * Lists the words that there are, whatever is in them.
 *
 * @param most - that are listed; the others are counted
 */
export function describeKnown(known: readonly string[], most = Infinity): string {
  const shown = known.slice(0, most).map((word) => clean(word));
  const rest = known.length - shown.length;
  return wrap(`There are: ${shown.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`);
}

/** Says that there is no such word, which was probably meant, and which there are. */
export function describeUnknown(word: string, known: readonly string[], most?: number): string {
  const closest = findClosest(word, known);
  const hint = closest === undefined ? '' : `; did you mean ${clean(closest)}?`;
  return `there is no ${quote(word)}${hint}\n${describeKnown(known, most)}`;
}

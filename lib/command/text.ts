// Texts for a terminal: 80 columns, names in kebab case, and the word that was probably meant.

/** Columns of a line. */
export const WIDTH = 80;

/** `tileBg` as it is written on a command line: `tile-bg`. */
export function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

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

/** Text in quotation marks, on one line and not too long, whatever is in it. */
export function quote(text: string): string {
  const points = [...text];
  const short = points.length > 60 ? `${points.slice(0, 60).join('')}…` : text;
  // oxlint-disable-next-line no-control-regex -- a terminal obeys control characters
  return `"${short.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ')}"`;
}

/** How many letters must be added, dropped, changed or swapped with the next to make one word another. */
export function countEdits(from: string, to: string): number {
  let last: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (last[j - 2] ?? 0) + 1);
      next.push(least);
    }
    last = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The known word that a wrong one was probably meant to be. */
export function findClosest(word: string, known: readonly string[]): string | undefined {
  const plain = toKebab(word.slice(0, 40)).toLowerCase();
  const allowed = Math.max(1, Math.floor(plain.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, edits: countEdits(plain, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** Says that there is no such word, which was probably meant, and which there are. */
export function describeUnknown(word: string, known: readonly string[]): string {
  const closest = findClosest(word, known);
  const hint = closest === undefined ? '' : `; did you mean ${closest}?`;
  return `there is no ${quote(word)}${hint}\n${wrap(`There are: ${known.join(', ')}`)}`;
}

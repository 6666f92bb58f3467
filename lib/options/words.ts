// Names as people write them: in kebab case, and perhaps misspelt.

/** The name of an option as an attribute or a flag: `tile-bg` for `tileBg`. */
export function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The distance of two words: the number of letters to add, drop, change or swap with the next one (optimal string alignment).
 */
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

/** Finds the known word closest to a misspelt one; `undefined` if none is close. */
export function findClosest(word: string, known: readonly string[]): string | undefined {
  const plain = toKebab(word.slice(0, 40)).toLowerCase();
  const allowed = Math.max(1, Math.floor(plain.length / 3));
  const ranked = known
    // Each letter by which the lengths differ is an edit.
    .filter(({ length }) => Math.abs(length - plain.length) <= allowed)
    .map((candidate) => ({ candidate, edits: countEdits(plain, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** Asks whether the closest known word was meant; empty if none is close. */
export function suggest(word: string, known: readonly string[]): string {
  const closest = findClosest(word, known);
  return closest === undefined ? '' : `; did you mean ${closest}?`;
}

/** The type of a value as messages name it: `typeof`, but null and arrays are no objects here. */
export function typeName(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}

/** The error for a value of a wrong type. */
export function wrongType(name: string, wanted: string, given: unknown, advice = ''): TypeError {
  return new TypeError(`${name}: expected ${wanted}, got ${typeName(given)}${advice}`);
}

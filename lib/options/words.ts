// Words that people write: names in kebab case, and how far two words are apart.

/** `tileBg` as attributes and flags have it: `tile-bg`. */
export function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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

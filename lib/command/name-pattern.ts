// Patterns for the names of files: `{seed}.png`, `{index}-{department}.svg`.
import { MOST_COLUMNS } from './csv.js';
import { UsageError } from './errors.js';
import type { SeedRow } from './seeds.js';
import { describeUnknown, quote } from './text.js';

/** A pattern, read. */
export interface NamePattern {
  /** With its full stop, as it was written. */
  readonly extension: string;
  /** The places of the columns that it has in it. */
  readonly columns: readonly number[];
  /** The name of a file without its extension. */
  readonly fill: (row: SeedRow, index: number) => string;
}

/**
 * Reads a pattern.
 *
 * @param columns - of the CSV file, if there is one
 * @throws UsageError where it is no name of a file, or names something that there is not
 */
export function readPattern(pattern: string, columns: readonly string[]): NamePattern {
  if (/[/\\]/.test(pattern)) throw new UsageError(`--name: expected the name of a file, got a path: ${quote(pattern)}`);
  const extension = /\.(?:svg|png)$/i.exec(pattern)?.[0];
  if (extension === undefined)
    throw new UsageError(`--name: expected a name that ends in .svg or .png, got ${quote(pattern)}`);
  // The names of placeholders stand between the texts.
  const pieces = pattern.slice(0, -extension.length).split(/\{([^{}]*)\}/);
  const names = pieces.filter((_, at) => at % 2 === 1);
  if (names.length === 0) throw new UsageError(`--name: expected {seed} in it, else all files have one name`);
  for (const name of names) {
    if (name !== 'seed' && name !== 'index' && !columns.includes(name))
      throw new UsageError(`--name: ${describeUnknown(name, ['seed', 'index', ...columns], MOST_COLUMNS)}`);
  }
  const places = pieces.map((name) => columns.indexOf(name));
  return {
    extension,
    columns: names.filter((name) => name !== 'seed' && name !== 'index').map((name) => columns.indexOf(name)),
    fill({ seed, fields }, index) {
      const values = pieces.map((piece, at) => {
        if (at % 2 === 0) return piece;
        if (piece === 'seed') return seed;
        return piece === 'index' ? String(index) : (fields[places[at] ?? 0] ?? '');
      });
      return values.join('');
    },
  };
}

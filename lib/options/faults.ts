// Finds the parts of a value that do not count as they are given: for hints, for defaults, and for the command, which refuses them.
import { EMPTY, list, listPairs, listValues, readGiven, splitColors } from './read.js';
import type { ListKind, OptionSchema } from './row.js';
import type { KnownIds } from './schema.js';

/** A part of a value that does not count as it is given. */
export interface Fault {
  readonly given: unknown;
  /** The value that it counts as; `undefined` if it is ignored. */
  readonly read?: unknown;
}

const UNBOUNDED = { min: -Infinity, max: Infinity, maxLength: Infinity };

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The single ids of the option `parts`, each as text. A slot of an object may be absent. */
function splitPairs(value: unknown): readonly string[] {
  return listPairs(value).flatMap(([slot = '', ids]) => {
    if (ids === undefined) return typeof value === 'object' ? [] : slot;
    return (listValues(ids, '|') as readonly (string | null)[]).map((id) => `${slot}:${id ?? EMPTY}`);
  });
}

type Splitter = (value: unknown) => readonly unknown[];

/** How the values of lists are split into parts that can be read by themselves. */
const SPLITTERS: Readonly<Record<ListKind, Splitter> & Partial<Record<OptionSchema['kind'], Splitter>>> = {
  ids: list,
  colors: splitColors,
  parts: splitPairs,
};

/** Lists the parts of a value that do not count as they are given. A value that is a proxy may make it throw. */
export function listFaults(value: unknown, row: OptionSchema, known: KnownIds): readonly Fault[] {
  if (isAbsent(value)) return [];
  let room = 'most' in row ? row.most : Infinity;
  const parts = SPLITTERS[row.kind]?.(value) ?? ('several' in row ? listValues(value, ',') : [value]);
  return (parts.length === 0 && !Array.isArray(value) ? [value] : parts).flatMap((given) => {
    const read = readGiven(row, given, known);
    if (read === undefined || room-- <= 0)
      return isAbsent(given) || (given === EMPTY && 'auto' in row) ? [] : { given };
    // Lists have no bounds.
    const isWithin =
      read === given || typeof read === 'object' || read === readGiven({ ...row, ...UNBOUNDED }, given, known);
    return isWithin ? [] : { given, read };
  });
}

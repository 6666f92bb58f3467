// Checks default options: the defaults of an engine, and of the elements of a page.
import { listFaults } from './faults.js';
import { adviseName, adviseValue } from './hints.js';
import { valuesOf } from './read.js';
import type { SchemaTable } from './row.js';
import { AVATAR_SCHEMA, spellTable, type KnownIds } from './schema.js';
import { typeName, wrongType } from './words.js';

// A title names one mascot.
const { title: _title, ...DEFAULT_ROWS } = AVATAR_SCHEMA;
const ROWS: SchemaTable = /* @__PURE__ */ spellTable(DEFAULT_ROWS);

/** The options that have defaults. */
export const DEFAULT_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(ROWS);

/** Throws a TypeError if a value is not an object, a RangeError if it has another name than these. */
export function expectNames(place: string, value: object, names: readonly string[]): void {
  const wanted = names.join(', ');
  if (typeName(value) !== 'object') throw wrongType(place, `${wanted} in an object`, value);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new RangeError(`${place}: expected ${wanted}, got ${unknown}${adviseName(unknown, names)}`);
}

/** Throws a RangeError if a value does not count as it is given. */
export function expectValues(defaults: object, known: KnownIds): void {
  for (const [name, row] of Object.entries(ROWS)) {
    const [fault] = listFaults(valuesOf(defaults)(name), row, known);
    if (fault === undefined) continue;
    const advice = adviseValue(fault, row, known);
    throw new RangeError(`defaults: ${name}: expected a known value, got ${JSON.stringify(fault.given)}${advice}`);
  }
}

// What a flag is: a name with a text for help, and how its value is read.

import { listKnown, readOptionId } from '../choose/owners.js';
import { catalogue, SLOTS } from '../index.js';
import { EMPTY, list, readColor } from '../options/read.js';
import type { OptionRow, OptionTable } from '../options/schema.js';
import { describeDefault, describeValues } from '../options/table.js';
import { UsageError } from './errors.js';
import { describeUnknown, findClosest, quote } from './text.js';

/** One flag. Its name is its key in a record, in camel case; on a command line it is in kebab case. */
export interface Flag<Value = unknown> {
  /** One letter that stands for it. */
  readonly short?: string;
  /** What help calls its value; a switch has none. */
  readonly value?: string;
  readonly doc: string;
  /** What it takes, and what stands without it, for help. */
  readonly takes?: string;
  /** Whether the values of a flag that is given twice count together. */
  readonly joins?: boolean;
  /**
   * Reads its value.
   *
   * @throws UsageError which does not name the flag
   */
  readonly read: (text: string) => Value;
}

/** Flags by name. */
export type Flags = Readonly<Record<string, Flag>>;

/** The values of flags that were given. */
export type ValuesOf<Table extends Flags> = {
  readonly [Name in keyof Table]?: Table[Name] extends Flag<infer Value> ? Value : never;
};

const ON: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'on']);
const OFF: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off']);

function readSwitch(text: string): boolean {
  if (ON.has(text)) return true;
  if (OFF.has(text)) return false;
  throw new UsageError(`expected nothing, 1 or 0, got ${quote(text)}`);
}

/** A flag that is there or not. */
export function makeSwitch(doc: string, short?: string): Flag<boolean> {
  return { doc, read: readSwitch, ...(short === undefined ? {} : { short }) };
}

/** A flag with a text of at least one character. */
export function makeText(value: string, doc: string, short?: string): Flag<string> {
  const read = (text: string): string => {
    if (text === '') throw new UsageError(`expected ${value}, got nothing`);
    return text;
  };
  return { value, doc, read, ...(short === undefined ? {} : { short }) };
}

function readNumber(text: string, row: OptionRow & { readonly kind: 'integer' | 'number' }): number {
  const number = Number(text);
  const isWhole = row.kind === 'integer';
  if (/^[+-]?[\d.]/.test(text) && number >= row.min && number <= row.max && (!isWhole || Number.isInteger(number)))
    return number;
  const kind = isWhole ? 'a whole number' : 'a number';
  throw new UsageError(`expected ${kind} from ${row.min} to ${row.max}, got ${quote(text)}`);
}

function checkKnown(word: string, known: readonly string[]): void {
  if (!known.includes(word)) throw new UsageError(describeUnknown(word, known));
}

function checkParts(text: string): void {
  for (const pair of list(text)) {
    const [name = '', id, ...more] = pair.split(':').map((word) => word.trim());
    if (id === undefined || more.length > 0) throw new UsageError(`expected slot:id, got ${quote(pair)}`);
    const slot = SLOTS.find((known) => known === name);
    if (slot === undefined) throw new UsageError(describeUnknown(name, SLOTS));
    // Options may empty any slot of parts, also one that seeds always fill.
    if (readOptionId(slot, id, catalogue) === undefined && !(id === EMPTY && slot in catalogue.parts))
      throw new UsageError(`${slot}: ${describeUnknown(id, listKnown(slot, catalogue).map(String))}`);
  }
}

const COLORS = 'a CSS colour (tomato, #ffc94a, oklch(0.8 0.1 90) …)';

function checkColor(text: string, auto: boolean): void {
  if ((auto && text === 'auto') || readColor(text) !== undefined) return;
  const isAutoMeant = auto && findClosest(text, ['auto']) === 'auto';
  const hint = isAutoMeant ? '; did you mean auto?' : '';
  throw new UsageError(`expected ${COLORS}${auto ? ' or auto' : ''}, got ${quote(text)}${hint}`);
}

/**
 * Reads the value of an option as it stands on a command line. Where the engine forgives, this refuses: who types can be
 * told.
 *
 * @throws UsageError which does not name the option
 */
function readStrictly(text: string, row: OptionRow): unknown {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return readNumber(text, row);
    case 'enum':
      checkKnown(text, row.values);
      return text;
    case 'id':
      checkKnown(text, [...catalogue[row.of].keys()]);
      return text;
    case 'ids':
      for (const id of list(text)) checkKnown(id, [...catalogue[row.of].keys()]);
      return text;
    case 'color':
      checkColor(text, row.auto);
      return text;
    case 'flag':
      return readSwitch(text);
    case 'parts':
      checkParts(text);
      return text;
    case 'text':
      if ([...text].length > row.maxLength)
        throw new UsageError(`expected at most ${row.maxLength} characters, got ${[...text].length}`);
      return text;
  }
}

const VALUE_NAMES: Readonly<Record<OptionRow['kind'], string | undefined>> = {
  integer: 'N',
  number: 'N',
  enum: 'WORD',
  id: 'ID',
  ids: 'IDS',
  color: 'COLOUR',
  flag: undefined,
  parts: 'PAIRS',
  text: 'TEXT',
};

// The rows speak to everybody. This is what does not hold for a command line, which forgives nothing.
const FORGIVEN = / Out of range is clamped\.|, unknown ids are skipped| \(not in a query\)/g;

/** The flag of one option. */
export function flagOf(row: OptionRow): Flag {
  const value = VALUE_NAMES[row.kind];
  const shown = {
    doc: row.doc.replace(FORGIVEN, '').replaceAll('`', ''),
    read: (text: string) => readStrictly(text, row),
  };
  if (value === undefined) return shown;
  const takes = `${describeValues(row)}; default: ${describeDefault(row)}`;
  return { ...shown, value, takes, joins: row.kind === 'ids' || row.kind === 'parts' };
}

/** The flags of some options. */
export function flagsOf<Table extends OptionTable>(table: Table): { readonly [Name in keyof Table]: Flag } {
  const flags = Object.entries(table).map(([name, row]) => [name, flagOf(row)]);
  return Object.fromEntries(flags) as { readonly [Name in keyof Table]: Flag };
}

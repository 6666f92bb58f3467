// Commands and their flags as data, and how the arguments of a command line are read. Unknown arguments are errors.
import { parseArgs } from 'node:util';
import type { Catalogue } from '../choose/catalogue.js';
import { listKnown, readOptionId } from '../choose/owners.js';
import { readColor } from '../options/css-color.js';
import { EMPTY, list, listValues, number, readColors } from '../options/read.js';
import type { OptionRow, OptionTable } from '../options/row.js';
import { describeDefault, describeValues } from '../options/table.js';
import { toKebab } from '../options/words.js';
import { SLOTS } from '../spec.js';
import { type Terminal, UsageError } from './terminal.js';
import { describeUnknown, findClosest, quote } from './text.js';

/** A flag of the command line. Its name is its key in a record, in camel case; on the command line it is in kebab case. */
export interface Flag<Value = unknown> {
  /** A letter as a short form. */
  readonly short?: string;
  /** Name of its value in the help. A switch has none. */
  readonly value?: string;
  readonly doc: string;
  /** The possible values and the default, for the help. */
  readonly takes?: string;
  /** Whether the values of a repeated flag are joined with commas. Otherwise the last one counts. */
  readonly joins?: boolean;
  /**
   * Reads its value.
   *
   * @param known - the ids that it may contain
   * @throws UsageError without the name of the flag
   */
  readonly read: (text: string, known: Catalogue) => Value;
}

/** Flags by name. */
export type Flags = Readonly<Record<string, Flag>>;

/** The values of the flags that were given. */
export type ValuesOf<Table extends Flags> = {
  readonly [Name in keyof Table]?: Table[Name] extends Flag<infer Value> ? Value : never;
};

/** Flags under a heading of the help. */
export interface FlagGroup {
  readonly title: string;
  readonly flags: Flags;
}

/** A command of `navii`. */
export interface Command {
  /** The word after `navii`; empty for drawing. */
  readonly name: string;
  /** Lines that show its arguments, without `navii` and the name. */
  readonly usage: readonly string[];
  /** One line for the list of commands. */
  readonly summary: string;
  /** A few sentences about what it does. */
  readonly about: string;
  readonly groups: readonly FlagGroup[];
  readonly examples: readonly string[];
  /**
   * Runs it.
   *
   * @param args - the arguments after its name
   * @param known - the packs that it knows
   * @throws CommandError when it fails
   */
  readonly run: (args: readonly string[], terminal: Terminal, known: Catalogue) => Promise<void>;
}

const ON: ReadonlySet<string> = new Set(['1', 'true', 'yes', 'on']);
const OFF: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off']);

function readSwitch(text: string): boolean {
  if (ON.has(text)) return true;
  if (OFF.has(text)) return false;
  throw new UsageError(`expected no value, 1 or 0, got ${quote(text)}`);
}

/** Makes a flag without a value, which is on or off. */
export function makeSwitch(doc: string, short?: string): Flag<boolean> {
  return { doc, read: readSwitch, ...(short === undefined ? {} : { short }) };
}

/** Makes a flag with a text of at least one character. */
export function makeText(value: string, doc: string, short?: string): Flag<string> {
  const read = (text: string): string => {
    if (text === '') throw new UsageError(`expected ${value}, got nothing`);
    return text;
  };
  return { value, doc, read, ...(short === undefined ? {} : { short }) };
}

function readNumber(text: string, row: OptionRow & { readonly kind: 'integer' | 'number' }): number {
  const isWhole = row.kind === 'integer';
  const given = number(text, { ...row, kind: 'number', min: -Infinity, max: Infinity }) ?? Number.NaN;
  if (given >= row.min && given <= row.max && (!isWhole || Number.isInteger(given))) return given;
  const kind = isWhole ? 'a whole number' : 'a number';
  throw new UsageError(`expected ${kind} from ${row.min} to ${row.max}, got ${quote(text)}`);
}

function checkKnown(word: string, known: readonly string[]): void {
  if (!known.includes(word)) throw new UsageError(describeUnknown(word, known));
}

function checkParts(text: string, known: Catalogue): void {
  for (const pair of list(text)) {
    const [name = '', id, ...more] = pair.split(':').map((word) => word.trim());
    if (id === undefined || more.length > 0) throw new UsageError(`expected slot:id, got ${quote(pair)}`);
    const slot = SLOTS.find((each) => each === name);
    if (slot === undefined) throw new UsageError(describeUnknown(name, SLOTS));
    // The option `parts` may empty any slot of parts, also a slot that seeds always fill.
    for (const one of listValues(id, '|').map(String)) {
      if (readOptionId(slot, one, known) === undefined && !(one === EMPTY && slot in known.parts))
        throw new UsageError(`${slot}: ${describeUnknown(one, listKnown(slot, known).map(String))}`);
    }
  }
}

const COLORS = 'a CSS colour (tomato, #ffc94a, oklch(0.8 0.1 90) …)';

function checkColor(text: string, auto: boolean): void {
  if ((auto && text === 'auto') || readColor(text) !== undefined) return;
  const isAutoMeant = auto && findClosest(text, ['auto']) === 'auto';
  const hint = isAutoMeant ? '; did you mean auto?' : '';
  throw new UsageError(`expected ${COLORS}${auto ? ' or auto' : ''}, got ${quote(text)}${hint}`);
}

function checkColors(text: string, most: number): void {
  const items = list(text);
  const wrong = items.find((item) => readColors(item, 1) === undefined);
  if (wrong !== undefined) throw new UsageError(`expected a hex colour such as #2bb5a8, got ${quote(wrong)}`);
  if (items.length > most) throw new UsageError(`expected at most ${most} colours, got ${items.length}`);
}

/**
 * Reads the value of an option of the engine. The engine ignores wrong values, but the command refuses them: the person who
 * typed them can correct them.
 *
 * @throws UsageError without the name of the option
 */
function readStrictly(text: string, row: OptionRow, known: Catalogue): unknown {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return readNumber(text, row);
    case 'enum':
      for (const word of row.several ? listValues(text, ',') : [text]) checkKnown(String(word), row.values);
      return text;
    case 'id':
      for (const id of row.several ? listValues(text, ',') : [text]) checkKnown(String(id), [...known[row.of].keys()]);
      return text;
    case 'ids':
      for (const id of list(text)) if (id !== EMPTY) checkKnown(id, [...known[row.of].keys()]);
      return text;
    case 'color':
      checkColor(text, row.auto);
      return text;
    case 'colors':
      checkColors(text, row.most);
      return text;
    case 'flag':
      return readSwitch(text);
    case 'parts':
      checkParts(text, known);
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
  colors: 'COLOURS',
  flag: undefined,
  parts: 'PAIRS',
  text: 'TEXT',
};

// Phrases in the docs of options that are not true here, because the command ignores no wrong value.
const FORGIVING = / Out of range is clamped\.|, unknown ids are skipped| \(not in a query\)/g;

/** Makes the flag of an option of the engine. */
export function flagOf(row: OptionRow): Flag {
  const value = VALUE_NAMES[row.kind];
  const shown = {
    doc: row.doc.replace(FORGIVING, '').replaceAll('`', ''),
    read: (text: string, known: Catalogue) => readStrictly(text, row, known),
  };
  if (value === undefined) return shown;
  const takes = `${describeValues(row)}; default: ${describeDefault(row)}`;
  return { ...shown, value, takes, joins: row.kind === 'ids' || row.kind === 'colors' || row.kind === 'parts' };
}

/** Makes the flags of an option table. */
export function flagsOf<Table extends OptionTable>(table: Table): { readonly [Name in keyof Table]: Flag } {
  const flags = Object.entries(table).map(([name, row]) => [name, flagOf(row)]);
  return Object.fromEntries(flags) as { readonly [Name in keyof Table]: Flag };
}

/** The arguments of a command, read. */
export interface ParsedArgs<Table extends Flags> {
  readonly values: ValuesOf<Table>;
  /** The arguments that are not flags. */
  readonly words: readonly string[];
  /** How many of the words came after `--`, where `-` does not stand for standard input. */
  readonly literals: number;
}

interface NamedFlag {
  readonly name: string;
  readonly flag: Flag;
}

function refuseUnknown(rawName: string, known: ReadonlyMap<string, NamedFlag>): never {
  const closest = findClosest(rawName.replace(/^-+/, ''), [...known.keys(), 'help', 'version']);
  const hint = closest === undefined ? 'write a seed that starts with a dash after --' : `did you mean --${closest}?`;
  throw new UsageError(`there is no flag ${rawName}; ${hint}`);
}

function readValue(
  label: string,
  { flag }: NamedFlag,
  value: string | undefined,
  inline: boolean | undefined,
  known: Catalogue,
): unknown {
  if (flag.value === undefined) return value === undefined ? true : readFlag(label, flag, value, known);
  // A value that looks like a flag usually is one, and the value is missing. Numbers may be negative.
  const isFlag = value !== undefined && inline !== true && /^-\D/.test(value);
  if (value === undefined || isFlag) {
    const hint = isFlag ? `; if the value is ${value}, write ${label}=${value}` : '';
    throw new UsageError(`${label}: expected ${flag.value}, got nothing${hint}`);
  }
  return readFlag(label, flag, value, known);
}

function readFlag(label: string, flag: Flag, text: string, known: Catalogue): unknown {
  try {
    return flag.read(text, known);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${label}: ${error.message}`) : error;
  }
}

/**
 * Reads the arguments of a command.
 *
 * @param known - the ids that their values may contain
 * @throws UsageError for unknown flags and wrong values
 */
export function parseFlags<Table extends Flags>(
  args: readonly string[],
  flags: Table,
  known: Catalogue,
): ParsedArgs<Table> {
  const named = new Map(Object.entries(flags).map(([name, flag]) => [toKebab(name), { name, flag }]));
  const options = Array.from(named, ([label, { flag }]) => {
    const { short, value } = flag;
    return [
      label,
      { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) },
    ] as const;
  });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values: Record<string, unknown> = {};
  const words: string[] = [];
  const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
  let literals = 0;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      words.push(token.value);
      if (token.index > end) literals += 1;
    } else if (token.kind === 'option') {
      const { name, rawName, value, inlineValue } = token;
      const own = named.get(name);
      const negated = named.get(name.replace(/^no-/, ''));
      if (own) {
        const read = readValue(rawName, own, value, inlineValue, known);
        const before = values[own.name];
        const isJoined = own.flag.joins === true && typeof before === 'string';
        values[own.name] = isJoined ? `${before},${String(read)}` : read;
      } else if (negated !== undefined && negated.flag.value === undefined && value === undefined) {
        values[negated.name] = false;
      } else refuseUnknown(rawName, named);
    }
  }
  return { values: values as ValuesOf<Table>, words, literals };
}

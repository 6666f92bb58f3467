// Commands and their flags as data, and how the arguments of a command line are read. Unknown arguments are errors.
import { parseArgs } from 'node:util';
import type { Catalogue } from '../choose/catalogue.js';
import { listFaults } from '../options/faults.js';
import { kindOf } from '../options/kinds.js';
import { readGiven } from '../options/read.js';
import type { OptionRow, OptionSchema, OptionTable } from '../options/row.js';
import { spellTable } from '../options/schema.js';
import { describeDefault, describeValues } from '../options/table.js';
import { findClosest, toKebab } from '../options/words.js';
import { type Terminal, UsageError } from './terminal.js';
import { describeUnknown, quote } from './text.js';

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

/**
 * Reads the value of an option of the engine. The engine ignores wrong values, but the command refuses them: the person who
 * typed them can correct them.
 *
 * @throws UsageError without the name of the option
 */
function readStrictly(given: string, row: OptionRow, known: Catalogue): string {
  const [fault] = listFaults(given, row, known);
  const read = readGiven(row, given, known);
  // `64.5` counts as 64, but here it is a mistake.
  const isWhole = typeof read !== 'number' || Number.parseFloat(given) === read;
  if (fault === undefined && given !== '' && isWhole) return given;
  const part = (fault?.given ?? given) as string;
  const choice = kindOf(row).listWords?.(part, row, known);
  if (choice === undefined) throw new UsageError(`expected ${describeValues(row)}, got ${quote(part)}`);
  const { word, words, slot } = choice;
  throw new UsageError(`${slot === undefined ? '' : `${slot}: `}${describeUnknown(word, words)}`);
}

// Phrases in the docs of options that are not true here, because the command ignores no wrong value.
const FORGIVING = / Out of range is clamped\.|, unknown ids are skipped| \(not in a query\)/g;

/** Makes the flag of an option of the engine. */
function flagOf(row: OptionRow): Flag {
  const { value, isList = false } = kindOf<OptionSchema>(row);
  const doc = row.doc.replace(FORGIVING, '').replaceAll('`', '');
  if (value === undefined) return makeSwitch(doc);
  const takes = `${describeValues(row)}; default: ${describeDefault(row)}`;
  return { doc, value, takes, joins: isList, read: (text, known) => readStrictly(text, row, known) };
}

/** Makes the flags of an option table, also for the second names of options. */
export function flagsOf<Table extends OptionTable>(table: Table): { readonly [Name in keyof Table]: Flag } {
  const flags = Object.entries<OptionRow>(spellTable(table)).map(([name, row]) => [name, flagOf(row)]);
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

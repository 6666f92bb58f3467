// Commands and their flags as data, and how the arguments of a command line are read. Unknown arguments are errors.
import { parseArgs } from 'node:util';
import type { Catalogue } from '../choose/catalogue.js';
import { listFaults } from '../options/faults.js';
import { kindOf } from '../options/kinds.js';
import { readGiven } from '../options/read.js';
import type { OptionSchema, Words } from '../options/row.js';
import { spellTable } from '../options/schema.js';
import { describeDefault, describeValues } from '../options/table.js';
import { findClosest, toKebab } from '../options/words.js';
import { type Terminal, UsageError } from './terminal.js';
import { describeUnknown, quote } from './text.js';

/** A flag of the command line. Its name is its key in a record, in camel case; on the command line it is in kebab case. */
export interface Flag<Value = unknown> {
  /** A letter as a short form. */
  readonly short?: string;
  /** Name of its value in the help. Undefined for a switch. */
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

/** A command of `navii`, with its flags. */
export interface Command<Table extends Flags = Flags> {
  /** The word after `navii`; empty for drawing. */
  readonly name: string;
  /** Lines that show its arguments, without `navii` and the name. */
  readonly usage: readonly string[];
  /** One line for the list of commands. */
  readonly summary: string;
  /** A few sentences about its effect. */
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
  run(args: ParsedArgs<Table>, terminal: Terminal, known: Catalogue): Promise<void>;
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
function readStrictly(given: string, row: OptionSchema, known: Catalogue): string {
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

/** An option of the engine, or one that only the command has: without the words of forms and docs. */
type FlagRow = OptionSchema & Pick<Words, 'doc' | 'unset'>;

// Phrases in the docs of options that are not true here, because the command ignores no wrong value.
const FORGIVING = /; unknown ids are ignored| \(not in a query\)/g;

function flagOf(row: FlagRow): Flag {
  const { value, isList = false } = kindOf<OptionSchema>(row);
  const doc = row.doc.replace(FORGIVING, '').replaceAll('`', '');
  if (value === undefined) return makeSwitch(doc);
  const takes = `${describeValues(row)}; default: ${describeDefault(row)}`;
  return { doc, value, takes, joins: isList, read: (text, known) => readStrictly(text, row, known) };
}

/** Makes the flags of an option table, also for the second names of options. */
export function flagsOf<Table extends Readonly<Record<string, FlagRow>>>(
  table: Table,
): { readonly [Name in keyof Table]: Flag } {
  const flags = Object.entries<FlagRow>(spellTable(table)).map(([name, row]) => [name, flagOf(row)]);
  return Object.fromEntries(flags) as { readonly [Name in keyof Table]: Flag };
}

export interface ParsedArgs<Table extends Flags> {
  readonly values: ValuesOf<Table>;
  /** The arguments that are not flags. */
  readonly words: readonly string[];
  /** How many of the words came after `--`, where `-` does not stand for standard input. */
  readonly literals: number;
}

/** One argument, by its kind: a flag with its value, a word, or `--`. */
type Token = ReturnType<typeof splitArgs>[number];
type FlagToken = Extract<Token, { kind: 'option' }>;

/** Splits arguments into flags, their values and words, without a look at names and values. */
export function splitArgs(args: readonly string[], flags: Flags) {
  const options = Object.entries(flags).map(([name, { short, value }]) => [
    toKebab(name),
    { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) } as const,
  ]);
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(options) as Record<string, { type: 'boolean' | 'string'; short?: string }>,
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

/** Lists the flags among the arguments that have a name. */
export function findFlags(tokens: readonly Token[], name: string): FlagToken[] {
  return tokens.filter((token): token is FlagToken => token.kind === 'option' && token.name === name);
}

/**
 * Reads the value of a flag.
 *
 * @throws UsageError
 */
export function readFlag<Value>(
  { rawName, value, inlineValue }: FlagToken,
  flag: Flag<Value>,
  known: Catalogue,
): Value | true {
  if (flag.value === undefined && value === undefined) return true;
  // A value that looks like a flag usually is one, and the value is missing. Numbers may be negative.
  const isFlag = value !== undefined && !inlineValue && /^-\D/.test(value);
  if (value === undefined || isFlag) {
    const hint = isFlag ? `; if the value is ${value}, write ${rawName}=${value}` : '';
    throw new UsageError(`${rawName}: expected ${flag.value}, got nothing${hint}`);
  }
  try {
    return flag.read(value, known);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${rawName}: ${error.message}`) : error;
  }
}

function refuseUnknown(rawName: string, known: readonly string[]): never {
  const closest = findClosest(rawName.replace(/^-+/, ''), known);
  const hint = closest === undefined ? 'write a seed that starts with a dash after --' : `did you mean --${closest}?`;
  throw new UsageError(`there is no flag ${rawName}; ${hint}`);
}

/**
 * Reads the arguments of a command.
 *
 * @param known - the ids that their values may contain
 * @throws UsageError for unknown flags and wrong values
 */
export function readArgs(tokens: readonly Token[], flags: Flags, known: Catalogue): ParsedArgs<Flags> {
  const names = new Map(Object.keys(flags).map((name) => [toKebab(name), name]));
  const values: Record<string, unknown> = {};
  const words: string[] = [];
  const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = names.get(token.name);
    const negated = names.get(token.name.replace(/^no-/, ''));
    if (name !== undefined) {
      const read = readFlag(token, flags[name] as Flag, known);
      const isJoined = flags[name]?.joins === true && name in values;
      values[name] = isJoined ? `${String(values[name])},${String(read)}` : read;
    } else if (negated !== undefined && flags[negated]?.value === undefined && token.value === undefined) {
      values[negated] = false;
    } else refuseUnknown(token.rawName, [...names.keys()]);
  }
  return { values, words, literals: tokens.filter(({ kind, index }) => kind === 'positional' && index > end).length };
}

// Hints for developers: the console says once what of their options is ignored, a value that makes no sense or a name that is no
// option. They are printed unless NODE_ENV is `production`. Options of strangers (a query of the service) get none.
import { listFaults, type Fault } from './faults.js';
import { kindOf } from './kinds.js';
import { attempt, printSetting, readGiven, valuesOf, type ValueOf } from './read.js';
import type { OptionSchema, SchemaTable } from './row.js';
import { listSpellings, spellTable, type KnownIds } from './schema.js';
import { describeValues } from './table.js';
import { suggest } from './words.js';

declare const console: { warn(message: string): void };
declare const process: { readonly env: { readonly NODE_ENV?: string } };

// A guard by `typeof process` would silence the hints in browsers: bundlers write the value of `process.env.NODE_ENV` in, and leave
// `typeof process` as it is. Without a bundler a browser has no `process`.
function readsDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/** Whether hints are printed. Each function asks NODE_ENV again, by which bundlers for production find that it does nothing and drop it. */
const HINTS = /* @__PURE__ */ readsDevelopment();

/** More different messages than this are not printed. */
const MOST_MESSAGES = 100;

const printed = /* @__PURE__ */ new Set<string>();

/** Prints a message once, however often it is drawn. */
function printHint(message: string): void {
  if (printed.has(message) || printed.size === MOST_MESSAGES) return;
  printed.add(message);
  // Some runtimes have no console, or one without this method.
  attempt(() => console.warn(`navii: ${message}`));
}

const offered = /* @__PURE__ */ new Set<string>();

/** Names packs that can be fetched: hints list them beside the known ones. */
export function offerIds(ids: readonly string[]): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  for (const id of ids) offered.add(id);
}

/** Runs a check in development only. */
export function inDevelopment(check: () => void): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  check();
}

/** More ids than this are not listed. */
const MOST_IDS = 13;

function describeKnown(row: OptionSchema, known: KnownIds): string {
  if (!('of' in row)) return describeValues(row);
  const { of } = row;
  const here = [...known[of].keys()];
  const all = of === 'packs' ? [...new Set([...offered, ...here])] : here;
  if (all.length === 0) return `this entry point knows no ${of}`;
  return all.length > MOST_IDS ? `${all.slice(0, MOST_IDS).join(', ')}, …` : all.join(', ');
}

/** Asks whether the closest of some names was meant; empty where none is close, and in production. */
export function adviseName(name: string, names: readonly string[]): string {
  if (!HINTS || process.env.NODE_ENV === 'production') return '';
  return suggest(name, names);
}

/** Says what an option takes, and the word that is closest to a wrong one; empty in production. */
export function adviseValue({ given }: Fault, row: OptionSchema, known: KnownIds): string {
  if (!HINTS || process.env.NODE_ENV === 'production') return '';
  const choice = typeof given === 'string' ? kindOf(row).listWords?.(given, row, known) : undefined;
  const fetched = 'of' in row && row.of === 'packs' ? offered : [];
  const closest = choice === undefined ? '' : suggest(choice.word, [...choice.words, ...fetched]);
  return `; ${describeKnown(row, known)}${closest}`;
}

/** Characters of a value that are shown. */
const LENGTH = 80;

// Consoles obey these characters, and JSON does not escape them: C1 controls, line separators, changes of writing direction.
const CONTROL = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A value as it may stand in a log, whatever a stranger wrote into it. */
function quote(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return `${typeof value} value`;
  const short = value.length > LENGTH ? `${value.slice(0, LENGTH)}…` : value;
  return JSON.stringify(short).replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Prints a hint for each value that is ignored.
 *
 * @param valueOf - the values as they were given
 * @param known - the ids that count as known
 */
export function hintValues(valueOf: ValueOf, table: SchemaTable, known: KnownIds): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  const read: ValueOf = (name) => attempt(() => valueOf(name));
  for (const [name, row] of Object.entries(spellTable(table))) {
    const value = read(name);
    for (const fault of attempt(() => listFaults(value, row, known)) ?? [{ given: value }]) {
      const effect = fault.read === undefined ? 'is ignored' : `counts as ${quote(fault.read)}`;
      printHint(`${name} ${quote(fault.given)} ${effect}${adviseValue(fault, row, known)}`);
    }
  }
  const { style, packs } = table;
  if (style === undefined || packs === undefined) return;
  if (listSpellings('style').every((name) => readGiven(style, read(name), known) === undefined)) return;
  if (printSetting(readGiven(packs, read('packs'), known) ?? known.defaults?.packs ?? '') === '')
    printHint('style is ignored without packs');
}

/**
 * Prints a hint for each name of an object that is no option, and for each value that is ignored.
 *
 * @param besides - names that a member of a group has besides its options
 */
export function hintOptions(
  options: object | null | undefined,
  table: SchemaTable,
  known: KnownIds,
  besides?: readonly string[],
): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  if (options === null || options === undefined) return;
  const isMember = besides !== undefined;
  const taken = Object.entries(table).filter(([, { inMember }]) => !isMember || inMember !== false);
  const names = Object.keys(spellTable(Object.fromEntries(taken)));
  for (const [name, value] of attempt(() => Object.entries(options)) ?? []) {
    if (value === undefined || names.includes(name) || besides?.includes(name)) continue;
    const owner = isMember ? ' of a member' : '';
    printHint(`option ${quote(name)}${owner} is ignored; ${names.join(', ')}${suggest(name, names)}`);
  }
  hintValues(valuesOf(options), Object.fromEntries(taken), known);
}

/** Prints a hint when another copy of the library has registered an element. */
export function hintRegistered(name: string): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  printHint(`<${name}> is registered by something else; packs that are registered here do not reach it`);
}

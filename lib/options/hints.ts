// Hints for developers: the console says once which of their options are ignored, because a value is not valid or a name is not an
// option. They are printed unless NODE_ENV is `production`, and never for options of strangers (a query of the service).
import { memoize } from '../memoize.js';
import { SLOTS } from '../spec.js';
import { listFaults, type Fault } from './faults.js';
import { kindOf } from './kinds.js';
import { attempt, isSlot, printSetting, readGiven, valuesOf, type ValueOf } from './read.js';
import type { OptionSchema, SchemaTable } from './row.js';
import { ANY_IDS, AVATAR_SCHEMA, listSpellings, spellTable, type KnownIds } from './schema.js';
import { describeValues } from './table.js';
import { suggest, typeName, wrongType } from './words.js';

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

/** Whether hints are printed. Each function asks NODE_ENV again, so that bundlers for production can see that it does nothing, and drop it. */
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

/** Names packs that can be fetched: hints list them after the known ones. */
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

function joinSome(names: readonly string[]): string {
  return names.length > MOST_IDS ? `${names.slice(0, MOST_IDS).join(', ')}, …` : names.join(', ');
}

function describeKnown(row: OptionSchema, known: KnownIds): string {
  if (!('of' in row) || known === ANY_IDS) return describeValues(row);
  const { of } = row;
  const here = [...known[of].keys()];
  const all = of === 'packs' ? [...new Set([...offered, ...here])] : here;
  if (all.length === 0) return `this entry point knows no ${of}`;
  return joinSome(all);
}

/** Asks whether the closest of some names was meant; empty if no name is close, and in production. */
export function adviseName(name: string, names: readonly string[]): string {
  if (!HINTS || process.env.NODE_ENV === 'production') return '';
  return suggest(name, names);
}

/** Lists known words, and asks whether the closest of them was meant. */
function adviseKnown(given: unknown, known: readonly string[]): string {
  return `; ${joinSome(known)}${suggest(String(given), known)}`;
}

/** The type of a value, with the fields of an object. */
function describeType(value: unknown): string {
  if (typeName(value) !== 'object') return typeName(value);
  const fields = Object.entries(value as object).map(([name, field]: [string, unknown]) => {
    const isBlank = Number.isNaN(field) || (typeof field === 'string' && field.trim() === '');
    return `${name}: ${isBlank ? quote(field) : typeName(field)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${joinSome(fields)} }`;
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

/** Prints a value so that it is safe in a log, even if a stranger wrote it. */
function quote(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return `${typeof value} value`;
  const short = value.length > LENGTH ? `${value.slice(0, LENGTH)}…` : value;
  return JSON.stringify(short).replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// Hints run at each call in development, and most options are absent.
/** The rows of a table by all names of their options. */
const rowsOf = /* @__PURE__ */ memoize((table: SchemaTable) => new Map(Object.entries(spellTable(table))));

/**
 * Prints a hint for each value that is ignored.
 *
 * @param valueOf - the values as they were given
 * @param known - the ids that count as known
 */
export function hintValues(valueOf: ValueOf, table: SchemaTable, known: KnownIds): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  const read: ValueOf = (name) => attempt(() => valueOf(name));
  for (const [name, row] of rowsOf(table)) {
    const value = read(name);
    if (value === undefined) continue;
    for (const fault of attempt(() => listFaults(value, row, known)) ?? [{ given: value }]) {
      const effect = fault.read === undefined ? 'is ignored' : `counts as ${quote(fault.read)}`;
      printHint(`${name} ${quote(fault.given)} ${effect}${adviseValue(fault, row, known)}`);
    }
  }
  const { style, packs } = table;
  // A service may have packs by default.
  if (style === undefined || packs === undefined || known === ANY_IDS) return;
  if (listSpellings('style').every((name) => readGiven(style, read(name), known) === undefined)) return;
  if (printSetting(readGiven(packs, read('packs'), known) ?? known.defaults?.packs ?? '') === '')
    printHint('style is ignored without packs');
}

function pickRows(table: SchemaTable, isPicked: (row: OptionSchema) => boolean): SchemaTable {
  return Object.fromEntries(Object.entries(table).filter(([, row]) => isPicked(row)));
}

const MEMBER_ROWS = /* @__PURE__ */ pickRows(AVATAR_SCHEMA, ({ inMember }) => inMember !== false);
const CHOOSING_ROWS = /* @__PURE__ */ pickRows(AVATAR_SCHEMA, ({ chooses }) => chooses === true);
const queryRowsOf = /* @__PURE__ */ memoize((table: SchemaTable) =>
  pickRows(table, ({ inQuery }) => inQuery !== false),
);
const RENDER_ROWS = /* @__PURE__ */ pickRows(AVATAR_SCHEMA, ({ chooses }) => chooses !== true);

/**
 * Prints a hint for each name of an object that is not an option, and for each value that is ignored.
 *
 * @param besides - names that it may have besides options
 * @param owner - who has the options, in words
 */
export function hintOptions(
  options: object | null | undefined,
  table: SchemaTable,
  known: KnownIds,
  besides: readonly string[] = [],
  owner = '',
): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  if (options === null || options === undefined) return;
  if (typeof options !== 'object' || attempt(() => Array.isArray(options)) === true) {
    printHint(`options: expected an object, got ${typeName(options)}`);
    return;
  }
  for (const [name, value] of attempt(() => Object.entries(options)) ?? []) {
    if (value === undefined || rowsOf(table).has(name) || besides.includes(name)) continue;
    const names = [...rowsOf(table).keys()];
    printHint(`option ${quote(name)}${owner} is ignored; ${names.join(', ')}${suggest(name, names)}`);
  }
  hintValues(valuesOf(options), table, known);
}

/** Attributes of HTML and SVG that are close to an option. */
const ATTRIBUTES: ReadonlySet<string> = /* @__PURE__ */ new Set(['part', 'color', 'clip']);

/** Prints a hint for each name of an object that is probably a misspelt option: markup may have other names too. */
export function hintNames(given: object, known: readonly string[]): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  for (const name of Object.keys(given)) {
    const advice = known.includes(name) || ATTRIBUTES.has(name) ? '' : suggest(name, known);
    if (advice !== '') printHint(`option ${quote(name)} is ignored${advice}`);
  }
}

/** Prints a hint for each attribute of an element that is probably a misspelt option. */
export function hintAttributes(element: { readonly getAttributeNames: () => string[] }): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  // Elements on a server cannot list them.
  const names = attempt(() => element.getAttributeNames()) ?? [];
  const { observedAttributes } = element.constructor as unknown as { readonly observedAttributes: readonly string[] };
  hintNames(Object.fromEntries(names.map((name) => [name, name])), observedAttributes);
}

/** Prints a hint for an option that the entry point has no code for. */
export function hintLeftOut(name: string): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  printHint(`${name} is ignored; the components of createComponents(createEngine()) have it`);
}

/** Prints the hints for a member of a group. */
export function hintMember(member: object, known: KnownIds): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  hintOptions(member, MEMBER_ROWS, known, ['seed', 'label', 'title', 'src'], ' of a member');
}

/** Prints the hints for the options of an avatar. A spec has chosen already. */
export function hintAvatarOptions(options: object | null, known: KnownIds, hasSpec: boolean | undefined): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  if (!hasSpec) return hintOptions(options, AVATAR_SCHEMA, known);
  const ignored = [...rowsOf(CHOOSING_ROWS).keys()];
  for (const name of ignored) {
    if ((attempt(() => valuesOf(options)(name)) ?? '') !== '')
      printHint(`option ${quote(name)} is ignored: the spec chooses it`);
  }
  hintOptions(options, RENDER_ROWS, known, ignored);
}

/** Prints the hints for the options of an address. Throws a TypeError if they are not an object. */
export function hintAddressOptions(options: unknown, table: SchemaTable): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  if (typeof options !== 'object' || options === null) {
    const example = 'as in { base: "https://navii.example" }';
    throw wrongType('options', `an object, ${example}`, options);
  }
  hintOptions(options, queryRowsOf(table), ANY_IDS, ['base', 'format']);
}

// The checks below tell more than the errors that production throws for the same values. Bundles for production do not contain
// them.

/** Throws if a spec is not an object, or has an unknown slot. */
export function checkSpec(spec: unknown, takesSeed: boolean | undefined): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  if (typeName(spec) !== 'object') {
    const advice = takesSeed ? 'a seed is a string' : 'for a seed use createAvatar';
    throw wrongType('spec', 'an object of ids by slot', spec, `; ${advice}`);
  }
  for (const [slot, id] of Object.entries(spec as object)) {
    if (id !== undefined && !isSlot(slot))
      throw new RangeError(`spec: expected a known slot, got ${quote(slot)}${adviseKnown(slot, SLOTS)}`);
  }
}

/** Throws a RangeError for an unknown value of a slot. */
export function checkValue(slot: string, value: unknown, known: Iterable<unknown> = []): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  const words = Array.from(known instanceof Map ? known.keys() : known, String);
  throw new RangeError(`${slot}: expected a known value, got ${quote(value)}${adviseKnown(value, words)}`);
}

/** Throws a TypeError for fields without a seed. */
export function checkFields(fields: unknown): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  const wanted = 'fields: expected an id, an email or a name, as in createSeed({ id: 42 })';
  throw new TypeError(`${wanted}, got ${describeType(fields)}`);
}

/** Throws a TypeError if the seeds of a group are not an array of seeds and members. */
export function checkSeeds(seeds: unknown): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  if (!Array.isArray(seeds)) throw wrongType('seeds', 'an array of strings or members', seeds);
  for (const [at, given] of (seeds as readonly unknown[]).entries()) {
    const seed = Object(given) === given && 'seed' in (given as object) ? (given as { seed: unknown }).seed : given;
    if (typeof seed !== 'string' && typeof seed !== 'number')
      throw new TypeError(
        `seeds[${at}]: expected a seed, or a member as in { seed: 'ada' }, got ${describeType(given)}`,
      );
  }
}

/** Throws a TypeError if packs, or their ids, are given in place of what an engine takes. */
export function checkEngineOptions(options: unknown): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  if (Array.isArray(options)) throw new TypeError('options: expected an object, as in { packs: [pack] }, got an array');
  const { packs } = Object(options) as { readonly packs?: unknown };
  const id: unknown = Array.isArray(packs) ? packs.find((pack) => typeof pack === 'string') : undefined;
  if (id !== undefined)
    throw new TypeError(`packs: expected packs, as in import { garden } from 'navii/packs/garden', got ${quote(id)}`);
}

/** Prints a hint when another copy of the library has registered an element. */
export function hintRegistered(name: string): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  printHint(`<${name}> is registered by something else; packs that are registered here do not reach it`);
}

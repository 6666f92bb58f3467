// Hints for developers: the console says once what of their options is ignored, a value that makes no sense or a name that is no
// option. They are printed unless NODE_ENV is `production`. Options of strangers (a query of the service) get none.
import {
  attempt,
  EMPTY,
  list,
  listValues,
  readColors,
  readGiven,
  readParts,
  text,
  valuesOf,
  type ValueOf,
} from './read.js';
import type { IdSource, OptionSchema, SchemaTable } from './row.js';
import type { KnownIds } from './schema.js';
import { describeValues } from './table.js';

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

/** More ids than this are not listed. */
const MOST_IDS = 13;

function listIds(source: IdSource, known: KnownIds): string {
  const ids = known[source];
  const here = ids instanceof Map ? [...(ids as ReadonlyMap<string, unknown>).keys()] : [];
  const all = source === 'packs' ? [...new Set([...offered, ...here])] : here;
  if (all.length === 0) return `this entry point knows no ${source}`;
  return all.length > MOST_IDS ? `${all.slice(0, MOST_IDS).join(', ')}, …` : all.join(', ');
}

function describeKnown(schema: OptionSchema, known: KnownIds): string {
  return schema.kind === 'id' || schema.kind === 'ids' ? listIds(schema.of, known) : describeValues(schema);
}

/** Characters of a value that are shown. */
const LENGTH = 80;

// Consoles obey these characters, and JSON does not escape them: C1 controls, line separators, changes of writing direction.
const CONTROL = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A value as it may stand in a log, whatever a stranger wrote into it. */
function quote(value: unknown): string {
  if (typeof value !== 'string') return `${typeof value} value`;
  const short = value.length > LENGTH ? `${value.slice(0, LENGTH)}…` : value;
  return JSON.stringify(short).replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The pairs of a text of parts, with one id each. */
function splitPairs(value: string): readonly string[] {
  return list(value).flatMap((pair) => {
    const start = pair.indexOf(':') + 1;
    return listValues(pair.slice(start), '|').map((id) => pair.slice(0, start) + String(id));
  });
}

/** The pairs of parts that make no sense by themselves, as text; a slot of an object may be absent. */
function listIgnoredParts(value: unknown, known: KnownIds): readonly unknown[] {
  if (typeof value === 'string') return splitPairs(value).filter((pair) => readParts(pair, known) === undefined);
  if (typeof value !== 'object') return [value];
  return Object.entries(value ?? {})
    .flatMap(([slot, ids]) => listValues(ids, '|').map((id) => [slot, id] as const))
    .filter(([slot, id]) => !isAbsent(id) && readParts({ [slot]: id }, known) === undefined)
    .map(([slot, id]) => (text(id) === undefined ? id : `${slot}:${text(id)}`));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Lists the ignored part of a value. */
function listIgnored(value: unknown, read: unknown, schema: OptionSchema, known: KnownIds): readonly unknown[] {
  const { kind } = schema;
  // A colour that is `none` counts as absent.
  if (isAbsent(value) || (kind === 'color' && value === EMPTY)) return [];
  if (kind === 'ids') return list(value).filter((id) => id !== EMPTY && !(read as readonly string[]).includes(id));
  if (kind === 'colors') return list(value).filter((item) => readColors(item, 1) === undefined);
  if (kind === 'flag') return ['1', 'true', '0', 'false'].includes(text(value) ?? '') ? [] : [value];
  if (kind === 'parts') return listIgnoredParts(value, known);
  if ('several' in schema && read !== undefined)
    return listValues(value, ',').filter((one) => !isAbsent(one) && readGiven(schema, one, known) === undefined);
  return read === undefined ? [value] : [];
}

/**
 * Prints a hint for each value that is ignored.
 *
 * @param valueOf - the values as they were given
 * @param known - the ids that count as known
 */
export function hintValues(valueOf: ValueOf, table: SchemaTable, known: KnownIds): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  for (const [name, schema] of Object.entries(table)) {
    const value = attempt(() => valueOf(name));
    if (value === undefined) continue;
    const read = readGiven(schema, value, known);
    for (const ignored of attempt(() => listIgnored(value, read, schema, known)) ?? [value]) {
      printHint(`${name} ${quote(ignored)} is ignored; ${describeKnown(schema, known)}`);
    }
  }
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
  const names = taken.map(([name]) => name);
  for (const [name, value] of attempt(() => Object.entries(options)) ?? []) {
    if (value === undefined || names.includes(name) || besides?.includes(name)) continue;
    printHint(`option ${quote(name)}${isMember ? ' of a member' : ''} is ignored; ${names.join(', ')}`);
  }
  hintValues(valuesOf(options), Object.fromEntries(taken), known);
}

/** Prints a hint when another copy of the library has registered an element. */
export function hintRegistered(name: string): void {
  if (!HINTS || process.env.NODE_ENV === 'production') return;
  printHint(`<${name}> is registered by something else; packs that are registered here do not reach it`);
}

import { readParts, attempt, watchOptions, list, text } from '../options/read.js';
import type { IdSource, KnownIds, OptionSchema, SchemaTable } from '../options/schema.js';
// In development, what options ignore is said on the console, once each: a value that makes no sense, a name that is no
// option. Only the entries in this folder import it, and package.json leads to those where the condition `development` holds
// (bundlers set it) and in Node, where NODE_ENV decides. What is built for production has none of this.
import { describeValues } from '../options/table.js';
import { isDevelopment } from './is-development.js';

declare const console: { warn(message: string): void };

/** More ids than this are not listed. */
const MOST = 12;

const told = new Set<string>();

function tell(message: string): void {
  // Anything may draw in a loop: each message comes once, and there is an end to different ones.
  if (told.has(message) || told.size === 100) return;
  told.add(message);
  console.warn(`navii: ${message}`);
}

const offered = new Set<string>();

/** Names packs that are not known yet and will be when somebody asks for them. */
export function nameOffered(ids: readonly string[]): void {
  for (const id of ids) offered.add(id);
}

function listIds(source: IdSource, known: KnownIds): string {
  const ids = known[source];
  const here = ids instanceof Map ? [...(ids as ReadonlyMap<string, unknown>).keys()] : [];
  const all = source === 'packs' ? [...new Set([...offered, ...here])] : here;
  if (all.length === 0) return `this entry point knows no ${source}`;
  return all.length > MOST ? `${all.slice(0, MOST).join(', ')}, …` : all.join(', ');
}

function describeKnown(schema: OptionSchema, known: KnownIds): string {
  return schema.kind === 'id' || schema.kind === 'ids' ? listIds(schema.of, known) : describeValues(schema);
}

/** Characters of a value that are shown. */
const LENGTH = 80;

// What JSON leaves as it is although consoles obey it: C1 controls, line separators, changes of the direction of writing.
const CONTROL = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A value as it may stand in a log, whatever a stranger wrote into it. */
function quote(value: unknown): string {
  if (typeof value !== 'string') return `${typeof value} value`;
  const short = value.length > LENGTH ? `${value.slice(0, LENGTH)}…` : value;
  return JSON.stringify(short).replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The pairs of parts that make no sense by themselves, as text; a slot of an object may be absent. */
function listIgnoredParts(value: unknown, known: KnownIds): readonly unknown[] {
  if (typeof value === 'string') return list(value).filter((pair) => readParts(pair, known) === undefined);
  if (typeof value !== 'object') return [value];
  return Object.entries(value ?? {})
    .filter(([slot, id]) => !isAbsent(id) && readParts({ [slot]: id }, known) === undefined)
    .map(([slot, id]) => (text(id) === undefined ? id : `${slot}:${text(id)}`));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** What of a value was ignored. */
function listIgnored(value: unknown, read: unknown, { kind }: OptionSchema, known: KnownIds): readonly unknown[] {
  // A colour that is `none` is absent by contract (SPEC §2.1).
  if (isAbsent(value) || (kind === 'color' && value === 'none')) return [];
  if (kind === 'ids') return list(value).filter((id) => !(read as readonly string[]).includes(id));
  if (kind === 'flag') return ['1', 'true', '0', 'false'].includes(text(value) ?? '') ? [] : [value];
  if (kind === 'parts') return listIgnoredParts(value, known);
  return read === undefined ? [value] : [];
}

if (isDevelopment()) {
  watchOptions({
    value(name, value, read, schema, known) {
      for (const ignored of attempt(() => listIgnored(value, read, schema, known)) ?? [value]) {
        tell(`${name} ${quote(ignored)} is ignored; ${describeKnown(schema, known)}`);
      }
    },
    names(options, table: SchemaTable, beside) {
      const isMember = beside !== undefined;
      const taken = Object.keys(table).filter((name) => !isMember || table[name]?.inMember !== false);
      for (const [name, value] of Object.entries(options)) {
        if (value === undefined || taken.includes(name) || beside?.includes(name)) continue;
        tell(`option ${quote(name)}${isMember ? ' of a member' : ''} is ignored; ${taken.join(', ')}`);
      }
    },
  });
}

// Readers of options: any values in, valid settings out. They are total functions: no value makes them throw.
import { ROLES, SLOTS, type Slot, type SlotIds } from '../spec.js';
import { readColor } from './css-color.js';
import type { IdSource, OptionSchema, SchemaTable, SettingsOf } from './row.js';
import {
  AVATAR_SCHEMA,
  GROUP_SCHEMA,
  type AvatarSettings,
  type ChoosingSettings,
  type GroupSettings,
  type IdSet,
  type KnownIds,
} from './schema.js';
import type { PartChoices } from './types.js';

/**
 * Gives the value of an option by its name: from a query, an element or an object of options.
 *
 * @example
 * const valueOf: ValueOf = (name) => new URLSearchParams('mood=wink').get(name) ?? undefined;
 */
export type ValueOf = (name: string) => unknown;

function readValue(row: OptionSchema, value: unknown, known: KnownIds): unknown {
  const alone = readOne(row, value, known);
  if (alone !== undefined || !('several' in row)) return alone;
  return readSeveral(listValues(value, ','), (one) => readOne(row, one, known) as string | undefined);
}

function readOne(row: OptionSchema, value: unknown, known: KnownIds): unknown {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return number(value, row);
    case 'enum':
      return oneOf(value, row.values);
    case 'id':
      return typeof value === 'string' && known[row.of].has(value) ? value : undefined;
    case 'ids':
      // An empty array is a list, an empty text is absent.
      return value ? readIds(value, row.of, known) : undefined;
    case 'color':
      return row.auto ? color(value) : plainColor(value);
    case 'colors':
      return readColors(value, row.most);
    case 'flag':
      return flag(value);
    case 'parts':
      return readParts(value, known);
    case 'text':
      return line(value, row.maxLength);
  }
}

/** The known ids of a list, each once and sorted. Unknown ids are skipped. */
function readIds(value: unknown, source: IdSource, known: KnownIds): readonly string[] {
  const ids = [...new Set(list(value))].filter((id) => known[source].has(id));
  return ids.sort();
}

/**
 * The single values of a value that may be several: an array, or a text with signs between them. White space around the values of
 * such a text is ignored; in a value that stands alone it counts.
 */
export function listValues(value: unknown, sign: ',' | '|'): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  return typeof value === 'string' && value.includes(sign) ? value.split(sign).map((word) => word.trim()) : [value];
}

/** One of several values; `null` stands for an empty slot. */
type OneValue = string | number | null;

function printOne(value: OneValue): string {
  return String(value ?? EMPTY);
}

/**
 * Reads several values: a set, in which neither order nor repetition counts. It has at most as many values as are known.
 *
 * @param read - reads one of them; `undefined` where it is unknown
 * @returns the known values sorted by code units; one alone as it is, `undefined` where none is known
 */
function readSeveral(
  values: readonly unknown[],
  read: (value: unknown) => OneValue | undefined,
): OneValue | readonly OneValue[] | undefined {
  if (values.length === 1) return read(values[0]);
  const known = new Map<string, OneValue>();
  for (const value of values) {
    const one = read(value);
    if (one !== undefined) known.set(printOne(one), one);
  }
  const sorted = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return sorted.length > 1 ? sorted : sorted[0];
}

/** Runs a reader. A value that is a proxy may throw anywhere; it then counts as absent. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Reads one value; `undefined` when it is absent or makes no sense. */
export function readGiven(schema: OptionSchema, value: unknown, known: KnownIds): unknown {
  return value === undefined ? undefined : attempt(() => readValue(schema, value, known));
}

/** Reads one option: its default where the value is absent or makes no sense. */
export function readOption<Name extends string, Table extends SchemaTable & Record<Name, OptionSchema>>(
  table: Table,
  name: Name,
  value: unknown,
  known: KnownIds,
): SettingsOf<Table>[Name] {
  const row: OptionSchema = table[name];
  return (readGiven(row, value, known) ?? row.default) as SettingsOf<Table>[Name];
}

/** Reads every option of a table; an absent one is that of `defaults`, or else of its row. */
export function readOptions<Table extends SchemaTable>(
  table: Table,
  valueOf: ValueOf,
  known: KnownIds,
  defaults?: SettingsOf<Table>,
): SettingsOf<Table> {
  const settings: Record<string, unknown> = {};
  for (const [name, row] of Object.entries<OptionSchema>(table))
    settings[name] = readGiven(row, valueOf(name), known) ?? defaults?.[name] ?? row.default;
  return settings as SettingsOf<Table>;
}

/**
 * Reads the options of an avatar, as the service reads a query: a number out of range is clamped, and a value that
 * is not valid counts as absent. An absent option is that of the engine's defaults. No value makes it throw.
 *
 * @param valueOf - gives the value of an option by its name, as text or as the SDK takes it; `undefined` where there is none
 * @param known - the known palettes and packs: the {@link catalogue} of the entry point
 * @returns every option, valid
 * @example
 * const query = new URLSearchParams('size=9999&mood=wink');
 * const settings = readAvatarOptions((name) => query.get(name) ?? undefined, catalogue);
 * settings.size; // 1024
 */
export function readAvatarOptions(valueOf: ValueOf, known: KnownIds): AvatarSettings {
  return readOptions(AVATAR_SCHEMA, valueOf, known, known.defaults);
}

/**
 * Reads the options of a group, as {@link readAvatarOptions} reads those of an avatar.
 *
 * @param valueOf - gives the value of an option by its name; `undefined` where there is none
 * @param known - the {@link catalogue} of the entry point
 * @returns every option, valid
 * @example
 * readGroupOptions((name) => ({ overlap: '2' })[name], catalogue).overlap; // 0.7
 */
export function readGroupOptions(valueOf: ValueOf, known: KnownIds): GroupSettings {
  return readOptions(GROUP_SCHEMA, valueOf, known);
}

/** The values of an object of options; `null` and `undefined` have none. */
export function valuesOf(options: object | null | undefined): ValueOf {
  return (name) => (options === null || options === undefined ? undefined : (options as Record<string, unknown>)[name]);
}

/** The settings of an avatar without options. */
export const AVATAR_DEFAULTS: AvatarSettings = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries<OptionSchema>(AVATAR_SCHEMA).map(([name, row]) => [name, row.default]),
) as unknown as AvatarSettings;

/** The settings that choose a mascot, as they are without options. */
export const NO_CHOICE: ChoosingSettings = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(AVATAR_DEFAULTS).filter(([name]) => {
    return (AVATAR_SCHEMA as SchemaTable)[name]?.chooses === true;
  }),
) as unknown as ChoosingSettings;

/** The text of a setting. Reading the text gives the setting back. */
export function printSetting(value: unknown): string {
  if (value === true) return '1';
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? printParts(value) : String(value);
}

/** The settings that differ from those of a catalogue, each as its shortest text. Reading the texts with it gives the settings back. */
export function listNonDefaults(
  settings: AvatarSettings,
  { defaults = AVATAR_DEFAULTS }: Pick<KnownIds, 'defaults'> = {},
): [name: string, text: string][] {
  return (
    Object.entries(settings)
      .filter(([name, value]) => {
        const usual: unknown = defaults[name as keyof AvatarSettings];
        return value !== usual && printSetting(value) !== (usual === undefined ? '' : printSetting(usual));
      })
      // Without packs, where packs are the default.
      .map(([name, value]) => [name, printSetting(value) || EMPTY])
  );
}

// Readers of single values: any value in, a valid value or `undefined` (absent) out.

/** Inclusive bounds, and their unit. Those of an integer must be integers. */
interface Range {
  readonly kind: 'integer' | 'number';
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
}

/** The text of a value: strings unchanged, numbers and booleans printed. Any other value, and the empty string, is absent. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A number, or decimal text, which may end in `px` where that is the unit: clamped, and truncated to an integer. */
export function number(value: unknown, row: Range): number | undefined {
  // `Number` alone also reads other bases, `Infinity`, and blank text as 0.
  const [, digits, ending = row.unit] = /^\s*([-+.\de]+)(px)?\s*$/.exec(text(value) ?? '') ?? [];
  const given = typeof value === 'number' ? value : Number(ending === row.unit ? digits : undefined);
  if (Number.isNaN(given)) return undefined;
  return Math.min(row.max, Math.max(row.min, row.kind === 'integer' ? Math.trunc(given) : given));
}

/** `1` or `true` is on; any other value is off. */
export function flag(value: unknown): boolean | undefined {
  const word = text(value);
  return word === undefined ? undefined : word === '1' || word === 'true';
}

/** One of the known ids, in their exact letter case. */
export function oneOf<T extends string>(value: unknown, ids: readonly T[]): T | undefined {
  return ids.find((id) => id === value);
}

/** The items of a list, which is an array or a text with commas: trimmed, without empty items. */
export function list(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : (text(value) ?? '').split(',');
  return items.map((item) => (text(item) ?? '').trim()).filter((item) => item !== '');
}

/** A CSS colour. `none` and unreadable colours are absent. */
export function plainColor(value: unknown): string | undefined {
  return readColor(text(value) ?? '');
}

/** A CSS colour, or the word `auto`. */
export function color(value: unknown): string | undefined {
  return value === 'auto' ? value : plainColor(value);
}

// Tabs and line breaks become spaces. Characters that XML 1.0 §2.2 forbids, and lone surrogates, are dropped.
const BREAKS = /[\t\n\r\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- it looks for control characters
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/gu;

/**
 * A line of text for people.
 *
 * @param maximum - code points that are kept
 */
export function line(value: unknown, maximum: number): string | undefined {
  const clean = (text(value) ?? '').replace(BREAKS, ' ').replace(FORBIDDEN, '');
  const kept = clean.length > maximum ? [...clean].slice(0, maximum).join('') : clean;
  return kept === '' ? undefined : kept;
}

const OPAQUE = /^#?(?:[\da-f]{3}){1,2}$/;

/** Reads opaque colours in hex, in lower case with six digits. Other values are skipped; their order stays. */
export function readColors(value: unknown, most: number): readonly string[] | undefined {
  const all = list(value)
    .map((item) => item.toLowerCase())
    .filter((item) => OPAQUE.test(item));
  const colors = all.slice(0, most).map((item) => {
    const digits = item.replace('#', '');
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });
  return colors.length === 0 ? undefined : colors;
}

// The option `parts`: ids by slot, as an object or as text (`body:heart,topper:none`).

/** The word for an empty slot. No part has this id. */
export const EMPTY = 'none';

/** Longest text that is read, in UTF-16 code units: more than all slots with all their ids have (5,597). */
const MAX_PARTS_LENGTH = 8192;

const FIXED_VALUES: Partial<Readonly<Record<Slot, readonly (string | number)[]>>> = ROLES;

/** The pairs of the option `parts`. A slot may have several ids. */
export function listPairs(value: unknown): readonly (readonly [slot?: string, id?: unknown])[] {
  if (typeof value === 'object' && value !== null) return Object.entries(value);
  return list(text(value)?.slice(0, MAX_PARTS_LENGTH)).map(
    (pair) => pair.split(':').map((word) => word.trim()) as [string, string?],
  );
}

/** The ids of each slot that holds ids. A map, because slot names come from outside and must not reach a prototype. */
function indexIds({ palettes, bodies, parts }: KnownIds): ReadonlyMap<string, IdSet> {
  return new Map(Object.entries({ ...parts, palette: palettes, body: bodies }));
}

/** Lists the ids that a palette and parts name and the catalogue does not have. */
export function listUnknown(palette: unknown, parts: unknown, known: KnownIds): [slot: string, id: string][] {
  const idsOf = indexIds(known);
  const palettes = listValues(palette, ',').map((id) => ['palette', id] as const);
  return [...palettes, ...listPairs(parts)].flatMap(([slot = '', given]) => {
    const ids = idsOf.get(slot);
    if (ids === undefined) return [];
    return listValues(given, '|').flatMap((value): [string, string][] => {
      const id = text(value);
      return id === undefined || id === EMPTY || ids.has(id) ? [] : [[slot, id]];
    });
  });
}

function isSlot(name: string): name is Slot {
  return (SLOTS as readonly string[]).includes(name);
}

function readPart(slot: Slot, given: unknown, ids: IdSet | undefined, known: KnownIds): OneValue | undefined {
  const id = text(given) ?? '';
  if (slot in known.parts && (given === null || id === EMPTY)) return null;
  return FIXED_VALUES[slot]?.find((word) => String(word) === id) ?? (ids?.has(id) ? id : undefined);
}

/** Reads slots and their ids, in the order of a spec. The first pair of a slot that makes sense counts. */
export function readParts(value: unknown, known: KnownIds): PartChoices | undefined {
  const idsOf = indexIds(known);
  const read = new Map<string, OneValue | readonly OneValue[]>();
  for (const [slot = '', given] of listPairs(value)) {
    if (read.has(slot) || !isSlot(slot)) continue;
    const ids = readSeveral(listValues(given, '|'), (one) => readPart(slot, one, idsOf.get(slot), known));
    if (ids !== undefined) read.set(slot, ids);
  }
  if (read.size === 0) return undefined;
  return Object.fromEntries(SLOTS.filter((slot) => read.has(slot)).map((slot) => [slot, read.get(slot)]));
}

/** The text of parts. Reading it gives them back. */
export function printParts(parts: SlotIds): string {
  return Object.entries(parts)
    .filter(([, ids]) => ids !== undefined)
    .map(([slot, ids]) => `${slot}:${[ids].flat().map(printOne).join('|')}`)
    .join(',');
}

// Readers of options: any values in, valid settings out. They are total functions: no value makes them throw.
import { memoize } from '../memoize.js';
import { ROLES, SLOTS, type PartSlot, type Slot, type SlotIds } from '../spec.js';
import { readColor } from './css-color.js';
import type { OptionSchema, RowOf, SchemaTable, SettingsOf } from './row.js';
import {
  AVATAR_SCHEMA,
  GROUP_SCHEMA,
  aliasOf,
  type AvatarSettings,
  type ChoosingSettings,
  type GroupSettings,
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

/** Reads a value of a kind; `undefined` when it is not valid. */
type Reader<Row> = (value: unknown, row: Row, known: KnownIds) => unknown;

/** The readers of the kinds. The words of a kind are in kinds.ts: bundles of the engine do not contain them. */
const READERS: { readonly [Kind in OptionSchema['kind']]: Reader<RowOf<Kind>> } = {
  integer: number,
  number,
  enum: (value, { values }) => values.find((word) => word === value),
  id: (value, { of }, known) => (typeof value === 'string' && known[of].has(value) ? value : undefined),
  ids: readIds,
  color: (value, { auto }) => (auto && value === 'auto' ? value : readColor(text(value))),
  colors: readColors,
  flag,
  parts: readParts,
  text: (value, { maxLength }) => toLine(value, maxLength),
};

function readValue(row: OptionSchema, value: unknown, known: KnownIds): unknown {
  const read = READERS[row.kind] as Reader<OptionSchema>;
  if (!('several' in row)) return read(value, row, known);
  return joinSet(listValues(value, ',').map((one) => read(one, row, known) as string | undefined));
}

/** The known ids of a list, each once and sorted. An empty array and `none` stand for no ids, also if there are default ids. */
function readIds(value: unknown, { of }: RowOf<'ids'>, known: KnownIds): readonly string[] | undefined {
  const ids = [...new Set(list(value))].filter((id) => known[of].has(id));
  return ids.length > 0 || /^(?:none)?$/.test(String(value)) ? ids.sort() : undefined;
}

/**
 * The single values of a value that may be several: an array, or a text with signs between them. White space around the values of
 * such a text is ignored; in a single value it counts.
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

/** The known values among several: a set without repetition, sorted by code units; a single value as it is. */
function joinSet(values: readonly (OneValue | undefined)[]): OneValue | readonly OneValue[] | undefined {
  if (values.length === 1) return values[0];
  const known = [...new Set(values.filter((one) => one !== undefined))];
  return known.length > 1 ? known.sort((a, b) => (printOne(a) < printOne(b) ? -1 : 1)) : known[0];
}

/** Runs a reader. A value that is a proxy may throw anywhere; it then is ignored. */
export function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Reads one value; `undefined` when it is absent or not valid. */
export function readGiven(schema: OptionSchema, value: unknown, known: KnownIds): unknown {
  return value === undefined || value === '' ? undefined : attempt(() => readValue(schema, value, known));
}

/** Reads one option: its default if the value is absent or not valid. */
export function readOption<Name extends string, Table extends SchemaTable & Record<Name, OptionSchema>>(
  table: Table,
  name: Name,
  value: unknown,
  known: KnownIds,
): SettingsOf<Table>[Name] {
  const row: OptionSchema = table[name];
  return (readGiven(row, value, known) ?? row.default) as SettingsOf<Table>[Name];
}

// Every drawing with options reads all rows of a table, and most of them are absent.
/** The rows of a table, each with its name and its second name, and the settings without options. */
const openTable = /* @__PURE__ */ memoize((table: SchemaTable) => ({
  rows: Object.entries(table).map(([name, row]) => ({ name, alias: aliasOf(name), row })),
  defaults: Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row.default])),
}));

/** Reads every option of a table. An absent option comes from `given`, or else from its row. */
export function readOptions<Table extends SchemaTable>(
  table: Table,
  valueOf: ValueOf,
  known: KnownIds,
  given?: SettingsOf<Table>,
): SettingsOf<Table> {
  const { rows, defaults } = openTable(table);
  const settings: Record<string, unknown> = { ...(given ?? defaults) };
  for (const { name, alias, row } of rows) {
    const read = (alias && readGiven(row, valueOf(alias), known)) ?? readGiven(row, valueOf(name), known);
    if (read !== undefined) settings[name] = read;
  }
  return settings as SettingsOf<Table>;
}

/**
 * Reads the options of an avatar, as the service reads a query: a number out of range is clamped, and a value that
 * is not valid is ignored. An absent option comes from the engine's defaults. No value makes it throw.
 *
 * @param valueOf - gives the value of an option by its name, as text or as the SDK takes it; `undefined` if there is none
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
 * Reads the options of a group, as {@link readAvatarOptions} does for an avatar.
 *
 * @param valueOf - gives the value of an option by its name; `undefined` if there is none
 * @param known - the {@link catalogue} of the entry point
 * @returns every option, valid
 * @example
 * readGroupOptions((name) => ({ overlap: '2' })[name], catalogue).overlap; // 0.7
 */
export function readGroupOptions(valueOf: ValueOf, known: KnownIds): GroupSettings {
  return readOptions(GROUP_SCHEMA, valueOf, known);
}

/** Makes a function that returns the values of an object of options. For `null` and `undefined`, it finds no values. */
export function valuesOf(options: object | null | undefined): ValueOf {
  return (name) => (options === null || options === undefined ? undefined : (options as Record<string, unknown>)[name]);
}

/** The settings of an avatar without options. */
export const AVATAR_DEFAULTS = /* @__PURE__ */ openTable(AVATAR_SCHEMA).defaults as unknown as AvatarSettings;

/** The settings that choose a mascot, as they are without options. */
export const NO_CHOICE: ChoosingSettings = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(AVATAR_DEFAULTS).filter(([name]) => {
    return (AVATAR_SCHEMA as SchemaTable)[name]?.chooses === true;
  }),
) as unknown as ChoosingSettings;

/** The text of a setting. Reading the text gives the setting back. */
export function printSetting(value: unknown): string {
  if (typeof value === 'boolean') return String(Number(value));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? printParts(value) : String(value);
}

/** The settings that differ from the defaults of a catalogue, each as its shortest text. Reading these texts gives the settings again. */
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
      // Packs are left out, even if packs are the default.
      .map(([name, value]) => [name, printSetting(value) || EMPTY])
  );
}

// Readers of single values: any value in, a valid value or `undefined` (absent) out.

/** The text of a value: strings unchanged, numbers and booleans printed. Any other value is absent, as the empty string is. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Decimal text as a number, which may end in a unit. `Number` alone also reads other bases, `Infinity`, and blank text as 0. */
function parseDecimal(decimal: string, unit: string | undefined): number {
  const [, digits, ending = unit] = /^\s*([-+.\de]+)(px)?\s*$/.exec(decimal) ?? [];
  return Number(ending === unit ? digits : undefined);
}

/** A number, or decimal text, which may end in `px` if that is the unit: clamped, and truncated to an integer. */
export function number(value: unknown, row: Omit<RowOf<'integer' | 'number'>, 'default'>): number | undefined {
  const given = typeof value === 'number' ? value : parseDecimal(text(value), row.unit);
  if (Number.isNaN(given)) return undefined;
  return Math.min(row.max, Math.max(row.min, row.kind === 'integer' ? Math.trunc(given) : given));
}

/** `1` or `true` is on, `0` or `false` is off. */
export function flag(value: unknown): boolean | undefined {
  const at = ['0', 'false', '1', 'true'].indexOf(text(value));
  return at === -1 ? undefined : at > 1;
}

/** The items of a list, which is an array or a text with commas: trimmed, without empty items. */
export function list(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : text(value).split(',');
  return items.map((item) => text(item).trim()).filter((item) => item !== '');
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
export function toLine(value: unknown, maximum: number): string | undefined {
  const clean = text(value).replace(BREAKS, ' ').replace(FORBIDDEN, '');
  return [...clean].slice(0, maximum).join('') || undefined;
}

const OPAQUE = /^#?((?:[\da-f]{3}){1,2})$/;

/** The items of a list of colours. A comma within brackets belongs to its item: `rgb(1, 2, 3)`. */
export function splitColors(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : (text(value).match(/(?:\([^()]*\)|[^,])+/g) ?? []);
}

function readColors(value: unknown, { most }: RowOf<'colors'>): readonly string[] | undefined {
  const colors = splitColors(value)
    .map(readHex)
    .filter((color) => color !== undefined);
  return colors.length > 0 ? colors.slice(0, most) : undefined;
}

/** Reads an opaque colour in hex: in lower case with six digits. */
export function readHex(value: unknown): string | undefined {
  const digits = OPAQUE.exec(text(value).trim().toLowerCase())?.[1];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

// The option `parts`: ids by slot, as an object or as text (`body:heart,topper:none`).

/** The word for an empty slot. No part has this id. */
export const EMPTY = 'none';

/** Longest text that is read, in UTF-16 code units: more than all slots with all their ids have (5,597). */
const MAX_PARTS_LENGTH = 8192;

const FIXED_VALUES: Partial<Readonly<Record<Slot, readonly (string | number)[]>>> = ROLES;

/** A pair of the option `parts`. A slot may have several ids. */
export type SlotPair = readonly [slot?: string, ids?: unknown];

/** The pairs of the option `parts`. */
export function listPairs(value: unknown): readonly SlotPair[] {
  if (typeof value === 'object' && value !== null) return Object.entries(value);
  return list(text(value).slice(0, MAX_PARTS_LENGTH)).map(
    (pair) => pair.split(':').map((word) => word.trim()) as [string, string?],
  );
}

/** The ids of a slot that holds ids, or their members; `undefined` for any other slot or name. */
export function idsOf<Ids>(
  slot: unknown,
  {
    palettes,
    bodies,
    parts,
  }: { readonly palettes: Ids; readonly bodies: Ids; readonly parts: Readonly<Record<PartSlot, Ids>> },
): Ids | undefined {
  if (slot === 'palette') return palettes;
  if (slot === 'body') return bodies;
  return isSlot(slot) ? parts[slot as PartSlot] : undefined;
}

/** Lists the ids that a palette and parts name and the catalogue does not have. */
export function listUnknown(palette: unknown, parts: unknown, known: KnownIds): [slot: string, id: string][] {
  const palettes = listValues(palette, ',').map((id) => ['palette', id] as const);
  return [...palettes, ...listPairs(parts)].flatMap(([slot = '', given]) => {
    return listValues(given, '|').flatMap((value): [string, string][] => {
      const id = text(value) || EMPTY;
      return id === EMPTY || (idsOf(slot, known)?.has(id) ?? true) ? [] : [[slot, id]];
    });
  });
}

/** Whether a text names a slot. */
export function isSlot(name: unknown): name is Slot {
  return (SLOTS as readonly unknown[]).includes(name);
}

function readPart(slot: Slot, given: unknown, known: KnownIds): OneValue | undefined {
  const id = text(given);
  if (slot in known.parts && (given === null || id === EMPTY)) return null;
  return FIXED_VALUES[slot]?.find((word) => String(word) === id) ?? (idsOf(slot, known)?.has(id) ? id : undefined);
}

/** Reads slots and their ids, in the order of a spec. The first pair of a slot that makes sense counts. */
function readParts(value: unknown, _: OptionSchema, known: KnownIds): PartChoices | undefined {
  const read = new Map<string, OneValue | readonly OneValue[]>();
  for (const [slot, given] of listPairs(value)) {
    if (!isSlot(slot) || read.has(slot)) continue;
    const ids = joinSet(listValues(given, '|').map((id) => readPart(slot, id, known)));
    if (ids !== undefined) read.set(slot, ids);
  }
  if (read.size === 0) return undefined;
  const parts: Record<string, unknown> = {};
  for (const slot of SLOTS) if (read.has(slot)) parts[slot] = read.get(slot);
  return parts;
}

/** The text of parts. Reading it gives them back. */
export function printParts(parts: SlotIds): string {
  return Object.entries(parts)
    .filter(([, ids]) => ids !== undefined)
    .map(([slot, ids]) => `${slot}:${[ids].flat().map(printOne).join('|')}`)
    .join(',');
}

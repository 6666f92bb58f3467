// Readers of options: any values in, valid settings out. They are total functions: no value makes them throw.
// Colours follow CSS Color Module Level 4.
import { ROLES, SLOTS, type AvatarSpec, type Slot } from '../spec.js';
import {
  AVATAR_SCHEMA,
  GROUP_SCHEMA,
  type AvatarSettings,
  type ChoosingSettings,
  type GroupSettings,
  type IdSet,
  type IdSource,
  type KnownIds,
  type OptionSchema,
  type SchemaTable,
  type SettingsOf,
} from './schema.js';

/**
 * Gives the value of an option by its name: from a query, an element or an object of options.
 *
 * @example
 * const valueOf: ValueOf = (name) => new URLSearchParams('mood=wink').get(name) ?? undefined;
 */
export type ValueOf = (name: string) => unknown;

function readValue(row: OptionSchema, value: unknown, known: KnownIds): unknown {
  switch (row.kind) {
    case 'integer':
      return integer(value, row);
    case 'number':
      return decimal(value, row);
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
 * makes no sense counts as absent. An absent option is that of the engine's defaults. No value makes it throw.
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

/** Inclusive bounds. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** The text of a value: strings unchanged, numbers and booleans printed. Any other value, and the empty string, is absent. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** The leading number, as `parseFloat` reads it, clamped to the range. */
export function decimal(value: unknown, range: Range): number | undefined {
  const number = Number.parseFloat(text(value) ?? '');
  return Number.isNaN(number) ? undefined : Math.min(range.max, Math.max(range.min, number));
}

/** The result of {@link decimal}, truncated. The bounds must be integers. */
export function integer(value: unknown, range: Range): number | undefined {
  const number = decimal(value, range);
  return number === undefined ? undefined : Math.trunc(number);
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
  const word = text(value);
  return word === undefined ? undefined : readColor(word);
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

// Colours. Only colours made of numbers are read: no var(), url(), calc(), quotes or angle brackets.

/** Longest colour that is read, in UTF-16 code units. It limits the work, and is far longer than any real colour. */
const COLOR_LENGTH = 128;

// CSS Color 4 §6.1, the 148 named colours, with `transparent`.
const NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
    'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
    'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
    'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
    'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat ' +
    'white whitesmoke yellow yellowgreen'
  ).split(' '),
);

const HEX = /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d{1,2})?';
// An amount or a percentage, which is also the syntax of alpha, and a hue.
const AMOUNT = `(?:${NUMBER}%?|none)`;
const HUE = `(?:${NUMBER}(?:deg|grad|rad|turn)?|none)`;
const SPACES = '(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)';

function spaced(...parts: readonly string[]): string {
  return `${parts.join('\\s+')}(?:\\s*/\\s*${AMOUNT})?`;
}

function commas(...parts: readonly string[]): string {
  return `${parts.join('\\s*,\\s*')}(?:\\s*,\\s*${AMOUNT})?`;
}

const FUNCTION = /* @__PURE__ */ new RegExp(
  `^(?:rgba?\\(\\s*(?:${spaced(AMOUNT, AMOUNT, AMOUNT)}|${commas(AMOUNT, AMOUNT, AMOUNT)})|` +
    `hsla?\\(\\s*(?:${spaced(HUE, AMOUNT, AMOUNT)}|${commas(HUE, AMOUNT, AMOUNT)})|hwb\\(\\s*${spaced(HUE, AMOUNT, AMOUNT)}|` +
    `(?:ok)?lab\\(\\s*${spaced(AMOUNT, AMOUNT, AMOUNT)}|(?:ok)?lch\\(\\s*${spaced(AMOUNT, AMOUNT, HUE)}|` +
    `color\\(\\s*${SPACES}\\s+${spaced(AMOUNT, AMOUNT, AMOUNT)})\\s*\\)$`,
);

/**
 * Reads a CSS colour.
 *
 * @param css - hex with or without `#`, a colour name, `transparent`, or a colour function made of numbers
 * @returns the colour in lower case and safe in an attribute; `undefined` for any other text
 */
export function readColor(css: string): string | undefined {
  if (css.length > COLOR_LENGTH) return undefined;
  const value = css.trim().toLowerCase();
  if (NAMES.has(value)) return value;
  if (HEX.test(value)) return value.startsWith('#') ? value : `#${value}`;
  return FUNCTION.test(value) ? value.replace(/\s+/g, ' ') : undefined;
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

/** Longest text that is read, in UTF-16 code units: more than twice the length of all slots with the longest ids. */
const MAX_PARTS_LENGTH = 2048;

const FIXED_VALUES: Partial<Readonly<Record<Slot, readonly (string | number)[]>>> = ROLES;

function listPairs(value: unknown): readonly (readonly [slot?: string, id?: unknown])[] {
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
  return [['palette', palette] as const, ...listPairs(parts)].flatMap(([slot = '', given]) => {
    const [ids, id] = [idsOf.get(slot), text(given)];
    return ids === undefined || id === undefined || id === EMPTY || ids.has(id) ? [] : [[slot, id]];
  });
}

/** Reads slots and their ids, in the order of a spec. The first pair of a slot that makes sense counts. */
export function readParts(value: unknown, known: KnownIds): Partial<AvatarSpec> | undefined {
  const pairs = listPairs(value);
  const idsOf = indexIds(known);
  const read: Partial<Record<Slot, string | number | null>> = {};
  for (const slot of SLOTS) {
    for (const [name, given] of pairs) {
      if (name !== slot || slot in read) continue;
      const id = text(given) ?? '';
      const role = FIXED_VALUES[slot]?.find((word) => String(word) === id);
      if (slot in known.parts && (given === null || id === EMPTY)) read[slot] = null;
      else if (role !== undefined) read[slot] = role;
      else if (idsOf.get(slot)?.has(id)) read[slot] = id;
    }
  }
  return Object.keys(read).length === 0 ? undefined : (read as Partial<AvatarSpec>);
}

/** The text of parts. Reading it gives them back. */
export function printParts(parts: Partial<AvatarSpec>): string {
  return Object.entries(parts)
    .map(([slot, id]) => `${slot}:${id ?? EMPTY}`)
    .join(',');
}

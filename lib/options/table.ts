// The option tables. Query parameters, attributes, command-line flags and SDK options all enter here, by the same names.
import type { Catalogue } from '../choose/catalogue.js';
import { BACKGROUNDS, MOODS, STYLES } from '../spec.js';
import { AVATAR_SIZE, GROUP_TILES, OVERLAP, TILE_SIZE, TITLE_LENGTH } from './limits.js';
import { color, decimal, flag, integer, line, oneOf, plainColor, someOf } from './values.js';

/** One option: how it is read, and how it is described to people. */
export interface OptionRow<Input, Output> {
  /** Total: any value in; what cannot be read is `undefined`, as if it were absent. */
  readonly read: (value: unknown, catalogue: Catalogue) => Output | undefined;
  /** What stands when the option is absent. */
  readonly otherwise: Output;
  /** Type and rules, for the printed table. */
  readonly values: string;
  /** The same in words, for the printed table. */
  readonly fallback: string;
  /** One line on what it does. */
  readonly doc: string;
  /** Never set: carries the type of what a caller may pass. */
  readonly input?: Input;
}

function row<Input>() {
  return <Output>(option: OptionRow<Input, Output>): OptionRow<Input, Output> => option;
}

/** For options that are absent until they are given. */
const NOTHING = undefined;

/** Options of one avatar (SPEC §2.1). */
export const AVATAR_OPTIONS = {
  size: row<number | string>()({
    read: (value) => integer(value, AVATAR_SIZE),
    otherwise: AVATAR_SIZE.fallback,
    values: `integer, ${AVATAR_SIZE.min}–${AVATAR_SIZE.max} px`,
    fallback: String(AVATAR_SIZE.fallback),
    doc: 'Width and height. Out of range is clamped.',
  }),
  palette: row<string>()({
    read: (value, { palettes }) => (typeof value === 'string' && palettes.has(value) ? value : undefined),
    otherwise: NOTHING,
    values: 'palette id',
    fallback: 'seeded',
    doc: 'Recolours the same character.',
  }),
  background: row<string>()({
    read: (value) => oneOf(value, BACKGROUNDS),
    otherwise: NOTHING,
    values: BACKGROUNDS.join(', '),
    fallback: 'seeded',
    doc: 'What stands behind the mascot: nothing, a disc, or a disc with a ring.',
  }),
  tileBg: row<string>()({
    read: color,
    otherwise: NOTHING,
    values: 'CSS colour or auto',
    fallback: 'none',
    doc: 'Opaque disc of this colour behind the mascot; `auto` is the accent of its palette.',
  }),
  mood: row<string>()({
    read: (value) => oneOf(value, MOODS),
    otherwise: NOTHING,
    values: MOODS.join(', '),
    fallback: 'seeded',
    doc: 'Sets eyes and mouth and nothing else; `neutral` keeps the face of the seed.',
  }),
  packs: row<string | readonly string[]>()({
    read: (value, { packs }) => someOf(value, packs),
    otherwise: [],
    values: 'pack ids, comma-separated',
    fallback: 'none',
    doc: 'Themes whose parts stand in for the base ones. Order does not matter, unknown ids are skipped.',
  }),
  style: row<string>()({
    read: (value) => oneOf(value, STYLES),
    otherwise: NOTHING,
    values: STYLES.join(', '),
    fallback: 'seeded',
    doc: 'Biases what the packs choose; without packs it does nothing.',
  }),
  title: row<string>()({
    read: (value) => line(value, TITLE_LENGTH),
    otherwise: NOTHING,
    values: `text, at most ${TITLE_LENGTH} characters`,
    fallback: 'none',
    doc: 'Accessible name: the SVG gets `role="img"` and this `aria-label`.',
  }),
  animated: row<boolean | number | string>()({
    read: flag,
    otherwise: false,
    values: '0 or 1',
    fallback: '0',
    doc: 'Floats, blinks and sways, unless the viewer prefers reduced motion. SVG only.',
  }),
} as const;

/** Options of a group (SPEC §4.3); the colours of the counter are for SDK callers alone (SPEC §2.2). */
export const GROUP_OPTIONS = {
  size: row<number | string>()({
    read: (value) => integer(value, TILE_SIZE),
    otherwise: TILE_SIZE.fallback,
    values: `integer, ${TILE_SIZE.min}–${TILE_SIZE.max} px`,
    fallback: String(TILE_SIZE.fallback),
    doc: 'Width and height of one tile. Out of range is clamped.',
  }),
  overlap: row<number | string>()({
    read: (value) => decimal(value, OVERLAP),
    otherwise: OVERLAP.fallback,
    values: `number, ${OVERLAP.min}–${OVERLAP.max}`,
    fallback: String(OVERLAP.fallback),
    doc: 'Share of each tile that lies over the one before it.',
  }),
  max: row<number | string>()({
    read: (value) => integer(value, GROUP_TILES),
    otherwise: GROUP_TILES.fallback,
    values: `integer, ${GROUP_TILES.min}–${GROUP_TILES.max}`,
    fallback: 'all',
    doc: 'Tiles drawn at the most, the `+N` counter included.',
  }),
  ring: row<string>()({
    read: color,
    otherwise: '#ffffff',
    values: 'CSS colour or auto',
    fallback: '#ffffff',
    doc: 'Border around each tile.',
  }),
  tileBg: row<string>()({
    read: color,
    otherwise: '#ffffff',
    values: 'CSS colour or auto',
    fallback: '#ffffff',
    doc: 'Opaque disc under each avatar, so that none shows through the next.',
  }),
  animated: AVATAR_OPTIONS.animated,
  counterFill: row<string>()({
    read: plainColor,
    otherwise: '#ece9f4',
    values: 'CSS colour',
    fallback: '#ece9f4',
    doc: 'Disc of the `+N` counter (SDK and element only).',
  }),
  counterInk: row<string>()({
    read: plainColor,
    otherwise: '#3a3354',
    values: 'CSS colour',
    fallback: '#3a3354',
    doc: 'Text of the `+N` counter (SDK and element only).',
  }),
} as const;

type Table = Readonly<Record<string, OptionRow<unknown, unknown>>>;
type Inputs<T extends Table> = { readonly [K in keyof T]?: NonNullable<T[K]['input']> | undefined };
type Settings<T extends Table> = {
  readonly [K in keyof T]: Exclude<ReturnType<T[K]['read']>, undefined> | T[K]['otherwise'];
};

/** What a caller may pass for an avatar; each value also as text. */
export type AvatarOptions = Inputs<typeof AVATAR_OPTIONS>;
/** What a caller may pass for a group; each value also as text. */
export type GroupOptions = Inputs<typeof GROUP_OPTIONS>;
/** Avatar options, read: every one present and valid, equal for equivalent input. */
export type AvatarSettings = Settings<typeof AVATAR_OPTIONS>;
/** Group options, read. */
export type GroupSettings = Settings<typeof GROUP_OPTIONS>;

/** Where values come from: a query, an element, an object of options. */
export type ValueOf = (name: string) => unknown;

function readTable<T extends Table>(table: T, valueOf: ValueOf, catalogue: Catalogue): Settings<T> {
  const settings: Record<string, unknown> = {};
  for (const name of Object.keys(table)) {
    const option = table[name] as OptionRow<unknown, unknown>;
    const value = valueOf(name);
    settings[name] = value === undefined ? option.otherwise : (option.read(value, catalogue) ?? option.otherwise);
  }
  return settings as Settings<T>;
}

/** Reads the options of an avatar. Total: nothing that a value can be makes it throw. */
export function readAvatarOptions(valueOf: ValueOf, catalogue: Catalogue): AvatarSettings {
  return readTable(AVATAR_OPTIONS, valueOf, catalogue);
}

/** Reads the options of a group. Total, as {@link readAvatarOptions}. */
export function readGroupOptions(valueOf: ValueOf, catalogue: Catalogue): GroupSettings {
  return readTable(GROUP_OPTIONS, valueOf, catalogue);
}

/** Avatar options that nobody gave. */
export const AVATAR_DEFAULTS: AvatarSettings = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(AVATAR_OPTIONS).map(([name, { otherwise }]) => [name, otherwise]),
) as AvatarSettings;

/** Values of a plain object of options; `null` and `undefined` objects have none. */
export function valuesOf(options: object | null | undefined): ValueOf {
  return (name) => (options === null || options === undefined ? undefined : (options as Record<string, unknown>)[name]);
}

/** The settings that differ from their defaults, each in its shortest text: what gives them back when it is read. */
export function listChanges(settings: AvatarSettings): [name: string, text: string][] {
  const defaults: ReadonlyMap<string, unknown> = new Map(Object.entries(AVATAR_DEFAULTS));
  return Object.entries(settings)
    .filter(([name, value]) => value !== defaults.get(name) && String(value) !== '')
    .map(([name, value]) => [name, value === true ? '1' : String(value)]);
}

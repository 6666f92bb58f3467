// Schemas of options: each option as data, with its type, bounds, values, default and traits. Query parameters, attributes, flags of
// the command and options of the SDK are all read by these rows, under the same names. Readers, types, JSON schemas, `--help`,
// manifests, docs and form controls are made from them; table.ts adds the words.
import { BACKGROUNDS, MOODS, PART_SLOTS, SHAPES, STATUSES, STYLES, type PartSlot } from '../spec.js';
import type { IdSource, SchemaTable, SettingsOf } from './row.js';

/**
 * A set of ids.
 *
 * @example
 * const palettes: IdSet = new Set(['mint', 'violet']);
 */
export interface IdSet {
  readonly has: (id: string) => boolean;
  readonly keys: () => Iterable<string>;
}

/**
 * The ids that options may name: the `catalogue` of an entry point or an engine.
 *
 * @example
 * const { palettes }: KnownIds = catalogue;
 * palettes.has('mint'); // true
 */
export interface KnownIds extends Readonly<Record<IdSource | 'bodies', IdSet>> {
  /** The options of avatars that are absent in a call; without them, each row's default. */
  readonly defaults?: AvatarSettings;
  readonly parts: Readonly<Record<PartSlot, IdSet>>;
}

const ANY: IdSet = { has: () => true, keys: () => [] };

/** Knows any id: its pack may not be loaded yet, or only a service may have it. */
export const ANY_IDS: KnownIds = {
  palettes: ANY,
  packs: ANY,
  bodies: ANY,
  parts: /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ PART_SLOTS.map((slot) => [slot, ANY])) as KnownIds['parts'],
};

/**
 * Second names of options, which win if both are given: on an HTML element `style` is CSS, and `title` is the native tooltip, so
 * there the options have only these.
 */
export const ALIASES = { style: 'styleHint', title: 'label' } as const;

/** The second name of an option; `undefined` for most. */
export function aliasOf(option: string): string | undefined {
  return (ALIASES as Readonly<Record<string, string>>)[option];
}

/** The names of an option, the one that wins first. */
export function listSpellings(option: string): readonly string[] {
  const alias = aliasOf(option);
  return alias === undefined ? [option] : [alias, option];
}

/** The rows of a table by all names of their options. */
export function spellTable<Row>(table: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> {
  const rows = Object.entries(table).flatMap(([name, row]) => listSpellings(name).map((spelling) => [spelling, row]));
  return Object.fromEntries(rows) as Record<string, Row>;
}

/** Most seeds that one group draws. Further seeds are only counted. */
export const GROUP_SEEDS = 50;

const label = { kind: 'text', maxLength: 200, inPng: false } as const;
const title = { ...label, inMember: false } as const;
const animated = { kind: 'flag', default: false, inPng: false, inMember: false } as const;

/** The greatest variant: three digits in a URL, and far more than a list without look-alikes needs. */
export const MOST_VARIANT = 999;

/** Options of one avatar. */
export const AVATAR_SCHEMA = {
  size: { kind: 'integer', min: 16, max: 1024, default: 96, unit: 'px', inMember: false },
  palette: { kind: 'id', of: 'palettes', several: true, chooses: true },
  colors: { kind: 'colors', most: 3 },
  background: { kind: 'enum', values: BACKGROUNDS, several: true, chooses: true },
  tileBg: { kind: 'color', auto: true },
  shape: { kind: 'enum', values: SHAPES, default: 'circle', inMember: false },
  scale: { kind: 'integer', min: 50, max: 100, default: 100, unit: '%', inMember: false },
  flip: { kind: 'flag', default: false, inMember: false },
  variant: { kind: 'integer', min: 0, max: MOST_VARIANT, default: 0, chooses: true },
  mood: { kind: 'enum', values: MOODS, several: true, chooses: true },
  packs: { kind: 'ids', of: 'packs', default: [], chooses: true },
  style: { kind: 'enum', values: STYLES, chooses: true },
  parts: { kind: 'parts', chooses: true },
  status: { kind: 'enum', values: STATUSES },
  badge: { kind: 'flag', default: true },
  title,
  statusLabel: label,
  animated,
} as const satisfies SchemaTable;

/** Options of a group; the colours of the counter are not in a query. */
export const GROUP_SCHEMA = {
  size: { kind: 'integer', min: 16, max: 256, default: 64, unit: 'px' },
  overlap: { kind: 'number', min: 0, max: 0.7, default: 0.3, step: 0.05 },
  max: { kind: 'integer', min: 1, max: GROUP_SEEDS, default: GROUP_SEEDS },
  ring: { kind: 'color', auto: true, default: '#ffffff' },
  tileBg: { kind: 'color', auto: true, default: '#ffffff' },
  distinct: { kind: 'flag', default: false },
  title,
  animated,
  counterFill: { kind: 'color', auto: false, default: '#ece9f4', inQuery: false },
  counterInk: { kind: 'color', auto: false, default: '#3a3354', inQuery: false },
} as const satisfies SchemaTable;

/** Options of the gallery page, besides the options of an avatar (the bounds are ours). */
export const GALLERY_SCHEMA = {
  count: { kind: 'integer', min: 1, max: 500, default: 96 },
  prefix: { kind: 'text', maxLength: 100, default: 'user' },
} as const satisfies SchemaTable;

/**
 * Avatar options after reading: every option is present and valid, and equivalent input gives equal settings.
 *
 * @example
 * const settings: AvatarSettings = readAvatarOptions((name) => ({ size: '9999' })[name], catalogue);
 * settings.size; // 1024
 */
export type AvatarSettings = SettingsOf<typeof AVATAR_SCHEMA>;

/** The names of the avatar options whose rows have a trait. */
type NamesOf<Trait> = {
  [Name in keyof typeof AVATAR_SCHEMA]: (typeof AVATAR_SCHEMA)[Name] extends Trait ? Name : never;
}[keyof typeof AVATAR_SCHEMA];

/** The names of the avatar options that choose. */
export type ChoosingName = NamesOf<{ readonly chooses: true }>;

/** The names of the avatar options that members of a group have too. */
export type MemberName = Exclude<keyof typeof AVATAR_SCHEMA, NamesOf<{ readonly inMember: false }>>;

/** The settings that choose a mascot. */
export type ChoosingSettings = Pick<AvatarSettings, ChoosingName>;

/** The settings that only decide how a mascot is drawn. */
export type RenderSettings = Omit<AvatarSettings, ChoosingName>;

/**
 * Group options after reading: every option is present and valid, and equivalent input gives equal settings.
 *
 * @example
 * const settings: GroupSettings = readGroupOptions(() => undefined, catalogue);
 * settings.overlap; // 0.3
 */
export type GroupSettings = SettingsOf<typeof GROUP_SCHEMA>;

/** Sets the options that a PNG cannot show to their defaults. */
export function dropUnshown<Settings extends object>(settings: Settings, table: SchemaTable): Settings {
  const entries = Object.entries(settings).map(([name, value]: [string, unknown]) => {
    const row = table[name];
    return [name, row?.inPng === false ? row.default : value] as const;
  });
  return Object.fromEntries(entries) as Settings;
}

/** The given options that a PNG cannot show. */
export function listUnshown(values: Readonly<Record<string, unknown>>, table: SchemaTable): string[] {
  return Object.keys(values).filter((name) => table[name]?.inPng === false && values[name] !== false);
}

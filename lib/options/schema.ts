// Schemas of options: each option as data, with its type, bounds, values, default and traits. Query parameters, attributes, flags of
// the command and options of the SDK are all read by these rows, under the same names. Readers, types, JSON schemas, `--help`,
// manifests, docs and form controls are made from them; table.ts adds the words.
import { BACKGROUNDS, MOODS, SHAPES, STYLES, type PartSlot } from '../spec.js';
import type { PartChoices } from './types.js';

/** An option in words. The engine does not read these, so bundles of the engine do not contain them. */
export interface Words<Example = unknown> {
  /** One line on its effect. Backticks mark code. */
  readonly doc: string;
  /** Its name on a form. */
  readonly label: string;
  /** A value that shows its effect. */
  readonly example: Example;
  /** The effect of an absent option, in words, where `default` is missing or does not say it. */
  readonly unset?: string;
}

interface Traits {
  /** It decides which mascot is drawn. The other options only decide how it is drawn. */
  readonly chooses?: true;
  /** Members of a group do not have it: it belongs to the group. */
  readonly inMember?: false;
  /** Code and elements have it, a query does not. */
  readonly inQuery?: false;
  /** A PNG cannot show it and ignores it. */
  readonly inPng?: false;
}

interface Bounded extends Traits {
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly unit?: string;
}

/** A whole number. A number out of range is clamped. */
interface IntegerSchema extends Bounded {
  readonly kind: 'integer';
}

/** A decimal number. A number out of range is clamped. */
interface NumberSchema extends Bounded {
  readonly kind: 'number';
  /** Step of a slider. */
  readonly step: number;
}

/** One of a few words, in their exact letter case. */
interface EnumSchema extends Traits {
  readonly kind: 'enum';
  readonly values: readonly string[];
  readonly default?: string;
  /** Several values may be given, as text with commas or as an array: the seed picks one of them. */
  readonly several?: true;
}

/** The kinds of ids that an option can take. */
export type IdSource = 'palettes' | 'packs';

/** One id of the catalogue. */
interface IdSchema extends Traits {
  readonly kind: 'id';
  readonly of: IdSource;
  readonly default?: undefined;
  readonly several?: EnumSchema['several'];
}

/** Any number of ids of the catalogue, as text with commas or as an array. */
interface IdsSchema extends Traits {
  readonly kind: 'ids';
  readonly of: IdSource;
  readonly default: readonly string[];
}

/** A CSS colour. */
interface ColorSchema extends Traits {
  readonly kind: 'color';
  /** Whether it may be the word `auto`, for the accent of the palette. */
  readonly auto: boolean;
  readonly default?: string;
}

/** Some opaque colours in hex, as text with commas or as an array. */
interface ColorsSchema extends Traits {
  readonly kind: 'colors';
  /** Most colours; the rest is cut off. */
  readonly most: number;
  readonly default?: undefined;
}

/** On or off. */
interface FlagSchema extends Traits {
  readonly kind: 'flag';
  readonly default: false;
}

/** Ids by slot, as text with `slot:id` pairs or as an object. A slot may have several, `slot:id|id`: the seed picks one of them. */
interface PartsSchema extends Traits {
  readonly kind: 'parts';
  readonly default?: undefined;
}

/** A line of text for people. */
interface TextSchema extends Traits {
  readonly kind: 'text';
  /** Most code points; the rest is cut off. */
  readonly maxLength: number;
  readonly default?: string;
}

/** The type and the traits of one option, as data. */
export type OptionSchema =
  | IntegerSchema
  | NumberSchema
  | EnumSchema
  | IdSchema
  | IdsSchema
  | ColorSchema
  | ColorsSchema
  | FlagSchema
  | PartsSchema
  | TextSchema;

/** Schemas of options, by their names. */
export type SchemaTable = Readonly<Record<string, OptionSchema>>;

export type IntegerRow = IntegerSchema & Words<number>;
export type NumberRow = NumberSchema & Words<number>;
export type EnumRow = EnumSchema & Words<string>;
export type ColorRow = ColorSchema & Words<string>;
export type ColorsRow = ColorsSchema & Words<string>;
export type TextRow = TextSchema & Words<string>;

/**
 * One option, as data: its type, its traits and its words.
 *
 * @example
 * const row: OptionRow = AVATAR_OPTIONS.mood;
 * row.label; // 'Mood'
 */
export type OptionRow =
  | IntegerRow
  | NumberRow
  | EnumRow
  | ColorRow
  | ColorsRow
  | TextRow
  | ((IdSchema | IdsSchema | PartsSchema) & Words<string>)
  | (FlagSchema & Words<true>);

/** Options by name. */
export type OptionTable = Readonly<Record<string, OptionRow>>;

interface Values {
  readonly integer: number;
  readonly number: number;
  readonly id: string;
  readonly ids: readonly string[];
  readonly color: string;
  readonly colors: readonly string[];
  readonly flag: boolean;
  readonly parts: PartChoices;
  readonly text: string;
}

type OneOfRow<Row extends OptionSchema> = Row extends EnumSchema
  ? Row['values'][number]
  : Values[Exclude<Row['kind'], 'enum'>];

/** Several values are at least two, each once, sorted by code units. */
type ValueOfRow<Row extends OptionSchema> =
  | OneOfRow<Row>
  | (Row extends { readonly several: true } ? readonly OneOfRow<Row>[] : never);

/** The options of a table after reading: every option is present and valid. */
export type SettingsOf<Table extends SchemaTable> = {
  readonly [Name in keyof Table]:
    | ValueOfRow<Table[Name]>
    | (Table[Name] extends { readonly default: infer Default } ? Extract<Default, undefined> : undefined);
};

/** The names of the options of some tables for which a test is true. */
export function listNames(
  isWanted: (schema: OptionSchema) => boolean,
  ...tables: readonly SchemaTable[]
): ReadonlySet<string> {
  const rows = tables.flatMap((table) => Object.entries(table));
  return new Set(rows.flatMap(([name, row]) => (isWanted(row) ? name : [])));
}

/** A set of ids. */
export interface IdSet {
  readonly has: (id: string) => boolean;
}

/** The ids that options may name. */
export interface KnownIds extends Readonly<Record<IdSource | 'bodies', IdSet>> {
  /** The options of avatars that are absent in a call; without them, each row's default. */
  readonly defaults?: AvatarSettings;
  readonly parts: Readonly<Record<PartSlot, IdSet>>;
}

/** Most seeds that one group draws. Further seeds are only counted. */
export const GROUP_SEEDS = 50;

const animated = { kind: 'flag', default: false, inPng: false, inMember: false } as const;

/** Options of one avatar. */
export const AVATAR_SCHEMA = {
  size: {
    kind: 'integer',
    min: 16,
    max: 1024,
    default: 96,
    unit: 'px',
    inMember: false,
  },
  palette: {
    kind: 'id',
    of: 'palettes',
    several: true,
    chooses: true,
  },
  colors: {
    kind: 'colors',
    most: 3,
  },
  background: {
    kind: 'enum',
    values: BACKGROUNDS,
    several: true,
    chooses: true,
  },
  tileBg: {
    kind: 'color',
    auto: true,
  },
  shape: {
    kind: 'enum',
    values: SHAPES,
    default: 'circle',
    inMember: false,
  },
  scale: {
    kind: 'integer',
    min: 50,
    max: 100,
    default: 100,
    unit: '%',
    inMember: false,
  },
  flip: {
    kind: 'flag',
    default: false,
    inMember: false,
  },
  mood: {
    kind: 'enum',
    values: MOODS,
    several: true,
    chooses: true,
  },
  packs: {
    kind: 'ids',
    of: 'packs',
    default: [],
    chooses: true,
  },
  style: {
    kind: 'enum',
    values: STYLES,
    chooses: true,
  },
  parts: {
    kind: 'parts',
    chooses: true,
  },
  title: {
    kind: 'text',
    maxLength: 200,
    inPng: false,
    inMember: false,
  },
  animated,
} as const satisfies SchemaTable;

/** Options of a group; the colours of the counter are not in a query. */
export const GROUP_SCHEMA = {
  size: {
    kind: 'integer',
    min: 16,
    max: 256,
    default: 64,
    unit: 'px',
  },
  overlap: {
    kind: 'number',
    min: 0,
    max: 0.7,
    default: 0.3,
    step: 0.05,
  },
  max: {
    kind: 'integer',
    min: 1,
    max: GROUP_SEEDS,
    default: GROUP_SEEDS,
  },
  ring: {
    kind: 'color',
    auto: true,
    default: '#ffffff',
  },
  tileBg: {
    kind: 'color',
    auto: true,
    default: '#ffffff',
  },
  animated,
  counterFill: {
    kind: 'color',
    auto: false,
    default: '#ece9f4',
    inQuery: false,
  },
  counterInk: {
    kind: 'color',
    auto: false,
    default: '#3a3354',
    inQuery: false,
  },
} as const satisfies SchemaTable;

/** Options of the gallery page, besides those of an avatar (the bounds are ours). */
export const GALLERY_SCHEMA = {
  count: {
    kind: 'integer',
    min: 1,
    max: 500,
    default: 96,
  },
  prefix: {
    kind: 'text',
    maxLength: 100,
    default: 'user',
  },
} as const satisfies SchemaTable;

/**
 * Avatar options after reading: every option is present and valid, and equivalent input gives equal settings.
 *
 * @example
 * const settings: AvatarSettings = readAvatarOptions((name) => ({ size: '9999' })[name], catalogue);
 * settings.size; // 1024
 */
export type AvatarSettings = SettingsOf<typeof AVATAR_SCHEMA>;

/** The names of the avatar options that choose. */
type ChoosingName = {
  readonly [Name in keyof AvatarSettings]: (typeof AVATAR_SCHEMA)[Name] extends { readonly chooses: true }
    ? Name
    : never;
}[keyof AvatarSettings];

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

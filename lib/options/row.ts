// What an option row is: data. Readers, types, JSON schemas, `--help`, manifests, docs and form controls follow from it.
import type { PartSlot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';

/** What an option is for, in words. Nothing that draws reads these, so a bundle of what draws has none of them. */
export interface Words<Example = unknown> {
  /** One line on what it does. Backticks mark code. */
  readonly doc: string;
  /** Its name on a form. */
  readonly label: string;
  /** A value that shows what it does. */
  readonly example: Example;
  /** What stands when the option is absent, in words, where `default` is missing or does not say it. */
  readonly unset?: string;
}

interface Traits {
  /** It decides what is drawn, as ids; the others only decide how. */
  readonly chooses?: true;
  /** A member of a group takes it from the group. */
  readonly inMember?: false;
  /** Only code and elements have it; a query does not (SPEC §2.2). */
  readonly inQuery?: false;
  /** A PNG cannot show it, and ignores it (SPEC §2.1). */
  readonly inPng?: false;
}

interface Bounded extends Traits {
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly unit?: string;
}

/** A whole number; what is out of range is clamped. */
interface IntegerSchema extends Bounded {
  readonly kind: 'integer';
}

/** A decimal number; what is out of range is clamped. */
interface NumberSchema extends Bounded {
  readonly kind: 'number';
  /** Distance between two values that a slider offers. */
  readonly step: number;
}

/** One of a few words, in their exact letter case. */
interface EnumSchema extends Traits {
  readonly kind: 'enum';
  readonly values: readonly string[];
  readonly default?: string;
}

/** Where the ids of a row are known. */
export type IdSource = 'palettes' | 'packs';

/** One id of the catalogue. */
interface IdSchema extends Traits {
  readonly kind: 'id';
  readonly of: IdSource;
  readonly default?: undefined;
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
  /** Whether it may also be the word `auto`, for the accent of the palette. */
  readonly auto: boolean;
  readonly default?: string;
}

/** On or off. */
interface FlagSchema extends Traits {
  readonly kind: 'flag';
  readonly default: false;
}

/** What slots of the mascot hold, as text with `slot:id` pairs or as an object. */
interface PartsSchema extends Traits {
  readonly kind: 'parts';
  readonly default?: undefined;
}

/** A line of text for people. */
interface TextSchema extends Traits {
  readonly kind: 'text';
  /** Code points that are kept. */
  readonly maxLength: number;
  readonly default?: string;
}

/** How one option is read, as data. */
export type OptionSchema =
  | IntegerSchema
  | NumberSchema
  | EnumSchema
  | IdSchema
  | IdsSchema
  | ColorSchema
  | FlagSchema
  | PartsSchema
  | TextSchema;

/** How options are read, by name. */
export type SchemaTable = Readonly<Record<string, OptionSchema>>;

export type IntegerRow = IntegerSchema & Words<number>;
export type NumberRow = NumberSchema & Words<number>;
export type EnumRow = EnumSchema & Words<string>;
export type ColorRow = ColorSchema & Words<string>;
export type TextRow = TextSchema & Words<string>;

/**
 * One option, as data: how it is read, and what it is for.
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
  readonly flag: boolean;
  readonly parts: Partial<AvatarSpec>;
  readonly text: string;
}

type ValueOfRow<Row extends OptionSchema> = Row extends EnumSchema
  ? Row['values'][number]
  : Values[Exclude<Row['kind'], 'enum'>];

/** The options of a table once they are read: every one is there and valid. */
export type SettingsOf<Table extends SchemaTable> = {
  readonly [Name in keyof Table]:
    | ValueOfRow<Table[Name]>
    | (Table[Name] extends { readonly default: infer Default } ? Extract<Default, undefined> : undefined);
};

/** The names of the rows of some tables that pass. */
export function listNames(
  isWanted: (schema: OptionSchema) => boolean,
  ...tables: readonly SchemaTable[]
): ReadonlySet<string> {
  const rows = tables.flatMap((table) => Object.entries(table));
  return new Set(rows.flatMap(([name, row]) => (isWanted(row) ? name : [])));
}

/** Some ids. */
export interface Ids {
  readonly has: (id: string) => boolean;
}

/** Ids that may be chosen, by what they are of. */
export interface KnownIds extends Readonly<Record<IdSource | 'bodies', Ids>> {
  readonly parts: Readonly<Record<PartSlot, Ids>>;
}

// Rows of options: the fields of each kind of row, its words, and the types that follow from a row.
import type { AvatarSpec, Slot } from '../spec.js';
import type { OwnIds, PackId, PaletteId, PartChoices } from './types.js';

/** An option in words. The engine does not read these, so bundles of the engine do not contain them. */
export interface Words<Example = unknown> {
  /** One line on its effect. Backticks mark code. */
  readonly doc: string;
  /** Its name on a form. */
  readonly label: string;
  /** A value that shows its effect. */
  readonly example: Example;
  /** The effect of an absent option in words, if `default` is missing or does not explain it. */
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

/** The ids of `OwnIds` of one kind: of packs, or of a slot. */
export type OwnId<Name extends 'pack' | Slot> = Name extends keyof OwnIds ? Extract<OwnIds[Name], string> : never;

/** The known ids by their source, with those that a program declares. */
export interface KnownId {
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- a program may declare some
  readonly palettes: PaletteId | OwnId<'palette'>;
  // oxlint-disable-next-line typescript/no-redundant-type-constituents -- a program may declare some
  readonly packs: PackId | OwnId<'pack'>;
}

/** The kinds of ids that an option can take. */
export type IdSource = keyof KnownId;

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
  readonly default: boolean;
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

/** The schemas of a kind. */
export type RowOf<Name extends Kind> = Extract<OptionSchema, { readonly kind: Name }>;

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
  | (FlagSchema & Words<boolean>);

/** Options by name. */
export type OptionTable = Readonly<Record<string, OptionRow>>;

/** One value of a row of words. */
type WordOf<Row> = Row extends { readonly values: readonly (infer Word extends string)[] } ? Word : never;

/** Known ids, and any other text: an id may come from the user's own pack. */
type IdOf<Row> = Row extends { readonly of: infer Source extends IdSource } ? KnownId[Source] | (string & {}) : never;

/** One value, or several: a text with commas, or an array. */
export type Several<One extends string> = One | `${One},${string}` | readonly One[];

type IsSeveral<Row, Yes, No> = Row extends { readonly several: true } ? Yes : No;

/** The types of each kind: of a value that is read, and of one that is given in code. */
interface TypesOf<Row> {
  // Text must be decimal, and may end in `px` if that is the unit.
  readonly integer: {
    readonly read: number;
    readonly given: number | `${number}` | (Row extends { readonly unit: 'px' } ? `${number}px` : never);
  };
  readonly number: { readonly read: number; readonly given: number | `${number}` };
  readonly enum: { readonly read: WordOf<Row>; readonly given: IsSeveral<Row, Several<WordOf<Row>>, WordOf<Row>> };
  readonly id: { readonly read: string; readonly given: IdOf<Row> | readonly IdOf<Row>[] };
  readonly ids: { readonly read: readonly string[]; readonly given: IdOf<Row> | readonly IdOf<Row>[] };
  readonly color: {
    readonly read: string;
    readonly given: Row extends { readonly auto: true } ? 'auto' | (string & {}) : string;
  };
  readonly colors: { readonly read: readonly string[]; readonly given: string | readonly string[] };
  readonly flag: { readonly read: boolean; readonly given: boolean | number | string };
  readonly parts: { readonly read: PartChoices; readonly given: PartChoices | AvatarSpec | string };
  readonly text: { readonly read: string; readonly given: string | null };
}

type Kind = OptionSchema['kind'];

/** The kinds whose values have parts. */
export type ListKind = { [Name in Kind]: TypesOf<OptionSchema>[Name]['read'] extends object ? Name : never }[Kind];

type ReadOf<Row extends OptionSchema> = TypesOf<Row>[Row['kind']]['read'];

/** Several values are at least two, each once, sorted by code units. */
type SettingOf<Row extends OptionSchema> = ReadOf<Row> | IsSeveral<Row, readonly ReadOf<Row>[], never>;

/** The options of a table as code gives them: each may be absent. The docs of a row are the docs of its option. */
export type InputsOf<Table extends SchemaTable> = {
  readonly [Name in keyof Table]?: TypesOf<Table[Name]>[Table[Name]['kind']]['given'] | undefined;
};

/** The options of a table after reading: every option is present and valid. */
export type SettingsOf<Table extends SchemaTable> = {
  readonly [Name in keyof Table]:
    | SettingOf<Table[Name]>
    | (Table[Name] extends { readonly default: infer Default } ? Extract<Default, undefined> : undefined);
};

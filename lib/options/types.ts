// Types of the options, as code gives them. They follow from the rows of the schemas, and ids from the packs. The build adds docs.
import type { AvatarSpec, PartSlot, Slot } from '../spec.js';
import type { BaseIds, PACK_IDS } from './ids.js';
import type { InputsOf, OwnId } from './row.js';
import type { ALIASES, AVATAR_SCHEMA, ChoosingName, GROUP_SCHEMA, MemberName } from './schema.js';

type PackIds = typeof PACK_IDS;

/** The words of a text. */
type Split<Text, Found = never> = Text extends `${infer Word} ${infer Rest}` ? Split<Rest, Found | Word> : Found | Text;

/** The ids of a slot, of the base and of every pack. */
type IdsOf<Name extends keyof BaseIds> = Split<
  | BaseIds[Name]
  | { [Pack in keyof PackIds]: PackIds[Pack] extends Readonly<Record<Name, infer Ids>> ? Ids : never }[keyof PackIds]
>;

/**
 * Packs.
 *
 * @example
 * const pack: PackId = 'garden';
 */
export type PackId = Extract<keyof PackIds, string>;

/**
 * Palettes of the base and of every pack.
 *
 * @example
 * const palette: PaletteId = 'mint';
 */
export type PaletteId = IdsOf<'palette'>;

/**
 * Bodies, or the parts of a slot, of the base and of every pack.
 *
 * @example
 * const topper: PartId<'topper'> = 'crown';
 */
export type PartId<Name extends PartSlot | 'body'> = IdsOf<Name>;

/**
 * Ids of your own: of packs, palettes, bodies and parts. Editors complete them, and the types of elements in markup take them. It is
 * empty: a module that makes a pack declares its ids here.
 *
 * @example
 * declare module 'navii' {
 *   interface OwnIds {
 *     pack: 'lanterns';
 *     topper: 'paper-lantern';
 *   }
 * }
 */
export interface OwnIds {}

/** The known values of a slot. A slot that holds a part may be emptied. */
type KnownOf<Name extends Slot> = Name extends PartSlot
  ? PartId<Name> | 'none' | null
  : Name extends keyof BaseIds
    ? IdsOf<Name>
    : AvatarSpec[Name];

type ChoiceOf<Name extends Slot> = KnownOf<Name> | OwnId<Name>;

/**
 * Slots and their ids, for the option `parts`: one, or several: the seed picks one of them. `null` or `none` empties a slot
 * that holds a part.
 *
 * @example
 * const parts: PartChoices = { body: 'heart', topper: ['crown', 'beanie', null] };
 */
export type PartChoices = { readonly [Name in keyof AvatarSpec]?: ChoiceOf<Name> | readonly ChoiceOf<Name>[] };

/** Options, also by their second names. */
type Spelled<Options> = Options & {
  readonly [Name in keyof Options & keyof typeof ALIASES as (typeof ALIASES)[Name]]?: Options[Name];
};

type AvatarInputs = InputsOf<typeof AVATAR_SCHEMA>;

type InferredAvatarOptions = Spelled<AvatarInputs>;

/**
 * Options of an avatar, named like the query parameters. Text is accepted too; an invalid value is ignored. `label` is another
 * name of `title`, and `styleHint` of `style`, as on elements; they win if both are given.
 *
 * @example
 * const options: AvatarOptions = { size: 128, palette: 'mint', mood: 'happy' };
 */
export interface AvatarOptions extends InferredAvatarOptions {}

type InferredMemberOptions = Spelled<Pick<AvatarInputs, MemberName>>;

/**
 * Options that a member of a group can have too.
 *
 * @example
 * const options: MemberOptions = { palette: 'mint', mood: 'happy' };
 */
export interface MemberOptions extends InferredMemberOptions {}

type InferredRenderOptions = Spelled<Omit<AvatarInputs, ChoosingName>>;

/**
 * Options of {@link renderAvatar}: those that do not influence the choice of parts.
 *
 * @example
 * const large: RenderOptions = { size: 512, title: 'Ada' };
 */
export interface RenderOptions extends InferredRenderOptions {}

type InferredGroupOptions = Spelled<InputsOf<typeof GROUP_SCHEMA>>;

/**
 * Options of a group, named like the query parameters. Text is accepted too; an invalid value is ignored.
 *
 * @example
 * const options: GroupOptions = { size: 48, overlap: 0.4, max: 5 };
 */
export interface GroupOptions extends InferredGroupOptions {}

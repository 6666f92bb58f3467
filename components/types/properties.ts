// Types of the properties of the elements, in scripts and in markup. They follow from the rows of options. The build adds docs.
import type { KnownId, Several } from '../../lib/options/row.js';
import type { AVATAR_SCHEMA } from '../../lib/options/schema.js';
import type { AvatarOptions, GroupOptions, MemberOptions } from '../../lib/options/types.js';
import type { GroupSeeds, PropertyOf, SharedOptions } from '../element/properties.js';
import type { NaviiPickerElement } from '../picker/navii-picker.js';

/** Options as properties, which can be set. */
type Settable<Options> = { -readonly [Name in keyof Options as PropertyOf<Name>]: Options[Name] };

/** The properties of a member of a group besides its options. */
interface MemberExtras {
  src?: string | null | undefined;
  label?: string | null | undefined;
}

type InferredMemberProperties = Settable<MemberOptions & MemberExtras>;

/**
 * Properties of `<navii-avatar>` that a member of a `<navii-group>` can have too.
 *
 * @example
 * const options: Partial<GroupMember> = { palette: 'mint', mood: 'happy' };
 */
export interface MemberProperties extends InferredMemberProperties {}

/** Properties of `<navii-avatar>` that decide who is shown. */
interface AvatarExtras extends Pick<MemberExtras, 'src'> {
  seed?: string | number | null | undefined;
  email?: string | null | undefined;
}

type InferredAvatarProperties = Settable<AvatarExtras & AvatarOptions & SharedOptions>;

/**
 * Properties of `<navii-avatar>`. Each has an attribute, whose text it accepts too. An invalid value is ignored.
 *
 * @example
 * const properties: AvatarProperties = { seed: 'ada', mood: 'happy' };
 */
export interface AvatarProperties extends InferredAvatarProperties {}

/** Properties of `<navii-group>` that decide who is shown. */
interface GroupExtras {
  seeds?: GroupSeeds | undefined;
}

type InferredGroupProperties = Settable<GroupExtras & GroupOptions & SharedOptions>;

/**
 * Properties of `<navii-group>`. Each has an attribute, whose text it accepts too. An invalid value is ignored.
 *
 * @example
 * const properties: GroupProperties = { seeds: ['ada', 'grace'], max: 5 };
 */
export interface GroupProperties extends InferredGroupProperties {}

/** Types of `<navii-picker>` in markup. */
export type PickerMarkup = Partial<
  Pick<NaviiPickerElement, 'name' | 'seed' | 'packs' | 'slots' | 'required' | 'disabled' | 'words' | 'value'>
>;

/** The name of the attribute of a property: `tile-bg` for `tileBg`. */
type AttributeOf<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeOf<Rest>}`
  : Name;

type Rows = typeof AVATAR_SCHEMA;

/** In markup ids must be known or declared: types are stricter there than the element, which accepts any text as an id. */
type MarkupValue<Properties, Name extends keyof Properties> = Name extends keyof Rows
  ? Rows[Name] extends { readonly of: infer Source extends keyof KnownId }
    ? Several<KnownId[Source]> | undefined
    : Properties[Name]
  : Properties[Name];

/** Properties as they are written in markup, also by the names of their attributes. */
type Markup<Properties> = {
  [Name in keyof Properties as Name | AttributeOf<Name>]: MarkupValue<Properties, Name>;
};

type InferredAvatarMarkup = Markup<AvatarProperties>;

/** Types of `<navii-avatar>` in markup. */
export interface AvatarMarkup extends InferredAvatarMarkup {}

type InferredGroupMarkup = Markup<GroupProperties>;

/** Types of `<navii-group>` in markup. */
export interface GroupMarkup extends InferredGroupMarkup {}

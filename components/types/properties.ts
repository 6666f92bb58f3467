// What the markup of a framework may give an element, derived from the elements and the engine's tables. Stricter than the
// elements themselves, which take anything: where a list of values is known, whoever writes is offered it and held to it.
import type { LitElement } from 'lit';
import type { Background, Mood, Style } from '../../lib/index.js';
import type { PackId, PaletteId } from '../../lib/options/types.js';
import type { GroupMember, NaviiAvatar, NaviiGroup, Shape, Status } from '../index.js';

/** Packs as an array, or as text with commas. */
export type PackIds = readonly PackId[] | PackId | `${PackId},${string}`;

/** Colours that can be told from a mistake in writing only by reading them; `auto` is offered. */
type Color = 'auto' | (string & {}) | undefined;

/** Properties with known values. */
export interface KnownValues {
  palette: PaletteId;
  background: Background;
  mood: Mood;
  packs: PackIds;
  styleHint: Style;
  shape: Shape;
  status: Status;
}

/** One of a group, as strict as an avatar. */
type Member = {
  readonly [Name in keyof GroupMember]: Name extends keyof KnownValues
    ? KnownValues[Name] | undefined
    : GroupMember[Name];
};

type ValueOf<Element, Name extends keyof Element> = Name extends keyof KnownValues
  ? KnownValues[Name] | undefined
  : Name extends 'ring' | 'tileBg'
    ? Color
    : Name extends 'seeds'
      ? string | readonly (string | number | Member)[] | undefined
      : Element[Name];

/** Everything that Navii's own part of an element declares. */
type Own<Element> = Exclude<keyof Element, keyof LitElement>;

type Kebab<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** Properties by their names: `tileBg`. */
export type PropertiesOf<Element> = { [Name in Own<Element>]?: ValueOf<Element, Name> };

/** The same by the names of the attributes: `tile-bg`. For frameworks that take what is no text under these names too. */
export type KebabPropertiesOf<Element> = { [Name in Own<Element> as Kebab<Name>]?: ValueOf<Element, Name> };

/** What an attribute can say: text, numbers, and flags by their presence. */
type Sayable<Value> = Extract<Value, string | number | boolean | undefined>;

/** Attributes, by their names. */
export type AttributesOf<Element> = { [Name in Own<Element> as Kebab<Name>]?: Sayable<ValueOf<Element, Name>> };

/** What markup may give `<navii-avatar>`, by the names of properties and of attributes. */
export type AvatarProps = PropertiesOf<NaviiAvatar> & KebabPropertiesOf<NaviiAvatar>;
/** What markup may give `<navii-group>`, by the names of properties and of attributes. */
export type GroupProps = PropertiesOf<NaviiGroup> & KebabPropertiesOf<NaviiGroup>;

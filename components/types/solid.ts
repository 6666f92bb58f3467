// `navii/solid`: types of the elements in Solid. An expression sets a property, even under an attribute's name.
// Capitals would be lost: such names only after `prop:`.
import type { JSX as Solid } from 'solid-js';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarMarkup, GroupMarkup } from './properties.js';

/** Names with capitals: each is a property whose attribute has another name. */
type Capitalized<Properties> = Exclude<keyof Properties & string, Lowercase<keyof Properties & string>>;

/** Markup by the names of properties: `tileBg`, and no `tile-bg`. */
type PropertiesOf<Markup> = Omit<Markup, keyof Markup & `${string}-${string}`>;

/** Markup by the names of attributes: `tile-bg`, and no `tileBg`. */
type KebabPropertiesOf<Markup> = Omit<Markup, Capitalized<Markup>>;

/** What an attribute can say: text, numbers, and flags by their presence. */
type AttributesOf<Markup> = {
  [Name in keyof KebabPropertiesOf<Markup>]?: Extract<
    KebabPropertiesOf<Markup>[Name],
    string | number | boolean | undefined
  >;
};

type Prefixed<Prefix extends string, Values> = {
  [Name in keyof Values & string as `${Prefix}:${Name}`]?: Values[Name];
};

type SolidProps<Element, Markup> = Solid.HTMLAttributes<Element> &
  KebabPropertiesOf<Markup> &
  Prefixed<'prop', PropertiesOf<Markup>> &
  Prefixed<'attr', AttributesOf<Markup>> & { 'bool:animated'?: boolean | undefined };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'navii-avatar': SolidProps<NaviiAvatar, AvatarMarkup>;
      'navii-group': SolidProps<NaviiGroup, GroupMarkup>;
    }
  }
}

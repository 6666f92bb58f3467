// `navii/solid`: types of the elements in Solid. An expression sets a property, even under an attribute's name.
// Capitals would be lost: such names only after `prop:`.
import type { JSX as Solid } from 'solid-js';
import type { NaviiAvatar, NaviiGroup } from '../index.js';
import type { AvatarMarkup, GroupMarkup } from './markup.js';
import type { AttributesOf, KebabPropertiesOf, PropertiesOf } from './properties.js';

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

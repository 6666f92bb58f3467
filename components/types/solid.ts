// `navii/solid`: types of the elements for Solid. Solid sets an expression as a property, also under the name of an attribute.
// It writes names in lower case, so a property with capitals needs the prefix `prop:`.
import type { JSX as Solid } from 'solid-js';
import type { NaviiAvatarElement, NaviiGroupElement } from '../index.js';
import type { NaviiPickerElement } from '../picker/navii-picker.js';
import type { AvatarMarkup, GroupMarkup, PickerMarkup } from './properties.js';

/** Names with capitals. Each is a property whose attribute has another name. */
type Capitalized<Properties> = Exclude<keyof Properties & string, Lowercase<keyof Properties & string>>;

/** Markup by the names of properties: `tileBg` and not `tile-bg`. */
type PropertiesOf<Markup> = Omit<Markup, keyof Markup & `${string}-${string}`>;

/** Markup by the names of attributes: `tile-bg` and not `tileBg`. */
type KebabPropertiesOf<Markup> = Omit<Markup, Capitalized<Markup>>;

/** The values that an attribute can express: text, numbers and flags. */
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
      'navii-avatar': SolidProps<NaviiAvatarElement, AvatarMarkup>;
      'navii-group': SolidProps<NaviiGroupElement, GroupMarkup>;
      'navii-picker': SolidProps<NaviiPickerElement, PickerMarkup>;
    }
  }
}

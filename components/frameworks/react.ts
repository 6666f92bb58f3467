// `navii/react`: components with every pack, and types of the elements for React 19 and newer, which sets properties where an
// element has them.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { catalogue } from '../../lib/catalogue.js';
import type * as elements from '../index.js';
import type { NaviiPickerElement } from '../picker/navii-picker.js';
import type { AvatarMarkup, GroupMarkup, PickerMarkup } from '../types/properties.js';
import { createComponent, type Component, type NaviiAvatarProps, type NaviiGroupProps } from './create-react.js';
import { AVATAR, GROUP } from './draw.js';

/**
 * The mascot of a seed, as `<svg>`.
 *
 * @param props - `seed` or `email`, `label`, `src`, all {@link AvatarOptions}, and all attributes of an `<svg>`
 * @example
 * const face = <NaviiAvatar seed="ada" size={48} mood="happy" />;
 */
export const NaviiAvatar: Component<NaviiAvatarProps> = /* @__PURE__ */ createComponent(AVATAR, catalogue);

/**
 * Several mascots as one stack, as `<svg>`; without seeds it renders nothing.
 *
 * @param props - `seeds`, `label`, all {@link GroupOptions}, and all attributes of an `<svg>`
 * @example
 * const team = <NaviiGroup seeds={['ada', 'grace', 'alan', 'mary', 'hedy']} max={4} />;
 */
export const NaviiGroup: Component<NaviiGroupProps> = /* @__PURE__ */ createComponent(GROUP, catalogue);

export { createComponents, type NaviiComponents, type NaviiGroupProps, type NaviiAvatarProps } from './create-react.js';

type ReactElementProps<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'navii-avatar': ReactElementProps<elements.NaviiAvatarElement> & AvatarMarkup;
      'navii-group': ReactElementProps<elements.NaviiGroupElement> & GroupMarkup;
      'navii-picker': ReactElementProps<NaviiPickerElement> & PickerMarkup;
    }
  }
}

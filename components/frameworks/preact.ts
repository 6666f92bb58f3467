// `navii/preact`: components with every pack, and types of the elements for Preact, which sets properties where an element has
// them.
import type { HTMLAttributes } from 'preact';
import { catalogue } from '../../lib/catalogue.js';
import type * as elements from '../index.js';
import type { NaviiPickerElement } from '../picker/navii-picker.js';
import type { AvatarMarkup, GroupMarkup, PickerMarkup } from '../types/properties.js';
import { createComponent, type NaviiComponents } from './create-preact.js';
import { AVATAR, GROUP } from './draw.js';

/**
 * The mascot of a seed, as `<svg>`.
 *
 * @param props - `seed` or `email`, `label`, `src`, all {@link AvatarOptions}, and all attributes of an `<svg>`
 * @example
 * const face = <NaviiAvatar seed="ada" size={48} mood="happy" />;
 */
export const NaviiAvatar: NaviiComponents['NaviiAvatar'] = /* @__PURE__ */ createComponent(AVATAR, catalogue);

/**
 * Several mascots as one stack, as `<svg>`; without seeds it renders nothing.
 *
 * @param props - `seeds`, `label`, all {@link GroupOptions}, and all attributes of an `<svg>`
 * @example
 * const team = <NaviiGroup seeds={['ada', 'grace', 'alan', 'mary', 'hedy']} max={4} />;
 */
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP, catalogue);

export {
  createComponents,
  type NaviiComponents,
  type NaviiGroupProps,
  type NaviiAvatarProps,
} from './create-preact.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'navii-avatar': HTMLAttributes<elements.NaviiAvatarElement> & AvatarMarkup;
      'navii-group': HTMLAttributes<elements.NaviiGroupElement> & GroupMarkup;
      'navii-picker': HTMLAttributes<NaviiPickerElement> & PickerMarkup;
    }
  }
}

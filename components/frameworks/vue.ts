// `navii/vue`: components with every pack, and types of the elements for templates of Vue 3, which sets properties where an element
// has them.
import type { HTMLAttributes, PublicProps } from 'vue';
import { catalogue } from '../../lib/catalogue.js';
import type * as elements from '../index.js';
import type { NaviiPickerElement } from '../picker/navii-picker.js';
import type { AvatarMarkup, GroupMarkup, PickerMarkup } from '../types/properties.js';
import { createComponent, type NaviiComponents } from './create-vue.js';
import { AVATAR, GROUP } from './draw.js';

/**
 * The mascot of a seed, as `<svg>`.
 *
 * @param props - `seed` or `email`, `label`, `src`, all {@link AvatarOptions}, and all attributes of an `<svg>`
 * @example
 * const face = h(NaviiAvatar, { seed: 'ada', size: 48, mood: 'happy' });
 */
export const NaviiAvatar: NaviiComponents['NaviiAvatar'] = /* @__PURE__ */ createComponent(AVATAR, catalogue);

/**
 * Several mascots as one stack, as `<svg>`; without seeds it renders nothing.
 *
 * @param props - `seeds`, `label`, all {@link GroupOptions}, and all attributes of an `<svg>`
 * @example
 * const team = h(NaviiGroup, { seeds: ['ada', 'grace', 'alan', 'mary', 'hedy'], max: 4 });
 */
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP, catalogue);

export { createComponents, type NaviiComponents, type NaviiGroupProps, type NaviiAvatarProps } from './create-vue.js';

// Vue's tools read the props of a class from `$props` of its instances.
type Classed<Element, Props> = new () => Element & { $props: HTMLAttributes & PublicProps & Props };

declare module 'vue' {
  interface GlobalComponents {
    'navii-avatar': Classed<elements.NaviiAvatarElement, AvatarMarkup>;
    'navii-group': Classed<elements.NaviiGroupElement, GroupMarkup>;
    'navii-picker': Classed<NaviiPickerElement, PickerMarkup>;
  }
}

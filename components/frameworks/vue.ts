// `navii/vue`: components with every pack, and types of the elements for templates of Vue 3, which sets properties where an element
// has them.
import type { HTMLAttributes, PublicProps } from 'vue';
import { catalogue } from '../../lib/index.js';
import type * as elements from '../index.js';
import type { AvatarMarkup, GroupMarkup } from '../types/properties.js';
import { createComponent, type NaviiComponents } from './create-vue.js';
import { AVATAR, GROUP } from './draw.js';

/**
 * The mascot of a seed, as `<svg>`.
 *
 * @example
 * const face = h(Navii, { seed: 'ada', size: 48, mood: 'happy' });
 */
export const Navii: NaviiComponents['Navii'] = /* @__PURE__ */ createComponent(AVATAR, { catalogue });

/**
 * {@link Navii} under a name of its own, for editors that would otherwise offer the namespace `Navii` of `navii` first.
 *
 * @example
 * const face = h(NaviiMascot, { seed: 'ada' });
 */
export const NaviiMascot: NaviiComponents['Navii'] = Navii;

/**
 * Several mascots as one stack, as `<svg>`; without seeds it renders nothing.
 *
 * @example
 * const team = h(NaviiGroup, { seeds: ['ada', 'grace', 'alan'], max: 2 });
 */
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP, { catalogue });

export { createComponents, type NaviiComponents, type NaviiGroupProps, type NaviiProps } from './create-vue.js';

// Vue's tools read the props of a class from `$props` of its instances.
type Classed<Element, Props> = new () => Element & { $props: HTMLAttributes & PublicProps & Props };

declare module 'vue' {
  interface GlobalComponents {
    'navii-avatar': Classed<elements.NaviiAvatar, AvatarMarkup>;
    'navii-group': Classed<elements.NaviiGroup, GroupMarkup>;
  }
}

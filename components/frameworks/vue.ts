// `navii/vue`: components with every pack, and types of the elements for Vue's templates.
import { catalogue } from '../../lib/index.js';
import '../types/vue.js';
import { createAvatarComponent, createGroupComponent, type NaviiComponents } from './create-vue.js';

/**
 * The mascot of a seed, as `<svg>`.
 *
 * @example
 * const face = h(Navii, { seed: 'ada', size: 48, mood: 'happy' });
 */
export const Navii: NaviiComponents['Navii'] = /* @__PURE__ */ createAvatarComponent({ catalogue });

/**
 * Several mascots as one stack, as `<svg>`; nothing where there are no seeds.
 *
 * @example
 * const team = h(NaviiGroup, { seeds: ['ada', 'grace', 'alan'], max: 2 });
 */
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createGroupComponent({ catalogue });

export { createComponents, type NaviiComponents, type NaviiGroupProps, type NaviiProps } from './create-vue.js';

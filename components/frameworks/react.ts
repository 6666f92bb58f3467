// `navii/react`: components with every pack, and types of the elements for React's markup.
import { catalogue } from '../../lib/index.js';
import '../types/react.js';
import { createAvatarComponent, createGroupComponent, type NaviiComponents } from './create-react.js';

/**
 * The mascot of a seed, as `<svg>`.
 *
 * @example
 * const face = <Navii seed="ada" size={48} mood="happy" />;
 */
export const Navii: NaviiComponents['Navii'] = /* @__PURE__ */ createAvatarComponent({ catalogue });

/**
 * Several mascots as one stack, as `<svg>`; nothing where there are no seeds.
 *
 * @example
 * const team = <NaviiGroup seeds={['ada', 'grace', 'alan']} max={2} />;
 */
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createGroupComponent({ catalogue });

export { createComponents, type NaviiComponents, type NaviiGroupProps, type NaviiProps } from './create-react.js';

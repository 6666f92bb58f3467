// `navii/react`: components with every pack, and types of the elements in React 19 and newer, which sets properties where there
// are any.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { catalogue } from '../../lib/index.js';
import type * as elements from '../index.js';
import type { AvatarMarkup, GroupMarkup } from '../types/properties.js';
import { createComponent, type NaviiComponents } from './create-react.js';
import { AVATAR, GROUP } from './draw.js';

/**
 * The mascot of a seed, as `<svg>`.
 *
 * @example
 * const face = <Navii seed="ada" size={48} mood="happy" />;
 */
export const Navii: NaviiComponents['Navii'] = /* @__PURE__ */ createComponent(AVATAR, { catalogue });

/**
 * Several mascots as one stack, as `<svg>`; nothing where there are no seeds.
 *
 * @example
 * const team = <NaviiGroup seeds={['ada', 'grace', 'alan']} max={2} />;
 */
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP, { catalogue });

export { createComponents, type NaviiComponents, type NaviiGroupProps, type NaviiProps } from './create-react.js';

type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'navii-avatar': Native<elements.NaviiAvatar> & AvatarMarkup;
      'navii-group': Native<elements.NaviiGroup> & GroupMarkup;
    }
  }
}

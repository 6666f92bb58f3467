// `navii/react/core`: the names of `navii/react`, without packs.
import { catalogue } from '../../lib/core.js';
import { createComponent, type NaviiComponents } from './create-react.js';
import { AVATAR, GROUP } from './draw.js';

export const Navii: NaviiComponents['Navii'] = /* @__PURE__ */ createComponent(AVATAR, { catalogue });
export const NaviiMascot: NaviiComponents['Navii'] = Navii;
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP, { catalogue });

export { createComponents } from './create-react.js';

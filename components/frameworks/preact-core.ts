// `navii/preact/core`: the names of `navii/preact`, without packs.
import { catalogue } from '../../lib/core.js';
import { createComponent, type NaviiComponents } from './create-preact.js';
import { AVATAR, GROUP } from './draw.js';

export const Navii: NaviiComponents['Navii'] = /* @__PURE__ */ createComponent(AVATAR, { catalogue });
export const NaviiMascot: NaviiComponents['Navii'] = Navii;
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP, { catalogue });

export { createComponents } from './create-preact.js';

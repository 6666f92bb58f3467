// `navii/react/core`: the names of `navii/react`, without packs. `NaviiAvatar` and `NaviiGroup` lack the code for `email`,
// `colors` and `distinct`; those of `createComponents` have it.
import { createComponent, type NaviiComponents } from './create-react.js';
import { AVATAR_BASE, BASE, GROUP_BASE } from './draw.js';

export const NaviiAvatar: NaviiComponents['NaviiAvatar'] = /* @__PURE__ */ createComponent(AVATAR_BASE, BASE);
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP_BASE, BASE);

export { createComponents } from './create-react.js';

// `navii/vue/core`: the names of `navii/vue`, without packs.
import { BASE_CATALOGUE } from '../../lib/base-catalogue.js';
import { createComponent, type NaviiComponents } from './create-vue.js';
import { AVATAR, GROUP } from './draw.js';

export const NaviiAvatar: NaviiComponents['NaviiAvatar'] = /* @__PURE__ */ createComponent(AVATAR, BASE_CATALOGUE);
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createComponent(GROUP, BASE_CATALOGUE);

export { createComponents } from './create-vue.js';

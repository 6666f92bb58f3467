// `navii/vue/core`: the names of `navii/vue`, with the base pools alone.
import { catalogue } from '../../lib/core.js';
import { createAvatarComponent, createGroupComponent, type NaviiComponents } from './create-vue.js';

export const Navii: NaviiComponents['Navii'] = /* @__PURE__ */ createAvatarComponent({ catalogue });
export const NaviiGroup: NaviiComponents['NaviiGroup'] = /* @__PURE__ */ createGroupComponent({ catalogue });

export { createComponents } from './create-vue.js';

// `navii/define`: registers both elements with every pack inside. `navii/define/core` is smaller: it fetches a pack when an
// element first needs it.
import { PACKS } from '../lib/packs/index.js';
import { NaviiAvatarElement, NaviiGroupElement, registerPacks } from './index.js';
import { register } from './register.js';

registerPacks(PACKS);
register('navii-avatar', NaviiAvatarElement);
register('navii-group', NaviiGroupElement);

export * from './index.js';

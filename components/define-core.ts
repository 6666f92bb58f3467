// `navii/define/core`: registers both elements, as `navii/define/avatar` does the one. The code for `distinct` is fetched too.
import { NaviiAvatarElement } from './navii-avatar.js';
import { NaviiGroupElement } from './navii-group.js';
import { AVATAR_LOADERS } from './packs/extras.js';
import { addLoaders } from './packs/resources.js';
import { register } from './register.js';

addLoaders({ ...AVATAR_LOADERS, setApart: async () => (await import('../lib/likeness.js')).setApart });
register('navii-avatar', NaviiAvatarElement);
register('navii-group', NaviiGroupElement);

export * from './public.js';
export { loadPacks } from './packs/resources.js';

// `navii/define/avatar`: registers only `<navii-avatar>`, without a pack. A pack is fetched when an element first names it, or names
// a palette or a part of it, and so is the code for `colors` and `email`. Until it is loaded the element shows a placeholder, or keeps
// its old drawing.
import { NaviiAvatarElement } from './navii-avatar.js';
import { AVATAR_LOADERS } from './packs/extras.js';
import { addLoaders } from './packs/resources.js';
import { register } from './register.js';

addLoaders(AVATAR_LOADERS);
register('navii-avatar', NaviiAvatarElement);

export * from './public-avatar.js';
export { loadPacks } from './packs/resources.js';

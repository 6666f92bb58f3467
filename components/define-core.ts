// `navii/define/core`: registers both elements without a pack. A pack is fetched when an element first asks for it, or
// for a palette or a part of it. Until it is here the element shows a placeholder, or what it showed before.
import { PACK_LOADERS } from './pack-loaders.js';
import { registerElements } from './register.js';
import { offerHash, offerOwners, offerPacks } from './resources.js';

offerPacks(PACK_LOADERS);
offerHash(async () => (await import('./hash.js')).seedFromEmail);
offerOwners(async () => (await import('./owners.js')).findOwner);
registerElements();

export * from './public.js';
export { loadPacks } from './resources.js';

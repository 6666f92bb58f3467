// `navii/define/core`: registers both elements without a pack. A pack is fetched when an element first asks for it, and until
// it is here the element shows a placeholder, or what it showed before.
import { PACK_LOADERS } from './pack-loaders.js';
import { registerElements } from './register.js';
import { offerPacks } from './resources.js';

offerPacks(PACK_LOADERS);
registerElements();

export * from './index.js';
export { loadPacks } from './resources.js';

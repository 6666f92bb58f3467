// `navii/define/core`: registers both elements without a pack. A pack is fetched when an element first names it, or names a
// palette or a part of it. Until it is loaded the element shows a placeholder, or keeps its old drawing.
import { PACK_LOADERS } from './packs/loaders.js';
import { addLoaders } from './packs/resources.js';
import { registerElements } from './register.js';

addLoaders({
  packs: PACK_LOADERS,
  hashEmail: async () => (await import('../lib/choose/seed.js')).seedFromEmail,
  owners: async () => (await import('../lib/options/ids.js')).PACK_IDS,
});
registerElements();

export * from './public.js';
export { loadPacks } from './packs/resources.js';

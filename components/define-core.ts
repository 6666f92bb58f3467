// `navii/define/core`: registers both elements without a pack. A pack is fetched when an element first asks for it, or
// for a palette or a part of it. Until it is here the element shows a placeholder, or what it showed before.
import { PACK_LOADERS } from './packs/loaders.js';
import { offer } from './packs/resources.js';
import { registerElements } from './register.js';

offer({
  packs: PACK_LOADERS,
  hashEmail: async () => (await import('../lib/choose/seed.js')).seedFromEmail,
  owners: async () => (await import('./packs/owners.js')).PACK_OWNERS,
});
registerElements();

export * from './public.js';
export { loadPacks } from './packs/resources.js';

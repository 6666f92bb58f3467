// Loaders of everything that an avatar may need besides the base: the packs, and code that few elements need.
import { PACK_LOADERS } from './loaders.js';
import type { Loaders } from './resources.js';

export const AVATAR_LOADERS: Omit<Loaders, 'setApart'> = {
  packs: PACK_LOADERS,
  hashEmail: async () => (await import('../../lib/choose/seed.js')).seedFromEmail,
  derivePalettes: async () => (await import('../../lib/palettes/derive.js')).derivePalettes,
  motion: () => import('../motion.js'),
  packOwners: async () => (await import('../../lib/options/ids.js')).PACK_IDS,
};

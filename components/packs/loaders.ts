// Written by `npm run print` from the packs. Change those, not this file.

import type { Pack } from '../../lib/packs/pack.js';

/** Loads a pack of this library, by its id. Each is a module of its own, which bundlers keep apart. */
export const PACK_LOADERS: Readonly<Record<string, () => Promise<Pack>>> = {
  'accra-gallery': async () => (await import('../../lib/packs/accra-gallery.js')).accraGallery,
  'command-center': async () => (await import('../../lib/packs/command-center.js')).commandCenter,
  arcade: async () => (await import('../../lib/packs/arcade.js')).arcade,
  bakery: async () => (await import('../../lib/packs/bakery.js')).bakery,
  'deep-sea': async () => (await import('../../lib/packs/deep-sea.js')).deepSea,
  garden: async () => (await import('../../lib/packs/garden.js')).garden,
  halloween: async () => (await import('../../lib/packs/halloween.js')).halloween,
  neon: async () => (await import('../../lib/packs/neon.js')).neon,
  office: async () => (await import('../../lib/packs/office.js')).office,
  pets: async () => (await import('../../lib/packs/pets.js')).pets,
  'snack-bar': async () => (await import('../../lib/packs/snack-bar.js')).snackBar,
  winter: async () => (await import('../../lib/packs/winter.js')).winter,
  studio: async () => (await import('../../lib/packs/studio.js')).studio,
};

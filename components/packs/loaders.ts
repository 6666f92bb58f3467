// Written by `npm run print` from the packs. Change those, not this file.

import type { Pack } from '../../lib/packs/pack.js';

/** Loads the module of a pack of this library, by its id. It exports nothing else, and bundlers keep it apart. */
export const PACK_LOADERS: Readonly<Record<string, () => Promise<Readonly<Record<string, Pack>>>>> = {
  'accra-gallery': () => import('../../lib/packs/accra-gallery.js'),
  'command-center': () => import('../../lib/packs/command-center.js'),
  arcade: () => import('../../lib/packs/arcade.js'),
  bakery: () => import('../../lib/packs/bakery.js'),
  'deep-sea': () => import('../../lib/packs/deep-sea.js'),
  garden: () => import('../../lib/packs/garden.js'),
  halloween: () => import('../../lib/packs/halloween.js'),
  neon: () => import('../../lib/packs/neon.js'),
  office: () => import('../../lib/packs/office.js'),
  pets: () => import('../../lib/packs/pets.js'),
  'snack-bar': () => import('../../lib/packs/snack-bar.js'),
  winter: () => import('../../lib/packs/winter.js'),
  studio: () => import('../../lib/packs/studio.js'),
};

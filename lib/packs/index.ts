// `navii/packs`: all packs, in the order of pickers. After a change: `npm run print`.
import { accraGallery } from './accra-gallery.js';
import { arcade } from './arcade.js';
import { bakery } from './bakery.js';
import { commandCenter } from './command-center.js';
import { deepSea } from './deep-sea.js';
import { garden } from './garden.js';
import { halloween } from './halloween.js';
import { neon } from './neon.js';
import { office } from './office.js';
import type { Pack } from './pack.js';
import { pets } from './pets.js';
import { snackBar } from './snack-bar.js';
import { studio } from './studio.js';
import { winter } from './winter.js';

/**
 * Every pack of this version, for engines that also have packs of your own.
 *
 * @example
 * const engine = createEngine({ packs: PACKS, defaults: { packs: 'garden' } });
 */
export const PACKS: readonly Pack[] = [
  accraGallery,
  commandCenter,
  arcade,
  bakery,
  deepSea,
  garden,
  halloween,
  neon,
  office,
  pets,
  snackBar,
  winter,
  studio,
];

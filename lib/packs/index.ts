// All packs, in the order in which pickers show them.
import { ACCRA_GALLERY } from './accra-gallery.js';
import { ARCADE } from './arcade.js';
import { BAKERY } from './bakery.js';
import { COMMAND_CENTER } from './command-center.js';
import { DEEP_SEA } from './deep-sea.js';
import { GARDEN } from './garden.js';
import { HALLOWEEN } from './halloween.js';
import { NEON } from './neon.js';
import { OFFICE } from './office.js';
import type { Pack } from './pack.js';
import { PETS } from './pets.js';
import { SNACK_BAR } from './snack-bar.js';
import { WINTER } from './winter.js';

/** Every pack of this version. */
export const PACKS: readonly Pack[] = [
  ACCRA_GALLERY,
  COMMAND_CENTER,
  ARCADE,
  BAKERY,
  DEEP_SEA,
  GARDEN,
  HALLOWEEN,
  NEON,
  OFFICE,
  PETS,
  SNACK_BAR,
  WINTER,
];

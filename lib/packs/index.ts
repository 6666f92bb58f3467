// All packs, in the order in which pickers show them.
import { ACCRA_GALLERY } from './accra-gallery.js';
import { COMMAND_CENTER } from './command-center.js';
import type { Pack } from './pack.js';

/** Every pack of this version. */
export const PACKS: readonly Pack[] = [ACCRA_GALLERY, COMMAND_CENTER];

// The base: the parts and bodies that every entry point has. `none` is the weight of an empty slot, set so that about half of all
// mascots wear something on the head.
import type { PartSlot } from '../spec.js';
import { ACCESSORIES } from './accessories.js';
import { ANTENNAS } from './antennas.js';
import { ARMS } from './arms.js';
import { BROWS, CHEEKS, EYES, MOUTHS } from './face.js';
import { MARKINGS } from './markings.js';
import type { Pool } from './part.js';
import { TOPPERS } from './toppers.js';

export { BODIES } from './bodies.js';

/** The base pool of each slot. */
export const POOLS: Readonly<Record<PartSlot, Pool>> = {
  eyes: { none: 0, parts: EYES },
  brows: { none: 30, parts: BROWS },
  mouth: { none: 0, parts: MOUTHS },
  cheeks: { none: 24, parts: CHEEKS },
  antenna: { none: 75, parts: ANTENNAS },
  topper: { none: 220, parts: TOPPERS },
  marking: { none: 33, parts: MARKINGS },
  accessory: { none: 130, parts: ACCESSORIES },
  arms: { none: 34, parts: ARMS },
  outfit: { none: 1, parts: [] },
  scene: { none: 1, parts: [] },
};

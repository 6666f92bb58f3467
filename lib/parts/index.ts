// The base pools. Weights of an empty slot are set so that about half of all mascots wear something on the head.
import type { PartSlot } from '../spec.js';
import { ACCESSORIES } from './accessories.js';
import { ANTENNAS } from './antennas.js';
import { CHEEKS } from './cheeks.js';
import { EYES } from './eyes.js';
import { MARKINGS } from './markings.js';
import { MOUTHS } from './mouths.js';
import type { Pool } from './part.js';
import { TOPPERS } from './toppers.js';

export { BODIES } from './bodies.js';

/** The base pool of each slot. */
export const POOLS: Readonly<Record<PartSlot, Pool>> = {
  eyes: { none: 0, parts: EYES },
  mouth: { none: 0, parts: MOUTHS },
  antenna: { none: 110, parts: ANTENNAS },
  topper: { none: 190, parts: TOPPERS },
  marking: { none: 33, parts: MARKINGS },
  accessory: { none: 100, parts: ACCESSORIES },
  cheeks: { none: 24, parts: CHEEKS },
  outfit: { none: 1, parts: [] },
};

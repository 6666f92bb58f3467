// The toppers: what a mascot has or wears on its head.
import type { Part } from './part.js';
import { EARS } from './toppers-ears.js';
import { HAIR } from './toppers-hair.js';
import { HATS } from './toppers-hats.js';

/** The base toppers, frozen. */
export const TOPPERS: readonly Part[] = [...EARS, ...HATS, ...HAIR];

// Glasses for packs, whose mouths are close under the eyes.
import type { Part } from '../parts/part.js';
import { line } from '../parts/shapes.js';

const RIM = 'm-12.5 3v-3a12.5 12.5 0 0 1 25 0v3';

/** Rims over the eyes alone, so that nothing comes near a mouth. */
export const HALF_RIMS: Part = {
  id: 'half-rim-glasses',
  weight: 5,
  kind: 'glasses',
  face: (f, c) => line(c.ink, f.left + RIM + f.right + RIM + f.bridge, 3),
};

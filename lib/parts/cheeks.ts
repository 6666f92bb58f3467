// The cheeks: what sits under and outside the eyes.
import type { Face, Part } from './part.js';
import { fill, line } from './shapes.js';

function both(f: Face, cheek: string): string {
  return f.leftCheek + cheek + f.rightCheek + cheek;
}

/** The base cheeks, frozen. */
export const CHEEKS: readonly Part[] = [
  { id: 'blush', weight: 12, face: (f, c) => line(c.blush, both(f, 'm-2 0h4'), 6.4) },
  { id: 'rosy', weight: 8, face: (f, c) => line(c.blush, both(f, 'h.01'), 10) },
  { id: 'freckles', weight: 4, face: (f, c) => line(c.shade, both(f, 'm-3.2 0h.01m3.2 2.6h.01m3.2-3.2h.01'), 2.8) },
  {
    id: 'heart-cheeks',
    weight: 4,
    face: (f, c) =>
      fill(c.blush, both(f, 'm0 4.2c-4.6-3.4-5.6-7.6-2.6-7.8c1.6 0 2.6 1.4 2.6 2c0-.6 1-2 2.6-2c3 .2 2 4.4-2.6 7.8z')),
  },
];

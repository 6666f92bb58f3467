// The cheeks: what sits under and outside the eyes.
import type { Part } from './part.js';
import { mirror } from '../svg.js';

/** The base cheeks, frozen for 0.24. */
export const CHEEKS: readonly Part[] = [
  {
    id: 'blush',
    weight: 10,
    draw: (a, c) => mirror(a.x, a.eyeGap + 5, a.mouthY - 2, `<ellipse rx="4.5" ry="2.8" fill="${c.blush}" opacity=".75"/>`),
  },
  {
    id: 'rosy',
    weight: 6,
    draw: (a, c) => mirror(a.x, a.eyeGap + 4, a.mouthY - 1, `<circle r="4.2" fill="${c.blush}" opacity=".7"/>`),
  },
  {
    id: 'freckles',
    weight: 5,
    draw: (a, c) =>
      mirror(
        a.x,
        a.eyeGap + 4,
        a.mouthY - 2,
        `<g fill="${c.shade}"><circle cx="-2.5" r="1.2"/><circle cx="0.5" cy="2" r="1.2"/><circle cx="2.5" cy="-1" r="1.2"/></g>`,
      ),
  },
];

// What guests of the gallery wear on their heads: the toppers of the pack `accra-gallery`.
import { bowl, brim, garland, toEars, toPerch } from '../parts/head.js';
import type { Part } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import { BLACK, GOLD, GREEN, RED, strip } from './accra-gallery-cloth.js';

const STRAW = '#f3cf7a';
const STRAW_SHADE = '#c99642';
const WRAP = bowl(6);
const STRAW_BOWL = bowl(8);
const BAND = brim(-2);
const RIM = brim(0);

export const GALLERY_TOPPERS: readonly Part[] = [
  {
    id: 'kente-cap',
    weight: 5,
    kind: 'hat',
    height: 8,
    draw: (a) =>
      move(
        toPerch(a),
        fill(BLACK, 'M-27 3L-23-10Q0-16 23-10L27 3Q0 13-27 3Z') +
          fill(RED, 'M-22-9.5Q0-15 22-9.5Q0-5-22-9.5Z') +
          strip('M-26.5 0Q0 10 26.5 0', RED, GREEN, 9),
      ),
  },
  {
    id: 'headwrap',
    weight: 5,
    kind: 'hat',
    height: 17,
    draw: (a, c) =>
      move(a.toTop, fill(c.accentShade, 'M2 2c-20-8-16-34 2-10 12-22 30-2-2 10Z')) +
      WRAP(a, c.accent, c.accentShade) +
      line(GOLD, RIM(a), 5),
  },
  {
    id: 'painter-beret',
    weight: 4,
    kind: 'hat',
    height: 11,
    draw: (a, c) => {
      const [left, right, y] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY];
      return (
        line(c.accentShade, `M${a.x - 2} ${y - 8}l-2-4`, 4) +
        fill(
          c.accent,
          `M${left + 2} ${a.brimY}C${left - 9} ${y + 6} ${left + 4} ${y - 8} ${a.x} ${y - 8}C${right - 2} ${y - 9} ${right + 12} ${y + 2} ${right} ${a.brimY}Z`,
        ) +
        line(c.accentShade, RIM(a), 6) +
        line('#fff', `M${left + 5} ${y + 1}q5-4 11-5`, 2.6)
      );
    },
  },
  {
    id: 'straw-sunhat',
    weight: 4,
    kind: 'hat',
    height: 13,
    draw: (a, c) => {
      const reach = a.brimWidth + 4;
      return (
        STRAW_BOWL(a, STRAW, STRAW_SHADE) +
        line(c.accent, BAND(a), 6) +
        line(STRAW_SHADE, `M${a.x - reach} ${a.brimY}q${reach} 12 ${2 * reach} 0`, 6)
      );
    },
  },
  {
    id: 'bead-diadem',
    weight: 4,
    kind: 'hat',
    height: 2,
    draw: (a) =>
      beads(GREEN, garland(-1, 1)(a), 6.4, 6.4) +
      beads(GOLD, garland(-7, 4)(a), 6.4, 6.4) +
      dot(RED, a.x, a.brimY + 2, 6) +
      line('#fff', `M${a.x - 2} ${a.brimY}h.01`, 2.6),
  },
  {
    id: 'hibiscus-bloom',
    weight: 4,
    kind: 'crown',
    height: 7,
    draw: (a) =>
      move(
        toEars(a)[1],
        line(GREEN, 'm-9 7-4 3M6 6l2 4', 6) +
          beads('#e8413f', 'm0-5.5 5.5 4-2 6.5h-7l-2-6.5', 10, 6.7) +
          line('#a81d2c', 'M0 0h.01', 6) +
          line(GOLD, 'm0 0 4-7', 3.4),
      ),
  },
];

// What lies on top of things from the oven: the toppers of the pack `bakery`.
import { bowl, brim, toPerch } from '../parts/head.js';
import type { Part } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import { createTopper } from './shapes.js';

const RED = '#d81e3f';
const LEAF = '#3f8f3a';
const GLAZE = bowl(3);
const DRIPS = brim(-1);

export const BAKERY_TOPPERS: readonly Part[] = [
  createTopper(
    'cherry',
    5,
    19,
    () =>
      line(LEAF, 'M1-9q1-8 9-10.5', 2.6) +
      dot('#a30f2c', 0.5, -4.5, 10) +
      dot(RED, -0.5, -5, 8.8) +
      line('#fff', 'M-5-7.5q1-3 3.5-3.5', 2.6),
  ),
  createTopper(
    'strawberry-slice',
    4,
    19,
    () =>
      fill(RED, 'M0 4c-9-3-14-11-12-17 3-4 21-4 24 0 2 6-3 14-12 17Z') +
      fill(LEAF, 'M-11-14q6-6 11-3 5-3 11 3-3 4-6 1l-5 5-5-5q-3 3-6-1Z') +
      line('#ffd9a0', 'M-5-7v1M5-7v1m-5 4v1', 2.6),
  ),
  createTopper(
    'whipped-cream',
    5,
    17,
    () =>
      '<path d="M-16 5c-4-7 2-11 5-11-1-6 4-7 7-7 1-4 6-6 8-6-1 3 2 4 2 7 5 1 7 4 6 8 7 1 7 7 4 9q-16 5-32 0Z" fill="#fff" stroke="#dcd9ea" stroke-width="2.4"/>' +
      line('#dcd9ea', 'M-7-4q7 3 13-1', 2.6),
  ),
  createTopper(
    'birthday-candle',
    4,
    22,
    (c, m) =>
      line(c.accent, 'M0 2V-8', 8) +
      line('#fff', 'm-3 1 6-3m-6-2 6-3', 2.6) +
      `<path d="M0-12c-6-2-5-7 0-12 5 5 6 10 0 12Z" fill="#ffb52e"${m.pulse}/>`,
  ),
  {
    id: 'baker-hat',
    weight: 5,
    kind: 'hat',
    height: 17,
    draw: (a) =>
      move(
        toPerch(a),
        '<path d="M-17 6-19-3c-11-3-9-18 4-15 5-7 27-7 31 0 13-3 15 12 4 15L18 6Q0 13-17 6Z" fill="#fff" stroke="#cfd4e4" stroke-width="2.4"/>' +
          line('#cfd4e4', 'M-17 0Q0 6 17 0', 2.6),
      ),
  },
  {
    id: 'butter-pat',
    weight: 4,
    kind: 'crown',
    height: 6,
    draw: (a) =>
      move(
        a.toTop,
        fill('#f2bd3c', 'M-18 5c-6 1-5 6 0 6s5 4 9 4 4-4 8-4 6 4 11 3 3-5 8-5c4-1 3-5-2-5Z') +
          fill('#ffd968', 'm-14-4 16-4 13 4v7L-1 8l-13-5Z') +
          fill('#fff0ae', 'm-14-4 16-4 13 4-16 4Z'),
      ),
  },
  {
    id: 'sugar-glaze',
    weight: 4,
    kind: 'hat',
    height: 3,
    draw: (a, c) =>
      GLAZE(a, c.accent, c.accentShade) +
      beads(c.accent, DRIPS(a), 9, 10) +
      line(
        '#fff',
        `M${a.x - 13} ${a.brimY - 4}l3.5-2.5M${a.x + 1} ${a.brimY - 3}l4 1M${a.x + 14} ${a.brimY - 2}l1-3.5M${a.topX - 4} ${a.topY + 4}l3 1`,
        3,
      ),
  },
];

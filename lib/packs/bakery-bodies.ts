// What comes out of the oven: the bodies of the pack `bakery`.
import { createBody } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { beads, fill, line } from '../parts/shapes.js';

// Dough is golden and chocolate is brown in every palette.
const DOUGH = '#eeb060';
const CHOCOLATE = '#6b3a22';

export const BAKERY_BODIES: readonly Body[] = [
  createBody({
    id: 'cupcake',
    weight: 6,
    top: 9,
    arcs: ['C57 9 60 13 60 18C69 17 74 23 72 30C82 30 89 38 88 47', 'C87 55 84 61 78 63L71 89L50 89'],
    edges: [14, 100],
    shine: 'M17.5 47c0-6.5 3.5-11 10-12',
    shadow: 18,
    head: [45, 14.5, 58, 16, 24, 22, 20],
    trunk: [37, 77, 17, 8, 74, 26],
    front: (c) =>
      fill(c.accent, 'M22 61q28 18 54.5 0L70 89H29Z') +
      line(c.accentShade, 'm36 74 2 14m11-13v13m12-14-2 14', 3) +
      beads(c.body, 'M23 61q27 18 53 0', 8, 9),
  }),
  createBody({
    id: 'macaron',
    weight: 6,
    top: 11,
    arcs: ['C75 11 92 27 92 50', 'C92 60 92 67 87 69C91 72 88 89 64 89L50 89'],
    edges: [20, 94],
    shine: 'M16.5 46C18 34 25 25.5 35 21',
    shadow: 22,
    head: [40, 15.5, 52.5, 23, 19.5, 19, 30],
    trunk: [40, 78, 24, 6, 69, 36],
    front: (c) =>
      line(c.accent, 'M13 68q37 10 73 0', 7) +
      beads(c.belly, 'M14 62q36 13 71 0', 6.4, 6) +
      beads(c.belly, 'M16 74q33 11 66 0', 5.4, 6),
  }),
  createBody({
    id: 'toast',
    weight: 5,
    top: 9,
    arcs: ['C66 10 89 11 91 28C92 36 89 41 84 45', 'L84 80C84 87 80 89 73 89L50 89'],
    edges: [26, 105],
    lay: 'translate(2.8 2.6) scale(.92)',
    shine: 'M13.5 31C14.5 21 22 17.5 33 16',
    shadow: 22,
    head: [46.5, 15.5, 60, 22, 18, 23, 34],
    trunk: [33, 75, 20, 9, 75, 31],
    front: (c) =>
      fill(
        c.belly,
        'M48 19c14 0 32 .5 34 10.5 1 6-3 9.5-6.5 12.5v33c0 4-1.5 5.5-5.5 5.5H27c-4 0-5.5-1.5-5.5-5.5V42C18 39 15 35.5 16 29.5 17.5 19.5 34 19 48 19Z',
      ) + line(c.shade, 'M27 71.5h.01M34 76h.01M69 70h.01M63.5 75.5h.01M24 32h.01M73.5 29h.01', 3.4),
  }),
  createBody({
    id: 'donut',
    weight: 6,
    top: 9,
    arcs: ['C73 9 91 27 91 49', 'C91 72 73 89 50 89'],
    edges: [28, 98],
    shine: 'M16 45c1-11 6.5-19.5 15-24.5',
    shadow: 20,
    head: [47, 15.5, 60, 24, 21, 23, 30],
    trunk: [40, 77, 22, 9, 74, 31],
    front: (c) =>
      `<ellipse cx="48.5" cy="21" rx="15" ry="8.5" fill="${DOUGH}"/><ellipse cx="48.5" cy="22" rx="10.5" ry="5.5" fill="${CHOCOLATE}"/>` +
      fill(DOUGH, 'M11 56c4 21 19 32 39 32s34-11 39-32q-3 10-9 10t-8 8-12 0-13 3-14-1-10-5Q14 69 11 56Z') +
      line(c.accent, 'm20 37 3-4m46-12 4 2M17 54l2 4', 3.6) +
      line(c.belly, 'm29 26 4-1m44 9 2 4', 3.6),
  }),
  createBody({
    id: 'croissant',
    weight: 5,
    top: 9,
    arcs: [
      'C58 8.5 66 9.5 70 13.5C78 16 83 22 84 30C90 37 92.5 47 92 56',
      'C92.5 67 90 80 82 87C79 90 74.5 88 72.5 84C68 76 60 73 50 73',
    ],
    edges: [24, 84],
    shine: 'M12.5 52c-.5-6.5 1.5-12 5-16',
    shadow: 21,
    head: [42.5, 14.5, 55.5, 22, 17.5, 20, 30],
    trunk: [40, 67, 17, 4, 68, 30],
    front: (c) =>
      line(
        c.shade,
        'M34 13q-6 6-7 15m37-15q6 6 7 15M19 29q-5 8-4 18m65-18q4 8 3 18M10 58q9 3 13 17m66-17q-9 3-13 17',
        3.6,
      ),
  }),
  createBody({
    id: 'cookie',
    weight: 5,
    top: 9,
    arcs: [
      'C54 9 58 9.5 61 10.5C60 16 63.5 20 69 19.5C68 26 73 30.5 78.5 29C77.5 34 81 38 87 37.5C89 41 90.5 45 90.5 49',
      'C90.5 72 72 89 50 89',
      'C28 89 9.5 72 9.5 49',
      'C9.5 27 28 9 50 9',
    ],
    edges: [28, 98],
    shine: 'M16 44c1.5-10 7-18.5 15-23.5',
    shadow: 20,
    crown: [47, 9],
    head: [47.5, 15, 61, 20, 20, 23, 25],
    trunk: [38, 77, 20, 9, 75, 31],
    front: () =>
      line(CHOCOLATE, 'M43 20h.01M79 45h.01M19 62h.01M62 80h.01', 8) +
      line(CHOCOLATE, 'M27 30h.01M56 26h.01M35 79h.01', 5.4),
  }),
  createBody({
    id: 'layer-cake',
    weight: 5,
    top: 10,
    arcs: ['C72 10 84 13 84 22L84.5 48', 'L85 80C85 87 72 89 50 89'],
    edges: [24, 98],
    shine: 'M20 52v-9',
    shadow: 22,
    head: [48.5, 15, 61.5, 20, 16, 23, 33],
    trunk: [35, 80, 22, 6, 75, 34],
    front: (c) =>
      fill(
        c.accent,
        'M17 21c2-14 61-14 63 0v18q-3 6-6 0v-6q-3-4-7 0-4 4-7-1-3-5-7 0-4 4-9-1-3-3-7 1-4 5-8 0-3-3-5 1v11q-4 5-7 0Z',
      ) +
      line('#fff', 'M17 72q32 9 64 0', 5) +
      line(c.accent, 'M18 79q30 8 61 0', 6.4) +
      line('#fff', 'M20 85q28 6 57 0', 4),
  }),
  createBody({
    id: 'baguette',
    weight: 5,
    top: 9,
    arcs: ['C63 9 74.5 21 77 40L77.5 50', 'C77.5 72 67 89 50 89'],
    edges: [22, 98],
    shine: 'M26.5 47q0-12 4.5-21',
    shadow: 16,
    head: [47, 13.5, 60, 17, 18.5, 23, 22.5],
    trunk: [27.5, 76, 15, 9, 75, 24],
    front: (c) =>
      line(c.belly, 'M41.5 25Q45 16 54 14m4.5 13q3.5-6 8.5-7M36 79.5q4-6 11-8m5 12Q56 76 66 73', 6) +
      line(c.shade, 'M43.5 28q4-8 12.5-10.5m-17 65q4-6 10-7.5m6 10.5Q59 79 67.5 76', 2.4),
  }),
];

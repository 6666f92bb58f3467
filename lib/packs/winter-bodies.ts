// Out in the snow: snowmen, animals of the ice, a fir, a mitten and a gingerbread.
import { createBody, type BodyRow } from '../parts/body.js';
import { drawLimbs } from '../parts/limbs.js';
import type { Body } from '../parts/part.js';
import { fill, line } from '../parts/shapes.js';

const CARROT = '#ff8a2b';

// Shade and colour of what has one colour in every palette: all of them have dark ink, and no pale ground.
const FIXED: Readonly<Record<string, readonly [shade: string, color: string]>> = {
  snowman: ['#b4cfe6', '#f6fbff'],
  fir: ['#2f8450', '#62bd78'],
  gingerbread: ['#a8622b', '#e09a58'],
};

const ROWS: readonly BodyRow[] = [
  {
    id: 'snowman',
    weight: 6,
    top: 9,
    arcs: ['C68 9 82 22 82 39C82 46 80 52 76 57C82 60 85 66 85 72', 'C85 84 72 89 50 89'],
    edges: [4, 80],
    shine: 'M23.5 37C24.5 28 30 21 37 17',
    shadow: 21,
    head: [39, 14.5, 52.5, 19, 17, 20.5, 26],
    trunk: [31, 77, 20, 8, 66, 27],
    back: () => line('#8a5a3a', 'M22 70L9 59M14 63.5L7 66M78 70L91 59M86 63.5L93 66', 3.6),
    front: (c) => line(c.dark, 'M49 73h.01M49 81.5h.01', 5) + fill(CARROT, 'M47 43q4-2 12 3q-8 3-12 1.5q-2-2 0-4.5Z'),
  },
  {
    id: 'penguin',
    weight: 6,
    top: 9,
    arcs: ['C70 9 84 24 84 45C84 55 86 63 85 70', 'C84 83 70 88 50 88'],
    edges: [28, 88],
    shine: 'M20.5 42C21.5 31 27 22 36 17.5',
    shadow: 21,
    head: [44, 14.5, 59.5, 20, 18, 23, 27],
    trunk: [33, 77, 20, 9, 74, 32],
    back: () => line('#ff9d2e', 'M35 87H41M59 87H65', 8),
    front: (c) =>
      fill(
        c.belly,
        'M49 34C42 23 23 26 23 45C23 54 26 58 25 66C25 79 36 84 49 84C62 84 73 79 73 66C72 58 75 54 75 45C75 26 56 23 49 34Z',
      ) + fill('#ff9d2e', 'M46 49q4-2.5 8 0q1 2-4 4.5q-5-2.5-4-4.5Z'),
  },
  {
    id: 'polar-bear',
    weight: 6,
    top: 10,
    arcs: ['C57 10 63 11 68 14.5C71 6.5 80 7 82.5 16C85 22 83 27 81 29C88 42 90 57 86 70', 'C83 84 69 89 50 89'],
    edges: [28, 88],
    shine: 'M18 48C19 40 22 34 27 29',
    shadow: 22,
    head: [45, 16, 60, 22, 20, 25.5, 28],
    trunk: [35, 78, 22, 8, 74, 33],
    front: (c) =>
      line(c.blush, 'M23.5 21h.01M73.5 21h.01', 8) + line(c.belly, 'M44 60h12', 20) + line(c.dark, 'M48.5 51h3', 5.6),
  },
  {
    id: 'fir',
    weight: 5,
    top: 9,
    arcs: [
      'C54 9 57 14 61 20C66 27 71 31 77 35C82 39 79 43 73 44C79 51 84 56 88 60C92 64 89 69 83 70',
      'L86 77C88 85 78 88 50 88',
    ],
    edges: [-7, 92],
    shine: 'M33 35C37 30 40 26 43 20',
    shadow: 22,
    head: [52, 14, 65.5, 14, 24, 21.5, 13],
    trunk: [30, 80, 24, 6, 76, 34],
    back: () => line('#8a5a3a', 'M50 86V90', 14),
    front: () =>
      fill('#fff', 'M49 10q4 1 9 9q5 7 10 11q-6 6-11 0q-4 7-9 1q-5 6-10-1q-4 4-7 0q8-8 12-15q3-5 6-5Z') +
      line('#fff', 'M21 69h6M72 69h6', 5),
  },
  {
    id: 'mitten',
    weight: 5,
    top: 9,
    arcs: [
      'C66 9 77 21 77 38C77 41 77 43 77 45C80 39 87 37 91 42C95 48 90 56 84 62C80 66 78 69 78 72',
      'C82 72 84 74 84 77L83 83C83 87 81 89 78 89L50 89',
      'L22 89C19 89 17 87 17 83L16 77C16 74 18 72 20 72',
      'L20 38C20 21 34 9 50 9',
    ],
    edges: [30, 84],
    shine: 'M25.5 44L25.5 37C26 28 31 20 38 16.5',
    shadow: 18,
    head: [43, 14, 56.5, 17, 17, 22.5, 25],
    trunk: [28, 80, 20, 6, 71, 28],
    front: (c) =>
      `<rect x="16.5" y="73" width="63" height="11.5" rx="5" fill="${c.belly}"/>` +
      line(c.shade, 'M28 77v4M38 77v4M48 77v4M58 77v4M68 77v4', 2.6),
  },
  {
    id: 'gingerbread',
    weight: 5,
    top: 9,
    arcs: [
      'C69 9 80 20 80 36C80 42 79 47 76 51C85 51 92 55 92 62C92 69 86 72 78 71',
      'C79 76 82 79 81 83C79 90 66 90 50 88',
    ],
    edges: [24, 76],
    shine: 'M25.5 36C26 28 31 20 38 16.5',
    shadow: 20,
    head: [38, 14, 51.5, 18, 17, 20, 25],
    trunk: [29, 76, 16, 8, 66, 26],
    front: (c) =>
      line('#fff', 'M13 59q4 3 2 7M83 59q-4 3-2 7M26 81q4-4 8-1t8-1M72 81q-4-4-8-1t-8-1M33 17q5-4 10-1t12-1t10 2', 3) +
      line(c.accent, 'M49 70h.01M49 79h.01', 6),
  },
  {
    id: 'seal',
    weight: 5,
    top: 9.5,
    arcs: ['C70 9.5 82 23 83 43C83 50 86 54 89 60C92 66 91 72 88 75', 'C83 85 70 89 50 89'],
    edges: [28, 80],
    shine: 'M21 44C22 33 27 25 36 20',
    shadow: 22,
    head: [45, 16.5, 60, 20, 20, 24.5, 27],
    trunk: [34, 79, 22, 7, 75, 35],
    back: (c) => drawLimbs(c, 'M26 81Q14 81 15 71', 8),
    front: (c) =>
      line(c.belly, 'M42 60h14', 21) +
      line(c.dark, 'M48.5 51h3', 6) +
      line(c.shade, 'M39 59h.01m-2 5h.01M61 59h.01m2 5h.01', 3.2),
  },
  {
    id: 'snowflake',
    weight: 4,
    top: 9,
    arcs: [
      'C57 9 60 13 60 18C60 23 63 25 67 23C80 15 95 33 80 42C76 45 76 54 80 57',
      'C95 67 80 84 67 76C63 74 60 76 60 81C60 86 57 89 50 89',
    ],
    edges: [26, 84],
    shine: 'M16 35C15 30 18 27.5 22 26.5',
    shadow: 17,
    head: [46, 14, 60, 20, 22, 25, 21],
    trunk: [27, 76, 14, 7, 72, 24],
    front: (c) => line(c.belly, 'M49 15v9M19 31l8 5M78 31l-8 5M19 68l8-5M78 68l-8-5', 3.4),
  },
];

/** Out in the snow. */
export const WINTER_BODIES: readonly Body[] = ROWS.map((row) => {
  const body = createBody(row);
  const [shade, color] = FIXED[row.id] ?? [];
  return shade && color ? { ...body, paint: () => body.paint(shade, color) } : body;
});

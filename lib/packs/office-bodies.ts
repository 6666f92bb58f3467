// What lies on a desk: each body is known by its outline, with room for a shirt under the mouth.
import { createBody, type BodyRow } from '../parts/body.js';
import { fill, line } from '../parts/shapes.js';

const ROWS: readonly BodyRow[] = [
  {
    id: 'mug',
    weight: 6,
    top: 9.5,
    arcs: ['C70 9.5 83 12.5 83 19L81 66', 'L80 78C79 86 68 89 50 89'],
    edges: [14, 86],
    shine: 'M22.5 54L22 38',
    shadow: 21,
    head: [47, 14.5, 60.5, 20, 16, 20.5, 31],
    trunk: [31, 79, 20, 8, 74, 29],
    back: (c) =>
      line(c.shade, 'M24 36Q8 34 9 50Q10 66 26 64', 10.4) + line(c.body, 'M23 35.5Q7.5 33.5 8.5 49.5Q9.5 65 25 63', 7),
    front: (c) =>
      `<ellipse cx="49" cy="17.5" rx="32" ry="7" fill="${c.belly}"/><ellipse cx="49" cy="18" rx="27" ry="4.8" fill="#6b3d26"/>`,
  },
  {
    id: 'folder',
    weight: 5,
    top: 22,
    arcs: [
      'L80 22C86 22 88 25 88 30L86 66',
      'L85 76C84 85 80 89 73 89L50 89',
      'L27 89C20 89 16 85 15 76L14 66',
      'L12 26C12 20 15 17 20 17L36 17C42 17 41 22 46 22L50 22',
    ],
    edges: [12, 86],
    shine: 'M18.5 46L18 32',
    shadow: 22,
    crown: 18,
    head: [47.5, 15, 61, 24, 26, 29, 35],
    trunk: [34, 79, 24, 8, 74, 32],
    back: () => fill('#fff', 'M42 9L80 12L81 34H40Z') + line('#9fb0c4', 'M48 15l26 1.5', 2.4),
    front: (c) => line(c.belly, 'M21 23h13', 5) + line(c.shade, 'M46 28.5h32', 2.4),
  },
  {
    id: 'sticky-note',
    weight: 5,
    top: 9.5,
    arcs: [
      'L74 9.5C79 9.5 80 11 80.5 16L84 64',
      'C83 72 74 84 66 88L50 89',
      'L25 89C20 89 17 87 16 82L16 64',
      'L19.5 16C20 11 21 9.5 26 9.5L50 9.5',
    ],
    edges: [14, 88],
    shine: 'M21.5 44L22 29',
    shadow: 22,
    head: [46, 15, 59.5, 22, 15, 22, 32],
    trunk: [33, 77, 20, 8, 73, 29],
    front: (c) =>
      fill(c.shade, 'M23 10.5H76L78 19H21Z') +
      fill(c.belly, 'M84 64C78 69 72 69 65 66C68 73 69 81 66 87C74 84 83 72 84 64Z'),
  },
  {
    id: 'envelope',
    weight: 5,
    top: 25,
    arcs: ['L81 25C86 25 88 28 88 32L88 70', 'L88 74C88 84 84 89 77 89L50 89'],
    edges: [20, 92],
    shine: 'M17.5 55L17.5 44',
    shadow: 22,
    crown: 12,
    head: [55, 15.5, 66, 24, 28, 33, 36],
    trunk: [35, 80, 20, 6, 76, 32],
    back: () => fill('#fff', 'M25 60V13Q25 9.5 29 9.5H71Q75 9.5 75 13V60Z') + line('#9fb0c4', 'M33 17h22', 2.4),
    front: (c) =>
      fill(c.shade, 'M13 27H87L55 39Q50 42 45 39Z') +
      fill(c.belly, 'M14 26H84L54 36.5Q49 39 44 36.5Z') +
      line(c.accent, 'M49 33h.01', 13) +
      fill('#fff', 'M49 38c-5-3-6-7-3-8q2 0 3 2q1-2 3-2c3 1 2 5-3 8Z'),
  },
  {
    id: 'light-bulb',
    weight: 5,
    top: 9,
    arcs: ['C71 9 85 22 85 41C85 54 76 60 70 70', 'L67 84C66 88 60 89 50 89'],
    edges: [26, 72],
    shine: 'M21.5 41C22 29 28 21 37 17',
    shadow: 16,
    head: [42, 15, 55.5, 20, 17, 24, 28],
    trunk: [34, 78, 14, 7, 71, 22],
    front: (c) =>
      line(c.accentShade, 'M42 27l-2-9 5 6 4-6 4 6 5-6-2 9', 3) +
      fill('#8e9aab', 'M30 70H70L67 84Q63 90 50 90Q37 90 33 84Z') +
      fill('#c3ccd8', 'M31 70H65L62 83Q58 88 49 88Q39 88 35 83Z') +
      line('#8e9aab', 'M32 76l34-2M34 83l31-2', 2.6),
  },
  {
    id: 'plant-pot',
    weight: 5,
    top: 31,
    arcs: ['L84 31C88 31 89 33 89 36L88 45L83 45L80 68', 'L78 80C77 87 71 89 63 89L50 89'],
    edges: [28, 96],
    shine: 'M21.5 53L23 64',
    shadow: 19,
    crown: 28,
    head: [53, 14.5, 65.5, 22, 30, 37, 34],
    trunk: [32, 82, 18, 5, 78, 27],
    back: () =>
      fill('#2f8f55', 'M50 40C34 38 19 32 16 20Q40 14 50 40Q60 14 84 20C81 32 66 38 50 40Z') +
      fill('#56b96b', 'M50 40Q30 24 48 9Q68 22 50 40ZM47 38Q30 34 22 23Q38 24 47 38Z'),
    front: (c) => line(c.shade, 'M19 45.5H79', 3) + line(c.belly, 'M17 36.5H62', 3.4),
  },
  {
    id: 'pencil',
    weight: 5,
    top: 9,
    arcs: ['C52 9 54 10 55 12L77 42C78 44 79 46 79 48L79 66', 'L79 80C79 87 75 89 69 89L50 89'],
    edges: [34, 96],
    shine: 'M26.5 62L26.5 52',
    shadow: 18,
    head: [51.5, 13, 64, 13, 26, 38, 22],
    trunk: [28, 80, 16, 7, 76, 27.5],
    front: (c) =>
      fill('#f6d9a8', 'M26 43L46 13Q50 9 54 13L72 43Q66 49 58 43Q50 49 42 43Q33 49 26 43Z') +
      fill(c.accentShade, 'M41 21L46 13Q50 9 54 13L59 21Q50 26 41 21Z') +
      fill('#ff8fa6', 'M22.5 83H75Q75 88 69 88H28Q22.5 88 22.5 83Z') +
      line('#cdd5df', 'M24 82H74', 4.6),
  },
  {
    id: 'laptop',
    weight: 5,
    top: 9.5,
    arcs: ['L74 9.5C79.5 9.5 82.5 12 83 18L84 68', 'L86.5 75C87.5 82 83 89 74 89L50 89'],
    edges: [14, 80],
    shine: 'M19.5 36L19.5 26',
    shadow: 22,
    head: [41, 15, 53.5, 21, 17, 19.5, 32],
    trunk: [33, 76, 20, 7, 70, 32],
    front: (c) =>
      `<rect x="23" y="15" width="54" height="52" rx="5" fill="${c.belly}"/>` +
      line(c.shade, 'M17 72H82', 3) +
      line(c.belly, 'M24 79h50', 5.4),
  },
];

/** What lies on a desk. */
export const OFFICE_BODIES = ROWS.map(createBody);

// Who comes trick-or-treating: round and friendly, never grim.
import { createBody } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { fill, line } from '../parts/shapes.js';

const WINGS =
  'M28 58C21 52 16 44 17 37C8 40 3 50 4 62q7-3 10 3q5-3 8 5h56q3-8 8-5q3-6 10-3C97 50 92 40 83 37C84 44 79 52 72 58Z';

/** A body of the same colours in every palette. */
function fix(body: Body, shade: string, color: string): Body {
  return { ...body, paint: () => body.paint(shade, color) };
}

export const SPOOKY_BODIES: readonly Body[] = [
  createBody({
    id: 'pumpkin',
    weight: 6,
    top: 18,
    arcs: ['C56 14 67 14 72 19C85 19 92 35 92 54', 'C91 72 82 86 69.5 86.5C64 89.5 55 90 50 88'],
    edges: [30, 108],
    shine: 'M15.5 50C16 40 20 31 27 26',
    shadow: 21,
    crown: 14,
    head: [51, 16, 65, 21, 21, 28, 31],
    trunk: [39, 77, 22, 9, 78, 26],
    back: () =>
      '<path d="M45 24Q47 14 38 10Q40 6 45 6C53 9 55 14 56 24Z" fill="#74b84c" stroke="#3f7f3a" stroke-width="2.6"/>',
    front: (c) => line(c.shade, 'M27 25C14 38 14 68 27 81M72 25C84 38 84 68 71 81M41 21q-4 4-6 9M58 21q4 4 6 9', 2.8),
  }),
  createBody({
    id: 'sheet-ghost',
    weight: 5,
    top: 9,
    arcs: [
      'C69 9 80 22 81 40',
      'C82 54 84 63 89 72C92 79 86 85 80 81.5C76 78.5 71 80 68 84C65 89 58 90 55 86C53 84 52 84 50 84',
    ],
    edges: [22, 103],
    shine: 'M25.5 41C26 30 31 22 39 18',
    shadow: 21,
    head: [43, 14.5, 57, 18, 16.5, 23, 26],
    trunk: [31, 72, 18, 9, 71, 32],
    front: (c) => line(c.shade, 'M23 66q-1 7-5 10M76 66q1 6 4 9', 2.8),
  }),
  createBody({
    id: 'bat',
    weight: 5,
    top: 24,
    arcs: ['C56 24 60 23 63 20L71 11C74 8 78 9 78 14L79 34C81 39 82 45 82 52', 'C82 75 69 88 50 88'],
    edges: [32, 106],
    shine: 'M24 50C24.5 42 27 37 31 33',
    shadow: 18,
    head: [50, 14, 64, 20, 22, 33, 27],
    trunk: [31, 77, 17, 8, 77, 23],
    back: (c) =>
      `<path d="${WINGS}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
      line(c.shade, 'M42 85v4M58 85v4', 8),
    front: (c) => fill(c.accent, 'M24 15q-1 11 1 16l11-6zM75 15q1 11-1 16l-11-6z'),
  }),
  createBody({
    id: 'black-kitten',
    weight: 5,
    top: 20,
    arcs: [
      'C56 20 60 20 64 19L73 11C77 8 80 10 80 13L84 30C88 36 89 42 89 48',
      'C89 60 84 67 75 70C79 79 78 87 68 88.5C62 89 56 89 50 89',
    ],
    edges: [28, 91],
    shine: 'M16 47C16.5 40 19 35 22 31',
    shadow: 21,
    head: [45.5, 16, 59, 23, 20, 28, 32],
    trunk: [38, 77, 17, 9, 73, 28],
    back: (c) => line(c.shade, 'M70 83Q90 82 87 71Q85 66 89 62', 9) + line(c.shade, 'M36 86h4M60 86h4', 8),
    front: (c) =>
      fill(c.accent, 'M21 15q-1 9-2 15q6-6 13-7zM78 15q1 9 2 15q-6-6-13-7z') +
      line(c.ink, 'M18 57l-7-1m7 5l-6 2M81 57l7-1m-7 5l6 2M43 83v4M56 83v4', 2.4),
  }),
  fix(
    createBody({
      id: 'candy-corn',
      weight: 5,
      top: 9,
      arcs: ['C58 9 63 14 66 20C73 33 82 50 88 66', 'C91 77 87 88 75 88.5L50 88.5'],
      edges: [39, 93],
      shine: 'M32 42C35 35 38 29 41 23',
      shadow: 22,
      head: [50, 14, 64, 13, 22, 29, 19],
      trunk: [28, 80, 20, 7, 77, 36],
      front: () =>
        fill('#fff6e4', 'M49.5 11C56 11 60 15 63 21L69 32Q49 39 29.5 32L36 21C39 15 43 11 49.5 11Z') +
        fill('#ffd23d', 'M15.5 68Q49 79 83 68C87 77 84 84 74 84H24C14 84 12 77 15.5 68Z'),
    }),
    '#b84a0e',
    '#f0761c',
  ),
  createBody({
    id: 'mummy',
    weight: 5,
    top: 9,
    arcs: ['C69 9 82 21 82 39L82 53', 'L82 64C82 80 70 89 50 89'],
    edges: [22, 97],
    shine: 'M24.5 44L25 38C26 30 30 24 36 20',
    shadow: 18,
    head: [46, 14.5, 60, 18, 17, 24, 28],
    trunk: [32, 74, 18, 9, 74, 28],
    back: (c) => line(c.belly, 'M74 64q9 0 9 7t4 6', 6),
    front: (c) =>
      line(c.belly, 'M34 15L72 22M23 30L70 14M22 77L76 70M30 84L74 78', 6) +
      line(c.shade, 'M27 24L74 30M21 68l9-1.5M79 63l-7 1M24 82L76 75', 2.6),
  }),
  createBody({
    id: 'cauldron',
    weight: 5,
    top: 21,
    arcs: ['C70 21 83 22 86 26C88 30 86 34 82 36C88 42 91 50 91 58', 'C91 78 74 87 50 87'],
    edges: [37, 113],
    shine: 'M15.5 58C15.5 51 18 46 22 42',
    shadow: 21,
    crown: 16,
    head: [54, 16, 68, 21, 22, 32, 32],
    trunk: [38, 79, 21, 6, 81, 23],
    back: (c) =>
      line(c.shade, 'M30 82v6M70 82v6', 11) +
      line(c.accent, 'M24 21h50', 12) +
      line(c.accent, 'M33 16h.01M46 14h.01M61 15h.01', 15),
    front: (c) =>
      line(c.shade, 'M14 28.5Q49 40 83 28.5', 3) +
      fill(c.accent, 'M61 21H80Q79 28 77 28Q75 28 75 26Q74 38 70 38Q66 38 66 26Q61 26 61 21Z'),
  }),
];

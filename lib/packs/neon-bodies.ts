// Signs in a window at night: lit glass with a pale tube inside its edge and a glow around it.
import { createBody, type BodyRow } from '../parts/body.js';
import type { Body, Inks } from '../parts/part.js';
import { fill, line } from '../parts/shapes.js';

/** Lights a body: its glow around it, and the tube a little inside of its edge. */
function lightUp(row: BodyRow): Body {
  const body = createBody(row);
  const { outline } = body;
  return {
    ...body,
    paint: (shade, color) =>
      `<path fill="${shade}" stroke="${color}" stroke-opacity=".4" stroke-width="9" d="${outline}"/>` +
      `<g transform="translate(3.5 3.5) scale(.91)"><path fill="${color}" stroke="#fff" stroke-opacity=".75" stroke-width="2.6" d="${outline}"/>`,
    // The tube is the highlight.
    gloss: '</g>',
  };
}

/** A bent tube in the second colour, with the light inside. */
export function bend({ accent }: Inks, path: string, width = 6): string {
  return line(accent, path, width) + `<path d="${path}" stroke="#fff" stroke-width="2" opacity=".8"/>`;
}

const ROWS: readonly BodyRow[] = [
  {
    id: 'neon-heart',
    weight: 1,
    top: 25,
    arcs: ['C56 15 66 12 75 16C86 21 90 32 87 46', 'C83 64 66 78 56 84.5C52 87 52 86.5 50 86.5'],
    edges: [32, 101],
    shine: '',
    shadow: 15,
    crown: 16,
    head: [44, 15, 58, 16, 20, 25, 34],
    trunk: [37, 68, 16, 7, 71, 22],
  },
  {
    id: 'neon-star',
    weight: 1,
    top: 12,
    arcs: [
      'C56 12 59 20 62 27C64 31 68 32 74 32C84 32 90 36 90 43',
      'C90 49 83 53 80 58C77 62 78 67 80 74C82 82 78 87 71 87C64 87 58 82 50 82',
    ],
    edges: [29, 116],
    shine: '',
    shadow: 20,
    head: [49, 13.5, 63, 11, 23, 28, 14],
    trunk: [32, 72, 16, 7, 76, 27],
  },
  {
    id: 'neon-cloud',
    weight: 1,
    top: 12,
    arcs: ['C64 12 73 20 74 31C86 31 94 43 91 57', 'C90 76 79 86 66 86L50 86'],
    edges: [31, 106],
    shine: '',
    shadow: 20,
    head: [49, 15, 63, 20, 21, 26, 31],
    trunk: [37, 74, 20, 7, 76, 29],
  },
  {
    id: 'neon-bolt',
    weight: 1,
    top: [50, 12],
    arcs: [
      'L70 12C76 12 78 15 76 20L71 33L82 33C89 33 91 38 87 43',
      'L50 85C46 89 40 87 42 81',
      'L45 68L19 68C12 68 9 63 11.5 57',
      'L26 18C27.5 14 30 12 34 12L50 12',
    ],
    edges: [24, 98],
    shine: '',
    shadow: 12,
    head: [43, 14, 57, 17, 15, 23, 24],
    trunk: [32, 72, 8, 5, 72, 16],
  },
  {
    id: 'neon-cat',
    weight: 1,
    top: 24,
    arcs: ['C56 24 59 23 62 22L69 16C72 13.5 75 14 76 18L80 32C85 38 87 44 87 51', 'C87 73 72 86.5 50 86.5'],
    edges: [34, 106],
    shine: '',
    shadow: 19,
    head: [49, 15.5, 63, 20, 22, 32, 30],
    trunk: [37, 76, 18, 7, 76, 28],
    front: (c) =>
      line(c.ink, 'M20 60l-8-1M21 65l-7 2M79 60l8-1M78 65l7 2', 2.4) +
      fill(c.accent, 'M25.5 22L33 27.5Q27 30 24 34ZM73.5 22L66 27.5Q72 30 75 34Z'),
  },
  {
    id: 'neon-planet',
    weight: 1,
    top: 12,
    arcs: ['C69 12 84 28 84 48', 'C84 68 69 83.5 50 83.5'],
    edges: [26, 106],
    shine: '',
    shadow: 19,
    head: [44, 15, 58, 20, 20, 25, 27],
    trunk: [34, 73, 17, 4, 75, 24],
    back: (c) => line(c.accent, 'M12 63Q6 54 18 54M88 63Q94 54 82 54', 6),
    front: (c) =>
      line(c.shade, 'M66 25h.01M75 33h.01', 7) + bend(c, 'M12 63C18 71 32 79.5 50 79.5C68 79.5 82 71 88 63'),
  },
  {
    id: 'neon-shake',
    weight: 1,
    top: 14,
    arcs: ['C66 14 79 21 80 32C87 33 88 41 82 43.5', 'L77 79C76 84 73 87 67 87L50 87'],
    edges: [42, 128],
    shine: '',
    shadow: 17,
    head: [55, 14, 69, 20, 19, 29, 29],
    trunk: [29, 78, 17, 5, 80, 25],
    back: (c) => line(c.accent, 'M58 25L62.5 12L69 11', 6),
    front: (c) =>
      fill(c.belly, 'M49.5 18C63 18 73 24 74 34C78 35 77 39 74 39Q49 43 25 39C22 39 21 35 25 34C26 24 36 18 49.5 18Z') +
      line(c.accent, 'M44 19h.01', 11),
  },
  {
    id: 'neon-gem',
    weight: 1,
    top: 14,
    arcs: ['L67 14C71 14 73 15 75 18L88 37C90 40 90 43 88 46', 'L57 83C53 88 52 87 50 87'],
    edges: [30, 100],
    shine: '',
    shadow: 12,
    head: [44, 14.5, 58, 21, 16, 24, 29],
    trunk: [36, 70, 11, 7, 70, 18],
    front: (c) => line(c.shade, 'M32 17L39 23.5H59L66 17M43 72L49.5 81L56 72', 2.6),
  },
];

/** The signs. */
export const NEON_BODIES: readonly Body[] = ROWS.map(lightUp);

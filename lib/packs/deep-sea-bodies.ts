// Who lives in the deep sea.
import { createBody } from '../parts/body.js';
import { drawLimbs } from '../parts/limbs.js';
import type { Body } from '../parts/part.js';
import { fill, line, mirror } from '../parts/shapes.js';

const CLAW = 'M-1 10C-11 8-11-3-6-8.5L-1.5-2L4-9C11-3 8 8-1 10Z';
const SPIKES =
  'M45 15L50 8.5L55 15ZM25 23L29.5 13L37 17ZM63 17L70.5 13L75 23ZM15 40L12.5 29L21 26ZM79 26L87.5 29L85 40Z' +
  'M17 50L6.5 46Q9 56 7 65L17 62ZM83 50L93.5 46Q91 56 93 65L83 62Z';

export const SEA_BODIES: readonly Body[] = [
  createBody({
    id: 'octopus',
    weight: 5,
    top: 9,
    arcs: [
      'C70 9 84 22 84 42',
      'C84 53 79 58 81 64C82 68 86 67 89 70C92.5 74.5 90 82 83.5 82.5C78 83 75 79 71 81C69 88 60 91 55 86C53 84 52 83 50 83',
    ],
    edges: [22, 103.5],
    shine: 'M23.5 40C24 29 30 21 38.5 17.5',
    shadow: 21,
    head: [43, 15, 57, 19, 16, 22, 27],
    trunk: [33, 71, 18, 9, 70, 30],
    front: (c) => line(c.belly, 'M82 76h.01M65 81h.01M17.5 76h.01M35 81h.01', 4.6),
  }),
  createBody({
    id: 'jellyfish',
    weight: 5,
    top: 9,
    arcs: ['C76 9 91 26 91 48', 'C91 62 87 70 79 70C73 70 72 66 66 66C60 66 59 71 50 71'],
    edges: [24, 96.5],
    shine: 'M17 44C19 32 26 23 36 18',
    shadow: 20,
    head: [43, 16, 57, 22, 17, 24, 33],
    trunk: [39, 60, 20, 6, 66, 36],
    back: (c) =>
      drawLimbs(c, 'M25 64q-6 6 0 12t-1 8M75 64q6 6 0 12t1 8', 7) +
      line(c.belly, 'M42 66q-6 6 0 12t-1 9M58 66q6 6 0 12t1 9', 7.6),
  }),
  createBody({
    id: 'pufferfish',
    weight: 5,
    top: 14,
    arcs: ['C71 14 87 29 87 51', 'C87 73 71 88 50 88'],
    edges: [26, 103],
    shine: 'M20.5 44C22 33 29 25 37 22',
    shadow: 21,
    crown: 11,
    head: [48, 16, 62, 22, 22, 27, 29],
    trunk: [36, 76, 21, 9, 76, 27],
    back: (c) => `<path d="${SPIKES}" fill="${c.accent}" stroke="${c.accent}" stroke-width="3"/>`,
    front: (c) => fill(c.belly, 'M17.5 64Q50 90 80.5 64C77 77 65 83 49 83C33 83 21 77 17.5 64Z'),
  }),
  createBody({
    id: 'whale',
    weight: 5,
    top: 21,
    arcs: ['C73 21 90 35 90 57', 'C90 79 75 89 50 89'],
    edges: [33, 113],
    shine: 'M17 51C18 41 25 33 34 29',
    shadow: 22,
    head: [52, 17, 66, 20, 26, 33, 27],
    trunk: [39, 78, 22, 8, 79, 26],
    back: (c) =>
      line('#d6f6ff', 'M46 26V15q-8-10-13-1m13 1q8-10 13-1', 4.6) +
      line(c.shade, 'M80 56Q86 46 83 32', 11.4) +
      `<path d="M83 36C75 35 70 28 71 20C77 19 81 22 83 27C85 23 87 22 90.5 25C91.5 31 89 35 83 36Z" fill="${c.body}" stroke="${c.shade}" stroke-width="3"/>`,
    front: (c) => fill(c.belly, 'M13.5 66Q50 95 83.5 66C80 78 70 83.5 48.5 83.5C27 83.5 17 78 13.5 66Z'),
  }),
  createBody({
    id: 'starfish',
    weight: 5,
    top: 9,
    arcs: [
      'C57 9 60 18 63 25C66 31 71 31 79 31C90 31 95 37 91 45',
      'C88 51 80 54 80 60C80 66 85 71 84 79C83 88 74 91 66 87C60 83 56 82 50 82',
    ],
    edges: [26, 114],
    shine: 'M15.5 43C17 38 24 37 31 36.5C36 36 38 32 40 28',
    shadow: 22,
    head: [49, 14, 63, 11, 21, 27, 14],
    trunk: [33, 73, 16, 8, 76, 27],
    front: (c) => line(c.belly, 'M49.5 17h.01M19.5 43h.01M80 43h.01M29 78h.01M71 78h.01', 6),
  }),
  createBody({
    id: 'crab',
    weight: 5,
    top: 22,
    arcs: ['C73 22 86 36 86 57', 'C86 78 71 89.5 50 89.5'],
    edges: [33, 110],
    shine: 'M20.5 51C22 41 28 33 37 29',
    shadow: 22,
    head: [50.5, 16, 64.5, 18, 28, 32.5, 26],
    trunk: [35, 76, 21, 7, 77, 27],
    back: (c) =>
      drawLimbs(c, 'M22 50Q14 44 23 29M78 50Q86 44 77 29M19 70l-6 4M81 70l6 4M23 77l-4 5M77 77l4 5', 6) +
      mirror(50, 24, 20, `<path d="${CLAW}" fill="${c.body}" stroke="${c.shade}" stroke-width="2.4"/>`),
  }),
  createBody({
    id: 'scallop',
    weight: 4,
    top: 9,
    arcs: ['C57 9 60 11 63 14C70 12 77 17 78 23C86 25 92 33 90 43', 'C88 56 80 68 70 76L74 78C79 81 78 89 71 89L50 89'],
    edges: [22, 107],
    shine: 'M17 42C17 36 20 31 25 29.5',
    shadow: 20,
    head: [45, 15, 59, 20, 17, 23.5, 28],
    trunk: [38, 74, 17, 9, 72, 23],
    front: (c) =>
      line(c.shade, 'M49.5 14v11M64 19l-4 9M35 19l4 9M78 29l-7 7M21 29l7 7M40 84l3-6M59.5 84l-3-6M49.5 84v-6', 2.6),
  }),
];

// What lives in an arcade: the bodies of the pack `arcade`, in steps like pixels.
import { createBody } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { fill, line } from '../parts/shapes.js';

const RED = '#ff4d5e';
const COIN = '#ffcf33';

export const ARCADE_BODIES: readonly Body[] = [
  createBody({
    id: 'pixel-ghost',
    weight: 6,
    top: 9,
    arcs: ['L64 9L64 14L73 14L73 20L80 20L80 29L86 29L86 56', 'L86 80L80 80L80 87L71 87L71 80L61 80L61 89L50 89'],
    edges: [28, 92],
    shine: 'M20 45V35h5v-8h6',
    shadow: 20,
    head: [45, 15, 58, 20, 18, 22, 28],
    trunk: [36, 72, 20, 8, 74, 34],
  }),
  createBody({
    id: 'alien',
    weight: 5,
    top: 20,
    arcs: [
      'L58 20L58 15L64 15L64 9L74 9L74 20L82 20L82 29L91 29L91 58',
      'L91 68L85 68L85 76L80 76L80 89L67 89L67 79L50 79',
    ],
    edges: [30, 88],
    shine: 'M15 52v-8h5v-8h6',
    shadow: 22,
    head: [45, 15.5, 57.5, 18, 22, 24, 31],
    trunk: [40, 70, 22, 5, 70, 35],
  }),
  createBody({
    id: 'cabinet',
    weight: 5,
    top: 9,
    arcs: ['L76 9L80 13L81 40L81 56', 'L88 66L88 73L82 77L82 89L50 89'],
    edges: [28, 88],
    shine: 'm18 40 .5-12',
    shadow: 22,
    head: [42.5, 14, 55, 19, 16.5, 20, 30],
    trunk: [30, 76, 20, 6, 69, 33],
    front: (c) =>
      fill(c.accent, 'M22 12h53v8H22Z') +
      line(c.dark, 'M34 16h28', 3) +
      `<path d="M21 23h56v44H21Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.4"/>` +
      fill(c.accentShade, 'M19 68h61l4 4v3H14v-3Z') +
      line(c.dark, 'M31 72v-4', 3) +
      line(RED, 'M31 66h.01', 6.4) +
      line('#fff', 'M57 72h.01M66 72h.01', 4.4),
  }),
  createBody({
    id: 'cartridge',
    weight: 5,
    top: 9,
    arcs: ['L76 9L76 13L82 13L82 18L86 18L86 54', 'L86 72L80 72L80 89L50 89'],
    edges: [28, 92],
    shine: 'M16.5 44V24',
    shadow: 21,
    head: [44.5, 15, 57, 20, 17, 21, 34],
    trunk: [36, 72, 22, 6, 72, 34],
    front: (c) =>
      line(c.shade, 'M31 15h34m-34 5h34', 2.8) +
      `<path d="M22 26h54v43H22Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.4"/>` +
      fill(c.accent, 'M41 73h15v4h-4v3h-7v-3h-4Z') +
      `<path d="M27 84h46" stroke="${COIN}" stroke-width="5" stroke-linecap="butt" stroke-dasharray="4 4.4"/>`,
  }),
  createBody({
    id: 'pixel-heart',
    weight: 5,
    top: 21,
    arcs: [
      'L57 21L57 16L64 16L64 9L78 9L78 16L85 16L85 22L91 22L91 52',
      'L85 52L85 59L79 59L79 66L72 66L72 73L65 73L65 80L58 80L58 89L50 89',
    ],
    edges: [32, 96],
    shine: 'M14.5 44V29H21v-6h7',
    shadow: 14,
    crown: 17,
    head: [42.5, 15.5, 55.5, 16, 19, 21, 30],
    trunk: [39, 71, 14, 6, 68, 20],
  }),
  createBody({
    id: 'coin',
    weight: 5,
    top: 9,
    arcs: ['L65 9L65 14L75 14L75 20L82 20L82 29L88 29L88 54', 'L88 69L82 69L82 78L75 78L75 84L65 84L65 89L50 89'],
    edges: [28, 94],
    shine: 'M13.5 46V38H18V28',
    shadow: 20,
    head: [45.5, 15.5, 58.5, 22, 19, 22, 30],
    trunk: [39, 74, 20, 7, 76, 28],
    front: (c) =>
      `<path d="M37 20h23v5h9v8h6v30h-6v8h-9v5H37v-5h-9v-8h-6V33h6v-8h9Z" stroke="${c.shade}" stroke-width="3.4"/>`,
  }),
  createBody({
    id: 'pixel-slime',
    weight: 6,
    top: 9,
    arcs: [
      'L55 9L55 15L61 15L61 21L69 21L69 27L77 27L77 34L83 34L83 44L88 44L88 60',
      'L88 68L91 68L91 78L84 78L84 84L76 84L76 89L50 89',
    ],
    edges: [30, 97],
    shine: 'M18.5 54v-8H23v-8h6',
    shadow: 21,
    head: [49.5, 15, 62, 16, 24, 29, 25],
    trunk: [37, 78, 24, 6, 77, 33],
    front: (c) => line(c.belly, 'M74 76h5m-57 2h4', 4),
  }),
  createBody({
    id: 'handheld',
    weight: 6,
    top: 9,
    arcs: ['L77 9L77 12L82 12L82 52', 'L82 85L77 85L77 89L50 89'],
    edges: [28, 96],
    shine: 'M17.5 36V18',
    shadow: 19,
    head: [39.5, 14.5, 52, 19, 16.5, 17.5, 31],
    trunk: [32, 74, 20, 6, 68.5, 32],
    front: (c) =>
      `<path d="M21.5 16h54v48h-54Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.6"/>` +
      fill(c.dark, 'M29 68h5v5h4v5h-4v4h-5v-4h-4v-5h4z') +
      line(c.accent, 'M70 71h.01M61 77h.01', 7),
  }),
];

// In the garden: flower heads, cactuses and radishes in terracotta pots, with straw hats, daisies and butterflies.
import { createBody } from '../parts/body.js';
import { drawLimbs } from '../parts/limbs.js';
import type { Anchors } from '../parts/part.js';
import { at, beads, dot, fill, line, mirror } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { brimOf, createTopper } from './shapes.js';

const LEAF = '#4fa64a';
const CLAY = '#cf6a3f';

const CHAIN = (a: Anchors) => brimOf({ ...a, brimWidth: a.brimWidth - 4 });

export const GARDEN: Pack = {
  id: 'garden',
  name: 'Garden',
  about: 'Flowers, cactuses and radishes in pots, with straw hats and daisies.',
  palettes: createPaletteRows('efd def fec 252 056 532 131 221', {
    tulip: ['301 301 ec4 ca2 d36', 'e8b c58 fbd', 'f78 c56 fbb', 'f86 c64 fcb'],
    leafy: ['020 020 f9b c7a f88', '5b9 197 bdc', '6c7 3a4 beb', '9c4 7a1 deb'],
    sunflower: ['310 310 d85 b63 f65', 'ed4 ba0 fec', 'fc1 ca1 fec', 'fb2 c91 fed'],
    lavender: ['213 213 dd5 ba0 e7b', '9ae 77b cce', 'b9e 97c dce', 'd9d a7b ece'],
  }),
  bodies: [
    createBody({
      id: 'petals',
      weight: 6,
      top: 14,
      arcs: [
        'C58 9 69 13 70 22C79 18 88 26 85 36C94 39 95 50 88 54',
        'C94 62 88 72 79 71C79 81 68 87 59 82C57 88 53 89 50 88',
      ],
      edges: [30, 92],
      shine: 'M17 46C15 42 17 38.5 20.5 37.5C19 31 22 27.5 26.5 27',
      shadow: 22,
      head: [49, 12.5, 61, 22, 19, 26, 24],
      trunk: [36, 71, 18, 9, 74, 26],
      crown: 12,
      front: (c) => dot(c.accent, 50, 52, 25.5),
    }),
    createBody({
      id: 'cactus',
      weight: 5,
      top: 11,
      arcs: ['C64 11 73 21 73 36L73 54', 'L73 72C73 82 66 88 50 88'],
      edges: [36, 92],
      shine: 'M33 44L33 34C33.5 26 37 21.5 42 19.5',
      shadow: 17,
      head: [47, 11.5, 59, 14, 18, 25, 20],
      trunk: [23, 73, 14, 11, 73, 22],
      back: (c) => drawLimbs(c, 'M30 66Q15 66 14 48M70 58Q86 58 86 40', 12),
      front: (c) => line(c.belly, 'M36 72v4M50 70v4M64 72v4M43 80v3M57 80v3M50 24v4M59 31v3M68 44v3', 2.4),
    }),
    createBody({
      id: 'radish',
      weight: 5,
      top: 25,
      arcs: ['C71 25 86 36 86 53', 'C86 70 68 79 59 83C55 85 54 92 50 92'],
      edges: [40, 88],
      shine: 'M20.5 52C21 44 25 38 32 34',
      shadow: 16,
      head: [52, 15, 65, 22, 29, 36, 31],
      trunk: [36, 71, 18, 8, 74, 24],
      back: () =>
        fill(LEAF, 'M50 32C34 30 26 22 28 12C38 10 46 16 50 30C54 16 62 10 72 12C74 22 66 30 50 32Z') +
        fill('#6cc257', 'M50 32C43 22 44 11 50 5C56 11 57 22 50 32Z'),
    }),
  ],
  antenna: { none: 1, parts: [] },
  topper: {
    none: 4,
    parts: [
      {
        id: 'straw-hat',
        weight: 4,
        kind: 'hat',
        height: 14,
        draw: (a) => {
          const [y, left, right] = [a.brimY, a.x - a.brimWidth, a.x + a.brimWidth];
          return (
            fill('#f2cd74', `M${left} ${y}C${left - 1} ${a.topY - 12} ${right + 1} ${a.topY - 12} ${right} ${y}Z`) +
            line('#d5473f', `M${left + 3} ${y - 5}Q${a.x} ${y - 1} ${right - 3} ${y - 5}`, 5) +
            line('#e3b450', `M${left - 4} ${y}Q${a.x} ${y + 7} ${right + 4} ${y}`, 5.4)
          );
        },
      },
      {
        id: 'daisies',
        weight: 5,
        kind: 'crown',
        height: 5,
        draw: (a) => line(LEAF, CHAIN(a), 4) + beads('#fff', CHAIN(a), 11, 13) + beads('#ffc233', CHAIN(a), 4.4, 13),
      },
      createTopper(
        'seed-leaves',
        4,
        14,
        () =>
          line(LEAF, 'M0 4V-6', 3.4) +
          fill(LEAF, 'M0-5C-3-14-12-16-16-12C-15-5-7-1 0-5Z') +
          fill('#6cc257', 'M0-5C3-14 12-16 16-12C15-5 7-1 0-5Z'),
      ),
    ],
  },
  accessory: {
    none: 3,
    parts: [
      {
        id: 'butterfly',
        weight: 4,
        kind: 'floating',
        draw: (_a, c, m) =>
          at(
            77,
            26,
            `<path d="M0 0C-3-10-13-10-11-2C-10 2-4 2 0 0C-6 2-8 9-4 9C-1 9 0 4 0 0C0 4 1 9 4 9C8 9 6 2 0 0C4 2 10 2 11-2C13-10 3-10 0 0Z" fill="#ff9f45" stroke="#fff" stroke-width="1.4"${m.pulse}/>` +
              line(c.dark, 'M0-3V5', 2),
          ),
      },
      {
        id: 'ladybird',
        weight: 4,
        draw: (a, c) =>
          at(
            a.x + a.sideWidth - 8,
            a.brimY + 1,
            dot(c.dark, 4, -4, 3.4) + dot('#e0342f', 0, 0, 6) + line(c.dark, 'M4-4L-4 4M-2-2.5h.01M2.5 2h.01', 1.8),
          ),
      },
    ],
  },
  outfit: {
    none: 2,
    parts: [
      {
        id: 'flowerpot',
        weight: 5,
        draw: () =>
          fill(CLAY, 'M29 80H71L67 93Q50 96 33 93Z') +
          fill('#a84e2a', 'M62 80H71L67 93L60 94.5Z') +
          line('#e58257', 'M27.5 78H72.5', 6.4),
      },
      {
        id: 'leaf-collar',
        weight: 3,
        kind: 'neckwear',
        draw: ({ x, neckY: y }) =>
          mirror(x, 0, y, fill(LEAF, 'M1 0C-6-9-17-8-20-3C-15 5-6 5 1 0Z')) +
          fill(
            '#6cc257',
            `M${x} ${y - 3}C${x - 6} ${y + 3} ${x - 4} ${y + 10} ${x} ${y + 12}C${x + 4} ${y + 10} ${x + 6} ${y + 3} ${x} ${y - 3}Z`,
          ),
      },
    ],
  },
  styles: {
    masc: { 'straw-hat': 2, cactus: 2 },
    femme: { daisies: 2, petals: 2 },
    neutral: { flowerpot: 2 },
  },
};

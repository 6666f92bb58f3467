// Fresh from the oven: cupcakes, toast and macarons in pastels, with icing, cherries, candles and bakers' hats.
import { createBody } from '../parts/body.js';
import { dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { drawCloth, createTopper } from './shapes.js';

export const BAKERY: Pack = {
  id: 'bakery',
  name: 'Bakery',
  about: 'Cupcakes, toast and macarons in pastels, with icing and cherries on top.',
  palettes: createPaletteRows('fee fec dee 824 055 631 525 421', {
    strawberry: ['312 312 eda da7 e56', 'ead b7a fde', 'fab c79 fee', 'faa c88 fee'],
    vanilla: ['321 321 f9a c79 f87', 'dda b96 eec', 'eda c96 fed', 'ec9 c86 fed'],
    pistachio: ['021 021 fab c8a e88', '8db 5b9 cee', 'ad9 8b7 ded', 'cd8 ab6 eec'],
    chocolate: ['210 210 fac c8a e77', 'c98 976 dcb', 'd97 a75 ecb', 'da7 a74 edc'],
    blueberry: ['113 113 ed9 ca6 e8b', '9ae 78b cdf', 'bae 98c edf', 'dad a8b fdf'],
  }),
  bodies: [
    createBody({
      id: 'cupcake',
      weight: 6,
      top: 12,
      arcs: [
        'C56 12 60 17 61 21C70 21 75 27 74 33C85 34 92 43 89 52C88 58 84 60 82 61',
        'L74 84C73 87 71 88 67 88L50 88',
      ],
      edges: [10, 78],
      shine: 'M18.5 50C18 45 22 41 28 40C27 33 31 28.5 38 28.5',
      shadow: 21,
      head: [47, 14.5, 59.5, 16, 24, 31, 24],
      trunk: [36, 77, 17, 8, 75, 25],
      front: (c) =>
        fill(c.accent, 'M17 64Q50 74 83 64L76 85Q75 88 71 88H29Q25 88 24 85Z') +
        line(c.accentShade, 'M29 70.5L33 86M43 72.5L44.5 86M57 72.5L55.5 86M71 70.5L67 86', 2.6),
    }),
    createBody({
      id: 'toast',
      weight: 5,
      top: 15,
      arcs: ['C68 15 88 15 90 30C90 38 86 42 83 45L83 54', 'L83 80C83 86 80 88 74 88L50 88'],
      edges: [32, 96],
      lay: 'translate(3.8 3.8) scale(.92)',
      shine: 'M19.5 34C20 27 25 23.5 33 22.5',
      shadow: 25,
      head: [51, 15, 64, 26, 17, 27, 36],
      trunk: [33, 75, 20, 9, 77, 31],
    }),
    createBody({
      id: 'macaron',
      weight: 5,
      top: 20,
      arcs: ['C74 20 91 31 91 50C91 57 88 61 85 63', 'C89 65 90 69 89 72C88 83 74 88 50 88'],
      edges: [38, 74],
      shine: 'M17 46C18 38 23 32 31 28.5',
      shadow: 26,
      head: [46, 15, 58, 23, 25, 31, 32],
      trunk: [40, 78, 24, 6, 77, 35],
      front: (c) =>
        `<path d="M17 68.5Q50 76 83 68.5" stroke="${c.belly}" stroke-width="7" stroke-dasharray=".01 6.2"/>` +
        line(c.belly, 'M17 68Q50 75.5 83 68', 4.5),
    }),
  ],
  antenna: { none: 1, parts: [] },
  marking: {
    none: 2,
    parts: [
      {
        id: 'icing',
        weight: 6,
        kind: 'cap',
        draw: (a, c) =>
          fill(c.accent, a.cap) +
          `<path d="M${a.x - 14} ${a.brimY + 1}l4-2M${a.x - 3} ${a.brimY - 7}l3 3M${a.x + 9} ${a.brimY}l3-3" stroke="#fff" stroke-width="3"/><path d="M${a.x - 9} ${a.brimY - 5}l2-3M${a.x + 3} ${a.brimY + 2}l3 1M${a.x + 14} ${a.brimY - 6}l2 2" stroke="${c.blush}" stroke-width="3"/>`,
      },
      {
        id: 'sprinkles',
        weight: 4,
        draw: (a, c) =>
          `<path d="M${a.x - 14} ${a.brimY + 3}l4-3M${a.x + 2} ${a.brimY - 5}l4 2M${a.x + 17} ${a.brimY + 2}l-1-4" stroke="${c.accent}" stroke-width="3.4"/><path d="M${a.x - 6} ${a.brimY - 4}l-2-3M${a.x + 10} ${a.brimY + 4}l4 1M${a.x - 3} ${a.brimY + 4}l3-1" stroke="${c.blush}" stroke-width="3.4"/>`,
      },
    ],
  },
  topper: {
    none: 2,
    parts: [
      createTopper(
        'cherry',
        6,
        15,
        () =>
          line('#4d8a3a', 'M1-7Q2-14 9-16', 2.4) + dot('#d81e3f', 0, -3, 7.5) + line('#fff', 'M-3.5-5.5q1-2 3-2', 2.2),
      ),
      createTopper(
        'birthday-candle',
        4,
        21,
        (c, m) =>
          line(c.accent, 'M0 2V-9', 7) +
          line('#fff', 'M-2.5-1l5-2M-2.5-6l5-2', 2.4) +
          `<path d="M0-13C-4-14-4-18 0-22C4-18 4-14 0-13Z" fill="#ffb52e"${m.pulse}/>`,
      ),
      createTopper(
        'baker-hat',
        4,
        19,
        () =>
          fill('#fff', 'M-15 8L-16-2C-27-5-24-18-13-16C-9-23 9-23 13-16C24-18 27-5 16-2L15 8Q0 12-15 8Z') +
          line('#d5d9e6', 'M-14.5 4Q0 8 14.5 4M-6-3v-4M6-3v-4', 2.4),
        'hat',
      ),
    ],
  },
  outfit: {
    none: 3,
    parts: [
      {
        id: 'apron',
        weight: 3,
        kind: 'full',
        draw: (a, c) =>
          drawCloth(a, '#fff') + line(c.accentShade, `M${a.x - 7} ${a.bellyY - 1}h14v3q0 4-4 4h-6q-4 0-4-4z`, 2.2),
      },
    ],
  },
  styles: {
    masc: { 'baker-hat': 2, toast: 2 },
    femme: { cherry: 2, cupcake: 2 },
    neutral: { macaron: 2 },
  },
};

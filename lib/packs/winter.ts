// Snow day: snowmen, penguins and snowy firs with bobble hats, earmuffs, scarves and carrot noses.
import { createBody } from '../parts/body.js';
import { drawLimbs } from '../parts/limbs.js';
import { at, dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, brimOf, drawCloth, createFloating, createTopper } from './shapes.js';

const CARROT = '#ff8a2b';

export const WINTER: Pack = {
  id: 'winter',
  name: 'Winter',
  about: 'Snowmen, penguins and firs with bobble hats, scarves and snowflakes.',
  palettes: createPaletteRows('def 044 425 047 043 612 135 124', {
    'fresh-snow': ['123 123 e66 c34 e99', 'dde 9ab eff', 'dee abb eff', 'eed ba9 ffe', true],
    frost: ['023 023 f96 d74 e9a', '9ae 68b cdf', '8be 59c cef', '8cd 5ab def'],
    cranberry: ['200 200 edb cb9 fbb', 'e68 b46 ebc', 'f66 b34 ebb', 'f75 c42 fba'],
    'pine-green': ['021 021 f65 c44 f87', '4ba 187 bee', '4b8 186 bec', '7c6 495 cec'],
  }),
  bodies: [
    createBody({
      id: 'snowman',
      weight: 6,
      top: 12,
      arcs: ['C66 12 78 24 78 39C78 46 75 52 71 57', 'C79 60 84 66 84 73C84 83 70 88 50 88'],
      edges: [4, 72],
      shine: 'M27.5 38C28 29 33 22 40 19',
      shadow: 23,
      head: [42, 13, 54, 18, 19, 25, 24],
      trunk: [28, 75, 20, 9, 63, 24],
      back: () => line('#7a5236', 'M22 70L8 58M13 62L6 64M78 70L92 58M87 62L94 64', 3.4),
      front: (c) => line(c.dark, 'M50 71h.01M50 80h.01', 4.4),
    }),
    createBody({
      id: 'penguin',
      weight: 5,
      top: 12,
      arcs: ['C69 12 80 27 80 46', 'C80 56 82 62 82 70C82 82 70 87 50 87'],
      edges: [28, 96],
      shine: 'M26.5 40C27 31 32 24 39 20.5',
      shadow: 22,
      head: [47, 13.5, 60, 18, 20, 26, 24],
      trunk: [30, 74, 20, 10, 72, 30],
      back: (c) => drawLimbs(c, 'M24 54Q14 60 11 70M76 54Q86 60 89 70', 9) + line(CARROT, 'M36 87H40M60 87H64', 8),
      front: (c) =>
        fill(
          c.belly,
          'M49 36C40 25 24 33 26 48C27 56 29 61 29 70C29 80 38 84 49 84C60 84 69 80 69 70C69 61 71 56 72 48C74 33 58 25 49 36Z',
        ),
    }),
    createBody({
      id: 'fir',
      weight: 4,
      top: 9,
      arcs: [
        'C54 9 57 13 60 18C64 25 69 30 75 35C78 39 76 41 72 42C77 50 82 55 88 59',
        'C93 63 90 68 84 69C87 73 89 76 88 80C86 87 70 88 50 88',
      ],
      edges: [-7, 96],
      shine: 'M33 33C37 29 40 25 42 20',
      shadow: 26,
      head: [54, 13.5, 67, 10, 22, 28, 15],
      trunk: [30, 78, 24, 7, 78, 34],
      front: () =>
        fill(
          '#fff',
          'M49 10C55 13 58 21 62 26C58 31 56 25 52 29C48 34 45 26 41 30C38 32 36 30 37 27C42 20 45 12 49 10Z',
        ) + line('#fff', 'M17 82h.01M30 79h.01M70 79h.01M82 82h.01M24 61h.01M76 60h.01', 5),
    }),
  ],
  antenna: { none: 1, parts: [] },
  topper: {
    none: 2,
    parts: [
      {
        id: 'bobble-hat',
        weight: 6,
        kind: 'hat',
        height: 15,
        draw: (a, c) => {
          const [left, right] = [a.x - a.brimWidth, a.x + a.brimWidth];
          return (
            dot('#fff', a.x, a.topY - 8, 7) +
            fill(
              c.accent,
              `M${left} ${a.brimY}C${left - 1} ${a.topY - 11} ${right + 1} ${a.topY - 11} ${right} ${a.brimY}Z`,
            ) +
            `<path d="${brimOf(a)}" stroke="#fff" stroke-width="9"/><path d="${brimOf(a)}" stroke="${c.accentShade}" stroke-width="4" stroke-dasharray=".01 8"/>`
          );
        },
      },
      createTopper('snow-cap', 3, 6, () =>
        fill('#fff', 'M-17 9C-21 3-15-3-9-2C-6-8 6-8 9-2C15-3 21 3 17 9C14 13 11 7 7 9C4 13-2 13-4 9C-8 7-14 13-17 9Z'),
      ),
    ],
  },
  accessory: {
    none: 2,
    parts: [
      {
        id: 'earmuffs',
        weight: 4,
        kind: 'sidewear',
        back: ({ x, eyeY: y, topY, sideWidth: w }, c) =>
          line(c.accentShade, `M${x - w} ${y}C${x - w} ${topY - 9} ${x + w} ${topY - 9} ${x + w} ${y}`, 4),
        draw: ({ x, eyeY: y, sideWidth: w }, c) =>
          line('#fff', `M${x - w - 2} ${y}h.01M${x + w + 2} ${y}h.01`, 17) +
          line(c.accent, `M${x - w - 2} ${y}h.01M${x + w + 2} ${y}h.01`, 13),
      },
      {
        id: 'carrot-nose',
        weight: 5,
        draw: (a) => at(a.x, a.mouthY - 7, fill(CARROT, 'M-3-3Q5-2.5 10 1.5Q3 4-3 3Q-6 0-3-3Z')),
      },
      createFloating(
        'snowflakes',
        4,
        (_c, m) =>
          `<path d="M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5M-2-6L0-4L2-6M-2 6L0 4L2 6" stroke="#fff" stroke-width="2.2"${m.twinkle}/>`,
      ),
    ],
  },
  outfit: {
    none: 2,
    parts: [
      {
        id: 'striped-scarf',
        weight: 6,
        kind: 'neckwear',
        draw: (a, c) => {
          const wound = `${bandOf(a)}M${a.x + 10} ${a.neckY + 4}l2 7`;
          return `<path d="${wound}" stroke="${c.accent}" stroke-width="9"/><path d="${wound}" stroke="#fff" stroke-width="9" stroke-dasharray="4 7" stroke-linecap="butt"/>`;
        },
      },
      {
        id: 'knit-jumper',
        weight: 4,
        kind: 'full',
        draw: (a, c) =>
          drawCloth(a, c.accent) + at(a.x, a.bellyY + 2, line('#fff', 'M-16 2l5.5-5 5.5 5 5-5 5 5 5.5-5 5.5 5', 2.6)),
      },
    ],
  },
  styles: {
    masc: { 'striped-scarf': 2, penguin: 2 },
    femme: { earmuffs: 2, 'knit-jumper': 2 },
    neutral: { 'bobble-hat': 2 },
  },
};

// Snow day: snowmen, penguins and snowy firs with bobble hats, earmuffs, scarves and carrot noses.
import { drawLimbs } from '../parts/limbs.js';
import { dot, fill, line } from '../parts/shapes.js';
import { at } from '../svg.js';
import type { Pack } from './pack.js';
import { mixRows, shapeMirrored } from './rows.js';
import { bandOf, brimOf, drawCloth } from './shapes.js';

const CARROT = '#ff8a2b';

export const WINTER: Pack = {
  id: 'winter',
  name: 'Winter',
  about: 'Snowmen, penguins and snowy firs with bobble hats, earmuffs, scarves and snowflakes.',
  palettes: mixRows('dbeff9 003d48 3c2a58 023f6f 004333 6b141f 142c55 0f1b39', {
    'fresh-snow': [
      '0e2036 0e2036 ef6661 c43e4b f39098',
      'd5e3f2 9facbb eef6ff f7fbff',
      'deeaf0 a8b3b9 f4fbff f6fbfe',
      'ede8d9 b6b1a3 fefaee fcfaf3',
      true,
    ],
    frost: [
      '011b35 011b35 fe9b61 d77245 f493aa',
      '95b0eb 6e88c1 adc4f4 cedbf6',
      '84c3ef 5a9ac5 a3d5f9 cde9fd',
      '85d2e5 5aa8bb a7e3f2 d4f5fe',
    ],
    cranberry: [
      '260409 260409 efe4c7 d2ba92 ffb4b3',
      'ee6e91 bb3d65 f58da6 f1b4c1',
      'f66b71 c23845 fc8c8d f5b4b3',
      'f87b5c c44a2b fe987f f9beae',
    ],
    'pine-green': [
      '001c11 001c11 f66d62 cb454c fd8c7b',
      '54b1a6 21897e 7bc0b7 abd0cb',
      '51b48d 1b8c67 79c3a3 aad2bf',
      '78bf7b 4f9653 97cf98 bfdebf',
    ],
  }),
  bodies: [
    shapeMirrored({
      id: 'snowman',
      weight: 6,
      top: 12,
      arcs: ['C66 12 78 24 78 39C78 46 75 52 71 57', 'C79 60 84 66 84 73C84 83 70 88 50 88'],
      edges: [4, 72],
      shine: 'M27.5 38C28 29 33 22 40 19',
      shadow: 23,
      face: [42, 13, 54],
      ears: [18, 19],
      brim: [25, 24],
      side: 28,
      belly: [75, 20, 9],
      neck: [63, 24],
      back: () => line('#7a5236', 'M22 70L8 58M13 62L6 64M78 70L92 58M87 62L94 64', 3.4),
      front: (c) => line(c.dark, 'M50 71h.01M50 80h.01', 4.4),
    }),
    shapeMirrored({
      id: 'penguin',
      weight: 5,
      top: 12,
      arcs: ['C69 12 80 27 80 46', 'C80 56 82 62 82 70C82 82 70 87 50 87'],
      edges: [28, 96],
      shine: 'M26.5 40C27 31 32 24 39 20.5',
      shadow: 22,
      face: [47, 13.5, 60],
      ears: [18, 20],
      brim: [26, 24],
      side: 30,
      belly: [74, 20, 10],
      neck: [72, 30],
      back: (c) => drawLimbs(c, 'M24 54Q14 60 11 70M76 54Q86 60 89 70', 9) + line(CARROT, 'M36 87H40M60 87H64', 8),
      front: (c) => fill(c.belly, 'M49 36C40 25 24 33 26 48C27 56 29 61 29 70C29 80 38 84 49 84C60 84 69 80 69 70C69 61 71 56 72 48C74 33 58 25 49 36Z'),
    }),
    shapeMirrored({
      id: 'fir',
      weight: 4,
      top: 9,
      arcs: ['C54 9 57 13 60 18C64 25 69 30 75 35C78 39 76 41 72 42C77 50 82 55 88 59', 'C93 63 90 68 84 69C87 73 89 76 88 80C86 87 70 88 50 88'],
      edges: [-7, 96],
      shine: 'M33 33C37 29 40 25 42 20',
      shadow: 27,
      face: [54, 13.5, 67],
      ears: [10, 22],
      brim: [28, 15],
      side: 30,
      belly: [78, 24, 7],
      neck: [78, 34],
      front: () => fill('#fff', 'M49 10C55 13 58 21 62 26C58 31 56 25 52 29C48 34 45 26 41 30C38 32 36 30 37 27C42 20 45 12 49 10Z') + line('#fff', 'M17 82h.01M30 79h.01M70 79h.01M82 82h.01M24 61h.01M76 60h.01', 5),
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
            fill(c.accent, `M${left} ${a.brimY}C${left - 1} ${a.topY - 11} ${right + 1} ${a.topY - 11} ${right} ${a.brimY}Z`) +
            `<path d="${brimOf(a)}" stroke="#fff" stroke-width="9"/><path d="${brimOf(a)}" stroke="${c.accentShade}" stroke-width="4" stroke-dasharray=".01 8"/>`
          );
        },
      },
      {
        id: 'snow-cap',
        weight: 3,
        kind: 'crown',
        height: 6,
        draw: (a) => at(a.topX, a.topY, fill('#fff', 'M-17 9C-21 3-15-3-9-2C-6-8 6-8 9-2C15-3 21 3 17 9C14 13 11 7 7 9C4 13-2 13-4 9C-8 7-14 13-17 9Z')),
      },
    ],
  },
  accessory: {
    none: 2,
    parts: [
      {
        id: 'earmuffs',
        weight: 4,
        kind: 'sidewear',
        back: ({ x, eyeY: y, topY, sideWidth: w }, c) => line(c.accentShade, `M${x - w} ${y}C${x - w} ${topY - 9} ${x + w} ${topY - 9} ${x + w} ${y}`, 4),
        draw: ({ x, eyeY: y, sideWidth: w }, c) => line('#fff', `M${x - w - 2} ${y}h.01M${x + w + 2} ${y}h.01`, 17) + line(c.accent, `M${x - w - 2} ${y}h.01M${x + w + 2} ${y}h.01`, 13),
      },
      {
        id: 'carrot-nose',
        weight: 5,
        draw: (a) => at(a.x, a.mouthY - 7, fill(CARROT, 'M-3-3Q5-2.5 10 1.5Q3 4-3 3Q-6 0-3-3Z')),
      },
      {
        id: 'snowflakes',
        weight: 4,
        kind: 'floating',
        draw: (_a, _c, m) => {
          const flake = `<path d="M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5M-2-6L0-4L2-6M-2 6L0 4L2 6" stroke="#fff" stroke-width="2.2"${m.twinkle}/>`;
          return at(83, 26, flake) + at(16, 30, flake);
        },
      },
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
        draw: (a, c) => drawCloth(a, c.accent) + at(a.x, a.bellyY + 2, line('#fff', 'M-16 2l5.5-5 5.5 5 5-5 5 5 5.5-5 5.5 5', 2.6)),
      },
    ],
  },
  styles: {
    masc: { 'striped-scarf': 2, penguin: 2 },
    femme: { earmuffs: 2, 'knit-jumper': 2 },
    neutral: { 'bobble-hat': 2 },
  },
};

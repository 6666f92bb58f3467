// Fresh from the oven: cupcakes, toast and macarons in pastels, with icing, cherries, candles and bakers' hats.
import { CHEEKS } from '../parts/cheeks.js';
import type { Anchors } from '../parts/part.js';
import { fill, line } from '../parts/shapes.js';
import { BAKERY_BODIES } from './bakery-bodies.js';
import { BAKERY_TOPPERS } from './bakery-toppers.js';
import { PLAIN_EYES } from './eyes.js';
import { HALF_RIMS } from './glasses.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { createHeld } from './shapes.js';

const RED = '#d81e3f';
const WOOD = '#d9a05c';

const APRON = (a: Anchors) => {
  const [w, y] = [a.bellyWidth, a.bellyY + a.bellyHeight];
  return `M${a.x - 11} ${a.neckY - 1}Q${a.x} ${a.neckY + 5} ${a.x + 11} ${a.neckY - 1}L${a.x + w} ${y - 2}Q${a.x} ${y + 5} ${a.x - w} ${y - 2}Z`;
};

// Checked cloth on the counter, as far as the disc reaches.
const TABLE = 'M7 75h86a50 50 0 0 1-86 0Z';

/**
 * The pack `bakery`: cupcakes, toast and macarons in pastels, with icing and cherries on top.
 *
 * @example
 * const { createAvatar } = createEngine([bakery]);
 * const svg = createAvatar('ada', { packs: 'bakery' });
 */
export const bakery: Pack = {
  id: 'bakery',
  name: 'Bakery',
  about: 'Cupcakes, toast and macarons in pastels, with icing and cherries on top.',
  backgrounds: { solid: 1 },
  palettes: [
    ...createPaletteRows('c24 91a 62c 15c 076 173 a50 916', {
      vanilla: ['321 321 f87', ['7ce 49b', 'f9a c67', 'ffe ddc'], 'fec db9 fff', 'fea da6 ffd', 'fd9 d96 fec', true],
      'strawberry-cream': [
        '312 312 e56',
        ['8d9 5a6', 'f79 c46', 'ffe ddc'],
        'fcf c8b fee',
        'fcd d89 fee',
        'fdc d98 fee',
        true,
      ],
      lemon: ['320 320 f76', ['f9b c68', 'fb4 c81', 'ffe ddc'], 'fe9 cb5 ffd', 'fe6 ca2 ffc', 'fd6 c93 fea', true],
      'mint-cream': [
        '022 022 e78',
        ['f9b c68', '7cb 498', 'ffe ddc'],
        'bff 7bc eff',
        'bfe 7b9 eff',
        'cfd 8b9 efe',
        true,
      ],
      pistachio: ['120 120 e68', ['fac c7a', 'fd8 c95', 'ffe ddc'], 'cfb 8b7 efe', 'df9 9b5 efd', 'ef9 ab5 ffd', true],
      blueberry: ['214 214 f8b', ['fd7 c94', '9bf 57b', 'ffe ddc'], 'cdf 89d eef', 'dcf 98d eef', 'ecf a8d fef', true],
    }),
    ...createPaletteRows('ff9 cff fef 703 044 426 520 237', {
      caramel: ['210 310 e44', ['9df 5ab', 'fd6 c93', 'ffe ddc'], 'c74 842 fdb', 'd82 a51 fd9', 'd84 b52 fc9'],
      strawberry: ['301 301 c13', ['fd6 c93', 'fab c78', 'ffe ddc'], 'd5b a28 fce', 'f58 b25 fcd', 'f64 b31 fcb'],
    }),
  ],
  bodies: BAKERY_BODIES,
  brows: { none: 1, parts: [] },
  cheeks: { none: 1, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  eyes: PLAIN_EYES,
  antenna: { none: 1, parts: [] },
  marking: {
    none: 3,
    parts: [
      {
        id: 'sprinkles',
        weight: 4,
        kind: 'cap',
        draw: (a, c) =>
          line(
            c.accent,
            `M${a.x - 14} ${a.brimY + 3}l4-3M${a.x + 2} ${a.brimY - 4}l4 2M${a.x + 17} ${a.brimY + 3}l-1-4`,
            3.6,
          ) +
          line(
            c.belly,
            `M${a.x - 5} ${a.brimY - 2}l-2-3M${a.x + 9} ${a.brimY + 4}l4 1M${a.x - 3} ${a.brimY + 5}l3-1`,
            3.6,
          ),
      },
      {
        id: 'jam-heart',
        weight: 3,
        kind: 'low',
        draw: (a) =>
          fill('#fff', `M${a.x + 2} ${a.bellyY + 10}c-11-7-14-16-7-18c4 0 6 2 7 4.5c1-2.5 3-4.5 7-4.5c7 2 4 11-7 18z`) +
          fill(
            RED,
            `M${a.x + 2} ${a.bellyY + 7}c-8.5-5.5-10-11-5.5-12c3 0 5 2 5.5 4c.5-2 2.5-4 5.5-4c4.5 1 3 6.5-5.5 12z`,
          ),
      },
    ],
  },
  topper: { none: 4, parts: BAKERY_TOPPERS },
  accessory: {
    none: 4,
    parts: [
      HALF_RIMS,
      createHeld(
        'whisk',
        4,
        (c) =>
          line('#8a93a8', 'M0 0Q-11-12-2-24Q9-12 0 0M0 0Q-4-13-2-24Q4-13 0 0', 2.4) +
          line(c.accentShade, 'M.5 9V-1', 6.4) +
          line(c.accent, 'M0 8V-1', 4),
      ),
      createHeld(
        'rolling-pin',
        4,
        (c) => line(c.accentShade, 'M0 13V-24', 5) + line('#b67b3c', 'M.6 5V-16', 12) + line(WOOD, 'M-.4 4.5V-16', 9.5),
      ),
      createHeld(
        'cocoa-cup',
        5,
        (c) =>
          line(c.accentShade, 'M4 2q7-1 5 4t-6 4', 3.2) +
          `<path d="M-13-4H5q0 12-4 18-5 2-10 0-4-6-4-18Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2"/>` +
          line('#5b3120', 'M-11-4H4', 5) +
          line('#fff', 'M-6-5h.01M0-5h.01', 5),
      ),
    ],
  },
  outfit: {
    none: 5,
    parts: [
      {
        id: 'apron',
        weight: 3,
        kind: 'full',
        draw: (a, c) =>
          `<path d="${APRON(a)}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          line('#fff', `M${a.x - 6} ${a.bellyY + 1}h12q0 6-6 6t-6-6`, 2.4),
      },
      {
        id: 'neckerchief',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) => {
          const [l, r, y] = [a.x - a.neckWidth + 3, a.x + a.neckWidth - 5, a.neckY];
          return (
            fill(c.accentShade, `M${a.x - 14} ${y + 2}L${a.x} ${y + 16}L${a.x + 14} ${y + 2}Z`) +
            line(c.accent, `M${l} ${y - 1}Q${a.x} ${y + 7} ${r} ${y - 1}`, 6)
          );
        },
      },
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'bakery-awning',
        weight: 3,
        draw: () =>
          '<path d="M15 40a36.5 36.5 0 0 1 70 0" stroke="#fff" stroke-opacity=".16" stroke-width="25" stroke-linecap="butt" stroke-dasharray="10"/>',
      },
      {
        id: 'gingham-table',
        weight: 3,
        draw: () =>
          `<path d="${TABLE}" fill="#fff" fill-opacity=".1"/>` +
          '<path d="M19 79h66M30 90h45" stroke="#fff" stroke-opacity=".16" stroke-width="7" stroke-dasharray=".01 13"/>',
      },
    ],
  },
  styles: {
    masc: { 'baker-hat': 2, toast: 2 },
    femme: { cherry: 2, cupcake: 2 },
    neutral: { macaron: 2 },
  },
};

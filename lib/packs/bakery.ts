// The pack `bakery`: cupcakes, toast and macarons in pastels, with icing, cherries, candles and bakers' hats.
import { makePalette } from '../palettes/palette.js';
import { anchor } from '../parts/body.js';
import { CHEEKS } from '../parts/face.js';
import { bowl, brim, toPerch } from '../parts/head.js';
import type { Anchors, Body, Part } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createHeld, createTopper, HALF_RIMS, NONE, PLAIN_EYES } from './shapes.js';

// In every palette, dough is golden and chocolate is brown.
const DOUGH = '#eeb060';
const CHOCOLATE = '#6b3a22';

const BAKERY_BODIES: readonly Body[] = [
  {
    id: 'cupcake',
    weight: 6,
    top: 9,
    arcs: ['C57 9 60 13 60 18C69 17 74 23 72 30C82 30 89 38 88 47', 'C87 55 84 61 78 63L71 89L50 89'],
    edges: [14, 100],
    shine: 'M17.5 47c0-6.5 3.5-11 10-12',
    shadow: 18,
    ...anchor(45, 14.5, 58, 16, 24, 22, 20, 37, 77, 17, 8, 74, 26),
    front: (c) =>
      fill(c.accent, 'M22 61q28 18 54.5 0L70 89H29Z') +
      line(c.accentShade, 'm36 74 2 14m11-13v13m12-14-2 14', 3) +
      beads(c.body, 'M23 61q27 18 53 0', 8, 9),
  },
  {
    id: 'macaron',
    weight: 6,
    top: 11,
    arcs: ['C75 11 92 27 92 50', 'C92 60 92 67 87 69C91 72 88 89 64 89L50 89'],
    edges: [20, 94],
    shine: 'M16.5 46C18 34 25 25.5 35 21',
    shadow: 22,
    ...anchor(40, 15.5, 52.5, 23, 19.5, 19, 30, 40, 78, 24, 6, 69, 36),
    front: (c) =>
      line(c.accent, 'M13 68q37 10 73 0', 7) +
      beads(c.belly, 'M14 62q36 13 71 0', 6.4, 6) +
      beads(c.belly, 'M16 74q33 11 66 0', 5.4, 6),
  },
  {
    id: 'toast',
    weight: 5,
    top: 9,
    arcs: ['C66 10 89 11 91 28C92 36 89 41 84 45', 'L84 80C84 87 80 89 73 89L50 89'],
    edges: [26, 105],
    lay: 'translate(2.8 2.6) scale(.92)',
    shine: 'M13.5 31C14.5 21 22 17.5 33 16',
    shadow: 22,
    ...anchor(46.5, 15.5, 60, 22, 18, 23, 34, 33, 75, 20, 9, 75, 31),
    front: (c) =>
      fill(
        c.belly,
        'M48 19c14 0 32 .5 34 10.5 1 6-3 9.5-6.5 12.5v33c0 4-1.5 5.5-5.5 5.5H27c-4 0-5.5-1.5-5.5-5.5V42C18 39 15 35.5 16 29.5 17.5 19.5 34 19 48 19Z',
      ) + line(c.shade, 'M27 71.5h.01M34 76h.01M69 70h.01M63.5 75.5h.01M24 32h.01M73.5 29h.01', 3.4),
  },
  {
    id: 'donut',
    weight: 6,
    top: 9,
    arcs: ['C73 9 91 27 91 49', 'C91 72 73 89 50 89'],
    edges: [28, 98],
    shine: 'M16 45c1-11 6.5-19.5 15-24.5',
    shadow: 20,
    ...anchor(47, 15.5, 60, 24, 21, 23, 30, 40, 77, 22, 9, 74, 31),
    front: (c) =>
      `<ellipse cx="48.5" cy="21" rx="15" ry="8.5" fill="${DOUGH}"/><ellipse cx="48.5" cy="22" rx="10.5" ry="5.5" fill="${CHOCOLATE}"/>` +
      fill(DOUGH, 'M11 56c4 21 19 32 39 32s34-11 39-32q-3 10-9 10t-8 8-12 0-13 3-14-1-10-5Q14 69 11 56Z') +
      line(c.accent, 'm20 37 3-4m46-12 4 2M17 54l2 4', 3.6) +
      line(c.belly, 'm29 26 4-1m44 9 2 4', 3.6),
  },
  {
    id: 'croissant',
    weight: 5,
    top: 9,
    arcs: [
      'C58 8.5 66 9.5 70 13.5C78 16 83 22 84 30C90 37 92.5 47 92 56',
      'C92.5 67 90 80 82 87C79 90 74.5 88 72.5 84C68 76 60 73 50 73',
    ],
    edges: [24, 84],
    shine: 'M12.5 52c-.5-6.5 1.5-12 5-16',
    shadow: 21,
    ...anchor(42.5, 14.5, 55.5, 22, 17.5, 20, 30, 40, 67, 17, 4, 68, 30),
    front: (c) =>
      line(
        c.shade,
        'M34 13q-6 6-7 15m37-15q6 6 7 15M19 29q-5 8-4 18m65-18q4 8 3 18M10 58q9 3 13 17m66-17q-9 3-13 17',
        3.6,
      ),
  },
  {
    id: 'cookie',
    weight: 5,
    top: 9,
    arcs: [
      'C54 9 58 9.5 61 10.5C60 16 63.5 20 69 19.5C68 26 73 30.5 78.5 29C77.5 34 81 38 87 37.5C89 41 90.5 45 90.5 49',
      'C90.5 72 72 89 50 89',
      'C28 89 9.5 72 9.5 49',
      'C9.5 27 28 9 50 9',
    ],
    edges: [28, 98],
    shine: 'M16 44c1.5-10 7-18.5 15-23.5',
    shadow: 20,
    crown: [47, 9],
    ...anchor(47.5, 15, 61, 20, 20, 23, 25, 38, 77, 20, 9, 75, 31),
    front: () =>
      line(CHOCOLATE, 'M43 20h.01M79 45h.01M19 62h.01M62 80h.01', 8) +
      line(CHOCOLATE, 'M27 30h.01M56 26h.01M35 79h.01', 5.4),
  },
  {
    id: 'layer-cake',
    weight: 5,
    top: 10,
    arcs: ['C72 10 84 13 84 22L84.5 48', 'L85 80C85 87 72 89 50 89'],
    edges: [24, 98],
    shine: 'M20 52v-9',
    shadow: 22,
    ...anchor(48.5, 15, 61.5, 20, 16, 23, 33, 35, 80, 22, 6, 75, 34),
    front: (c) =>
      fill(
        c.accent,
        'M17 21c2-14 61-14 63 0v18q-3 6-6 0v-6q-3-4-7 0-4 4-7-1-3-5-7 0-4 4-9-1-3-3-7 1-4 5-8 0-3-3-5 1v11q-4 5-7 0Z',
      ) +
      line('#fff', 'M17 72q32 9 64 0', 5) +
      line(c.accent, 'M18 79q30 8 61 0', 6.4) +
      line('#fff', 'M20 85q28 6 57 0', 4),
  },
  {
    id: 'baguette',
    weight: 5,
    top: 9,
    arcs: ['C63 9 74.5 21 77 40L77.5 50', 'C77.5 72 67 89 50 89'],
    edges: [22, 98],
    shine: 'M26.5 47q0-12 4.5-21',
    shadow: 16,
    ...anchor(47, 13.5, 60, 17, 18.5, 23, 22.5, 27.5, 76, 15, 9, 75, 24),
    front: (c) =>
      line(c.belly, 'M41.5 25Q45 16 54 14m4.5 13q3.5-6 8.5-7M36 79.5q4-6 11-8m5 12Q56 76 66 73', 6) +
      line(c.shade, 'M43.5 28q4-8 12.5-10.5m-17 65q4-6 10-7.5m6 10.5Q59 79 67.5 76', 2.4),
  },
];

const RED = '#d81e3f';
const LEAF = '#3f8f3a';
const GLAZE = bowl(3);
const DRIPS = brim(-1);

const BAKERY_TOPPERS: readonly Part[] = [
  createTopper(
    'cherry',
    5,
    19,
    () =>
      line(LEAF, 'M1-9q1-8 9-10.5', 2.6) +
      dot('#a30f2c', 0.5, -4.5, 10) +
      dot(RED, -0.5, -5, 8.8) +
      line('#fff', 'M-5-7.5q1-3 3.5-3.5', 2.6),
  ),
  createTopper(
    'strawberry-slice',
    4,
    19,
    () =>
      fill(RED, 'M0 4c-9-3-14-11-12-17 3-4 21-4 24 0 2 6-3 14-12 17Z') +
      fill(LEAF, 'M-11-14q6-6 11-3 5-3 11 3-3 4-6 1l-5 5-5-5q-3 3-6-1Z') +
      line('#ffd9a0', 'M-5-7v1M5-7v1m-5 4v1', 2.6),
  ),
  createTopper(
    'whipped-cream',
    5,
    17,
    () =>
      '<path d="M-16 5c-4-7 2-11 5-11-1-6 4-7 7-7 1-4 6-6 8-6-1 3 2 4 2 7 5 1 7 4 6 8 7 1 7 7 4 9q-16 5-32 0Z" fill="#fff" stroke="#dcd9ea" stroke-width="2.4"/>' +
      line('#dcd9ea', 'M-7-4q7 3 13-1', 2.6),
  ),
  createTopper(
    'birthday-candle',
    4,
    22,
    (c, m) =>
      line(c.accent, 'M0 2V-8', 8) +
      line('#fff', 'm-3 1 6-3m-6-2 6-3', 2.6) +
      `<path d="M0-12c-6-2-5-7 0-12 5 5 6 10 0 12Z" fill="#ffb52e"${m.pulse}/>`,
  ),
  {
    id: 'baker-hat',
    weight: 5,
    kind: 'hat',
    height: 17,
    draw: (a) =>
      move(
        toPerch(a),
        '<path d="M-17 6-19-3c-11-3-9-18 4-15 5-7 27-7 31 0 13-3 15 12 4 15L18 6Q0 13-17 6Z" fill="#fff" stroke="#cfd4e4" stroke-width="2.4"/>' +
          line('#cfd4e4', 'M-17 0Q0 6 17 0', 2.6),
      ),
  },
  {
    id: 'butter-pat',
    weight: 4,
    kind: 'crown',
    height: 6,
    draw: (a) =>
      move(
        a.toTop,
        fill('#f2bd3c', 'M-18 5c-6 1-5 6 0 6s5 4 9 4 4-4 8-4 6 4 11 3 3-5 8-5c4-1 3-5-2-5Z') +
          fill('#ffd968', 'm-14-4 16-4 13 4v7L-1 8l-13-5Z') +
          fill('#fff0ae', 'm-14-4 16-4 13 4-16 4Z'),
      ),
  },
  {
    id: 'sugar-glaze',
    weight: 4,
    kind: 'hat',
    height: 3,
    draw: (a, c) =>
      GLAZE(a, c.accent, c.accentShade) +
      beads(c.accent, DRIPS(a), 9, 10) +
      line(
        '#fff',
        `M${a.x - 13} ${a.brimY - 4}l3.5-2.5M${a.x + 1} ${a.brimY - 3}l4 1M${a.x + 14} ${a.brimY - 2}l1-3.5M${a.topX - 4} ${a.topY + 4}l3 1`,
        3,
      ),
  },
];

const WOOD = '#d9a05c';

const APRON = (a: Anchors) => {
  const [w, y] = [a.bellyWidth, a.bellyY + a.bellyHeight];
  return `M${a.x - 11} ${a.neckY - 1}Q${a.x} ${a.neckY + 5} ${a.x + 11} ${a.neckY - 1}L${a.x + w} ${y - 2}Q${a.x} ${y + 5} ${a.x - w} ${y - 2}Z`;
};

// The checked cloth on the counter, as wide as the disc.
const TABLE = 'M7 75h86a50 50 0 0 1-86 0Z';

// The grounds of several palettes.
const DARK = 'c2491a62c15c076173a50916';
const MIXED = 'ff9cfffef703044426520237';

/**
 * The pack `bakery`: cupcakes, toast and macarons in pastels, with icing and cherries on top.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [bakery] });
 * const svg = createAvatar('ada', { packs: 'bakery' });
 */
export const bakery: Pack = {
  id: 'bakery',
  name: 'Bakery',
  about: 'Cupcakes, toast and macarons in pastels, with icing and cherries on top.',
  backgrounds: { solid: 1 },
  palettes: [
    makePalette('vanilla', '321f87 7ce49bf9ac67ffeddc fecdcaffffeaeb7ffdfd9ea7fec', DARK, { pale: true }),
    makePalette('strawberry-cream', '312e56 8d95a6f79c46ffeddc fcfd9cfeefcde9afeefdcea9fee', DARK, { pale: true }),
    makePalette('lemon', '320f76 f9bc68fb4c81ffeddc fe9dc6ffdfe6db3ffcfd6da4fea', DARK, { pale: true }),
    makePalette('mint-cream', '022e78 f9bc687cb498ffeddc bff9cdeffbfe9caeffcfdacaefe', DARK, { pale: true }),
    makePalette('pistachio', '120e68 facc7afd8c95ffeddc cfbac8efedf9bc6efdef9cc6ffd', DARK, { pale: true }),
    makePalette('blueberry', '214f8b fd7c949bf57bffeddc cdf9aeeefdcfa9eeefecfb9efef', DARK, { pale: true }),
    makePalette('caramel', '310e44 9df5abfd6c93ffeddc c74953fdbd82b61fd9d84c63fc9', MIXED, { ink: '#210' }),
    makePalette('strawberry', '301c13 fd6c93fabc78ffeddc d5bb39fcef58c36fcdf64c42fcb', MIXED),
  ],
  bodies: BAKERY_BODIES,
  brows: NONE,
  cheeks: { none: 1, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  eyes: PLAIN_EYES,
  antenna: NONE,
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
    masc: { topper: { 'baker-hat': 2 }, body: { toast: 2 } },
    femme: { topper: { cherry: 2 }, body: { cupcake: 2 } },
    neutral: { body: { macaron: 2 } },
  },
};

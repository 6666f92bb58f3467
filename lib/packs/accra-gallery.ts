// The pack `accra-gallery`, an opening night in Accra: kente strips, stamped cloth, powder-glass beads, gilt frames and plinths.
import { makePalette } from '../palettes/palette.js';
import { anchor } from '../parts/body.js';
import { CHEEKS, EYES, MOUTHS } from '../parts/face.js';
import { bowl, brim, garland, toEars, toPerch } from '../parts/head.js';
import type { Body, Part } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHeld, drawCloth, HALF_RIMS, NONE, tint } from './shapes.js';

// Cloth keeps its woven colours in every palette.
const GOLD = '#f6b92e';
const GREEN = '#0c7a4b';
const RED = '#cf2f22';
const BLUE = '#2456a8';
const BLACK = '#1d1410';

const dashed = (path: string, color: string, dashes: string) =>
  `<path d="${path}" stroke="${color}" stroke-dasharray="${dashes}"/>`;

/** A woven strip along a path, as in kente cloth: a gold ground, and blocks of two alternating colours. */
function strip(path: string, one: string, other: string, width: number, wefts = ''): string {
  return (
    `<g stroke-width="${width}" stroke-linecap="butt"><path d="${path}" stroke="${GOLD}"/>${dashed(path, one, '8 20')}` +
    `${dashed(path, other, '0 14 8 6')}${wefts}</g>`
  );
}

/** A {@link strip} with black wefts between the blocks. */
function weave(path: string, one: string, other: string): string {
  return strip(path, one, other, 12, dashed(path, BLACK, '0 9.5 3 11 3 1.5'));
}

// The bodies are objects of daily life and of art; none of them is sacred.
const GILT = '#e9b033';
const GILT_SHADE = '#b57a1c';

const GALLERY_BODIES: readonly Body[] = [
  {
    // A goblet drum: skin, lacing, and a waisted foot.
    id: 'drum',
    weight: 6,
    top: 9,
    arcs: ['C70 10 85 13 86 22C88 32 88 46 86 56', 'C83 66 75 71 70 75L75 89L50 89'],
    edges: [30, 93],
    shine: 'M17.5 47c-1-6-.5-11 .5-15',
    shadow: 20,
    ...anchor(47, 15, 60, 21, 17, 24, 34, 37, 78, 15, 8, 76, 18),
    front: (c) =>
      line(c.accentShade, 'm18 23 6 11 7-9 9 10 9-9 9 9 8-10 8 9 6-11', 3) +
      `<ellipse cx="48.5" cy="19" rx="32" ry="7" fill="${c.belly}"/>`,
  },
  {
    // A bottle gourd with a carved band.
    id: 'calabash',
    weight: 5,
    top: 9,
    arcs: ['C58 9 64 14.5 64 21C64 26 62 28 64.5 31C76 35 88 45 88.5 60', 'C89 79 72 89 50 89'],
    edges: [34, 100],
    shine: 'M18.5 58c1-8.5 6.5-14.5 13-18',
    shadow: 20,
    ...anchor(52.5, 15, 65.5, 12, 20, 30, 16, 37, 80, 19, 7, 80, 25),
    front: (c) =>
      line(c.accent, 'M37 30q12 5 24 0', 4) +
      line(c.belly, 'm16 71 6 6 5-2 6 7 6-3 6 6 6-3 6 3 6-6 6 3 6-7 6 2 5-6', 2.8),
  },
  {
    // A round pot with a lip, scored around the shoulder.
    id: 'clay-pot',
    weight: 5,
    top: 9,
    arcs: ['C60 10 71 10 72 15C73 19 68 20 67 24C80 28 90 40 90 56', 'C90 74 78 84 69 88L50 89'],
    edges: [30, 97],
    shine: 'M16.5 53c1-9.5 7.5-17 14.5-21',
    shadow: 21,
    ...anchor(49, 15.5, 62, 16, 20, 25, 20, 39, 79, 20, 8, 79, 30),
    front: (c) =>
      `<ellipse cx="48.5" cy="13.5" rx="19" ry="3" fill="${c.shade}"/>` +
      beads(c.belly, 'M25 36q24-7 48 0', 4, 6) +
      line(c.accent, 'M17 70q31 20 64 0', 3.4),
  },
  {
    // A powder-glass bead: a barrel with a bore, bands and dots.
    id: 'glass-bead',
    weight: 5,
    top: 9,
    arcs: ['C68 9 79 11 82 19C87 29 90 39 89 55', 'C88 66 86 73 82 80C79 87 68 89 50 89'],
    edges: [28, 93],
    shine: 'M16 49c0-7 1-12 3-17',
    shadow: 23,
    ...anchor(47, 15.5, 59.5, 22, 18, 24.5, 34, 39, 77, 24, 8, 77, 33),
    front: (c) =>
      `<ellipse cx="48.5" cy="15" rx="14" ry="3.5" fill="${c.dark}"/>` +
      line(c.accent, 'M16 27q33 10 65 0M16 72q32 16 65 0', 5.6) +
      beads('#fff', 'M18 73q30 14 61 0', 2.8, 7),
  },
  {
    // A round market basket, woven of straw, with a leather handle.
    id: 'market-basket',
    weight: 5,
    top: 20,
    arcs: ['C68 20 82 22.5 86 29C90 37 91.5 46 90.5 55', 'C89 71 80 83 70 87C66 89 60 89 50 89'],
    edges: [36, 100],
    shine: 'M15 53q-.7-8.9 1.5-15.5',
    shadow: 20,
    ...anchor(50, 15.5, 63, 22, 27, 27.5, 34, 39, 79, 22, 7, 78, 31),
    back: () => line('#8a5a2b', 'M20 30c2-28 58-28 60 0', 6),
    front: (c) =>
      `<ellipse cx="48.5" cy="26.5" rx="33" ry="6" fill="${c.shade}"/>` +
      line(c.accent, 'M16 28q33 10 65 0', 4.6) +
      beads(c.belly, 'M15 66q33 22 67 0', 5, 8),
  },
  {
    // A ripe cocoa pod with its ridges.
    id: 'cocoa-pod',
    weight: 6,
    top: 9,
    arcs: ['C55 9 56 14 60 17C76 22 85.5 37 85.5 52L85 57', 'C83 70 72 78 61 84C57 86.5 55 89 50 89'],
    edges: [30, 92],
    shine: 'M21.5 46c1.5-8.5 5.5-15 11-19',
    shadow: 15,
    ...anchor(47, 15, 60, 15, 20, 24, 25, 35, 77, 14, 7, 76, 18.5),
    back: (_c) => line('#7a5326', 'M50 14V6', 5.5),
    front: (c) => line(c.shade, 'M48 15v15m-8-13q-7 7-9 16m27-16q6 7 8 16M48 77v7m-13-11q3 5 8 8m20-8q-3 5-8 8', 3),
  },
  {
    // A painting in a carved gilt frame.
    id: 'framed-canvas',
    weight: 6,
    top: 12,
    arcs: ['L74 12C78 9 88 12 86 21L86 60', 'L86 79C88 88 78 91 74 87L50 87'],
    edges: [24, 86],
    lay: 'translate(2.5 2.5) scale(.94)',
    shine: 'M19 34V23q0-4.5 5-4.5',
    shadow: 21,
    ...anchor(46, 15.5, 59, 21, 18, 23, 34, 34, 75, 20, 8, 75, 30),
    // The nail of the picture.
    back: () => line(GILT_SHADE, 'M50 11.5h.01', 6),
    front: (c) =>
      `<path d="M22 22h55v56H22Z" fill="${c.belly}" stroke="${GILT_SHADE}" stroke-width="3.4"/>` +
      line(GILT, 'M18 18h.01M81 18h.01M18 82h.01M81 82h.01', 7),
  },
  {
    // A painter's palette with dabs of paint.
    id: 'paint-palette',
    weight: 4,
    top: 9,
    arcs: ['C75 10 92 27 91.5 50', 'C91 73 74 88 50 89'],
    edges: [26, 96],
    shine: 'M15 49c.5-12 7-22 16-27.5',
    shadow: 20,
    ...anchor(46, 15, 59, 23, 19, 24, 29, 39, 75, 18, 8, 77, 23),
    front: (c) =>
      `<ellipse cx="72" cy="73" rx="6" ry="5" fill="${c.shade}"/>` +
      line('#d6382c', 'M29 25h1', 8) +
      line('#f6b92e', 'M45 20h1', 8) +
      line('#1c8a56', 'M62 22h1', 8) +
      line('#2f63b8', 'M75 32v1', 8),
  },
];

const STRAW = '#f3cf7a';
const STRAW_SHADE = '#c99642';
const WRAP = bowl(6);
const STRAW_BOWL = bowl(8);
const BAND = brim(-2);
const RIM = brim(0);

const GALLERY_TOPPERS: readonly Part[] = [
  {
    id: 'kente-cap',
    weight: 5,
    kind: 'hat',
    height: 8,
    draw: (a) =>
      move(
        toPerch(a),
        fill(BLACK, 'M-27 3L-23-10Q0-16 23-10L27 3Q0 13-27 3Z') +
          fill(RED, 'M-22-9.5Q0-15 22-9.5Q0-5-22-9.5Z') +
          strip('M-26.5 0Q0 10 26.5 0', RED, GREEN, 9),
      ),
  },
  {
    id: 'headwrap',
    weight: 5,
    kind: 'hat',
    height: 17,
    draw: (a, c) =>
      move(a.toTop, fill(c.accentShade, 'M2 2c-20-8-16-34 2-10 12-22 30-2-2 10Z')) +
      WRAP(a, c.accent, c.accentShade) +
      line(GOLD, RIM(a), 5),
  },
  {
    id: 'painter-beret',
    weight: 4,
    kind: 'hat',
    height: 11,
    draw: (a, c) => {
      const [left, right, y] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY];
      return (
        line(c.accentShade, `M${a.x - 2} ${y - 8}l-2-4`, 4) +
        fill(
          c.accent,
          `M${left + 2} ${a.brimY}C${left - 9} ${y + 6} ${left + 4} ${y - 8} ${a.x} ${y - 8}C${right - 2} ${y - 9} ${right + 12} ${y + 2} ${right} ${a.brimY}Z`,
        ) +
        line(c.accentShade, RIM(a), 6) +
        line('#fff', `M${left + 5} ${y + 1}q5-4 11-5`, 2.6)
      );
    },
  },
  {
    id: 'straw-sunhat',
    weight: 4,
    kind: 'hat',
    height: 13,
    draw: (a, c) => {
      const reach = a.brimWidth + 4;
      return (
        STRAW_BOWL(a, STRAW, STRAW_SHADE) +
        line(c.accent, BAND(a), 6) +
        line(STRAW_SHADE, `M${a.x - reach} ${a.brimY}q${reach} 12 ${2 * reach} 0`, 6)
      );
    },
  },
  {
    id: 'bead-diadem',
    weight: 4,
    kind: 'hat',
    height: 2,
    draw: (a) =>
      beads(GREEN, garland(-1, 1)(a), 6.4, 6.4) +
      beads(GOLD, garland(-7, 4)(a), 6.4, 6.4) +
      dot(RED, a.x, a.brimY + 2, 6) +
      line('#fff', `M${a.x - 2} ${a.brimY}h.01`, 2.6),
  },
  {
    id: 'hibiscus-bloom',
    weight: 4,
    kind: 'crown',
    height: 7,
    draw: (a) =>
      move(
        toEars(a)[1],
        line(GREEN, 'm-9 7-4 3M6 6l2 4', 6) +
          beads('#e8413f', 'm0-5.5 5.5 4-2 6.5h-7l-2-6.5', 10, 6.7) +
          line('#a81d2c', 'M0 0h.01', 6) +
          line(GOLD, 'm0 0 4-7', 3.4),
      ),
  },
];

// Marks of the Akan tradition of stamped cloth (adinkra), each around 0,0.
// Adinkrahene, "chief of the adinkra": three circles, one in another; greatness and leadership.
const ADINKRAHENE = 'M-7 0a7 7 0 1 1 0 .1m3.5-.1a3.5 3.5 0 1 1 0 .1m3.5-.1h.01';
// Sankofa, "go back and fetch it", in its form of a heart with scrolls; learning from the past.
const SANKOFA =
  'M0 5c-7-3.5-9.5-9-7-11.5S.5-7-1-3.5c-1 2-3.5 1.5-3.5-.5M0 5c7-3.5 9.5-9 7-11.5S-.5-7 1-3.5c1 2 3.5 1.5 3.5-.5M-5 6q4 3 5-1q1 4 5 1';
// Dwennimmen, "ram's horns": two rams meet, horns curled; strength together with humility.
const DWENNIMMEN =
  'M0 0c0-6 2-8 5-7.5s3.5 5 .5 5M0 0c0-6-2-8-5-7.5s-3.5 5-.5 5M0 0c0 6 2 8 5 7.5s3.5-5 .5-5M0 0c0 6-2 8-5 7.5s-3.5-5-.5-5';

/** Cloth in the second colour, stamped with one mark. */
function stamped(id: string, mark: string): Part {
  return {
    id,
    weight: 3,
    kind: 'full',
    draw: (a, c) =>
      drawCloth(a, c.accent) +
      move(
        `translate(${a.x + a.bellyWidth - 7} ${a.bellyY + 1}) scale(.85)`,
        dot('#fff6e0', 0, 0, 11) + line(c.dark, mark, 2.6),
      ),
  };
}

// Relaxed faces of the base, for guests of an opening.
const LOOKS = new Set(['wide', 'bead', 'oval', 'button', 'sleepy', 'joy', 'giggle', 'wink', 'cyclops']);
const SMILES = new Set(['smile', 'dot', 'smirk', 'grin', 'beam', 'cat', 'giggle', 'dimples']);

// Adinkrahene in large, for the wall.
const RINGS = 'm-10 0a10 10 0 1 1 0 .1m5.5 0a4.5 4.5 0 1 1 0 .1m64.5-.2a10 10 0 1 1 0 .1m5.5 0a4.5 4.5 0 1 1 0 .1';

// The grounds of several palettes.
const DARK = '164b31a5071224a047b24514';
const MIXED = 'ffacfffef712042520514036';
const LIGHT = 'fc39e98defcbfbeef6ffbbcf';

/**
 * The pack `accra-gallery`: kente, stamped cloth, glass beads and gilt frames in warm golds and deep greens.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [accraGallery] });
 * const svg = createAvatar('ada', { packs: 'accra-gallery' });
 */
export const accraGallery: Pack = {
  id: 'accra-gallery',
  name: 'Accra Gallery',
  about: 'Kente, stamped cloth, glass beads and gilt frames in warm golds and deep greens.',
  eyes: { none: 0, parts: EYES.filter(({ id }) => LOOKS.has(id)) },
  mouth: { none: 0, parts: MOUTHS.filter(({ id }) => SMILES.has(id)) },
  backgrounds: { solid: 1 },
  palettes: [
    makePalette('kente-gold', '310d53 2b8185f95c62ffeddc ed5ca3ee9fd4da2feafc6d94feb', DARK),
    makePalette('shea', '321e86 fb3c819d85a5ffeddc deeabcffffecdb9ffefdbda8ffd', DARK, { pale: true }),
    makePalette('harmattan', '311d54 6dc3a9fd5c92ffeddc fccd99feefcad96fecfd8da5feb', DARK, { ink: '#321' }),
    makePalette('volta', '023e75 fb4c815cc299ffeddc adf8acdefaee7bbdffafc8c9dfe', DARK, { pale: true }),
    makePalette('terracotta', '300b23 fd5c92fb9c76ffeddc d66b45fcad75b53fdbd83b62fda', MIXED),
    makePalette('brass', '210d43 9de5abfe7ca3ffeddc d84c63fcad80b60fe9d84b62fdb', MIXED),
    makePalette('cassava-leaf', '020c53 fc4c91df79b3ffeddc 2a7086beb3a5184cea5a4383cea', MIXED),
    makePalette('forest', '021f86 fc3c917d9395ffeddc 177056373174053077275054074', LIGHT, { ink: '#fff' }),
    makePalette('indigo', '113e8c fb4c729cf57bffeddc 26c14955c55c33937b74b53885b', LIGHT, { ink: '#fff' }),
    makePalette('hibiscus', '301f98 fd5c92f9bc58ffeddc a28716b3ab26825c38b24813c37', LIGHT, { ink: '#fff' }),
  ],
  bodies: GALLERY_BODIES,
  brows: NONE,
  cheeks: { none: 1, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  antenna: NONE,
  marking: NONE,
  topper: { none: 4, parts: GALLERY_TOPPERS },
  accessory: {
    none: 5,
    parts: [
      {
        id: 'kente-sash',
        weight: 12,
        kind: 'neckwear',
        draw: (a) => weave(bandOf(a), GREEN, RED),
      },
      {
        id: 'kente-wrap',
        weight: 12,
        kind: 'neckwear',
        draw: (a) => drawCloth(a, GREEN) + weave(bandOf(a), BLUE, RED),
      },
      {
        id: 'glass-beads',
        weight: 4,
        kind: 'neckwear',
        draw: (a, c) => {
          const [y, reach] = [a.neckY + 3, a.neckWidth - 4];
          const side = (way: number, skip: number) =>
            `M${a.x - 1 + way * skip} ${y}Q${a.x - 1 + (way * reach) / 2} ${y} ${a.x - 1 + way * reach} ${y - 6}`;
          return (
            beads(GREEN, side(-1, 7) + side(1, 7), 7, 14) +
            beads(GOLD, side(-1, 14) + side(1, 14), 7, 14) +
            dot(c.accentShade, a.x - 1, y + 1, 6.5) +
            dot(c.accent, a.x - 1.5, y + 0.5, 5) +
            dot('#fff', a.x - 3, y - 1, 1.5)
          );
        },
      },
      HALF_RIMS,
      createHeld(
        'paintbrush',
        4,
        (c) =>
          line('#8a5a2b', 'm2 14-3-24', 4.6) +
          line('#c8ccd6', 'm-1-9-.5-5', 6.4) +
          `<path d="M-5-15c-2-6 2-9 3-13 4 4 6 8 4 13Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2"/>`,
      ),
      createHeld(
        'hand-drum',
        4,
        (c) =>
          `<path d="M-15-8H4q-1 8-6 10.5 5 2.5 6 11.5h-19q1-9 6-11.5-5-2.5-6-10.5Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          line('#fff6e0', 'M-15-9H4m-19 23H4', 4.4),
      ),
    ],
  },
  outfit: {
    none: 14,
    parts: [
      stamped('adinkrahene-cloth', ADINKRAHENE),
      stamped('sankofa-cloth', SANKOFA),
      stamped('dwennimmen-cloth', DWENNIMMEN),
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'hung-pictures',
        weight: 3,
        draw: () =>
          '<path d="M10 26h15v17H10zm64-2h14v20H74zM32 6h14v8H32zM10 75h80" stroke="#fff" stroke-opacity=".32" stroke-width="3.4"/>',
      },
      {
        id: 'plinth',
        weight: 3,
        draw: () => tint('M40 1h20l16 78h4v5H20v-5h4Z', '.22'),
      },
      {
        id: 'adinkra-wall',
        weight: 3,
        draw: () => `<path d="M15 34${RINGS}" stroke="#fff" stroke-opacity=".32" stroke-width="3.4"/>`,
      },
    ],
  },
  styles: {
    masc: { topper: { 'kente-cap': 3 }, accessory: { 'kente-wrap': 2 } },
    femme: { topper: { headwrap: 3 }, accessory: { 'glass-beads': 2 } },
    neutral: { outfit: { 'adinkrahene-cloth': 2 } },
  },
};

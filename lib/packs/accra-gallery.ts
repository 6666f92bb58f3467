// An opening night in Accra: kente strips, stamped cloth, powder-glass beads, gilt frames and plinths.
import { CHEEKS } from '../parts/cheeks.js';
import { EYES } from '../parts/eyes.js';
import { toHand } from '../parts/head.js';
import { MOUTHS } from '../parts/mouths.js';
import type { Part } from '../parts/part.js';
import { beads, dot, line, move } from '../parts/shapes.js';
import { GALLERY_BODIES } from './accra-gallery-bodies.js';
import { BLUE, GOLD, GREEN, RED, weave } from './accra-gallery-cloth.js';
import { GALLERY_TOPPERS } from './accra-gallery-toppers.js';
import { HALF_RIMS } from './glasses.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, drawCloth } from './shapes.js';
import { tint } from './veil.js';

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

// People dress up for an opening: the faces of the base that are at ease.
const LOOKS = new Set(['wide', 'bead', 'oval', 'button', 'sleepy', 'joy', 'giggle', 'wink', 'cyclops']);
const SMILES = new Set(['smile', 'dot', 'smirk', 'grin', 'beam', 'cat', 'giggle', 'dimples']);

// Adinkrahene again, large, for the wall.
const RINGS = 'm-10 0a10 10 0 1 1 0 .1m5.5 0a4.5 4.5 0 1 1 0 .1m64.5-.2a10 10 0 1 1 0 .1m5.5 0a4.5 4.5 0 1 1 0 .1';

/**
 * The pack `accra-gallery`: kente, stamped cloth, glass beads and gilt frames in warm golds and deep greens.
 *
 * @example
 * const { createAvatar } = createEngine([accraGallery]);
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
    ...createPaletteRows('164 b31 a50 712 24a 047 b24 514', {
      'kente-gold': ['310 310 d53', ['2b8 185', 'f95 c62', 'ffe ddc'], 'ed5 b93 ee9', 'fd4 c92 fea', 'fc6 c83 feb'],
      shea: ['321 321 e86', ['fb3 c81', '9d8 5a5', 'ffe ddc'], 'dee 9ab fff', 'fec ca8 ffe', 'fdb c97 ffd', true],
      harmattan: ['321 311 d54', ['6dc 3a9', 'fd5 c92', 'ffe ddc'], 'fcc c88 fee', 'fca c85 fec', 'fd8 c94 feb'],
      volta: ['023 023 e75', ['fb4 c81', '5cc 299', 'ffe ddc'], 'adf 69b def', 'aee 5aa dff', 'afc 6b8 dfe', true],
    }),
    ...createPaletteRows('ffa cff fef 712 042 520 514 036', {
      terracotta: ['300 300 b23', ['fd5 c92', 'fb9 c76', 'ffe ddc'], 'd66 a34 fca', 'd75 a42 fdb', 'd83 a51 fda'],
      brass: ['210 210 d43', ['9de 5ab', 'fe7 ca3', 'ffe ddc'], 'd84 b52 fca', 'd80 a60 fe9', 'd84 b62 fdb'],
      'cassava-leaf': ['020 020 c53', ['fc4 c91', 'df7 9b3', 'ffe ddc'], '2a7 075 beb', '3a5 173 cea', '5a4 273 cea'],
    }),
    ...createPaletteRows('fc3 9e9 8de fcb fbe ef6 ffb bcf', {
      forest: ['fff 021 f86', ['fc3 c91', '7d9 395', 'ffe ddc'], '177 045 373', '174 042 077', '275 043 074'],
      indigo: ['fff 113 e8c', ['fb4 c72', '9cf 57b', 'ffe ddc'], '26c 138 55c', '55c 228 37b', '74b 427 85b'],
      hibiscus: ['fff 301 f98', ['fd5 c92', 'f9b c58', 'ffe ddc'], 'a28 615 b3a', 'b26 714 c38', 'b24 702 c37'],
    }),
  ],
  bodies: GALLERY_BODIES,
  brows: { none: 1, parts: [] },
  cheeks: { none: 1, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
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
      {
        id: 'paintbrush',
        weight: 4,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            line('#8a5a2b', 'm2 14-3-24', 4.6) +
              line('#c8ccd6', 'm-1-9-.5-5', 6.4) +
              `<path d="M-5-15c-2-6 2-9 3-13 4 4 6 8 4 13Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2"/>`,
          ),
      },
      {
        id: 'hand-drum',
        weight: 4,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            `<path d="M-15-8H4q-1 8-6 10.5 5 2.5 6 11.5h-19q1-9 6-11.5-5-2.5-6-10.5Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
              line('#fff6e0', 'M-15-9H4m-19 23H4', 4.4),
          ),
      },
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
    masc: { 'kente-cap': 3, 'kente-wrap': 2 },
    femme: { headwrap: 3, 'glass-beads': 2 },
    neutral: { 'adinkrahene-cloth': 2 },
  },
};

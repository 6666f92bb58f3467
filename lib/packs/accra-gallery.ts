// An opening night in Accra: kente strips, stamped cloth, powder-glass beads, gilt frames and plinths.
import { createBody } from '../parts/body.js';
import { EYES } from '../parts/eyes.js';
import { MOUTHS } from '../parts/mouths.js';
import { at, dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, brimOf, drawCloth } from './shapes.js';

// Cloth keeps the colours that it was woven in, whatever the palette of its wearer.
const GOLD = '#f6b92e';
const GREEN = '#0c6b45';
const RED = '#c42a20';
const BLACK = '#1d1410';

/** A woven strip along a path: gold ground, and blocks of green and red in turn. */
function weave(path: string): string {
  const blocks = (color: string, dashes: string) => `<path d="${path}" stroke="${color}"${dashes}/>`;
  return (
    `<g stroke-width="9" stroke-linecap="butt">${blocks(GOLD, '')}${blocks(GREEN, ' stroke-dasharray="5 11"')}` +
    `${blocks(RED, ' stroke-dasharray="0 8 5 3"')}</g>`
  );
}

// Geometric marks in the spirit of stamped cloth; none of them is one of the traditional symbols, which carry meanings.
const MARKS =
  'M-17 0l4-4.5 4 4.5-4 4.5zM-4-4v8M4-4v8M-4 0h8M9 0l4-4.5 4 4.5-4 4.5zM-13 0h.01M13 0h.01M0-4.5h.01M0 4.5h.01';

// People dress up for an opening: the faces of the base that are at ease.
const LOOKS = new Set(['wide', 'bead', 'sleepy', 'joy', 'wink', 'sparkle', 'lashes', 'aside', 'dreamy']);
const SMILES = new Set(['smile', 'dot', 'smirk', 'grin', 'cat', 'tooth']);

export const ACCRA_GALLERY: Pack = {
  id: 'accra-gallery',
  name: 'Accra Gallery',
  about: 'Kente, stamped cloth, glass beads and gilt frames in warm golds and deep greens.',
  eyes: { none: 0, parts: EYES.filter(({ id }) => LOOKS.has(id)) },
  mouth: { none: 0, parts: MOUTHS.filter(({ id }) => SMILES.has(id)) },
  backgrounds: { solid: 70, ring: 30 },
  palettes: createPaletteRows('fed ded fdc 142 721 520 032 221', {
    'kente-gold': ['310 310 5b7 484 d64', 'ec4 b90 fec', 'ea2 b80 fdb', 'e93 b70 fca'],
    forest: ['021 021 eb3 c91 e86', '5b9 286 acb', '5b7 384 aca', '8b6 594 bdb'],
    terracotta: ['311 311 ec5 c92 c55', 'd77 b44 dbb', 'd86 b53 eba', 'e95 b62 ecb'],
    shea: ['321 321 ea4 c82 d86', 'dca ba8 ffe', 'eca ba8 ffe', 'ec9 b97 ffe', true],
  }),
  bodies: [
    createBody({
      id: 'bust',
      weight: 5,
      top: 13,
      arcs: ['C67 13 78 26 78 43C78 53 74 60 70 64', 'C82 66 89 73 88 82C87 88 70 88 50 88'],
      edges: [2, 78],
      shine: 'M28.5 42C29 32 33 25 40 21',
      shadow: 26,
      head: [46, 13, 58, 18, 20, 24, 22],
      trunk: [28, 78, 22, 8, 73, 33],
    }),
    createBody({
      id: 'drum',
      weight: 5,
      top: 13,
      arcs: [
        'C66 13 81 15 82 22C84 30 86 36 86 44C86 52 83 58 79 63',
        'C74 69 69 71 69 77C69 81 73 82 73 85C73 88 62 88 50 88',
      ],
      edges: [0, 88],
      shine: 'M19.5 44C19.5 39 20.5 34 22 30',
      shadow: 20,
      head: [51, 15, 63, 22, 17, 27, 33],
      trunk: [36, 75, 16, 8, 74, 20],
      front: (c) =>
        `<ellipse cx="49.5" cy="20" rx="29" ry="5.5" fill="${c.belly}"/>` +
        line(c.accent, 'M19 27l6 9 6-7 6 8 6-7 6.5 8 6.5-8 6 7 6-8 6 7 6-9', 2.6),
    }),
    createBody({
      id: 'bead',
      weight: 4,
      top: 15,
      arcs: ['C68 15 78 18 82 25C86 33 88 42 88 52', 'C88 62 86 71 82 79C78 86 68 89 50 89'],
      edges: [32, 102],
      shine: 'M18.5 50C18.5 45 19.5 40 21 36',
      shadow: 24,
      head: [53, 16, 66, 24, 18, 28, 34],
      trunk: [38, 75, 24, 8, 77, 31],
      front: (c) =>
        `<ellipse cx="50" cy="20" rx="22" ry="5" fill="${c.shade}"/><ellipse cx="50" cy="20" rx="10" ry="2.6" fill="${c.dark}"/>` +
        line(c.accent, 'M15 37Q49 46 83 37', 4.8) +
        `<path d="M15 37Q49 46 83 37" stroke="${c.dark}" stroke-width="3.4" stroke-dasharray=".01 7"/>`,
    }),
  ],
  topper: {
    none: 2,
    parts: [
      {
        id: 'kente-cap',
        weight: 5,
        kind: 'hat',
        height: 7,
        draw: (a) => {
          const [left, right, top] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY - 1];
          const crown = `M${left - 1} ${a.brimY}L${left + 6} ${top + 1}Q${a.x} ${top - 5} ${right - 6} ${top + 1}L${right + 1} ${a.brimY}Z`;
          return fill(BLACK, crown) + weave(brimOf(a));
        },
      },
      {
        id: 'headwrap',
        weight: 5,
        kind: 'hat',
        height: 14,
        draw: (a) => {
          const [x, y, left, right] = [a.x, a.topY, a.x - a.brimWidth - 2, a.x + a.brimWidth + 2];
          const dome = `C${left - 1} ${y - 10} ${right + 1} ${y - 10} ${right} ${a.brimY + 3}Q${x} ${a.brimY - 5} ${left} ${a.brimY + 3}Z`;
          const folds = `M${left + 1} ${a.brimY - 3}Q${x} ${y - 4} ${right - 8} ${y + 5}M${left + 8} ${y + 6}Q${x + 4} ${y} ${right - 1} ${a.brimY - 3}`;
          return (
            at(x, y, fill(RED, 'M2 0C-6-16 6-18 9-8C16-17 25-9 14 4Z')) +
            fill(GREEN, `M${left} ${a.brimY + 3}${dome}`) +
            line(GOLD, folds, 3) +
            dot(GOLD, x + 9, y - 1, 4.5)
          );
        },
      },
    ],
  },
  accessory: {
    none: 2,
    parts: [
      {
        id: 'gilt-frame',
        weight: 5,
        draw: () => '',
        back: () => line(BLACK, 'M19 19H81V81H19Z', 8) + line(GOLD, 'M19 19H81V81H19Z', 5),
      },
      {
        id: 'plinth',
        weight: 4,
        draw: () =>
          fill('#d9cdb8', 'M31 87H69V95H31Z') + fill('#fff', 'M27 82H73V88H27Z') + fill(GOLD, 'M43 90H57V93H43Z'),
      },
    ],
  },
  outfit: {
    none: 0,
    parts: [
      { id: 'kente-sash', weight: 4, kind: 'neckwear', draw: (a) => weave(bandOf(a)) },
      {
        id: 'kente-wrap',
        weight: 5,
        kind: 'full',
        draw: (a, c) => drawCloth(a, c.accent) + weave(bandOf(a)),
      },
      {
        id: 'stamped-cloth',
        weight: 4,
        kind: 'full',
        draw: (a, c) => drawCloth(a, c.belly) + at(a.x, a.bellyY, line(c.ink, MARKS, 2.4)),
      },
    ],
  },
  styles: {
    masc: { 'kente-cap': 3, 'kente-wrap': 2 },
    femme: { headwrap: 3, 'kente-sash': 2 },
    neutral: { 'stamped-cloth': 2 },
  },
};

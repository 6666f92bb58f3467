// An opening night in Accra: kente strips, stamped cloth, powder-glass beads, gilt frames and plinths.
import type { Anchors } from '../parts/part.js';
import { at } from '../svg.js';
import { drawCloth } from './shapes.js';
import type { Pack } from './pack.js';
import { mixRows, shapeMirrored } from './rows.js';

// Cloth keeps the colours that it was woven in, whatever the palette of its wearer.
const GOLD = '#f6b92e';
const GREEN = '#0c6b45';
const RED = '#c42a20';
const BLACK = '#1d1410';

/** A woven strip along a path: gold ground, and blocks of green and red in turn. */
function weave(path: string, width: number): string {
  const line = (color: string, dashes: string) => `<path d="${path}" stroke="${color}"${dashes}/>`;
  return (
    `<g fill="none" stroke-width="${width}">${line(GOLD, '')}${line(GREEN, ' stroke-dasharray="5 11"')}` +
    `${line(RED, ' stroke-dasharray="0 8 5 3"')}</g>`
  );
}

const drawSash = ({ x, neckY, neckWidth }: Anchors) =>
  weave(`M${x - neckWidth + 1} ${neckY - 1}Q${x} ${neckY + 7} ${x + neckWidth - 1} ${neckY - 1}`, 9);

// Geometric marks in the spirit of stamped cloth; none of them is one of the traditional symbols, which carry meanings.
const MARKS =
  '<path d="M-17 0L-13 -4.5L-9 0L-13 4.5ZM-4 -4V4M4 -4V4M-4 0H4M9 0L13 -4.5L17 0L13 4.5Z"/>' +
  '<path d="M-13 0H-13M13 0H13M0 -4V-4M0 4V4"/>';

export const ACCRA_GALLERY: Pack = {
  id: 'accra-gallery',
  name: 'Accra Gallery',
  about: 'Kente strips, stamped cloth, glass beads, gilt frames and plinths in warm golds and deep greens.',
  backgrounds: { solid: 70, ring: 30 },
  palettes: mixRows('fbf1dc e3f5df ffe5d8 074a28 7f2117 512a00 003524 2a1c10', {
    'kente-gold': [
      '321707 321707 51b67a 378f4d e2684a',
      'eec743 c29d00 fadc7d fff5d6',
      'f1b12b c18a00 fcc86d ffe4b8',
      'ef9d32 bf7600 f7b56a f9d3ab',
    ],
    forest: [
      '002112 002112 f0c13e ce9700 ed835e',
      '55b395 238a6e 7bc2a9 abd1c3',
      '5cb572 2e8c4b 7fc48e add3b4',
      '86bd67 5f943d a1cd89 c4ddb7',
    ],
    terracotta: [
      '31130e 31130e f1c955 d19f25 d24c49',
      'dd766f b24d49 e59089 e5b3ae',
      'e47f5b b95632 ec997c ebbbaa',
      'e79459 bc6c2d f0ad7f f2cbb2',
    ],
    shea: [
      '371c0c 371c0c eba941 c88011 de826a',
      'e3cdb1 b9a488 f3e2cb fff9f1',
      'e8d5af beac86 f9eacb fffaee',
      'ecc69c c29d73 fadcba fff7ee',
      true,
    ],
  }),
  bodies: [
    shapeMirrored({
      id: 'bust',
      weight: 5,
      top: 13,
      arcs: ['C67 13 78 26 78 43C78 53 74 60 70 64', 'C82 66 89 73 88 82C87 88 70 88 50 88'],
      edges: [2, 75],
      shine: 'M28.5 42C29 32 33 25 40 21',
      shadow: 26,
      face: [43, 13, 55.5],
      ears: [18, 20],
      brim: [27, 23],
      side: 28,
      belly: [78, 22, 8],
      neck: [73, 33],
    }),
    shapeMirrored({
      id: 'drum',
      weight: 5,
      top: 13,
      arcs: ['C66 13 81 15 82 22C84 30 86 36 86 44', 'C86 62 70 68 69 77C69 81 73 82 73 85C73 88 62 88 50 88'],
      edges: [32, 84],
      shine: 'M19.5 44C19.5 39 20.5 34 22 30',
      shadow: 20,
      face: [51, 15, 63],
      ears: [22, 17],
      brim: [27, 33],
      side: 36,
      belly: [75, 16, 8],
      neck: [74, 20],
      front: (c) =>
        `<ellipse cx="49.5" cy="20" rx="29" ry="5.5" fill="${c.belly}"/>` +
        `<path d="M19 27l6 9 6-7 6 8 6-7 6.5 8 6.5-8 6 7 6-8 6 7 6-9" fill="none" stroke="${c.accent}" stroke-width="2.6" stroke-linejoin="round"/>`,
    }),
    shapeMirrored({
      id: 'bead',
      weight: 4,
      top: 15,
      arcs: ['C68 15 78 18 82 25C86 33 88 42 88 52', 'C88 62 86 71 82 79C78 86 68 89 50 89'],
      edges: [32, 94],
      shine: 'M18.5 50C18.5 45 19.5 40 21 36',
      shadow: 24,
      face: [53, 16, 66],
      ears: [24, 18],
      brim: [28, 34],
      side: 38,
      belly: [75, 24, 8],
      neck: [77, 31],
      front: (c) =>
        `<ellipse cx="50" cy="20" rx="22" ry="5" fill="${c.shade}"/><ellipse cx="50" cy="20" rx="10" ry="2.6" fill="${c.dark}"/>` +
        `<g fill="none" stroke-width="4.5"><path d="M15 37Q49 46 83 37" stroke="${c.accent}"/><path d="M15 37Q49 46 83 37" stroke="${c.dark}" stroke-dasharray="2 6"/></g>`,
    }),
  ],
  topper: {
    none: 2,
    parts: [
      {
        id: 'kente-cap',
        weight: 5,
        kind: 'hat',
        height: 5,
        draw: ({ x, topY: y, brimY, brimWidth: w }) =>
          `<path d="M${x - w - 1} ${brimY}L${x - w + 4} ${y - 1}Q${x} ${y - 7} ${x + w - 4} ${y - 1}L${x + w + 1} ${brimY}Q${x} ${brimY + 7} ${x - w - 1} ${brimY}Z" fill="${BLACK}"/>` +
          weave(`M${x - w - 0.5} ${brimY - 2}Q${x} ${brimY + 5} ${x + w + 0.5} ${brimY - 2}`, 9),
      },
      {
        id: 'headwrap',
        weight: 5,
        kind: 'hat',
        height: 14,
        draw: ({ x, topY: y, brimY, brimWidth: w }, c) =>
          `<path d="M${x + 2} ${y}C${x - 6} ${y - 16} ${x + 6} ${y - 18} ${x + 9} ${y - 8}C${x + 16} ${y - 17} ${x + 25} ${y - 9} ${x + 14} ${y + 4}Z" fill="${RED}"/>` +
          `<path d="M${x - w - 2} ${brimY + 3}C${x - w - 3} ${y - 10} ${x + w + 3} ${y - 10} ${x + w + 2} ${brimY + 3}Q${x} ${brimY - 5} ${x - w - 2} ${brimY + 3}Z" fill="${GREEN}"/>` +
          `<path d="M${x - w - 1} ${brimY - 3}Q${x} ${y - 4} ${x + w - 6} ${y + 5}M${x - w + 6} ${y + 6}Q${x + 4} ${y} ${x + w + 1} ${brimY - 3}" fill="none" stroke="${GOLD}" stroke-width="3"/>` +
          `<circle cx="${x + 9}" cy="${y - 1}" r="4.5" fill="${c.accent}"/>`,
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
        back: () =>
          `<path d="M19 19H81V81H19Z" fill="none" stroke="${BLACK}" stroke-width="8" stroke-linejoin="round"/>` +
          `<path d="M19 19H81V81H19Z" fill="none" stroke="${GOLD}" stroke-width="5" stroke-linejoin="round"/>`,
      },
      {
        id: 'plinth',
        weight: 4,
        draw: () =>
          `<path d="M31 87H69V95H31Z" fill="#d9cdb8"/><path d="M27 82H73V88H27Z" fill="#fff"/><path d="M43 90H57V93H43Z" fill="${GOLD}"/>`,
      },
    ],
  },
  outfit: {
    none: 0,
    parts: [
      { id: 'kente-sash', weight: 4, kind: 'neckwear', draw: drawSash },
      {
        id: 'kente-wrap',
        weight: 5,
        kind: 'full',
        draw: (a, c) => drawCloth(a, c.accent) + drawSash(a),
      },
      {
        id: 'stamped-cloth',
        weight: 4,
        kind: 'full',
        draw: (a, c) =>
          drawCloth(a, c.belly) +
          at(a.x, a.bellyY, `<g fill="none" stroke="${c.ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${MARKS}</g>`),
      },
    ],
  },
  styles: {
    masc: { 'kente-cap': 3, 'kente-wrap': 2 },
    femme: { headwrap: 3, 'kente-sash': 2 },
    neutral: { 'stamped-cloth': 2 },
  },
};

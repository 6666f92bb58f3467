// Trick or treat: pumpkins, bats and sheet ghosts with witches' hats, capes and jack-o'-lantern grins.
import { createBody } from '../parts/body.js';
import { at, dot, fill, line, mirror } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, createFloating, createTopper } from './shapes.js';

const FELT = '#8a55d6';
const NIGHT = '#5a2ea6';

export const HALLOWEEN: Pack = {
  id: 'halloween',
  name: 'Halloween',
  about: 'Pumpkins, bats and sheet ghosts with witch hats, capes and carved grins.',
  backgrounds: { solid: 75, ring: 25 },
  palettes: createPaletteRows('214 112 414 527 153 620 124 112', {
    'jack-orange': ['210 210 ad3 8b1 d43', 'e73 b51 eb9', 'f82 c60 fca', 'f91 c70 fdb'],
    ectoplasm: ['021 021 c8e 97d e7a', '4da 1a8 bed', '6e7 3b4 cfc', 'be4 8b0 eec'],
    bone: ['212 212 f94 d61 e89', 'dcd aab fff', 'edc bba ffe', 'edc ca9 fff', true],
    witching: ['213 213 f93 d72 f8b', '99e 76b cbe', 'b8e 96b dbe', 'd8d a6b ece'],
  }),
  bodies: [
    createBody({
      id: 'pumpkin',
      weight: 6,
      top: 22,
      arcs: ['C54 18 63 17 69 20C82 20 91 34 91 54', 'C91 74 82 87 69 87C64 90 55 90 50 88'],
      edges: [36, 96],
      shine: 'M16.5 50C17 40 21 31 28 26.5',
      shadow: 26,
      head: [54, 17, 68, 22, 22, 31, 31],
      trunk: [40, 76, 24, 10, 79, 33],
      back: () => fill('#5f9a35', 'M46 26C47 19 45 15 40 12L50 9C55 14 55 19 55 26Z'),
      front: (c) => line(c.shade, 'M38 23C27 36 27 72 37 85M61 23C72 36 72 72 62 85', 2.6),
    }),
    createBody({
      id: 'spook',
      weight: 5,
      top: 11,
      arcs: [
        'C68 11 79 25 79 42C84 38 93 40 93 47C93 55 85 57 80 58',
        'L82 82C83 91 75 91 71 86C68 83 64 83 62 86C58 91 54 91 50 87',
      ],
      edges: [16, 84],
      shine: 'M28 45C28 33 32 26 40 20.5',
      shadow: 22,
      head: [47, 13.5, 60, 17, 20, 26, 25],
      trunk: [29, 72, 19, 10, 73, 30],
    }),
    createBody({
      id: 'bat',
      weight: 5,
      top: 24,
      arcs: ['C57 24 61 23 64 20L74 11C77 9 79 10 79 14L79 34C81 39 82 44 82 51', 'C82 74 69 88 50 88'],
      edges: [36, 94],
      shine: 'M25 46C26 40 28 36 32 32',
      shadow: 19,
      head: [52, 14, 65, 20, 22, 33, 27],
      trunk: [31, 75, 18, 10, 77, 23],
      crown: 23,
      back: (c) =>
        mirror(
          50,
          0,
          0,
          fill(c.accent, 'M-24 62C-27 57-31 58-33 64C-36 58-40 56-45 60C-43 52-44 45-48 39C-40 34-30 38-24 48Z'),
        ),
    }),
  ],
  antenna: { none: 1, parts: [] },
  mouth: {
    none: 0,
    parts: [
      {
        id: 'jack-grin',
        weight: 5,
        draw: (a, c) =>
          at(
            a.x,
            a.mouthY,
            fill(c.ink, 'M-13-3Q-7 1-4 .5L-3 3.5L1 3.5L2 .5Q7 1 13-3Q11 8 4 8.5L3 5.5L-1 5.5L-2 8.5Q-11 8-13-3Z'),
          ),
      },
      {
        id: 'stitches',
        weight: 3,
        draw: (a, c) => at(a.x, a.mouthY, line(c.ink, 'M-9 0Q0 4 9 0M-5-2v6M0-.5v6M5-2v6', 2.4)),
      },
      {
        id: 'vampire-fangs',
        weight: 4,
        draw: (a, c) =>
          at(a.x, a.mouthY, line(c.ink, 'M-8-2Q0 3 8-2') + fill('#fff', 'M-6.5-.5L-4 6L-2 1ZM6.5-.5L4 6L2 1Z')),
      },
    ],
  },
  topper: {
    none: 4,
    parts: [
      {
        id: 'witch-hat',
        weight: 7,
        kind: 'hat',
        height: 24,
        draw: (a) => {
          const [y, left, right] = [a.brimY, a.x - a.brimWidth, a.x + a.brimWidth];
          const cone = `C${left + 8} ${y - 12} ${a.x - 8} ${a.topY - 10} ${a.x - 1} ${a.topY - 20}Q${a.x + 5} ${a.topY - 26} ${a.x + 15} ${a.topY - 16}`;
          return (
            fill(
              FELT,
              `M${left + 1} ${y}${cone}C${a.x + 9} ${a.topY - 16} ${right - 12} ${y - 14} ${right - 1} ${y}Z`,
            ) +
            line('#ff9d2e', `M${left + 3} ${y - 4}Q${a.x} ${y + 1} ${right - 3} ${y - 4}`, 6) +
            line(NIGHT, `M${left - 6} ${y}Q${a.x} ${y + 9} ${right + 6} ${y}`, 6)
          );
        },
      },
      createTopper(
        'candle',
        3,
        19,
        (_c, m) =>
          fill('#fff3dc', 'M-6 3V-8H6V3Q5 6 3 3Q0 8-2 3Q-5 5-6 3Z') +
          `<path d="M0-9C-5-11-4-16 0-19C4-16 5-11 0-9Z" fill="#ffb52e"${m.pulse}/>`,
      ),
      {
        id: 'spider',
        weight: 2,
        height: 4,
        draw: (a, c) =>
          line('#fff', `M${a.x + 18} ${a.topY - 4}V${a.brimY}`, 1.2) +
          at(a.x + 18, a.brimY + 3, line(c.dark, 'M-7-4L0 0L7-4M-8 1H8M-7 6L0 0L7 6', 1.6) + dot(c.dark, 0, 0, 4.5)),
      },
    ],
  },
  outfit: {
    none: 5,
    parts: [
      {
        id: 'vampire-cape',
        weight: 5,
        kind: 'neckwear',
        back: ({ x, eyeY, sideWidth: w }) => {
          const [left, right, y] = [x - w - 8, x + w + 8, eyeY - 12];
          return (
            fill(NIGHT, `M${left} ${y}Q${left} 70 21 90H79Q${right} 70 ${right} ${y}L${x} 60Z`) +
            fill(
              '#e0324a',
              `M${left + 3} ${y + 5}Q${x - w} ${eyeY + 12} ${x - w + 9} 76H${x + w - 9}Q${x + w} ${eyeY + 12} ${right - 3} ${y + 5}L${x} 60Z`,
            )
          );
        },
        draw: (a) => line(NIGHT, bandOf(a), 6) + dot('#ffb52e', a.x, a.neckY + 3.5, 4.5),
      },
    ],
  },
  accessory: {
    none: 6,
    parts: [
      {
        id: 'monster-bolts',
        weight: 3,
        kind: 'sidewear',
        back: ({ x, eyeY: y, sideWidth: w }) =>
          line('#9aa3b5', `M${x - w - 5} ${y - 3}v9M${x + w + 5} ${y - 3}v9M${x - w - 5} ${y + 1.5}H${x + w + 5}`, 4.4),
        draw: () => '',
      },
      createFloating(
        'bat-friends',
        3,
        (_c, m) => `<path d="M0 4Q-3 0-8 2Q-8-3-3-4L-2-6L0-4.5L2-6L3-4Q8-3 8 2Q3 0 0 4Z" fill="${FELT}"${m.twinkle}/>`,
      ),
    ],
  },
  styles: {
    masc: { 'vampire-cape': 2, 'monster-bolts': 2 },
    femme: { 'witch-hat': 2, candle: 2 },
    neutral: { spook: 2 },
  },
};

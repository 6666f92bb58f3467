// Trick or treat: pumpkins, bats and sheet ghosts with witches' hats, capes and jack-o'-lantern grins.
import { dot, fill, line } from '../parts/shapes.js';
import { at, mirror } from '../svg.js';
import type { Pack } from './pack.js';
import { mixRows, shapeMirrored } from './rows.js';
import { bandOf } from './shapes.js';

const FELT = '#8a55d6';
const NIGHT = '#5a2ea6';

export const HALLOWEEN: Pack = {
  id: 'halloween',
  name: 'Halloween',
  about: 'Pumpkins, bats and sheet ghosts with witch hats, capes and jack-o’-lantern grins.',
  backgrounds: { solid: 75, ring: 25 },
  palettes: mixRows('27183e 15162a 431a46 4c2979 154f27 67260c 141d3b 130c19', {
    'jack-orange': [
      '280d04 280d04 a4e238 93b400 de3d34',
      'f27636 c14f00 f89365 f2b89e',
      'f98924 c46600 ffa663 fcc8a4',
      'f9a216 c57d00 ffbb69 ffdab1',
    ],
    ectoplasm: [
      '001c0f 001c0f cb91f4 9d6fd2 e97ab2',
      '43dab0 00af89 7ee9c6 bff6e1',
      '6be774 37bc48 97f59b d6ffd6',
      'b6ea3a 90bd00 d0fa7d f4ffe4',
    ],
    bone: [
      '1d162a 1d162a fd923e d7681d eb8a99',
      'd6d1e3 ada7b9 eae5f4 fbf9ff',
      'e8e1cf beb7a5 faf5e6 fdfaf2',
      'efd5c1 c5ac98 ffeada fff9f4',
      true,
    ],
    witching: [
      '1b0c30 1b0c30 ff9c3f db7213 f990c4',
      '9792ec 716ac2 aaa8f1 c3c3ed',
      'b98cea 9164c0 c8a5f1 d7c4f0',
      'da87de b05fb5 e5a3e8 ecc6ed',
    ],
  }),
  bodies: [
    shapeMirrored({
      id: 'pumpkin',
      weight: 6,
      top: 22,
      arcs: ['C54 18 63 17 69 20C82 20 91 34 91 54', 'C91 74 82 87 69 87C64 90 55 90 50 88'],
      edges: [36, 96],
      shine: 'M16.5 50C17 40 21 31 28 26.5',
      shadow: 27,
      face: [54, 17, 68],
      ears: [22, 22],
      brim: [31, 31],
      side: 40,
      belly: [76, 24, 10],
      neck: [79, 33],
      back: () => fill('#5f9a35', 'M46 26C47 19 45 15 40 12L50 9C55 14 55 19 55 26Z'),
      front: (c) => line(c.shade, 'M38 23C27 36 27 72 37 85M61 23C72 36 72 72 62 85', 2.6),
    }),
    shapeMirrored({
      id: 'spook',
      weight: 5,
      top: 11,
      arcs: ['C68 11 79 25 79 42C84 38 93 40 93 47C93 55 85 57 80 58', 'L82 82C83 91 75 91 71 86C68 83 64 83 62 86C58 91 54 91 50 87'],
      edges: [16, 84],
      shine: 'M28 45C28 33 32 26 40 20.5',
      shadow: 22,
      face: [47, 13.5, 60],
      ears: [17, 20],
      brim: [26, 25],
      side: 29,
      belly: [72, 19, 10],
      neck: [73, 30],
    }),
    shapeMirrored({
      id: 'bat',
      weight: 5,
      top: 24,
      arcs: ['C57 24 61 23 64 20L74 11C77 9 79 10 79 14L79 34C81 39 82 44 82 51', 'C82 74 69 88 50 88'],
      edges: [36, 94],
      shine: 'M25 46C26 40 28 36 32 32',
      shadow: 19,
      face: [52, 14, 65],
      crown: 23,
      ears: [20, 22],
      brim: [33, 27],
      side: 31,
      belly: [75, 18, 10],
      neck: [77, 23],
      back: (c) => mirror(50, 0, 0, fill(c.accent, 'M-24 62C-27 57-31 58-33 64C-36 58-40 56-45 60C-43 52-44 45-48 39C-40 34-30 38-24 48Z')),
    }),
  ],
  antenna: { none: 1, parts: [] },
  mouth: {
    none: 0,
    parts: [
      {
        id: 'jack-grin',
        weight: 5,
        draw: (a, c) => at(a.x, a.mouthY, fill(c.ink, 'M-13-3Q-7 1-4 .5L-3 3.5L1 3.5L2 .5Q7 1 13-3Q11 8 4 8.5L3 5.5L-1 5.5L-2 8.5Q-11 8-13-3Z')),
      },
      {
        id: 'stitches',
        weight: 3,
        draw: (a, c) => at(a.x, a.mouthY, line(c.ink, 'M-9 0Q0 4 9 0M-5-2v6M0-.5v6M5-2v6', 2.4)),
      },
      {
        id: 'vampire-fangs',
        weight: 4,
        draw: (a, c) => at(a.x, a.mouthY, line(c.ink, 'M-8-2Q0 3 8-2') + fill('#fff', 'M-6.5-.5L-4 6L-2 1ZM6.5-.5L4 6L2 1Z')),
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
            fill(FELT, `M${left + 1} ${y}${cone}C${a.x + 9} ${a.topY - 16} ${right - 12} ${y - 14} ${right - 1} ${y}Z`) +
            line('#ff9d2e', `M${left + 3} ${y - 4}Q${a.x} ${y + 1} ${right - 3} ${y - 4}`, 6) +
            line(NIGHT, `M${left - 6} ${y}Q${a.x} ${y + 9} ${right + 6} ${y}`, 6)
          );
        },
      },
      {
        id: 'candle',
        weight: 3,
        kind: 'crown',
        height: 19,
        draw: (a, _c, m) =>
          at(
            a.topX,
            a.topY,
            fill('#fff3dc', 'M-6 3V-8H6V3Q5 6 3 3Q0 8-2 3Q-5 5-6 3Z') +
              `<path d="M0-9C-5-11-4-16 0-19C4-16 5-11 0-9Z" fill="#ffb52e"${m.pulse}/>`,
          ),
      },
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
            fill('#e0324a', `M${left + 3} ${y + 5}Q${x - w} ${eyeY + 12} ${x - w + 9} 76H${x + w - 9}Q${x + w} ${eyeY + 12} ${right - 3} ${y + 5}L${x} 60Z`)
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
        back: ({ x, eyeY: y, sideWidth: w }) => line('#9aa3b5', `M${x - w - 5} ${y - 3}v9M${x + w + 5} ${y - 3}v9M${x - w - 5} ${y + 1.5}H${x + w + 5}`, 4.4),
        draw: () => '',
      },
      {
        id: 'bat-friends',
        weight: 3,
        kind: 'floating',
        draw: (_a, _c, m) => {
          const bat = `<path d="M0 4Q-3 0-8 2Q-8-3-3-4L-2-6L0-4.5L2-6L3-4Q8-3 8 2Q3 0 0 4Z" fill="${FELT}"${m.twinkle}/>`;
          return at(82, 22, bat) + at(16, 28, bat);
        },
      },
    ],
  },
  styles: {
    masc: { 'vampire-cape': 2, 'monster-bolts': 2 },
    femme: { 'witch-hat': 2, candle: 2 },
    neutral: { spook: 2 },
  },
};

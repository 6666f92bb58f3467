// Insert coin: stepped sprites, joypads and cabinets in bright colours on black.
import { dot, fill, line } from '../parts/shapes.js';
import { at } from '../svg.js';
import type { Pack } from './pack.js';
import { mixRows, shapeMirrored } from './rows.js';

const COIN = '#ffcf33';
const HEART = 'M-6-6h4v2h4v-2h4v4h2v2h-2v2h-2v2h-2v2h-4v-2h-2v-2h-2v-2h-2v-2h2z';

export const ARCADE: Pack = {
  id: 'arcade',
  name: 'Arcade',
  about: 'Stepped sprites, joypads and cabinets in bright colours on black, with coins, extra lives and pixel glasses.',
  backgrounds: { solid: 65, ring: 35 },
  palettes: mixRows('14122b 0e1646 310e34 332492 711653 003f4e 1b0e2d 080811', {
    'player-one': [
      '001a21 001a21 ff83ad de297b ff53a5',
      '58ccff 06a3d6 94dcff cceeff',
      '00e6ef 00b8bf 6cf6fd d9fdff',
      '00f5d8 00c6ae 95ffea ecfffb',
    ],
    'high-score': [
      '261800 261800 00c6e6 009eb0 ff5352',
      'e8f04a bec400 f9ffbd faffd0',
      'fbda1b ccb100 fff0a6 fffbe5',
      'ffc345 d29a00 ffdc9d fff8ea',
    ],
    'bonus-pink': [
      '2d021e 2d021e 00f7ee 00ccbb f51945',
      'e777ef bd4cc5 f197f6 f3c0f5',
      'fe6ec7 d2409f ff96d3 ffbee1',
      'ff7997 dc406d ff9daf ffc1cb',
    ],
    'extra-life': [
      '001d07 001d07 eeb400 c68c00 ff5d82',
      '00ef9f 00bf7e 75fdbb ddffeb',
      '54f667 00ca38 a2ffa5 f0fff0',
      'bdf520 98c800 e1ffb0 f4ffe4',
    ],
  }),
  bodies: [
    shapeMirrored({
      id: 'sprite',
      weight: 5,
      top: 14,
      arcs: ['L64 14L64 20L74 20L74 28L82 28L82 38L88 38L88 52', 'L88 66L82 66L82 76L74 76L74 82L64 82L64 88L50 88'],
      edges: [34, 94],
      shine: 'M19 48V41H25V33',
      shadow: 21,
      face: [51, 15, 64.5],
      ears: [20, 20],
      brim: [28, 28],
      side: 36,
      belly: [74, 20, 9],
      neck: [76, 24],
    }),
    shapeMirrored({
      id: 'alien',
      weight: 5,
      top: 24,
      arcs: ['L60 24L60 18L68 18L68 12L76 12L76 24L82 24L82 36L90 36L90 56', 'L90 66L82 66L82 74L76 74L76 88L62 88L62 80L50 80'],
      edges: [36, 88],
      shine: 'M16 52V44H24V32',
      shadow: 23,
      face: [48, 16, 61],
      ears: [22, 22],
      brim: [32, 31],
      side: 38,
      belly: [70, 22, 8],
      neck: [71, 30],
    }),
    shapeMirrored({
      id: 'cabinet',
      weight: 4,
      top: 11,
      arcs: ['L74 11C77 11 78 12 78 15L80 46', 'L81 64L88 72L88 76L80 78L80 88L50 88'],
      edges: [30, 84],
      shine: 'M25.5 42L24.5 30',
      shadow: 23,
      face: [44, 13, 56],
      ears: [24, 12],
      brim: [22, 27],
      side: 29,
      belly: [78, 20, 7],
      neck: [70, 31],
      front: (c) =>
        fill(c.accent, 'M25 16H73V25H25Z') +
        line('#fff', 'M32 20.5h6M44 20.5h10M60 20.5h6', 2.4) +
        `<rect x="27" y="30" width="46" height="35" rx="4" fill="${c.belly}"/>` +
        line(c.dark, 'M36 76V71', 2.6) + dot('#ff4d5e', 36, 69.5, 3.6) + line(COIN, 'M54 73.5h.01M64 73.5h.01', 5),
    }),
  ],
  antenna: { none: 1, parts: [] },
  topper: {
    none: 4,
    parts: [
      {
        id: 'pixel-crown',
        weight: 4,
        kind: 'crown',
        height: 14,
        draw: (a) => at(a.topX, a.topY, fill(COIN, 'M-16 4V-11h5v4h5v4h3v-11h6v11h3v-4h5v-4h5V4z') + fill('#ff4d5e', 'M-3-3h6v4h-6z')),
      },
      {
        id: 'joystick',
        weight: 4,
        kind: 'crown',
        height: 20,
        draw: (a, _c, m) =>
          at(a.topX, a.topY, line('#8f9bb8', 'M0 0V-12', 4.4) + line('#4a5578', 'M-8 2H8', 6) + `<circle cy="-14" r="6.5" fill="#ff4d5e"${m.pulse}/>` + line('#fff', 'M-2-16h.01', 3)),
      },
    ],
  },
  accessory: {
    none: 1,
    parts: [
      {
        id: 'extra-lives',
        weight: 4,
        kind: 'floating',
        draw: (_a, _c, m) => at(82, 26, `<path d="${HEART}" fill="#ff4d7d" stroke="#fff" stroke-width="1.6"${m.pulse}/>`) + at(16, 30, `<path d="${HEART}" fill="#ff4d7d" stroke="#fff" stroke-width="1.6"${m.twinkle}/>`),
      },
      {
        id: 'coins',
        weight: 4,
        kind: 'floating',
        draw: (_a, _c, m) => {
          const coin = `<path d="M-4-7h8v2h2v10h-2v2h-8v-2h-2v-10h2z" fill="${COIN}"${m.twinkle}/><path d="M-1-4h2v8h-2z" fill="#b57a00"/>`;
          return at(84, 27, coin) + at(14, 31, coin);
        },
      },
      {
        id: 'pixel-glasses',
        weight: 4,
        kind: 'glasses',
        draw: ({ x, eyeY: y, eyeGap: g }, c) =>
          `<path d="M${x - g - 11} ${y - 10}h22v12h-4v5h-14v-5h-4zM${x + g - 11} ${y - 10}h22v12h-4v5h-14v-5h-4zM${x - g + 11} ${y - 6}H${x + g - 11}" fill="#7df9ff" fill-opacity=".25" stroke="${c.dark}" stroke-width="3.4" stroke-linejoin="miter"/>` +
          line('#fff', `M${x - g - 7} ${y - 10}h4M${x + g - 7} ${y - 10}h4`, 2),
      },
    ],
  },
  outfit: {
    none: 3,
    parts: [
      {
        id: 'control-deck',
        weight: 4,
        draw: (_a, c, m) =>
          fill('#39405f', 'M26 78H74V82H78V92H22V82H26Z') +
          fill('#fff', 'M32 80h4v3h3v4h-3v3h-4v-3h-3v-4h3z') +
          `<circle cx="58" cy="87" r="3.4" fill="${COIN}"${m.twinkle}/><circle cx="67" cy="83.5" r="3.4" fill="#ff4d5e"${m.pulse}/>` +
          line(c.lit, 'M45 88h6', 2.6),
      },
    ],
  },
  styles: {
    masc: { joystick: 2, 'pixel-glasses': 2 },
    femme: { 'pixel-crown': 2, 'extra-lives': 2 },
    neutral: { coins: 2 },
  },
};

// Insert coin: stepped sprites, joypads and cabinets in bright colours on black.
import { createBody } from '../parts/body.js';
import { dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { createFloating, createTopper } from './shapes.js';

const COIN = '#ffcf33';

export const ARCADE: Pack = {
  id: 'arcade',
  name: 'Arcade',
  about: 'Stepped sprites and cabinets in bright colours on black.',
  backgrounds: { solid: 65, ring: 35 },
  palettes: createPaletteRows('113 114 313 329 715 045 213 011', {
    'player-one': ['022 022 f8a d27 f5a', '5cf 0ad cef', '0ee 0bb bff', '1ec 0ca bfe'],
    'high-score': ['210 210 0ce 19a f55', 'ee4 bc1 ffc', 'fd2 ca0 ffe', 'fb4 c90 ffe', true],
    'bonus-pink': ['302 302 0fe 0cb e24', 'e7e b5c ebe', 'f7c c49 fbd', 'f79 d47 fbc'],
    'extra-life': ['021 021 eb1 c80 f68', '1e9 1b7 bfd', '5e6 0c3 cfc', 'be1 9c1 eec'],
  }),
  bodies: [
    createBody({
      id: 'sprite',
      weight: 5,
      top: 14,
      arcs: ['L64 14L64 20L74 20L74 28L82 28L82 38L88 38L88 52', 'L88 66L82 66L82 76L74 76L74 82L64 82L64 88L50 88'],
      edges: [34, 94],
      shine: 'M19 48V41H25V33',
      shadow: 21,
      head: [51, 15, 64.5, 20, 20, 28, 28],
      trunk: [36, 74, 20, 9, 76, 24],
    }),
    createBody({
      id: 'alien',
      weight: 5,
      top: 24,
      arcs: [
        'L60 24L60 18L68 18L68 12L76 12L76 24L82 24L82 36L90 36L90 56',
        'L90 66L82 66L82 74L76 74L76 88L62 88L62 80L50 80',
      ],
      edges: [36, 88],
      shine: 'M16 52V44H24V32',
      shadow: 23,
      head: [48, 16, 61, 22, 22, 32, 31],
      trunk: [38, 70, 22, 8, 71, 30],
    }),
    createBody({
      id: 'cabinet',
      weight: 4,
      top: 11,
      arcs: ['L74 11C77 11 78 12 78 15L80 46', 'L81 64L88 72L88 76L80 78L80 88L50 88'],
      edges: [30, 84],
      shine: 'M25.5 42L24.5 30',
      shadow: 23,
      head: [44, 13, 56, 24, 12, 22, 27],
      trunk: [29, 78, 20, 7, 70, 31],
      front: (c) =>
        fill(c.accent, 'M25 16H73V25H25Z') +
        line('#fff', 'M32 20.5h6M44 20.5h10M60 20.5h6', 2.4) +
        `<rect x="27" y="30" width="46" height="35" rx="4" fill="${c.belly}"/>` +
        line(c.dark, 'M36 76V71', 2.6) +
        dot('#ff4d5e', 36, 69.5, 3.6) +
        line(COIN, 'M54 73.5h.01M64 73.5h.01', 5),
    }),
  ],
  antenna: { none: 1, parts: [] },
  topper: {
    none: 4,
    parts: [
      createTopper(
        'pixel-crown',
        4,
        14,
        () => fill(COIN, 'M-16 4V-11h5v4h5v4h3v-11h6v11h3v-4h5v-4h5V4z') + fill('#ff4d5e', 'M-3-3h6v4h-6z'),
      ),
      createTopper(
        'joystick',
        4,
        20,
        (_c, m) =>
          line('#8f9bb8', 'M0 0V-12', 4.4) +
          line('#4a5578', 'M-8 2H8', 6) +
          `<circle cy="-14" r="6.5" fill="#ff4d5e"${m.pulse}/>` +
          line('#fff', 'M-2-16h.01', 3),
      ),
    ],
  },
  accessory: {
    none: 1,
    parts: [
      createFloating(
        'extra-lives',
        4,
        (_c, m) =>
          '<path d="M-6-6h4v2h4v-2h4v4h2v2h-2v2h-2v2h-2v2h-4v-2h-2v-2h-2v-2h-2v-2h2z" fill="#ff4d7d" stroke="#fff" ' +
          `stroke-width="1.6"${m.pulse}/>`,
      ),
      createFloating(
        'coins',
        4,
        (_c, m) =>
          `<path d="M-4-7h8v2h2v10h-2v2h-8v-2h-2v-10h2z" fill="${COIN}"${m.twinkle}/>${fill('#b57a00', 'M-1-4h2v8h-2z')}`,
      ),
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
          line(c.belly, 'M45 88h6', 2.6),
      },
    ],
  },
  styles: {
    masc: { joystick: 2, 'pixel-glasses': 2 },
    femme: { 'pixel-crown': 2, 'extra-lives': 2 },
    neutral: { coins: 2 },
  },
};

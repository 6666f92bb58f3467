// Under the sea: jellyfish, octopuses and puffers with lures, bubbles, dive masks and weed.
import { createBody } from '../parts/body.js';
import { drawLimbs } from '../parts/limbs.js';
import { at, fill, line, mirror } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { createTopper } from './shapes.js';

export const DEEP_SEA: Pack = {
  id: 'deep-sea',
  name: 'Deep Sea',
  about: 'Jellyfish, octopuses and puffers with lures, bubbles and dive masks.',
  backgrounds: { solid: 75, ring: 25 },
  palettes: createPaletteRows('045 036 145 057 055 226 024 013', {
    'coral-reef': ['311 311 ec6 ca4 d34', 'f79 c56 fbc', 'f87 c54 fcb', 'f96 c74 fdc'],
    lagoon: ['022 022 f97 d65 f89', '6ce 3ac cef', '5dd 0bb bff', '6ec 2b9 bfe'],
    lantern: ['310 310 3cc 0a9 f75', 'cd6 aa3 eec', 'fc3 ca0 fec', 'fb3 c91 fed'],
    jelly: ['213 213 6dd 2bb e58', 'baf 98c ddf', 'dae b7b edf', 'e9c c7a fde'],
  }),
  bodies: [
    createBody({
      id: 'jellyfish',
      weight: 5,
      top: 12,
      arcs: ['C74 12 89 28 89 50', 'C89 60 88 66 84 67C79 68 79 62 74 62C68 62 68 69 62 69C56 69 56 63 50 63'],
      edges: [30, 70],
      shine: 'M18.5 46C20 34 27 25 36 21',
      shadow: 20,
      head: [44, 16, 56, 23, 20, 27, 32],
      trunk: [38, 58, 18, 4, 61, 34],
      back: (c) =>
        drawLimbs(
          c,
          'M26 62Q20 70 26 76T25 87M42 62Q37 72 42 79T41 91M58 62Q53 72 58 79T57 91M74 62Q69 70 74 76T73 87',
          6,
        ),
    }),
    createBody({
      id: 'octopus',
      weight: 5,
      top: 12,
      arcs: ['C70 12 83 27 83 45', 'C83 64 73 80 50 80'],
      edges: [28, 82],
      shine: 'M23.5 42C24 32 30 24 38 20.5',
      shadow: 26,
      head: [48, 14.5, 61, 20, 20, 27, 27],
      trunk: [32, 69, 18, 9, 71, 24],
      back: (c) =>
        drawLimbs(
          c,
          'M28 64Q23 78 16 76Q11 74 14 69M40 74Q38 85 31 86M72 64Q77 78 84 76Q89 74 86 69M60 74Q62 85 69 86',
          9,
        ),
    }),
    createBody({
      id: 'puffer',
      weight: 4,
      top: 12,
      arcs: [
        'L55 19C59 19 63 20 66 22L73 17L74 27C77 30 79 33 80 36L89 36L84 44C85 47 85 50 85 52',
        'L92 58L83 62C82 66 80 69 78 72L82 80L72 79C66 83 58 86 50 86',
      ],
      edges: [34, 92],
      shine: 'M21.5 50C22 42 26 34 33 29',
      shadow: 22,
      head: [51, 15, 64, 20, 25, 31, 27],
      trunk: [34, 74, 19, 9, 76, 24],
      crown: 17,
      back: (c) => mirror(50, 0, 0, fill(c.accent, 'M-32 52L-46 44Q-43 54-47 64L-32 60Z')),
    }),
  ],
  antenna: {
    none: 3,
    parts: [
      {
        id: 'lure',
        weight: 4,
        height: 16,
        draw: (a, c, m) =>
          at(
            a.topX,
            a.topY,
            line(c.shade, 'M0 5C-1-8 3-14 11-11', 2.8) +
              `<circle cx="12" cy="-8" r="7" fill="#fff38a" opacity=".35"/><circle cx="12" cy="-8" r="4.4" fill="#fff38a"${m.pulse}/>`,
          ),
      },
    ],
  },
  topper: {
    none: 5,
    parts: [
      createTopper('coral-branch', 4, 13, (c) =>
        line(c.accent, 'M0 3V-10M0-2Q-8-2-9-9M0-4Q8-4 9-11M-9-6l-5-1M9-7l5 0', 4.6),
      ),
      {
        id: 'shark-fin',
        weight: 3,
        kind: 'hair',
        height: 14,
        back: (a, c) => at(a.topX, a.topY, fill(c.shade, 'M-14 8C-8-2-4-12 10-15C6-8 8 0 15 8Z')),
        draw: () => '',
      },
      {
        id: 'starfish',
        weight: 4,
        height: 3,
        draw: (a, c) =>
          at(
            a.x + 15,
            a.topY + 8,
            `<path d="M0-8L2-2.5L8-2.5L3.2 1L5 7L0 3.4L-5 7L-3.2 1L-8-2.5L-2-2.5Z" fill="${c.accent}" stroke="${c.accent}" stroke-width="4"/>` +
              line(c.accentShade, 'M0-3h.01M-3 0h.01M3 0h.01', 2),
          ),
      },
    ],
  },
  accessory: {
    none: 2,
    parts: [
      {
        id: 'bubbles',
        weight: 6,
        kind: 'floating',
        draw: (_a, _c, m) =>
          `<g stroke="#d9f7ff" stroke-width="2.2" fill="#fff" fill-opacity=".15"><circle cx="84" cy="26" r="6"${m.twinkle}/><circle cx="91" cy="40" r="3"/><circle cx="13" cy="34" r="4.5"${m.twinkle}/><circle cx="20" cy="21" r="3"/></g>`,
      },
      {
        id: 'dive-mask',
        weight: 5,
        kind: 'glasses',
        draw: ({ x, eyeY: y, eyeGap: g, sideWidth: w }, c) =>
          line(c.dark, `M${x + w - 1} ${y + 8}V${y - 22}`, 5) +
          line('#ff6b57', `M${x + w - 1} ${y - 20}v-4`, 5) +
          `<path d="M${x - g - 11} ${y - 11}H${x + g + 11}Q${x + g + 14} ${y + 10} ${x + 9} ${y + 9}L${x} ${y + 4}L${x - 9} ${y + 9}Q${x - g - 14} ${y + 10} ${x - g - 11} ${y - 11}Z" fill="#d9f7ff" fill-opacity=".3" stroke="${c.dark}" stroke-width="3.4"/>`,
      },
    ],
  },
  outfit: {
    none: 4,
    parts: [
      {
        id: 'seaweed',
        weight: 3,
        back: () => line('#2f9d6c', 'M17 80Q11 72 15 64T11 50M83 80Q89 72 85 64T89 50', 5),
        draw: (_a, _c, m) =>
          `<path d="M23 88Q18 81 23 75T21 66M78 88Q83 81 78 75T80 66M31 90Q28 86 31 81" stroke="#4cc487" stroke-width="5"${m.sway}/>`,
      },
    ],
  },
  styles: {
    masc: { 'shark-fin': 2, 'dive-mask': 2 },
    femme: { starfish: 2, jellyfish: 2 },
    neutral: { bubbles: 2 },
  },
};

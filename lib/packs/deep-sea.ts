// Under the sea: octopuses, whales and crabs with captains' hats, corals and snorkels.
import { CHEEKS } from '../parts/cheeks.js';
import { brim, toHand, toPerch } from '../parts/head.js';
import type { Anchors } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import { SEA_BODIES } from './deep-sea-bodies.js';
import { OPEN_EYES } from './eyes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, createTopper } from './shapes.js';

const LENS = 'm-12.5 5v-9q0-8.5 8-8.5h9q8 0 8 8.5v9';
const STAR = 'M0-10L3-3.5L10-2.5L4.5 2L6 9.5L0 6L-6 9.5L-4.5 2L-10-2.5L-3-3.5Z';

/** Path data of a swim ring around the lower body. */
const RING = ({ x, neckY, neckWidth: w }: Anchors) => `M${x - w} ${neckY + 4}q${w} 13 ${2 * w} 0`;

const BRIM = brim(0);

/**
 * The pack `deep-sea`: octopuses, whales and crabs with captain hats, corals and snorkels.
 *
 * @example
 * const { createAvatar } = createEngine([deepSea]);
 * const svg = createAvatar('ada', { packs: 'deep-sea' });
 */
export const deepSea: Pack = {
  id: 'deep-sea',
  name: 'Deep Sea',
  about: 'Octopuses, whales and crabs with captain hats, corals and snorkels.',
  backgrounds: { solid: 1 },
  // The plain ones: scenes and things to hold need the bytes.
  cheeks: { none: 4, parts: CHEEKS.slice(0, 2) },
  palettes: [
    ...createPaletteRows('067 138 629 825 153 25b 932 034', {
      'coral-reef': ['311 311 e56', ['6dd 2aa', 'fc5 d92', 'ffe ddb'], 'f9c c6a fcd', 'f99 d56 fdd', 'fa7 c75 fdc'],
      lagoon: ['022 022 f78', ['fa8 d75', 'ce8 9b5', 'ffe ddb'], '6ce 29b cef', '6dd 0a9 bee', '7eb 3b7 afd'],
      lantern: ['220 220 f68', ['e9e b6b', 'f86 c54', 'ffe ddb'], 'ed5 ba1 eea', 'fd5 d90 fea', 'fb4 d80 fda'],
      jelly: ['212 212 f69', ['7dc 5a8', 'b8f 86c', 'ffe ddb'], 'cbf 98c edf', 'ebe b8c fdf', 'fbc d8a eee'],
    }),
    ...createPaletteRows('aff fe8 fde 138 afb 517 fdb 044', {
      'tide-pool': ['123 123 e69', ['fb5 c82', '7de 4aa', 'ffe ddb'], '87e 55c ccf', '19d 06a bdf', '39b 068 ade'],
      'sea-urchin': ['212 212 fac', ['dd5 aa1', 'fa8 d76', 'ffe ddb'], '97e 64c dcf', 'b6d 83b ebe', 'd5a a28 fbd'],
      'kelp-bed': ['021 021 e78', ['fa7 c74', 'ce6 ab2', 'ffe ddb'], '497 076 bdd', '495 075 bec', '593 273 cea'],
    }),
  ],
  bodies: SEA_BODIES,
  arms: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
  eyes: OPEN_EYES,
  antenna: {
    none: 5,
    parts: [
      {
        id: 'lure',
        weight: 2,
        height: 16,
        draw: (a, c, m) =>
          move(
            a.toTop,
            line(c.shade, 'M-2 8C-5-12 8-18 14-10', 3.6) +
              `<circle cx="15" cy="-4" r="9.5" fill="#fff38a" opacity=".4"/><circle cx="15" cy="-4" r="6" fill="#fff38a"${m.pulse}/>`,
          ),
      },
    ],
  },
  topper: {
    none: 8,
    parts: [
      {
        id: 'captain-hat',
        weight: 5,
        kind: 'hat',
        height: 16,
        draw: (a, c) =>
          move(
            toPerch(a),
            fill('#fff', 'M-20 0C-28-9-24-19-12-18Q0-22 12-18C24-19 28-9 20 0Z') +
              fill(c.accent, 'M-20-3Q0 4 20-3L19 5Q0 12-19 5Z') +
              fill(c.dark, 'M-19 4.5Q0 11 19 4.5Q16 14 0 14.5Q-16 14-19 4.5Z') +
              dot('#ffd34d', 0, -7, 5),
          ),
      },
      createTopper(
        'coral-branch',
        4,
        15,
        (c) =>
          line(c.accent, 'M0 4V-12M0 0Q-11 0-11-9M0-3Q10-3 10-12M-11-5l-6-3M10-8l6-1', 5.6) +
          line('#fff', 'M-1.5-7v-5M-12-8v-1M9-11v-1', 2.4),
        'crown',
      ),
      createTopper(
        'shark-fin',
        3,
        18,
        (c) =>
          `<path d="M-15 5C-8-2-5-13 9-18C5-9 8-1 15 5Q0 9-15 5Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
          line('#fff', 'M-7-2Q-4-7 0-10', 2.4),
      ),
      {
        id: 'pearl-tiara',
        weight: 4,
        kind: 'crown',
        height: 2,
        draw: (a, c) =>
          line(c.accentShade, BRIM(a), 4) +
          beads('#fff', BRIM(a), 6.4, 8) +
          `<path d="M${a.x} ${a.brimY + 5}l-9-8c-3-6 2-10 4.5-8c1.5-4 7.5-4 9 0c2.5-2 7.5 2 4.5 8zv-9" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>`,
      },
      createTopper(
        'fishbowl',
        3,
        20,
        (c) =>
          '<circle cy="-7" r="13.5" fill="#8fe0f7" fill-opacity=".8" stroke="#fff" stroke-width="2.4"/>' +
          fill(c.accent, 'M-8-3C-5-10 3-9 5-4L10-8V3L5-1C3 3-5 4-8-3Z') +
          line(c.dark, 'M-4-4h.01', 2.6),
      ),
      {
        id: 'sea-star-clip',
        weight: 3,
        kind: 'hat',
        height: 8,
        // At the left, where no snorkel is.
        draw: (a, c) =>
          `<path transform="translate(${a.x - a.earGap + 3} ${a.earY + 3}) rotate(-16) scale(.95)" d="${STAR}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="3"/>`,
      },
      createTopper(
        'paper-boat',
        3,
        15,
        (c) =>
          fill('#dfe7f0', 'M-9-4L0-18L9-4Z') +
          `<path d="M-22-6H22L13 6Q0 10-13 6Z" fill="#fff" stroke="${c.accent}" stroke-width="2.6"/>`,
      ),
      createTopper(
        'bubble-crown',
        3,
        14,
        () =>
          '<path d="M-14-2h.01M14-2h.01" stroke="#fff" stroke-width="11"/><path d="M-14-2h.01M14-2h.01" stroke="#8fe0f7" stroke-width="7"/>' +
          '<circle cy="-6" r="8" fill="#8fe0f7" stroke="#fff" stroke-width="2.4"/>',
      ),
    ],
  },
  accessory: {
    none: 10,
    parts: [
      {
        id: 'snorkel',
        weight: 4,
        kind: 'glasses',
        draw: (a, c) =>
          line(c.accent, `M${a.x + a.eyeGap + 10} ${a.eyeY + 12}q5 0 5-6V${a.brimY - 5}`, 5.6) +
          line('#fff', `M${a.x + a.eyeGap + 15} ${a.brimY - 2}v-3`, 5.6),
        face: (f, c) =>
          `<path d="${f.left}${LENS}${f.right}${LENS}${f.bridge}" fill="#fff" fill-opacity=".1" stroke="${c.ink}" stroke-width="3.4"/>`,
      },
      {
        id: 'message-bottle',
        weight: 3,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            '<path d="M-3-14h6v5q6 2 6 8v9q0 4-4 4h-10q-4 0-4-4v-9q0-6 6-8z" fill="#b9f2e2" stroke="#fff" stroke-width="2"/>' +
              fill('#fff3cf', 'M-5-1h10v9h-10z') +
              line(c.dark, 'M-2.5 2h5M-2.5 5h3', 1.8),
          ),
      },
      {
        id: 'conch',
        weight: 3,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            `<path d="M-5 10C-12 4-11-5-4-8L2-16L5-8C10-4 9 7-5 10Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
              line(c.accentShade, 'M-8-3Q0 0 6-6M-9 3Q0 5 8-1', 2.4),
          ),
      },
      {
        id: 'ship-wheel',
        weight: 3,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            line(c.accentShade, 'M0-14V8M-11-3H11M-7.5-10.5L7.5 4.5M7.5-10.5L-7.5 4.5', 3.2) +
              `<circle cy="-3" r="7.5" stroke="${c.accent}" stroke-width="4"/>`,
          ),
      },
      {
        id: 'sailor-collar',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) =>
          line('#fff', bandOf(a), 9) +
          line('#3a6bd0', bandOf(a), 2.6) +
          `<path d="M${a.x} ${a.neckY + 5}l-10-5q-3 6 1 11zl10-5q3 6-1 11z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>`,
      },
      {
        id: 'swim-ring',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) =>
          line(c.accentShade, RING(a), 14) + line(c.accent, RING(a), 11) + beads(c.body, RING(a), 7, 15.5),
      },
    ],
  },
  // In the body's colour, which shows faintly on any of its grounds.
  scene: {
    none: 0,
    parts: [
      {
        id: 'sea-floor',
        weight: 4,
        draw: (_a, c) =>
          `<path d="M4.2 70Q26 61 50 71T95.8 70A50 50 0 0 1 4.2 70Z" fill="${c.body}" fill-opacity=".24"/>` +
          `<path d="M13 76q-6-9 0-18t-1-18M87 76q6-9 0-18t1-16" stroke="${c.body}" stroke-opacity=".24" stroke-width="5.5"/>`,
      },
      {
        id: 'sunbeams',
        weight: 3,
        draw: (_a, c) =>
          `<path d="M28 6L4 69Q0 55 1 43L16 14ZM46 .5L36 97Q25 94 15 85L37 2ZM64 2.5L73 94Q85 87 93 74L75 7Z" fill="${c.body}" fill-opacity=".2"/>`,
      },
      {
        id: 'rising-bubbles',
        weight: 3,
        draw: (_a, c) =>
          `<path d="M15 34h.01M82 27h.01M27 13h.01M7 55h.01M66 9h.01M92 46h.01M13 72h.01M87 71h.01" stroke="${c.body}" stroke-opacity=".22" stroke-width="12"/>`,
      },
    ],
  },
  styles: {
    masc: { 'captain-hat': 2, 'swim-ring': 2 },
    femme: { 'pearl-tiara': 2, jellyfish: 2 },
    neutral: { snorkel: 2 },
  },
};

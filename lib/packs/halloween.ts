// The pack `halloween`: pumpkins, kittens and sheet ghosts with witch hats, capes and treats.
import { makePalette } from '../palettes/palette.js';
import { anchor } from '../parts/body.js';
import { CHEEKS, MOUTHS } from '../parts/face.js';
import { toHand, toPerch } from '../parts/head.js';
import type { Body, Part } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHat, createTopper, NONE, OPEN_EYES } from './shapes.js';

// The bodies are round and friendly, never grim.
const WINGS =
  'M28 58C21 52 16 44 17 37C8 40 3 50 4 62q7-3 10 3q5-3 8 5h56q3-8 8-5q3-6 10-3C97 50 92 40 83 37C84 44 79 52 72 58Z';

const SPOOKY_BODIES: readonly Body[] = [
  {
    id: 'pumpkin',
    weight: 6,
    top: 18,
    arcs: ['C56 14 67 14 72 19C85 19 92 35 92 54', 'C91 72 82 86 69.5 86.5C64 89.5 55 90 50 88'],
    edges: [30, 108],
    shine: 'M15.5 50C16 40 20 31 27 26',
    shadow: 21,
    crown: 14,
    ...anchor(51, 16, 65, 21, 21, 28, 31, 39, 77, 22, 9, 78, 26),
    back: () =>
      '<path d="M45 24Q47 14 38 10Q40 6 45 6C53 9 55 14 56 24Z" fill="#74b84c" stroke="#3f7f3a" stroke-width="2.6"/>',
    front: (c) => line(c.shade, 'M27 25C14 38 14 68 27 81M72 25C84 38 84 68 71 81M41 21q-4 4-6 9M58 21q4 4 6 9', 2.8),
  },
  {
    id: 'sheet-ghost',
    weight: 5,
    top: 9,
    arcs: [
      'C69 9 80 22 81 40',
      'C82 54 84 63 89 72C92 79 86 85 80 81.5C76 78.5 71 80 68 84C65 89 58 90 55 86C53 84 52 84 50 84',
    ],
    edges: [22, 103],
    shine: 'M25.5 41C26 30 31 22 39 18',
    shadow: 21,
    ...anchor(43, 14.5, 57, 18, 16.5, 23, 26, 31, 72, 18, 9, 71, 32),
    front: (c) => line(c.shade, 'M23 66q-1 7-5 10M76 66q1 6 4 9', 2.8),
  },
  {
    id: 'bat',
    weight: 5,
    top: 24,
    arcs: ['C56 24 60 23 63 20L71 11C74 8 78 9 78 14L79 34C81 39 82 45 82 52', 'C82 75 69 88 50 88'],
    edges: [32, 106],
    shine: 'M24 50C24.5 42 27 37 31 33',
    shadow: 18,
    ...anchor(50, 14, 64, 20, 22, 33, 27, 31, 77, 17, 8, 77, 23),
    back: (c) =>
      `<path d="${WINGS}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
      line(c.shade, 'M42 85v4M58 85v4', 8),
    front: (c) => fill(c.accent, 'M24 15q-1 11 1 16l11-6zM75 15q1 11-1 16l-11-6z'),
  },
  {
    id: 'black-kitten',
    weight: 5,
    top: 20,
    arcs: [
      'C56 20 60 20 64 19L73 11C77 8 80 10 80 13L84 30C88 36 89 42 89 48',
      'C89 60 84 67 75 70C79 79 78 87 68 88.5C62 89 56 89 50 89',
    ],
    edges: [28, 91],
    shine: 'M16 47C16.5 40 19 35 22 31',
    shadow: 21,
    ...anchor(45.5, 16, 59, 23, 20, 28, 32, 38, 77, 17, 9, 73, 28),
    back: (c) => line(c.shade, 'M70 83Q90 82 87 71Q85 66 89 62', 9) + line(c.shade, 'M36 86h4M60 86h4', 8),
    front: (c) =>
      fill(c.accent, 'M21 15q-1 9-2 15q6-6 13-7zM78 15q1 9 2 15q-6-6-13-7z') +
      line(c.ink, 'M18 57l-7-1m7 5l-6 2M81 57l7-1m-7 5l6 2M43 83v4M56 83v4', 2.4),
  },
  {
    id: 'candy-corn',
    weight: 5,
    top: 9,
    arcs: ['C58 9 63 14 66 20C73 33 82 50 88 66', 'C91 77 87 88 75 88.5L50 88.5'],
    edges: [39, 93],
    shine: 'M32 42C35 35 38 29 41 23',
    shadow: 22,
    ...anchor(50, 14, 64, 13, 22, 29, 19, 28, 80, 20, 7, 77, 36),
    front: () =>
      fill('#fff6e4', 'M49.5 11C56 11 60 15 63 21L69 32Q49 39 29.5 32L36 21C39 15 43 11 49.5 11Z') +
      fill('#ffd23d', 'M15.5 68Q49 79 83 68C87 77 84 84 74 84H24C14 84 12 77 15.5 68Z'),
    fixed: { shade: '#b84a0e', body: '#f0761c' },
  },
  {
    id: 'mummy',
    weight: 5,
    top: 9,
    arcs: ['C69 9 82 21 82 39L82 53', 'L82 64C82 80 70 89 50 89'],
    edges: [22, 97],
    shine: 'M24.5 44L25 38C26 30 30 24 36 20',
    shadow: 18,
    ...anchor(46, 14.5, 60, 18, 17, 24, 28, 32, 74, 18, 9, 74, 28),
    back: (c) => line(c.belly, 'M74 64q9 0 9 7t4 6', 6),
    front: (c) =>
      line(c.belly, 'M34 15L72 22M23 30L70 14M22 77L76 70M30 84L74 78', 6) +
      line(c.shade, 'M27 24L74 30M21 68l9-1.5M79 63l-7 1M24 82L76 75', 2.6),
  },
  {
    id: 'cauldron',
    weight: 5,
    top: 21,
    arcs: ['C70 21 83 22 86 26C88 30 86 34 82 36C88 42 91 50 91 58', 'C91 78 74 87 50 87'],
    edges: [37, 113],
    shine: 'M15.5 58C15.5 51 18 46 22 42',
    shadow: 21,
    crown: 16,
    ...anchor(54, 16, 68, 21, 22, 32, 32, 38, 79, 21, 6, 81, 23),
    back: (c) =>
      line(c.shade, 'M30 82v6M70 82v6', 11) +
      line(c.accent, 'M24 21h50', 12) +
      line(c.accent, 'M33 16h.01M46 14h.01M61 15h.01', 15),
    front: (c) =>
      line(c.shade, 'M14 28.5Q49 40 83 28.5', 3) +
      fill(c.accent, 'M61 21H80Q79 28 77 28Q75 28 75 26Q74 38 70 38Q66 38 66 26Q61 26 61 21Z'),
  },
];

const BATS =
  'M-13-6q-3-4-7-2-1-6-6-6 6-3 10 1l1-3 2 2 2-2 1 3q4-4 10-1-5 0-6 6-4-2-7 2zm26 0q-3-4-7-2-1-6-6-6 6-3 10 1l1-3 2 2 2-2 1 3q4-4 10-1-5 0-6 6-4-2-7 2z';
const BAT = 'M0 5Q-4 0-9 3Q-11-4-17-5Q-10-9-4-4L-3-8L0-5.5L3-8L4-4Q10-9 17-5Q11-4 9 3Q4 0 0 5Z';

/** A held thing, drawn a little larger. */
function held(id: string, weight: number, draw: Part['draw'] & {}): Part {
  return {
    id,
    weight,
    kind: 'held',
    draw: (a, c, m) => move(`${toHand(a)} translate(0 2) scale(1.05)`, draw(a, c, m)),
  };
}

// The grounds of several palettes.
const DARK = '62923882605352605a833044';
const MIXED = 'fdbfe6bf9418fcf137aff613';

/**
 * The pack `halloween`: pumpkins, kittens and sheet ghosts with witch hats, capes and treats.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [halloween] });
 * const svg = createAvatar('ada', { packs: 'halloween' });
 */
export const halloween: Pack = {
  id: 'halloween',
  name: 'Halloween',
  about: 'Pumpkins, kittens and sheet ghosts with witch hats, capes and treats.',
  backgrounds: { solid: 1 },
  // Eyes with little markup: the bytes are needed for scenes and held things.
  cheeks: { none: 4, parts: CHEEKS.slice(0, 2) },
  palettes: [
    makePalette('jack-orange', '310e45 ae78b3fe7cb5ffeddb f85d64fdcf94e72fdbfb3e91fda', DARK),
    makePalette('ectoplasm', '020f78 d9f97dfe7cb4ffeddb 6eb3c8afd7e76c4cfcbe59c2dea', DARK),
    makePalette('candy-apple', '311e25 ee6ca1fcec9bffeddb f8cc6bfcef8ad58fcdf88e56fcb', DARK),
    makePalette('bone', '213e7a f95d62b8f85cffeddb ccfaadeefebfb9dfdfebdd9cfde', DARK),
    makePalette('witching', '213fad 9e67b3faac77ffeddb 87f65dccfa6f75ddcfc5d94cebe', MIXED),
    makePalette('midnight-cat', '113f8c fb4d82cbf98cffeddb 58e36cbcf77e46dccf38d26bbdf', MIXED),
    makePalette('witch-brew', '021e89 fa3d71ee5bb0ffeddb 398075add496183bdb592370bda', MIXED),
  ],
  bodies: SPOOKY_BODIES,
  eyes: OPEN_EYES,
  antenna: NONE,
  marking: NONE,
  mouth: {
    none: 0,
    parts: [
      ...MOUTHS.filter(({ weight }) => weight > 0),
      {
        id: 'jack-grin',
        weight: 14,
        face: (f, c) =>
          `<path d="${f.mouth}m-9-3q9 4 18 0q-1.5 11-9 11t-9-11z" fill="${c.dark}"/>` +
          fill('#fff', `${f.mouth}m-5-1.2l5 .5v3.5h-5zm3 9v-3h4.5v2.5q-2 1-4.5.5z`),
      },
    ],
  },
  topper: {
    none: 8,
    parts: [
      createHat(
        'witch-hat',
        5,
        22,
        (c) =>
          `<path d="M-17-1C-11-8-10-18-3-25Q6-33 15-23C18-19 15-16 12-18Q9-20 9-14Q10-6 17-1C33-1 31 4 26 4Q0 13-26 4C-31 4-33-1-17-1Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
          line(c.dark, 'M-15-1Q0 6 15-1', 5.6) +
          '<path d="M-4 .5h8v5.5h-8z" stroke="#ffd34d" stroke-width="2.6"/>',
      ),
      {
        id: 'pumpkin-lid',
        weight: 4,
        kind: 'hat',
        height: 15,
        draw: (a) =>
          move(
            `${toPerch(a)} scale(.78)`,
            line('#3f7f3a', 'M0-10Q0-16-6-18', 5.6) +
              '<path d="M-24 3C-26-8-16-14-8-12C-3-14 3-14 8-12C16-14 26-8 24 3L16 7L8 4L0 8L-8 4L-16 7ZM-8-10Q-13-5-13 1M8-10Q13-5 13 1" fill="#f98b2c" stroke="#c95a12" stroke-width="2.6"/>',
          ),
      },
      createTopper(
        'bat-boppers',
        3,
        20,
        (c, m) =>
          line(c.accentShade, 'M-6 6Q-8-2-13-7M6 6Q8-2 13-7', 3) +
          `<path d="${BATS}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"${m.twinkle}/>`,
        'crown',
      ),
      createTopper(
        'candle',
        3,
        22,
        (c, m) =>
          line(c.accent, 'M-12 3Q0 8 12 3', 5) +
          '<path d="M-8 4V-8H8V0Q7 3 5 0Q4-1 3 1V4Q-2 8-8 4Z" fill="#fff3d6" stroke="#e3d3ae" stroke-width="2.4"/>' +
          '<circle cy="-15" r="10" fill="#ffd34d" fill-opacity=".35"/>' +
          `<path d="M0-7C-7-9-6-16 0-22C6-16 7-9 0-7Z" fill="#ff9d2e"${m.pulse}/>`,
      ),
      createTopper(
        'spider-friend',
        3,
        16,
        (c) =>
          line('#5a3596', 'M-6-5q-10-6-14 1M-6-1q-9 0-11 7M6-5q10-6 14 1M6-1q9 0 11 7', 3.4) +
          '<circle cy="-4" r="10.5" fill="#8457cf" stroke="#5a3596" stroke-width="2.4"/>' +
          line('#fff', 'M-4.5-5h.01M4.5-5h.01', 8) +
          line(c.dark, 'M-4-4.5h.01M4-4.5h.01', 4.6),
      ),
      {
        id: 'bat-bow',
        weight: 4,
        height: 4,
        draw: (a, c) =>
          `<path transform="translate(${a.x + a.earGap - 6} ${a.earY + 1}) rotate(16) scale(.9)" d="M0 0C-4-9-14-12-17-6Q-18 2-15 8C-9 9-3 5 0 0C4-9 14-12 17-6Q18 2 15 8C9 9 3 5 0 0v.01M-11-2L0 0L11-2" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>`,
      },
      createTopper(
        'moon-top',
        3,
        19,
        (_c, m) =>
          `<path d="M3-20A11 11 0 1 0 11-6A9 9 0 0 1 3-20Z" fill="#ffd34d" stroke="#e0a020" stroke-width="2.6"${m.pulse}/>`,
      ),
      createTopper(
        'ghost-friend',
        3,
        18,
        (c) =>
          '<path d="M-9 4V-9C-9-21 9-21 9-9V4L4.5 1L0 4L-4.5 1Z" fill="#fff" stroke="#c9c6dd" stroke-width="2.4"/>' +
          line(c.dark, 'M-3.5-9v1M3.5-9v1', 3.4) +
          line(c.dark, 'M-1.5-4q1.5 1.5 3 0', 2),
      ),
    ],
  },
  accessory: {
    none: 9,
    parts: [
      held(
        'treat-pail',
        4,
        (_a, c) =>
          line(c.accentShade, 'M-8-3Q0-16 8-3', 2.6) +
          '<path d="M-9-3H9C11 6 8 10 0 10C-8 10-11 6-9-3Z" fill="#ff9636" stroke="#d9661a" stroke-width="2.4"/>',
      ),
      held(
        'swirl-pop',
        4,
        (_a, c) =>
          line('#fff', 'M0 12V-6', 3) +
          `<circle cy="-9" r="9" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          line(c.accentShade, 'M0-9q-3-3 0-4t5 5q-2 5-7 1', 2.6),
      ),
      held(
        'candle-lantern',
        3,
        (_a, c) =>
          fill('#fff0a0', 'M-9-8H4L5 6H-10Z') +
          fill('#ff9d2e', 'M-2.5 5C-8-1-6-2-2.5-6C1-2 3-1-2.5 5Z') +
          `<path d="M-11-8L-6-13H1L6-8ZM-12 6H7V8H-12ZM-9-8L-10 6M4-8L5 6" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>`,
      ),
      {
        id: 'vampire-cape',
        weight: 4,
        kind: 'neckwear',
        // Below the wings of bodies that have wings.
        back: ({ x, sideWidth: w }, c) =>
          `<path d="M${x - w} 66Q${x - w - 3} 80 21 85Q50 92 79 85Q${x + w + 3} 80 ${x + w} 66Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="3"/>`,
        draw: (a, c) => line(c.accentShade, bandOf(a), 6) + dot('#ffd34d', a.x, a.neckY + 3, 5),
      },
      {
        id: 'candy-necklace',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) => line(c.accentShade, bandOf(a), 2.4) + beads(c.accent, bandOf(a), 9, 11),
      },
      {
        id: 'bat-tie',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) =>
          `<path transform="translate(${a.x} ${a.neckY + 5})" d="${BAT}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>`,
      },
    ],
  },
  // In the colour of the body, which is faintly visible on all of its grounds.
  scene: {
    none: 0,
    parts: [
      {
        id: 'full-moon',
        weight: 4,
        draw: (_a, c) =>
          `<path d="M64 7a29 29 0 0 1 .01 58a29 29 0 0 1 0-58M20 33q-3-4-7-2-1-6-6-6 6-3 10 1h6q4-4 10-1-5 0-6 6-4-2-7 2z" fill="${c.body}" fill-opacity=".26"/>`,
      },
      {
        id: 'haunted-house',
        weight: 3,
        draw: (_a, c) =>
          `<path d="M4.5 70L9 66V46L5 47L15 30L25 47L21 46V62Q50 52 78 62V40L74 41L84 22L95 41L91 40V66L95.5 70A50 50 0 0 1 4 70Z" fill="${c.body}" fill-opacity=".22"/>`,
      },
      {
        id: 'cobweb',
        weight: 3,
        draw: (_a, c) =>
          `<path d="M26 9L74 91M74 9L26 91M7 32L93 68M93 32L7 68M18 81Q26 50 18 19Q50 26 82 19Q74 50 82 81" stroke="${c.body}" stroke-opacity=".24" stroke-width="2.6"/>`,
      },
    ],
  },
  styles: {
    masc: { accessory: { 'vampire-cape': 2 }, topper: { 'pumpkin-lid': 2 } },
    femme: { topper: { 'witch-hat': 2, 'bat-bow': 2 } },
    neutral: { body: { 'sheet-ghost': 2 } },
  },
};

// The pack `deep-sea`: octopuses, whales and crabs with captains' hats, corals and snorkels.
import { makePalette } from '../palettes/palette.js';
import { anchor, drawLimbs } from '../parts/body.js';
import { CHEEKS } from '../parts/face.js';
import { brim } from '../parts/head.js';
import type { Anchors, Body } from '../parts/part.js';
import { beads, dot, fill, line, mirror, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHat, createHeld, createTopper, NONE, OPEN_EYES } from './shapes.js';

const CLAW = 'M-1 10C-11 8-11-3-6-8.5L-1.5-2L4-9C11-3 8 8-1 10Z';
const SPIKES =
  'M45 15L50 8.5L55 15ZM25 23L29.5 13L37 17ZM63 17L70.5 13L75 23ZM15 40L12.5 29L21 26ZM79 26L87.5 29L85 40Z' +
  'M17 50L6.5 46Q9 56 7 65L17 62ZM83 50L93.5 46Q91 56 93 65L83 62Z';

const SEA_BODIES: readonly Body[] = [
  {
    id: 'octopus',
    weight: 5,
    top: 9,
    arcs: [
      'C70 9 84 22 84 42',
      'C84 53 79 58 81 64C82 68 86 67 89 70C92.5 74.5 90 82 83.5 82.5C78 83 75 79 71 81C69 88 60 91 55 86C53 84 52 83 50 83',
    ],
    edges: [22, 103.5],
    shine: 'M23.5 40C24 29 30 21 38.5 17.5',
    shadow: 21,
    ...anchor(43, 15, 57, 19, 16, 22, 27, 33, 71, 18, 9, 70, 30),
    front: (c) => line(c.belly, 'M82 76h.01M65 81h.01M17.5 76h.01M35 81h.01', 4.6),
  },
  {
    id: 'jellyfish',
    weight: 5,
    top: 9,
    arcs: ['C76 9 91 26 91 48', 'C91 62 87 70 79 70C73 70 72 66 66 66C60 66 59 71 50 71'],
    edges: [24, 96.5],
    shine: 'M17 44C19 32 26 23 36 18',
    shadow: 20,
    ...anchor(43, 16, 57, 22, 17, 24, 33, 39, 60, 20, 6, 66, 36),
    back: (c) =>
      drawLimbs(c, 'M25 64q-6 6 0 12t-1 8M75 64q6 6 0 12t1 8', 7) +
      line(c.belly, 'M42 66q-6 6 0 12t-1 9M58 66q6 6 0 12t1 9', 7.6),
  },
  {
    id: 'pufferfish',
    weight: 5,
    top: 14,
    arcs: ['C71 14 87 29 87 51', 'C87 73 71 88 50 88'],
    edges: [26, 103],
    shine: 'M20.5 44C22 33 29 25 37 22',
    shadow: 21,
    crown: 11,
    ...anchor(48, 16, 62, 22, 22, 27, 29, 36, 76, 21, 9, 76, 27),
    back: (c) => `<path d="${SPIKES}" fill="${c.accent}" stroke="${c.accent}" stroke-width="3"/>`,
    front: (c) => fill(c.belly, 'M17.5 64Q50 90 80.5 64C77 77 65 83 49 83C33 83 21 77 17.5 64Z'),
  },
  {
    id: 'whale',
    weight: 5,
    top: 21,
    arcs: ['C73 21 90 35 90 57', 'C90 79 75 89 50 89'],
    edges: [33, 113],
    shine: 'M17 51C18 41 25 33 34 29',
    shadow: 22,
    ...anchor(52, 17, 66, 20, 26, 33, 27, 39, 78, 22, 8, 79, 26),
    back: (c) =>
      line('#d6f6ff', 'M46 26V15q-8-10-13-1m13 1q8-10 13-1', 4.6) +
      line(c.shade, 'M80 56Q86 46 83 32', 11.4) +
      `<path d="M83 36C75 35 70 28 71 20C77 19 81 22 83 27C85 23 87 22 90.5 25C91.5 31 89 35 83 36Z" fill="${c.body}" stroke="${c.shade}" stroke-width="3"/>`,
    front: (c) => fill(c.belly, 'M13.5 66Q50 95 83.5 66C80 78 70 83.5 48.5 83.5C27 83.5 17 78 13.5 66Z'),
  },
  {
    id: 'starfish',
    weight: 5,
    top: 9,
    arcs: [
      'C57 9 60 18 63 25C66 31 71 31 79 31C90 31 95 37 91 45',
      'C88 51 80 54 80 60C80 66 85 71 84 79C83 88 74 91 66 87C60 83 56 82 50 82',
    ],
    edges: [26, 114],
    shine: 'M15.5 43C17 38 24 37 31 36.5C36 36 38 32 40 28',
    shadow: 22,
    ...anchor(49, 14, 63, 11, 21, 27, 14, 33, 73, 16, 8, 76, 27),
    front: (c) => line(c.belly, 'M49.5 17h.01M19.5 43h.01M80 43h.01M29 78h.01M71 78h.01', 6),
  },
  {
    id: 'crab',
    weight: 5,
    top: 22,
    arcs: ['C73 22 86 36 86 57', 'C86 78 71 89.5 50 89.5'],
    edges: [33, 110],
    shine: 'M20.5 51C22 41 28 33 37 29',
    shadow: 22,
    ...anchor(50.5, 16, 64.5, 18, 28, 32.5, 26, 35, 76, 21, 7, 77, 27),
    back: (c) =>
      drawLimbs(c, 'M22 50Q14 44 23 29M78 50Q86 44 77 29M19 70l-6 4M81 70l6 4M23 77l-4 5M77 77l4 5', 6) +
      mirror(50, 24, 20, `<path d="${CLAW}" fill="${c.body}" stroke="${c.shade}" stroke-width="2.4"/>`),
  },
  {
    id: 'scallop',
    weight: 4,
    top: 9,
    arcs: ['C57 9 60 11 63 14C70 12 77 17 78 23C86 25 92 33 90 43', 'C88 56 80 68 70 76L74 78C79 81 78 89 71 89L50 89'],
    edges: [22, 107],
    shine: 'M17 42C17 36 20 31 25 29.5',
    shadow: 20,
    ...anchor(45, 15, 59, 20, 17, 23.5, 28, 38, 74, 17, 9, 72, 23),
    front: (c) =>
      line(c.shade, 'M49.5 14v11M64 19l-4 9M35 19l4 9M78 29l-7 7M21 29l7 7M40 84l3-6M59.5 84l-3-6M49.5 84v-6', 2.6),
  },
];

const LENS = 'm-12.5 5v-9q0-8.5 8-8.5h9q8 0 8 8.5v9';
const STAR = 'M0-10L3-3.5L10-2.5L4.5 2L6 9.5L0 6L-6 9.5L-4.5 2L-10-2.5L-3-3.5Z';

/** Path data of a swim ring around the lower body. */
const RING = ({ x, neckY, neckWidth: w }: Anchors) => `M${x - w} ${neckY + 4}q${w} 13 ${2 * w} 0`;

const BRIM = brim(0);

// The grounds of several palettes.
const DARK = '06713862982515325b932034';
const MIXED = 'afffe8fde138afb517fdb044';

/**
 * The pack `deep-sea`: octopuses, whales and crabs with captain hats, corals and snorkels.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [deepSea] });
 * const svg = createAvatar('ada', { packs: 'deep-sea' });
 */
export const deepSea: Pack = {
  id: 'deep-sea',
  name: 'Deep Sea',
  about: 'Octopuses, whales and crabs with captain hats, corals and snorkels.',
  backgrounds: { solid: 1 },
  // Eyes with little markup: the bytes are needed for scenes and held things.
  cheeks: { none: 4, parts: CHEEKS.slice(0, 2) },
  palettes: [
    makePalette('coral-reef', '311e56 6dd2aafc5d92ffeddb f9cd7bfcdf99e67fddfa7d86fdc', DARK),
    makePalette('lagoon', '022f78 fa8d75ce89b5ffeddb 6ce4accef6dd3babee7eb5c8afd', DARK),
    makePalette('lantern', '220f68 e9eb6bf86c54ffeddb ed5cb3eeafd5ea1feafb4e92fda', DARK),
    makePalette('jelly', '212f69 7dc5a8b8f86cffeddb cbfa9dedfebec9dfdffbce9beee', DARK),
    makePalette('tide-pool', '123e69 fb5c827de4aaffeddb 87e66cccf19d07bbdf39b179ade', MIXED),
    makePalette('sea-urchin', '212fac dd5aa1fa8d76ffeddb 97e75ddcfb6d94cebed5ab39fbd', MIXED),
    makePalette('kelp-bed', '021e78 fa7c74ce6ab2ffeddb 497076bdd495075bec593273cea', MIXED),
  ],
  bodies: SEA_BODIES,
  arms: NONE,
  marking: NONE,
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
      createHat(
        'captain-hat',
        5,
        16,
        (c) =>
          fill('#fff', 'M-20 0C-28-9-24-19-12-18Q0-22 12-18C24-19 28-9 20 0Z') +
          fill(c.accent, 'M-20-3Q0 4 20-3L19 5Q0 12-19 5Z') +
          fill(c.dark, 'M-19 4.5Q0 11 19 4.5Q16 14 0 14.5Q-16 14-19 4.5Z') +
          dot('#ffd34d', 0, -7, 5),
      ),
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
        height: 5,
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
        // On the left, because the snorkel is on the right.
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
      createHeld(
        'message-bottle',
        3,
        (c) =>
          '<path d="M-3-14h6v5q6 2 6 8v9q0 4-4 4h-10q-4 0-4-4v-9q0-6 6-8z" fill="#b9f2e2" stroke="#fff" stroke-width="2"/>' +
          fill('#fff3cf', 'M-5-1h10v9h-10z') +
          line(c.dark, 'M-2.5 2h5M-2.5 5h3', 1.8),
      ),
      createHeld(
        'conch',
        3,
        (c) =>
          `<path d="M-5 10C-12 4-11-5-4-8L2-16L5-8C10-4 9 7-5 10Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
          line(c.accentShade, 'M-8-3Q0 0 6-6M-9 3Q0 5 8-1', 2.4),
      ),
      createHeld(
        'ship-wheel',
        3,
        (c) =>
          line(c.accentShade, 'M0-14V8M-11-3H11M-7.5-10.5L7.5 4.5M7.5-10.5L-7.5 4.5', 3.2) +
          `<circle cy="-3" r="7.5" stroke="${c.accent}" stroke-width="4"/>`,
      ),
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
  // In the colour of the body, which is faintly visible on all of its grounds.
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
    masc: { topper: { 'captain-hat': 2 }, accessory: { 'swim-ring': 2 } },
    femme: { topper: { 'pearl-tiara': 2 }, body: { jellyfish: 2 } },
    neutral: { accessory: { snorkel: 2 } },
  },
};

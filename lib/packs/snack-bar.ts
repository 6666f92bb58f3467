// The pack `snack-bar`: sushi, boba tea, ramen and ice cream with cherries, paper umbrellas and chopsticks.
import { makePalette } from '../palettes/palette.js';
import { anchor } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { at, beads, dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHeld, createTopper, NONE, SIMPLE_EYES, veil } from './shapes.js';

// The bodies are rice balls, cups, bowls and cones. Each can be recognized by its outline.
const NORI = '#2f4a3c';
const WAFFLE = '#eeb062';
const CRUST = '#c07c34';

const RICE = '#fffaf0';

// The fixed colours fit because all palettes of the pack have dark ink and no pale ground.
const SNACK_BAR_BODIES: readonly Body[] = [
  {
    id: 'onigiri',
    weight: 6,
    top: 9,
    arcs: ['C58 10 64 14 68 21C77 36 83 47 87 59C89 66 90 71 88 76', 'C87 84 81 89 73 89L50 89'],
    edges: [38, 86],
    shine: 'M27 49C30 42 34 35 39 27',
    shadow: 22,
    ...anchor(49, 14.5, 62.5, 16, 22, 30, 19, 30, 79, 22, 8, 75, 37),
    fixed: { body: RICE },
    front: () =>
      `<rect x="31" y="74.5" width="36" height="14" rx="4" fill="${NORI}"/>` + line('#5b7d69', 'M37 79h8', 2.6),
  },
  {
    id: 'nigiri',
    weight: 6,
    top: 9.5,
    arcs: ['C76 9.5 93 23 93 43C93 47 91 50 88 51C89 57 89 66 88 70', 'C87 84 78 89 50 89'],
    edges: [44, 88],
    shine: 'M17.5 64C17 60 17.5 57 18.5 54',
    shadow: 22,
    ...anchor(54, 15, 67, 22, 19, 28, 33, 36, 80, 20, 6, 77, 33),
    fixed: { body: RICE },
    front: () =>
      fill('#e8714c', 'M7 43C7 25 24 9.5 50 9.5C76 9.5 93 23 93 43C93 52 84 53 79 47Q50 38 21 47C16 53 7 52 7 43Z') +
      fill('#ff9a78', 'M8 41C9 24 25 9.5 48 9.5C72 9.5 88 21 89 41C87 48 82 47 77 42Q48 34 20 42C14 49 8 48 8 41Z') +
      veil('.7', line('#fff', 'M24 25q8 4 10 11M43 18q6 6 7 14M62 18q6 6 6 15', 3.4)),
  },
  {
    id: 'boba-tea',
    weight: 6,
    top: 12,
    arcs: ['C66 12 78 20 81 34L80 44', 'L74 78C73 85 69 89 62 89L50 89'],
    edges: [30, 106],
    shine: 'M25 43L28 64',
    shadow: 19,
    ...anchor(51, 13.5, 64, 18, 18, 25, 25, 28, 78, 18, 8, 77, 24),
    crown: [46, 12],
    back: (c) => line(c.accentShade, 'M56 24L62 7', 8) + line(c.accent, 'M55 24L61 7', 5),
    front: () =>
      veil('.4', fill('#fff', 'M20 32C23 19 35 12 49 12C63 12 75 19 78 32Z')) +
      line('#fff', 'M19 34h61', 6) +
      line('#5a3424', 'M32 77h.01M66 77h.01M36 84.5h.01M45 82.5h.01M54 84h.01M62 83h.01', 6.6),
  },
  {
    id: 'dumpling',
    weight: 6,
    top: 9,
    arcs: ['C55 9 58 11 58 17C58 20 60 22 64 24C80 31 92 46 92 64C92 67 92 70 91 72', 'C88 84 76 89 50 89'],
    edges: [40, 90],
    shine: 'M18 56C20 48 24 42 29 37',
    shadow: 22,
    ...anchor(53, 16, 66.5, 18, 24, 32, 26, 35, 80, 22, 7, 78, 32),
    front: (c) => line(c.shade, 'M48 17v11M41 20q-3 7-9 10M55 20q3 7 9 10M37 22q-6 4-14 14M59 22q6 4 14 14', 3),
  },
  {
    id: 'ramen',
    weight: 6,
    top: 38,
    arcs: ['C72 38 92 36 93 42C94 48 92 56 89 63', 'C85 74 78 82 70 85C69 89 66 89 62 89L50 89'],
    edges: [38, 96],
    shine: 'M15 52C16 57 17 60 19 64',
    shadow: 18,
    crown: 20,
    ...anchor(55, 15.5, 67.5, 20, 24, 32, 28, 36, 79, 20, 6, 77, 30),
    back: (c) =>
      line('#9a6233', 'M62 38L80 14M70 40L87 21', 4) +
      line('#ffd36b', 'M18 38q2-16 16-13q6-13 18-5q11-6 16 6q12-2 13 12', 10) +
      fill(NORI, 'M18 40L18 13L33 9L37 40Z') +
      dot('#fff', 62, 32, 11.5) +
      dot('#ffb52e', 62, 32, 6.5) +
      dot(c.accent, 43, 34, 9) +
      line('#fff', 'M43 34q4-3 4 1q-2 5-7 2q-3-6 3-8', 2.4),
    front: (c) => line(c.belly, 'M11 42Q50 50 86 42', 5),
  },
  {
    id: 'ice-cream',
    weight: 6,
    top: 9,
    arcs: ['C70 9 84 22 85 42C90 46 89 56 82 57', 'L58 86C56 90 53 90 50 90'],
    edges: [26, 84],
    shine: 'M22 40C23 30 28 22 36 18',
    shadow: 14,
    ...anchor(42, 15, 56, 21, 18, 25, 29, 34, 74, 12, 8, 70, 20),
    front: (c) =>
      fill(CRUST, 'M27 64H74L57 88Q50 92 44 88Z') +
      fill(WAFFLE, 'M27 64H70L54 87Q50 91 45 88Z') +
      line(CRUST, 'M36 66l18 20M50 66l10 12M64 66l-18 21M50 66l-11 13', 2.4) +
      line(c.body, 'M22 58q5 9 11 4q5 14 11 2q5 6 11 0q4 10 9 1q6 3 11-5', 8),
  },
  {
    id: 'fried-egg',
    weight: 6,
    top: 10,
    arcs: [
      'C60 10 63 17 71 19C82 20 88 28 86 39C85 46 92 51 92 61',
      'C92 72 84 74 78 79C70 86 62 84 52 88',
      'C40 93 33 84 25 82C14 80 7 71 9 60C10 53 7 48 9 40',
      'C12 28 22 29 29 23C36 17 40 10 50 10',
    ],
    edges: [30, 96],
    shine: 'M15 42C17 37 22 35 27 32',
    shadow: 22,
    ...anchor(49, 14, 62, 18, 22, 28, 26, 38, 74, 18, 8, 76, 28),
    fixed: { body: RICE },
    front: () => dot('#f5a623', 50, 53, 28) + dot('#ffcb3d', 49, 52, 26) + line('#fff', 'M30 46q3-9 11-13', 3.4),
  },
  {
    id: 'avocado-half',
    weight: 6,
    top: 9,
    arcs: ['C63 9 70 18 73 30C77 42 86 49 86 64', 'C86 80 70 89 50 89'],
    edges: [30, 84],
    shine: 'M28 32C30 25 33 20 38 17',
    shadow: 20,
    ...anchor(44, 12.5, 57, 15, 17, 24, 20, 27, 76, 18, 9, 70, 34),
    fixed: { body: '#b4dc6a' },
    front: () =>
      `<path d="M48 15C58 15 63 23 66 34C70 45 77 51 77 63C77 76 64 82 48 82C33 82 21 76 21 63C21 51 27 45 31 34C34 23 39 15 48 15Z" fill="#fbf8cf" stroke="#6fa33a" stroke-width="3"/>` +
      dot('#7a4526', 48.5, 79, 10.5) +
      dot('#b07040', 47.5, 78, 8.5) +
      line('#fff', 'M44 75h.01', 3.4),
  },
];

const LEAF = '#4aa857';

// The grounds of several palettes.
const DARK = 'b0343a06505994292836362b';
const VIVID = 'd34c3a74d27c077284a51c27';

/**
 * The pack `snack-bar`: sushi, boba tea, ramen and ice cream with cherries, paper umbrellas and chopsticks.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [snackBar] });
 * const svg = createAvatar('ada', { packs: 'snack-bar' });
 */
export const snackBar: Pack = {
  id: 'snack-bar',
  name: 'Snack bar',
  about: 'Sushi, boba tea, ramen and ice cream with cherries, paper umbrellas and chopsticks.',
  palettes: [
    makePalette('matcha-latte', '130f78 f9bc68fb4d82ffeddc bec8caeffcf9ac6efdde8ac6efc', DARK, { pale: true }),
    makePalette('salmon-roll', '410f56 8ed4b9fe7db4ffeddc fabe79fdefbae97fedfc8ea5fec', DARK, { pale: true }),
    makePalette('mango-ice', '320f76 8df4acf9bd68ffeddc fe8ec5ffcfd6ea3febfc8ea6fec', DARK, { pale: true }),
    makePalette('taro-milk', '214e7b fd7da48ee4bbffeddc cdf9aeeefdcfa9eeefebfc9efef', DARK, { pale: true }),
    makePalette('steamed-rice', '223f9a f96d64bdf8adfe9dc6 effccdceffffdcdfdefeddcbfdb', VIVID, { pale: true }),
    makePalette('kiwi-fizz', '120f79 fb3d82e8bb58ffeddc cfc9c9effdf9bc6efcef8cc5ffc', VIVID, { pale: true }),
    makePalette('acai-bowl', '203f8b 7dc4a9f9bc69ffeddc ddfaaeeefecfc9efeffcee9cfef', VIVID, { pale: true }),
    makePalette('berry-soda', '302e57 6dd3aafb6d83ffeddc fcfe9dfeffcde9afeefdcea9fee', VIVID, { pale: true }),
  ],
  bodies: SNACK_BAR_BODIES,
  eyes: SIMPLE_EYES,
  brows: NONE,
  antenna: NONE,
  marking: NONE,
  topper: {
    none: 14,
    parts: [
      createTopper(
        'cherry-on-top',
        5,
        17,
        () =>
          line(LEAF, 'M0-10Q2-17 9-18', 3) +
          dot('#b3122f', 0, -4, 9.5) +
          dot('#e8304f', -0.8, -4.8, 8) +
          line('#fff', 'M-4-7.5h.01', 3.4),
      ),
      createTopper(
        'cream-swirl',
        4,
        15,
        () =>
          line('#e3d8d2', 'M-13 2h27', 10) +
          line('#fff', 'M-13 0h25M-8-6h15M-2-12h2', 9.6) +
          line('#f2738c', 'M-11-1l3 1M1-6l3-1', 2.4) +
          line('#4bb8d8', 'M7 1l3-2M-6-7l2 2', 2.4),
      ),
      createTopper(
        'paper-umbrella',
        4,
        19,
        (c) =>
          line('#b98149', 'M-2 6L4-16', 2.8) +
          fill(c.accent, 'M-16-5C-13-17-2-21 6-19C14-17 21-9 20 4Q15-2 9 0Q4-7-3-4Q-10-9-16-5Z') +
          fill(c.accentShade, 'M6-19C14-17 21-9 20 4Q15-2 9 0Q10-12 6-19Z') +
          line('#fff', 'M5-18Q-2-13-3-5', 2.4),
      ),
      createTopper(
        'lemon-slice',
        3,
        16,
        () =>
          dot('#f2b90f', 0, -5, 12.5) +
          dot('#fff6c9', 0, -5, 10) +
          line('#ffd83b', 'M0-11v12M-5-8.5l10 7M5-8.5l-10 7', 4.4),
      ),
      createTopper(
        'mint-leaves',
        3,
        11,
        () =>
          fill('#2f8a4c', 'M0 2C2-10 11-14 20-10C19 0 10 6 0 2Z') +
          fill('#57bf6a', 'M0 2C-2-10-11-14-20-10C-19 0-10 6 0 2Z') +
          line('#2f8a4c', 'M-5-1L-13-7', 2.4),
      ),
      createTopper(
        'wafer-sticks',
        3,
        18,
        () =>
          line('#a8652c', 'M-6 3L-9-14M6 3L11-13', 10.4) +
          line('#e6ae62', 'M-7 2L-10-14M5 2L10-13', 6.6) +
          line('#a8652c', 'M-12-6l6-1M6-4l6 1', 2.4),
      ),
      createTopper(
        'party-flag',
        3,
        19,
        (c) =>
          fill(c.accentShade, 'M-6-19L19-11L-6-2Z') +
          fill(c.accent, 'M-6-19L15-12.5L-6-5Z') +
          line('#b98149', 'M-7 5V-18', 4),
      ),
      createTopper(
        'strawberry-on-top',
        4,
        18,
        () =>
          fill('#c3203c', 'M-12-7C-10-14 10-14 12-7C14 0 6 6 0 6C-6 6-14 0-12-7Z') +
          fill('#f0445c', 'M-12-7C-10-13 7-14 9.5-7C11.5 0 4.5 4.5-1 4.5C-6.5 4.5-14 0-12-7Z') +
          line('#ffe2a0', 'M-6-3v.5M0 0v.5M4-4v.5', 2.4) +
          line(LEAF, 'M-7-10L0-12L7-10M0-12V-16', 4.4),
      ),
    ],
  },
  accessory: {
    none: 14,
    parts: [
      createHeld(
        'chopsticks',
        4,
        (c) => line('#8a4a2a', 'M-6 12L0-18M-1 12L8-16', 3.6) + line(c.accent, 'M-5 8L-4 3M0 8L2 3', 3.6),
      ),
      createHeld(
        'lollipop',
        4,
        (c) =>
          line('#fff', 'M-4 16L0-4', 3.4) +
          dot(c.accentShade, 3, -8, 9.4) +
          dot(c.accent, 2.4, -8.6, 8.2) +
          line('#fff', 'M2-8.5q3-3 4 1q-1 5-6 3q-5-4 0-9', 2.4),
      ),
      createHeld(
        'spoon',
        3,
        () =>
          line('#8593a6', 'M-4 15L0-3', 4) +
          `<ellipse cx="1.5" cy="-10" rx="6.5" ry="8.5" fill="#aab6c6"/>` +
          `<ellipse cx="1" cy="-10.5" rx="4.6" ry="6.6" fill="#dfe6ee"/>`,
      ),
      {
        id: 'knotted-scarf',
        weight: 4,
        kind: 'neckwear',
        draw: (a, c) =>
          line(c.accent, bandOf(a), 7.4) +
          at(
            a.x + 13,
            a.neckY + 3,
            `<path d="M0 0L-9 7L-1 9ZM0 0L10 8L2 10Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
              dot(c.accentShade, 0, 0, 4.4),
          ),
      },
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'table-cloth',
        weight: 1,
        draw: () =>
          veil(
            '.16',
            fill('#fff', 'M6.5 74.5H93.5A50 50 0 0 1 6.5 74.5Z') +
              '<path d="M15 80H86M26 88H76" stroke="#fff" stroke-width="6" stroke-linecap="butt" stroke-dasharray="8 8"/>',
          ),
      },
      {
        id: 'polka-dots',
        weight: 1,
        draw: () => veil('.2', beads('#fff', 'M50 7A43 43 0 0 1 50 93A43 43 0 0 1 50 7', 7, 15.9)),
      },
    ],
  },
  styles: {
    masc: { accessory: { chopsticks: 2 }, body: { ramen: 2 } },
    femme: { topper: { 'cherry-on-top': 2 }, body: { 'ice-cream': 2 } },
    neutral: { topper: { 'paper-umbrella': 2 } },
  },
};

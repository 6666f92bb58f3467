// At the snack bar: sushi, boba tea, ramen and ice cream with cherries, paper umbrellas and chopsticks.
import { at, beads, dot, fill, line } from '../parts/shapes.js';
import { SIMPLE_EYES } from './eyes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, createHeld, createTopper } from './shapes.js';
import { SNACK_BAR_BODIES } from './snack-bar-bodies.js';
import { veil } from './veil.js';

const LEAF = '#4aa857';

/**
 * The pack `snack-bar`: sushi, boba tea, ramen and ice cream with cherries, paper umbrellas and chopsticks.
 *
 * @example
 * const { createAvatar } = createEngine([snackBar]);
 * const svg = createAvatar('ada', { packs: 'snack-bar' });
 */
export const snackBar: Pack = {
  id: 'snack-bar',
  name: 'Snack bar',
  about: 'Sushi, boba tea, ramen and ice cream with cherries, paper umbrellas and chopsticks.',
  palettes: [
    ...createPaletteRows('b03 43a 065 059 942 928 363 62b', {
      'matcha-latte': [
        '130 130 f78',
        ['f9b c68', 'fb4 d82', 'ffe ddc'],
        'bec 7b9 eff',
        'cf9 8b5 efd',
        'de8 9b4 efc',
        true,
      ],
      'salmon-roll': [
        '410 410 f56',
        ['8ed 4b9', 'fe7 db4', 'ffe ddc'],
        'fab d68 fde',
        'fba d86 fed',
        'fc8 d94 fec',
        true,
      ],
      'mango-ice': [
        '320 320 f76',
        ['8df 4ac', 'f9b d68', 'ffe ddc'],
        'fe8 db4 ffc',
        'fd6 d93 feb',
        'fc8 d95 fec',
        true,
      ],
      'taro-milk': [
        '214 214 e7b',
        ['fd7 da4', '8ee 4bb', 'ffe ddc'],
        'cdf 89d eef',
        'dcf 98d eef',
        'ebf b8d fef',
        true,
      ],
    }),
    ...createPaletteRows('d34 c3a 74d 27c 077 284 a51 c27', {
      'steamed-rice': [
        '223 223 f9a',
        ['f96 d64', 'bdf 8ad', 'fe9 dc6'],
        'eff acd cef',
        'fff cbd fde',
        'fed dba fdb',
        true,
      ],
      'kiwi-fizz': [
        '120 120 f79',
        ['fb3 d82', 'e8b b58', 'ffe ddc'],
        'cfc 7b8 eff',
        'df9 9b5 efc',
        'ef8 ab4 ffc',
        true,
      ],
      'acai-bowl': [
        '203 203 f8b',
        ['7dc 4a9', 'f9b c69', 'ffe ddc'],
        'ddf 99d eef',
        'ecf b8d fef',
        'fce d8b fef',
        true,
      ],
      'berry-soda': [
        '302 302 e57',
        ['6dd 3aa', 'fb6 d83', 'ffe ddc'],
        'fcf d8c fef',
        'fcd d89 fee',
        'fdc d98 fee',
        true,
      ],
    }),
  ],
  bodies: SNACK_BAR_BODIES,
  eyes: SIMPLE_EYES,
  brows: { none: 1, parts: [] },
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
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
    masc: { chopsticks: 2, ramen: 2 },
    femme: { 'cherry-on-top': 2, 'ice-cream': 2 },
    neutral: { 'paper-umbrella': 2 },
  },
};

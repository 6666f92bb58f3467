// Insert coin: stepped sprites, joypads and cabinets in bright colours.
import { CHEEKS } from '../parts/cheeks.js';
import type { Inks, Motion, Part } from '../parts/part.js';
import { at, fill, line } from '../parts/shapes.js';
import { ARCADE_BODIES } from './arcade-bodies.js';
import { ARCADE_TOPPERS } from './arcade-toppers.js';
import { PLAIN_EYES } from './eyes.js';
import { HALF_RIMS } from './glasses.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, createHeld } from './shapes.js';
import { tint, trace } from './veil.js';

const COIN = '#ffcf33';
const COIN_SHADE = '#d98e12';
const RED = '#ff4d5e';
const HEART = 'm-7-5h5v3h4v-3h5v3h3v5h-3v3h-3v3h-3v2h-2v-2h-3v-3h-3v-3h-3v-5h3z';

/** Something in the right hand. */
function held(id: string, weight: number, drawing: (c: Inks, m: Motion) => string): Part {
  return createHeld(id, weight, (c, m) => at(-4, 3, drawing(c, m)));
}

const HEARTLET = 'm-5-3h4v2h2v-2h4v4h-2v2h-2v2h-2v-2h-2v-2h-2z';

const LENS = 'm-12.5 4v-17h25v17';

/**
 * The pack `arcade`: stepped sprites, joypads and cabinets in bright colours.
 *
 * @example
 * const { createAvatar } = createEngine([arcade]);
 * const svg = createAvatar('ada', { packs: 'arcade' });
 */
export const arcade: Pack = {
  id: 'arcade',
  name: 'Arcade',
  about: 'Stepped sprites, joypads and cabinets in bright colours.',
  backgrounds: { solid: 1 },
  palettes: [
    ...createPaletteRows('426 15c 916 056 62c 136 c24 073', {
      'player-one': [
        '023 023 f69',
        ['f9c c58', '6de 39b', 'fff ccd'],
        '9ef 5ac dff',
        'aff 5bb eff',
        'afd 6b8 dfe',
        true,
      ],
      'high-score': ['310 310 f65', ['7df 39b', 'fa3 c71', 'fff ccd'], 'cd3 882 ee9', 'fd3 c91 fe9', 'fb4 c72 fda'],
      'extra-life': [
        '021 021 f76',
        ['fb5 c82', '5ec 2a8', 'fff ccd'],
        '9fa 5b5 dfd',
        'bf7 6b3 efc',
        'df5 9b2 efb',
        true,
      ],
      'power-up': ['302 302 e36', ['7ed 3a9', 'fd7 c93', 'fff ccd'], 'dcf 98c eef', 'fce c8a fef', 'fcc c88 fee', true],
    }),
    ...createPaletteRows('ffa cff fef 136 426 044 520 703', {
      'bonus-pink': ['302 302 c14', ['8ef 4ac', 'fd6 c92', 'fff ccd'], 'd6c 938 fce', 'f5a b26 fcd', 'f68 b35 fcc'],
      'fire-button': ['300 300 b12', ['8df 4ab', 'fe6 ca2', 'fff ccd'], 'e65 a32 fcb', 'f63 b31 fca', 'e72 a41 fda'],
      'sky-level': ['012 012 f9b', ['fd5 c92', '9ef 5ac', 'fff ccd'], '78e 44a cdf', '49e 16a bdf', '3aa 177 bee'],
    }),
    ...createPaletteRows('fd4 9e9 8de fcb fbe ef6 ffb bcf', {
      'boss-purple': ['fff 205 f9c', ['fd5 c92', 'c9f 85c', 'fff ccd'], '55c 328 37b', '74c 427 95a', '93a 606 b48'],
      'continue-red': ['fff 301 f98', ['7de 39a', 'fc5 c82', 'fff ccd'], 'c1a 915 c38', 'd14 a02 c35', 'd22 a01 c43'],
    }),
  ],
  bodies: ARCADE_BODIES,
  brows: { none: 1, parts: [] },
  cheeks: { none: 1, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  eyes: PLAIN_EYES,
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
  topper: { none: 4, parts: ARCADE_TOPPERS },
  accessory: {
    none: 5,
    parts: [
      {
        id: 'pixel-glasses',
        weight: 4,
        kind: 'glasses',
        face: (f, c) =>
          `<path d="${f.left}${LENS}${f.right}${LENS}" stroke="${c.ink}" stroke-width="3.2"/>` +
          line(c.ink, f.bridge, 3.2),
      },
      HALF_RIMS,
      held(
        'gamepad',
        5,
        (c) =>
          `<path d="M-14-2h4v-3H8v3h4V9H7v3H2V8h-7v4h-5V9h-4Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          fill(c.dark, 'M-9-2h3v3h3v3h-3v3h-3V4h-3V1h3z') +
          line(RED, 'M7 1h.01', 5),
      ),
      held(
        'gold-token',
        4,
        (_c, m) =>
          `<path d="M-6-7H4v3h3v4h3v8H7v4H4v3H-6v-3h-3V8h-3V0h3v-4h3z" fill="${COIN}" stroke="${COIN_SHADE}" stroke-width="2.4"${m.twinkle}/>` +
          fill(COIN_SHADE, 'M-3-3h4V11h-4z'),
      ),
      held(
        'pixel-potion',
        4,
        (c) =>
          fill('#b67b3c', 'M-4-12h6v5h-6z') +
          fill('#fff', 'M-5-8h8v4h4v4h3V11H7v4H-9v-4h-3V0h3v-4h4z') +
          fill(c.accent, 'M-9 3H7v8H5v2H-7v-2h-2z') +
          fill(c.accentShade, 'M2 7h3v3H2zm-8-2h2.5v2.5H-6z'),
      ),
    ],
  },
  outfit: {
    none: 4,
    parts: [
      {
        id: 'life-bar',
        weight: 5,
        kind: 'neckwear',
        draw: (a, c, m) =>
          `<path d="${bandOf(a)}" stroke="${c.dark}" stroke-width="12" stroke-linecap="butt"/>` +
          `<path d="M${a.x - 8} ${a.neckY + 1}${HEARTLET}M${a.x + 6} ${a.neckY + 1}${HEARTLET}" fill="${RED}"${m.pulse}/>`,
      },
      {
        id: 'pixel-scarf',
        weight: 4,
        kind: 'neckwear',
        draw: (a, c) => {
          const band = bandOf(a);
          return (
            fill(c.accentShade, `M${a.x + 7} ${a.neckY + 1}h12v12h-4v-3h-3v3h-5z`) +
            line(c.accent, band, 9) +
            `<path d="${band}" stroke="${c.accentShade}" stroke-width="9" stroke-linecap="butt" stroke-dasharray="5 8"/>`
          );
        },
      },
      {
        id: 'player-badge',
        weight: 4,
        kind: 'neckwear',
        draw: (a, c) =>
          at(
            a.x - 1,
            a.neckY + 5,
            `<path d="M-7-6H7v3h3V6H7v3H-7V6h-3v-9h3z" fill="#fff" stroke="${c.accentShade}" stroke-width="2.4"/>` +
              fill(c.dark, 'M-3-3h4v6h2v3h-8V3h2.5v-3.5h-2v-2.5z'),
          ),
      },
      {
        id: 'heart-badge',
        weight: 3,
        kind: 'neckwear',
        draw: (a) => `<path d="M${a.x - 1} ${a.neckY + 3}${HEART}" fill="${RED}" stroke="#fff" stroke-width="2.4"/>`,
      },
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'grid-floor',
        weight: 3,
        draw: () =>
          trace('M6 69h88M13 79h74M24 89h52M50 69v28M38 69l-7 24m31-24 7 24M26 69 16 82m58-13 10 13', '.2', 2.4),
      },
      {
        id: 'brick-level',
        weight: 3,
        draw: () =>
          tint('M7 75h86a50 50 0 0 1-86 0ZM8 30h5v-5h10v5h7v6H8zm64-8h6v-4h6v4h5v6H72z', '.14') +
          trace('M24 75v9m26-9v9m26-9v9m-60 0h68', '.2', 2.4),
      },
      {
        id: 'maze',
        weight: 3,
        draw: () => trace('M8 40V31h12V20m72 20V31H80V20M8 60v9h12v11m72-20v9H80v11M36 8h28', '.16', 5),
      },
    ],
  },
  styles: {
    masc: { joystick: 2, 'pixel-glasses': 2 },
    femme: { 'pixel-crown': 2, 'pixel-bow': 2 },
    neutral: { gamepad: 2 },
  },
};

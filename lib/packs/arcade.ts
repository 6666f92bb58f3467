// The pack `arcade`: stepped sprites, joypads and cabinets in bright colours.
import { makePalette } from '../palettes/palette.js';
import { anchor } from '../parts/body.js';
import { CHEEKS } from '../parts/face.js';
import { toEars, toPerch } from '../parts/head.js';
import type { Body, Inks, Motion, Part } from '../parts/part.js';
import { at, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHeld, createTopper, HALF_RIMS, NONE, PLAIN_EYES, tint, trace } from './shapes.js';

// The bodies have outlines in steps, like pixels.
const RED = '#ff4d5e';
const COIN = '#ffcf33';
const COIN_SHADE = '#d98e12';

const ARCADE_BODIES: readonly Body[] = [
  {
    id: 'pixel-ghost',
    weight: 6,
    top: 9,
    arcs: ['L64 9L64 14L73 14L73 20L80 20L80 29L86 29L86 56', 'L86 80L80 80L80 87L71 87L71 80L61 80L61 89L50 89'],
    edges: [28, 92],
    shine: 'M20 45V35h5v-8h6',
    shadow: 20,
    ...anchor(45, 15, 58, 20, 18, 22, 28, 36, 72, 20, 8, 74, 34),
  },
  {
    id: 'alien',
    weight: 5,
    top: 20,
    arcs: [
      'L58 20L58 15L64 15L64 9L74 9L74 20L82 20L82 29L91 29L91 58',
      'L91 68L85 68L85 76L80 76L80 89L67 89L67 79L50 79',
    ],
    edges: [30, 88],
    shine: 'M15 52v-8h5v-8h6',
    shadow: 22,
    ...anchor(45, 15.5, 57.5, 18, 22, 24, 31, 40, 70, 22, 5, 70, 35),
  },
  {
    id: 'cabinet',
    weight: 5,
    top: 9,
    arcs: ['L76 9L80 13L81 40L81 56', 'L88 66L88 73L82 77L82 89L50 89'],
    edges: [28, 88],
    shine: 'm18 40 .5-12',
    shadow: 22,
    ...anchor(42.5, 14, 55, 19, 16.5, 20, 30, 30, 76, 20, 6, 69, 33),
    front: (c) =>
      fill(c.accent, 'M22 12h53v8H22Z') +
      line(c.dark, 'M34 16h28', 3) +
      `<path d="M21 23h56v44H21Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.4"/>` +
      fill(c.accentShade, 'M19 68h61l4 4v3H14v-3Z') +
      line(c.dark, 'M31 72v-4', 3) +
      line(RED, 'M31 66h.01', 6.4) +
      line('#fff', 'M57 72h.01M66 72h.01', 4.4),
  },
  {
    id: 'cartridge',
    weight: 5,
    top: 9,
    arcs: ['L76 9L76 13L82 13L82 18L86 18L86 54', 'L86 72L80 72L80 89L50 89'],
    edges: [28, 92],
    shine: 'M16.5 44V24',
    shadow: 21,
    ...anchor(44.5, 15, 57, 20, 17, 21, 34, 36, 72, 22, 6, 72, 34),
    front: (c) =>
      line(c.shade, 'M31 15h34m-34 5h34', 2.8) +
      `<path d="M22 26h54v43H22Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.4"/>` +
      fill(c.accent, 'M41 73h15v4h-4v3h-7v-3h-4Z') +
      `<path d="M27 84h46" stroke="${COIN}" stroke-width="5" stroke-linecap="butt" stroke-dasharray="4 4.4"/>`,
  },
  {
    id: 'pixel-heart',
    weight: 5,
    top: 21,
    arcs: [
      'L57 21L57 16L64 16L64 9L78 9L78 16L85 16L85 22L91 22L91 52',
      'L85 52L85 59L79 59L79 66L72 66L72 73L65 73L65 80L58 80L58 89L50 89',
    ],
    edges: [32, 96],
    shine: 'M14.5 44V29H21v-6h7',
    shadow: 14,
    crown: 17,
    ...anchor(42.5, 15.5, 55.5, 16, 19, 21, 30, 39, 71, 14, 6, 68, 20),
  },
  {
    id: 'coin',
    weight: 5,
    top: 9,
    arcs: ['L65 9L65 14L75 14L75 20L82 20L82 29L88 29L88 54', 'L88 69L82 69L82 78L75 78L75 84L65 84L65 89L50 89'],
    edges: [28, 94],
    shine: 'M13.5 46V38H18V28',
    shadow: 20,
    ...anchor(45.5, 15.5, 58.5, 22, 19, 22, 30, 39, 74, 20, 7, 76, 28),
    front: (c) =>
      `<path d="M37 20h23v5h9v8h6v30h-6v8h-9v5H37v-5h-9v-8h-6V33h6v-8h9Z" stroke="${c.shade}" stroke-width="3.4"/>`,
  },
  {
    id: 'pixel-slime',
    weight: 6,
    top: 9,
    arcs: [
      'L55 9L55 15L61 15L61 21L69 21L69 27L77 27L77 34L83 34L83 44L88 44L88 60',
      'L88 68L91 68L91 78L84 78L84 84L76 84L76 89L50 89',
    ],
    edges: [30, 97],
    shine: 'M18.5 54v-8H23v-8h6',
    shadow: 21,
    ...anchor(49.5, 15, 62, 16, 24, 29, 25, 37, 78, 24, 6, 77, 33),
    front: (c) => line(c.belly, 'M74 76h5m-57 2h4', 4),
  },
  {
    id: 'handheld',
    weight: 6,
    top: 9,
    arcs: ['L77 9L77 12L82 12L82 52', 'L82 85L77 85L77 89L50 89'],
    edges: [28, 96],
    shine: 'M17.5 36V18',
    shadow: 19,
    ...anchor(39.5, 14.5, 52, 19, 16.5, 17.5, 31, 32, 74, 20, 6, 68.5, 32),
    front: (c) =>
      `<path d="M21.5 16h54v48h-54Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.6"/>` +
      fill(c.dark, 'M29 68h5v5h4v5h-4v4h-5v-4h-4v-5h4z') +
      line(c.accent, 'M70 71h.01M61 77h.01', 7),
  },
];

const LEAF = '#3fbf5a';

const EAR = 'M-8 12v-23h3v4h4v4h4v5h4v10Z';
const STAR = 'M-2.5-21h5v5H6v3h9v4h-4v3H8v3h2v8H5V2H1V0h-2v2h-4v3h-5v-8h2v-3h-3v-3h-4v-4h9v-3h3.5z';

const ARCADE_TOPPERS: readonly Part[] = [
  {
    id: 'pixel-crown',
    weight: 5,
    kind: 'crown',
    height: 14,
    draw: (a) =>
      move(
        toPerch(a),
        fill(COIN_SHADE, 'M-17 4V-13h6v5h5v4h3v-11h6v11h3v-4h5v-5h6V4z') +
          fill(COIN, 'M-17 2V-13h5v5h5v4h4v-11h5v11h4v-4h5v-5h3V2z') +
          fill(RED, 'M-3-3h5v5h-5z') +
          fill('#fff', 'M-14-9h3v3h-3z'),
      ),
  },
  createTopper(
    'joystick',
    4,
    21,
    (c, m) =>
      line(c.dark, 'M0 0v-11', 5) +
      `<path d="M-13 3v-4h3v-3h20v3h3v4z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
      `<path d="M-5-22h10v3h3v9h-3v3H-5v-3h-3v-9h3z" fill="${RED}"${m.pulse}/>` +
      fill('#fff', 'M-5-18h4v3h-4z'),
  ),
  createTopper(
    'pixel-sprout',
    4,
    17,
    () =>
      fill('#1d7a3c', 'M-2 4V-7h4V4z') +
      fill(LEAF, 'M-2-5h-8v-3h-4v-8h8v3h4zm4 0h8v-3h5v-10H6v4H2z') +
      fill('#a8f0a0', 'M-11-14h4v3h-4zm20-1h4v3H9z'),
  ),
  createTopper(
    'power-star',
    4,
    21,
    (c, m) =>
      `<path d="${STAR}" fill="${COIN}" stroke="${COIN_SHADE}" stroke-width="2.4"${m.pulse}/>` +
      line(c.dark, 'M-3-10v1.5M3-10v1.5', 2.6),
  ),
  {
    id: 'pixel-ears',
    weight: 4,
    kind: 'ears',
    height: 19,
    back: (a, c) => {
      const ear = fill(c.shade, EAR) + fill(c.accent, 'M-5 12V-4h3v5h4v11Z');
      return toEars(a)
        .map((place) => move(place, ear))
        .join('');
    },
  },
  {
    id: 'pixel-bow',
    weight: 4,
    kind: 'crown',
    height: 9,
    draw: (a, c) =>
      at(
        a.topX,
        a.topY + 4,
        fill(c.accentShade, 'M-21-9h7v4h5v4H9v-4h5v-4h7V9h-7V5H9V1H-9v4h-5v4h-7z') +
          fill(c.accent, 'M-21-9h7v4h5v4H9v-4h5v-4h4V6h-4V3H7v-4H-9v4h-5v3h-7z') +
          fill(c.accentShade, 'M-5-6H5V6H-5z') +
          fill('#fff', 'M-18-5h4v3h-4z'),
      ),
  },
  {
    id: 'pixel-wizard-hat',
    weight: 4,
    kind: 'hat',
    height: 21,
    draw: (a, c) =>
      move(
        toPerch(a),
        `<path d="M-3-24h7v6h4v7h4v7h4v5h6v5h-44v-5h6v-5h4v-7h4v-7h5z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          fill(c.dark, 'M-15-1h30v4h-30z') +
          fill(COIN, 'M-4-2h8v6h-8z'),
      ),
  },
  {
    id: 'player-cap',
    weight: 4,
    kind: 'hat',
    height: 10,
    draw: (a, c) => {
      const [l, r, t] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY - 6];
      return (
        fill(c.accent, `M${l} ${a.brimY}V${t + 11}h5v-6h6v-5H${r - 11}v5h6v6h5V${a.brimY}Z`) +
        fill(c.accentShade, `M${l - 2} ${a.brimY - 4}H${r + 2}v6h-4v4h-5v3H${l + 7}v-3h-5v-4h-4z`) +
        fill(COIN, `M${a.x - 4} ${a.topY - 2}h7v3h3v6h-3v3h-7v-3h-3v-6h3z`)
      );
    },
  },
];

const HEART = 'm-7-5h5v3h4v-3h5v3h3v5h-3v3h-3v3h-3v2h-2v-2h-3v-3h-3v-3h-3v-5h3z';

/** A thing in the right hand. */
function held(id: string, weight: number, drawing: (c: Inks, m: Motion) => string): Part {
  return createHeld(id, weight, (c, m) => at(-4, 3, drawing(c, m)));
}

const HEARTLET = 'm-5-3h4v2h2v-2h4v4h-2v2h-2v2h-2v-2h-2v-2h-2z';

const LENS = 'm-12.5 4v-17h25v17';

// The grounds of several palettes.
const DARK = '42615c91605662c136c24073';
const MIXED = 'ffacfffef136426044520703';
const LIGHT = 'fd49e98defcbfbeef6ffbbcf';

/**
 * The pack `arcade`: stepped sprites, joypads and cabinets in bright colours.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [arcade] });
 * const svg = createAvatar('ada', { packs: 'arcade' });
 */
export const arcade: Pack = {
  id: 'arcade',
  name: 'Arcade',
  about: 'Stepped sprites, joypads and cabinets in bright colours.',
  backgrounds: { solid: 1 },
  palettes: [
    makePalette('player-one', '023f69 f9cc586de39bfffccd 9ef7bddffaff7cceffafd8c9dfe', DARK, { pale: true }),
    makePalette('high-score', '310f65 7df39bfa3c71fffccd cd39a3ee9fd3da1fe9fb4d82fda', DARK),
    makePalette('extra-life', '021f76 fb5c825ec2a8fffccd 9fa7c6dfdbf78c4efcdf5bc2efb', DARK, { pale: true }),
    makePalette('power-up', '302e36 7ed3a9fd7c93fffccd dcfa9deeffced9bfeffccd99fee', DARK, { pale: true }),
    makePalette('bonus-pink', '302c14 8ef4acfd6c92fffccd d6ca49fcef5ac37fcdf68c46fcc', MIXED),
    makePalette('fire-button', '300b12 8df4abfe6ca2fffccd e65b43fcbf63c42fcae72b51fda', MIXED),
    makePalette('sky-level', '012f9b fd5c929ef5acfffccd 78e55bcdf49e27bbdf3aa288bee', MIXED),
    makePalette('boss-purple', '205f9c fd5c92c9f85cfffccd 55c43937b74c53995a93a717b48', LIGHT, { ink: '#fff' }),
    makePalette('continue-red', '301f98 7de39afc5c82fffccd c1aa17c38d14a02c35d22a01c43', LIGHT, { ink: '#fff' }),
  ],
  bodies: ARCADE_BODIES,
  brows: NONE,
  cheeks: { none: 1, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  eyes: PLAIN_EYES,
  antenna: NONE,
  marking: NONE,
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
    masc: { topper: { joystick: 2 }, accessory: { 'pixel-glasses': 2 } },
    femme: { topper: { 'pixel-crown': 2, 'pixel-bow': 2 } },
    neutral: { accessory: { gamepad: 2 } },
  },
};

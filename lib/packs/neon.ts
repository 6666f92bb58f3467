// The pack `neon`, a street at night: lit signs with crowns, ears and shades of bent light.
import { makePalette } from '../palettes/palette.js';
import { anchor } from '../parts/body.js';
import { CHEEKS } from '../parts/face.js';
import { toHand } from '../parts/head.js';
import type { Anchors, Body, Inks } from '../parts/part.js';
import { beads, fill, line, mirror, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createTopper, NONE, OPEN_EYES } from './shapes.js';

// The bodies are signs in a window: lit glass with a pale tube inside its edge and a glow around it.

/** Lights a sign: adds a glow around it, and a tube a little inside of its edge. The tube is the highlight. */
function lightUp(sign: Omit<Body, 'shine'>): Body {
  return {
    ...sign,
    shine: '',
    lay: 'translate(3.5 3.5) scale(.91)',
    paint: (c, outline) => [
      `<path fill="${c.shade}" stroke="${c.body}" stroke-opacity=".4" stroke-width="9" d="${outline}"/>`,
      `<path fill="${c.body}" stroke="#fff" stroke-opacity=".75" stroke-width="2.6" d="${outline}"/>`,
    ],
  };
}

/** A bent tube in the second colour, with a light core. */
function bend({ accent }: Inks, path: string, width = 6): string {
  return line(accent, path, width) + `<path d="${path}" stroke="#fff" stroke-width="2" opacity=".8"/>`;
}

const SIGNS: readonly Omit<Body, 'shine'>[] = [
  {
    id: 'neon-heart',
    weight: 1,
    top: 25,
    arcs: ['C56 15 66 12 75 16C86 21 90 32 87 46', 'C83 64 66 78 56 84.5C52 87 52 86.5 50 86.5'],
    edges: [32, 101],
    shadow: 15,
    crown: 16,
    ...anchor(44, 15, 58, 16, 20, 25, 34, 37, 68, 16, 7, 71, 22),
  },
  {
    id: 'neon-star',
    weight: 1,
    top: 12,
    arcs: [
      'C56 12 59 20 62 27C64 31 68 32 74 32C84 32 90 36 90 43',
      'C90 49 83 53 80 58C77 62 78 67 80 74C82 82 78 87 71 87C64 87 58 82 50 82',
    ],
    edges: [29, 116],
    shadow: 20,
    ...anchor(49, 13.5, 63, 11, 23, 28, 14, 32, 72, 16, 7, 76, 27),
  },
  {
    id: 'neon-cloud',
    weight: 1,
    top: 12,
    arcs: ['C64 12 73 20 74 31C86 31 94 43 91 57', 'C90 76 79 86 66 86L50 86'],
    edges: [31, 106],
    shadow: 20,
    ...anchor(49, 15, 63, 20, 21, 26, 31, 37, 74, 20, 7, 76, 29),
  },
  {
    id: 'neon-bolt',
    weight: 1,
    top: [50, 12],
    arcs: [
      'L70 12C76 12 78 15 76 20L71 33L82 33C89 33 91 38 87 43',
      'L50 85C46 89 40 87 42 81',
      'L45 68L19 68C12 68 9 63 11.5 57',
      'L26 18C27.5 14 30 12 34 12L50 12',
    ],
    edges: [24, 98],
    shadow: 12,
    ...anchor(43, 14, 57, 17, 15, 23, 24, 32, 72, 8, 5, 72, 16),
  },
  {
    id: 'neon-cat',
    weight: 1,
    top: 24,
    arcs: ['C56 24 59 23 62 22L69 16C72 13.5 75 14 76 18L80 32C85 38 87 44 87 51', 'C87 73 72 86.5 50 86.5'],
    edges: [34, 106],
    shadow: 19,
    ...anchor(49, 15.5, 63, 20, 22, 32, 30, 37, 76, 18, 7, 76, 28),
    front: (c) =>
      line(c.ink, 'M20 60l-8-1M21 65l-7 2M79 60l8-1M78 65l7 2', 2.4) +
      fill(c.accent, 'M25.5 22L33 27.5Q27 30 24 34ZM73.5 22L66 27.5Q72 30 75 34Z'),
  },
  {
    id: 'neon-planet',
    weight: 1,
    top: 12,
    arcs: ['C69 12 84 28 84 48', 'C84 68 69 83.5 50 83.5'],
    edges: [26, 106],
    shadow: 19,
    ...anchor(44, 15, 58, 20, 20, 25, 27, 34, 73, 17, 4, 75, 24),
    back: (c) => line(c.accent, 'M12 63Q6 54 18 54M88 63Q94 54 82 54', 6),
    front: (c) =>
      line(c.shade, 'M66 25h.01M75 33h.01', 7) + bend(c, 'M12 63C18 71 32 79.5 50 79.5C68 79.5 82 71 88 63'),
  },
  {
    id: 'neon-shake',
    weight: 1,
    top: 14,
    arcs: ['C66 14 79 21 80 32C87 33 88 41 82 43.5', 'L77 79C76 84 73 87 67 87L50 87'],
    edges: [42, 128],
    shadow: 17,
    ...anchor(55, 14, 69, 20, 19, 29, 29, 29, 78, 17, 5, 80, 25),
    back: (c) => line(c.accent, 'M58 25L62.5 12L69 11', 6),
    front: (c) =>
      fill(c.belly, 'M49.5 18C63 18 73 24 74 34C78 35 77 39 74 39Q49 43 25 39C22 39 21 35 25 34C26 24 36 18 49.5 18Z') +
      line(c.accent, 'M44 19h.01', 11),
  },
  {
    id: 'neon-gem',
    weight: 1,
    top: 14,
    arcs: ['L67 14C71 14 73 15 75 18L88 37C90 40 90 43 88 46', 'L57 83C53 88 52 87 50 87'],
    edges: [30, 100],
    shadow: 12,
    ...anchor(44, 14.5, 58, 21, 16, 24, 29, 36, 70, 11, 7, 70, 18),
    front: (c) => line(c.shade, 'M32 17L39 23.5H59L66 17M43 72L49.5 81L56 72', 2.6),
  },
];

const BOW = 'M0 0L-13-9Q-16-10-16-7V7Q-16 10-13 9L13-9Q16-10 16-7V7Q16 10 13 9Z';
const SHADES = 'm-12.5 3v-9q0-7 6-7h13q6 0 6 7v9';

/** A held thing, drawn a little larger. */
const hold = (a: Anchors, drawing: string) => move(`${toHand(a)} scale(1.2)`, drawing);

const TUFT = 'M-10 7q-7-8-7-14M-5 5q-4-11-3-19M5 5q4-11 3-19M10 7q7-8 7-14M0 8V-17';

// The grounds of several palettes.
const DARK = '32961612704972b613055143';

/**
 * The pack `neon`: lit signs at night, with crowns, ears and shades of bent light.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [neon] });
 * const svg = createAvatar('ada', { packs: 'neon' });
 */
export const neon: Pack = {
  id: 'neon',
  name: 'Neon',
  about: 'Lit signs at night, with crowns, ears and shades of bent light.',
  backgrounds: { solid: 1 },
  // Eyes with little markup: the bytes are needed for scenes and held things.
  cheeks: { none: 4, parts: CHEEKS.slice(0, 2) },
  palettes: [
    makePalette('neon-pink', '312e36 5dd1bbfe6da2fffcbe f7eb4cfcff8bd49fcdf89d47fcc', DARK),
    makePalette('neon-cyan', '022f7b f9dc6abf79c3fffcbe 6cf09cbef5de0aabef6ed2b9bff', DARK),
    makePalette('neon-lime', '120f78 e9fb6dfe6db1fffcbe 5e62b0bfc9e25b0cfbcd06b0dea', DARK),
    makePalette('neon-amber', '210f44 7de4abf78c46fffcbe fc2c90febfa3d70fdaf95d62fdb', DARK),
    makePalette('neon-violet', '213fcd ae58b0fbbd88fffcbe 99f67eddfb9f86eecfd8fa5dfcf', DARK),
    makePalette('neon-coral', '311d37 6ed3b9fd5e91fffcbe f88d45fccf86d44fcbf96d52fdc', DARK),
  ],
  bodies: SIGNS.map(lightUp),
  eyes: OPEN_EYES,
  antenna: NONE,
  marking: NONE,
  topper: {
    none: 8,
    parts: [
      createTopper('neon-crown', 4, 22, (c) => bend(c, 'M-14-1L-17-15L-8-8L0-19L8-8L17-15L14-1Q0 3-14-1Z')),
      createTopper(
        'neon-halo',
        3,
        14,
        (c, m) => `<g${m.pulse}>${bend(c, 'M-17-7a17 5 0 0 1 34 0a17 5 0 0 1-34 0')}</g>`,
        'halo',
      ),
      {
        id: 'neon-ears',
        weight: 4,
        kind: 'ears',
        height: 21,
        back: (a, c) => mirror(a.x, a.earGap - 6, a.earY, bend(c, 'M-6 6C-10-4-9-13-5-15S4-7 6 4')),
      },
      createTopper(
        'disco-ball',
        3,
        22,
        (c, m) =>
          `<circle cy="-8" r="13" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          line(c.accentShade, 'M-12-13Q0-10 11-13M-12-5Q0-2 12-5M-5-20Q-9-9-5 2M4-20Q8-9 4 2', 2.4) +
          `<path d="M-6-14h.01M6-9h.01M-1-1h.01" stroke="#fff" stroke-width="4.4"${m.twinkle}/>`,
      ),
      createTopper(
        'glow-mohawk',
        4,
        20,
        (c) =>
          `<g transform="translate(.5 2.5)">${line(c.shade, TUFT, 11)}</g>` +
          line(c.accentShade, TUFT, 11.4) +
          line(c.accent, TUFT, 6.8),
        'hair',
      ),
      {
        id: 'neon-bow',
        weight: 3,
        height: 7,
        draw: (a, c) =>
          `<g transform="translate(${a.x + a.earGap - 7} ${a.earY + 2}) rotate(14) scale(.85)">${bend(c, BOW)}</g>`,
      },
      createTopper('neon-star-top', 3, 21, (c) =>
        bend(c, 'M0-20L4-12L13-11L6.5-5L8 4L0 0L-8 4L-6.5-5L-13-11L-4-12Z', 5),
      ),
      createTopper('neon-heart-top', 3, 17, (c) =>
        bend(c, 'M0 3C-12-5-15-11-11-16C-7-20-1-17 0-12C1-17 7-20 11-16C15-11 12-5 0 3Z', 5),
      ),
    ],
  },
  accessory: {
    none: 9,
    parts: [
      {
        id: 'neon-shades',
        weight: 4,
        kind: 'glasses',
        face: (f, c) =>
          `<path d="${f.left}${SHADES}${f.right}${SHADES}${f.bridge}" fill="#fff" fill-opacity=".1" stroke="${c.ink}" stroke-width="3.2"/>`,
      },
      {
        id: 'glow-sticks',
        weight: 4,
        kind: 'held',
        draw: (a, c) =>
          hold(a, line(c.accentShade, 'M-3 9L-1-15M1 9L9-9', 6.4) + line(c.accent, 'M-3 5L-1-15M3 5L9-9', 4.4)),
      },
      {
        id: 'microphone',
        weight: 3,
        kind: 'held',
        draw: (a, c) =>
          hold(
            a,
            line(c.accentShade, 'M-3 10L2-4', 6) +
              `<circle cx="4" cy="-10" r="7.5" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
              line('#fff', 'M1-12q1-2 3-2', 2.4),
          ),
      },
      {
        id: 'soda-cup',
        weight: 3,
        kind: 'held',
        draw: (a, c) =>
          hold(
            a,
            line('#fff', 'M1-10L4-18L9-19M-9-9H9', 3.4) +
              `<path d="M-8-8H8L6 10Q0 12-6 10Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
              line('#fff', 'M-3-1h.01M3 3h.01M-2 6h.01', 3),
          ),
      },
      {
        id: 'glow-necklace',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) => bend(c, bandOf({ ...a, neckY: a.neckY + 1 })),
      },
      {
        id: 'neon-bow-tie',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) => `<g transform="translate(${a.x} ${a.neckY + 4}) scale(.75)">${bend(c, BOW)}</g>`,
      },
      {
        id: 'light-garland',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) =>
          line(c.dark, bandOf(a), 2.4) + beads(c.accent, bandOf(a), 9, 13) + beads('#fff', bandOf(a), 3.4, 13),
      },
    ],
  },
  // In the colour of the body, as if it lit the background.
  scene: {
    none: 0,
    parts: [
      {
        id: 'brick-wall',
        weight: 4,
        draw: (_a, c) =>
          `<path d="M21 12H79M10 24H90M4 37H96M2 50H98M4 63H96M10 76H90M21 88H79M30 12V24M70 12V24M18 24V37M82 24V37M8 37V50M92 37V50M16 50V63M84 50V63M10 63V76M90 63V76M24 76V88M76 76V88M46 3V12" stroke="${c.body}" stroke-opacity=".26" stroke-width="2.4"/>`,
      },
      {
        id: 'light-grid',
        weight: 3,
        draw: (_a, c) =>
          `<path d="M77 15a15 15 0 0 1 .01 30a15 15 0 0 1 0-30" fill="${c.body}" fill-opacity=".26"/>` +
          `<path d="M3 60H97M7 70H93M15 82H85M34 60L21 87M66 60L79 87M18 60L7 70M82 60L93 70" stroke="${c.body}" stroke-opacity=".3" stroke-width="2.4"/>`,
      },
      {
        id: 'skyline',
        weight: 3,
        draw: (_a, c) =>
          `<path d="M1 56H6V40H17V30H26V66H74V24H84V38H94V60L99 58A50 50 0 0 1 1 56Z" fill="${c.body}" fill-opacity=".2"/>` +
          `<path d="M11 48h.01M11 58h.01M21 40h.01M79 34h.01M89 47h.01M89 57h.01" stroke="${c.body}" stroke-opacity=".45" stroke-width="4"/>`,
      },
    ],
  },
  styles: {
    masc: { body: { 'neon-bolt': 2 }, topper: { 'glow-mohawk': 2 } },
    femme: { topper: { 'neon-bow': 2 }, body: { 'neon-heart': 2 } },
    neutral: { accessory: { 'neon-shades': 2 } },
  },
};

// A street at night: lit signs with crowns, ears and shades of bent light.
import { CHEEKS } from '../parts/cheeks.js';
import { toHand } from '../parts/head.js';
import type { Anchors } from '../parts/part.js';
import { beads, line, mirror, move } from '../parts/shapes.js';
import { OPEN_EYES } from './eyes.js';
import { bend, NEON_BODIES } from './neon-bodies.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, createTopper } from './shapes.js';

const BOW = 'M0 0L-13-9Q-16-10-16-7V7Q-16 10-13 9L13-9Q16-10 16-7V7Q16 10 13 9Z';
const SHADES = 'm-12.5 3v-9q0-7 6-7h13q6 0 6 7v9';

/** What is held, drawn a little larger. */
const hold = (a: Anchors, drawing: string) => move(`${toHand(a)} scale(1.2)`, drawing);

const TUFT = 'M-10 7q-7-8-7-14M-5 5q-4-11-3-19M5 5q4-11 3-19M10 7q7-8 7-14M0 8V-17';

/**
 * The pack `neon`: lit signs at night, with crowns, ears and shades of bent light.
 *
 * @example
 * const { createAvatar } = createEngine([neon]);
 * const svg = createAvatar('ada', { packs: 'neon' });
 */
export const neon: Pack = {
  id: 'neon',
  name: 'Neon',
  about: 'Lit signs at night, with crowns, ears and shades of bent light.',
  backgrounds: { solid: 1 },
  // The plain ones: scenes and things to hold need the bytes.
  cheeks: { none: 4, parts: CHEEKS.slice(0, 2) },
  palettes: [
    ...createPaletteRows('329 616 127 049 72b 613 055 143', {
      'neon-pink': ['312 312 e36', ['5dd 1bb', 'fe6 da2', 'fff cbe'], 'f7e b4c fcf', 'f8b d49 fcd', 'f89 d47 fcc'],
      'neon-cyan': ['022 022 f7b', ['f9d c6a', 'bf7 9c3', 'fff cbe'], '6cf 09c bef', '5de 0aa bef', '6ed 2b9 bff'],
      'neon-lime': ['120 120 f78', ['e9f b6d', 'fe6 db1', 'fff cbe'], '5e6 2b0 bfc', '9e2 5b0 cfb', 'cd0 6b0 dea'],
      'neon-amber': ['210 210 f44', ['7de 4ab', 'f78 c46', 'fff cbe'], 'fc2 c90 feb', 'fa3 d70 fda', 'f95 d62 fdb'],
      'neon-violet': ['213 213 fcd', ['ae5 8b0', 'fbb d88', 'fff cbe'], '99f 67e ddf', 'b9f 86e ecf', 'd8f a5d fcf'],
      'neon-coral': ['311 311 d37', ['6ed 3b9', 'fd5 e91', 'fff cbe'], 'f88 d45 fcc', 'f86 d44 fcb', 'f96 d52 fdc'],
    }),
  ],
  bodies: NEON_BODIES,
  eyes: OPEN_EYES,
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
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
  // In the body's colour, as if it lit what is behind it.
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
    masc: { 'neon-bolt': 2, 'glow-mohawk': 2 },
    femme: { 'neon-bow': 2, 'neon-heart': 2 },
    neutral: { 'neon-shades': 2 },
  },
};

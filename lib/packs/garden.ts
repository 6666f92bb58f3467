// In the garden: flowers, fruit, cactuses and ladybirds with straw hats, gnome hats and watering cans.
import { CHEEKS } from '../parts/cheeks.js';
import { brim, toHand, toPerch } from '../parts/head.js';
import type { Anchors } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import { OPEN_EYES } from './eyes.js';
import { GARDEN_BODIES, LEAF, YOUNG_LEAF } from './garden-bodies.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, createTopper } from './shapes.js';

const CHAIN = brim(-2);
const RING = 'm-12.5 3v-3a12.5 12.5 0 0 1 25 0v3';
const WINGS = 'M0-2C-3-12-15-13-14-3q1 5 9 5C-9 4-11 12-5 12Q-1 12 0 6q1 6 5 6c6 0 4-8 0-10q8 0 9-5C15-13 3-12 0-2Z';

/** What is held, drawn a little larger. */
const hold = (a: Anchors, drawing: string) => move(`${toHand(a)} translate(-2 0) scale(1.12)`, drawing);

/**
 * The pack `garden`: flowers, fruit, cactuses and ladybirds with straw hats and watering cans.
 *
 * @example
 * const { createAvatar } = createEngine([garden]);
 * const svg = createAvatar('ada', { packs: 'garden' });
 */
export const garden: Pack = {
  id: 'garden',
  name: 'Garden',
  about: 'Flowers, fruit, cactuses and ladybirds with straw hats and watering cans.',
  backgrounds: { solid: 1 },
  // The plain ones: scenes and things to hold need the bytes.
  cheeks: { none: 4, parts: CHEEKS.slice(0, 2) },
  palettes: [
    ...createPaletteRows('062 239 629 915 066 059 832 230', {
      tulip: ['311 311 e45', ['ae7 8b3', 'fd6 da3', 'ffe ddb'], 'f8c c59 fcd', 'f8a d57 fcc', 'f98 d55 fdc'],
      sunflower: ['220 220 f64', ['f79 c47', 'f95 c63', 'ffe ddb'], 'ce6 9b0 deb', 'fc2 d90 fea', 'fb3 d80 fda'],
      leafy: ['120 120 f78', ['f9b c68', 'fe8 cb5', 'ffe ddb'], '7d8 5a4 cfd', '9e6 6b1 cfb', 'cd3 aa0 deb'],
      lavender: ['213 213 e69', ['fd5 ca1', 'a8f 76d', 'ffe ddb'], 'bbf 78c ddf', 'daf 98d edf', 'fae c7c fdf'],
    }),
    ...createPaletteRows('aff fe8 fde 138 afb 517 fdb 044', {
      'summer-berry': ['311 311 f9a', ['ad5 7a0', 'fb4 d81', 'ffe ddb'], 'e48 b06 fbc', 'f46 b04 fbb', 'e54 b02 fba'],
      'bell-pepper': ['310 310 d25', ['7d8 5a5', 'fd5 e91', 'ffe ddb'], 'f54 c02 fba', 'e63 b30 fca', 'e60 b41 fdb'],
      'pea-green': ['020 020 e89', ['fa5 d71', 'de5 bb0', 'ffe ddb'], '396 074 adc', '493 071 beb', '593 172 cea'],
      'iris-bed': ['213 213 f9c', ['fd5 ca1', 'faa c77', 'ffe ddb'], '68e 25c bcf', '87e 54c ccf', 'b6e 83b ecf'],
    }),
  ],
  bodies: GARDEN_BODIES,
  eyes: OPEN_EYES,
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
  topper: {
    none: 9,
    parts: [
      {
        id: 'straw-hat',
        weight: 4,
        kind: 'hat',
        height: 14,
        draw: (a, c) =>
          move(
            toPerch(a),
            '<path d="M-17-4C-18-14-11-18 0-18C11-18 18-14 17-4Q29-3 29 1Q28 4 26 4Q0 13-26 4Q-28 4-29 1Q-29-3-17-4Z" fill="#f5d37c" stroke="#dba343" stroke-width="2.6"/>' +
              line(c.accent, 'M-15-2Q0 4 15-2', 5.6),
          ),
      },
      {
        id: 'daisy-chain',
        weight: 4,
        kind: 'hat',
        height: 11,
        draw: (a) =>
          line(LEAF, CHAIN(a), 4.5) + beads('#fff', CHAIN(a), 12, 13.5) + beads('#ffc233', CHAIN(a), 5, 13.5),
      },
      {
        id: 'gnome-hat',
        weight: 4,
        kind: 'hat',
        height: 24,
        draw: (a, c) =>
          move(
            toPerch(a),
            fill(c.accent, 'M-21 3C-13-6-9-16-3-26Q0-31 3.5-27C9-18 12-8 21 3Q0 13-21 3Z') +
              fill(c.accentShade, 'M3.5-27C9-18 12-8 21 3Q14 8 5 8C11-4 7-16 .5-26Q2-29 3.5-27Z') +
              line(c.accentShade, 'M-20 3Q0 12 20 3', 5.6),
          ),
      },
      createTopper(
        'seed-leaves',
        3,
        17,
        () =>
          line(LEAF, 'M0 5V-6', 4) +
          `<path d="M0-4C-3-16-15-18-20-13C-18-4-9 1 0-4C3-16 15-18 20-13C18-4 9 1 0-4Z" fill="${YOUNG_LEAF}" stroke="${LEAF}" stroke-width="2.6"/>`,
      ),
      {
        id: 'butterfly-clip',
        weight: 3,
        height: 5,
        draw: (a, c, m) =>
          `<g transform="translate(${a.x + a.earGap - 8} ${a.earY + 1}) rotate(14) scale(.9)">` +
          `<path d="${WINGS}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"${m.pulse}/>` +
          `${line(c.dark, 'M-3-9L0-4V8M0-4l3-5', 2.4)}</g>`,
      },
      createTopper(
        'bird-nest',
        3,
        15,
        (c) =>
          fill('#ffb52e', 'M-5-11L-15-8L-6-5Z') +
          `<path d="M-11 0C-12-12-6-17 0-17C8-17 11-9 11 0Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
          line(c.dark, 'M-4-9.5h.01', 3) +
          fill('#8a4f2d', 'M-19-4Q0 3 19-4C18 9 9 11 0 11C-9 11-18 9-19-4Z'),
      ),
      createTopper(
        'cherry-pair',
        3,
        16,
        () =>
          line(LEAF, 'M-9-2Q-7-12 0-16Q8-10 8-4', 3) +
          '<path d="M-9 0h.01M9-2h.01" stroke="#a81c2c" stroke-width="14.5"/><path d="M-9.5-.5h.01M8.5-2.5h.01" stroke="#ee3b4b" stroke-width="12"/>',
      ),
      createTopper(
        'tulip-top',
        3,
        19,
        (c) =>
          line(LEAF, 'M0 6V-6M0 2q8 0 10-7', 4) +
          `<path d="M-9-18L-4-14L0-20L4-14L9-18C11-9 7-4 0-4C-7-4-11-9-9-18Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.6"/>`,
      ),
    ],
  },
  accessory: {
    none: 11,
    parts: [
      {
        id: 'flower-glasses',
        weight: 3,
        kind: 'glasses',
        face: (f, c) => {
          const corners = `${f.left}m-12-10h.01${f.right}m12-10h.01`;
          return (
            line(c.ink, f.left + RING + f.right + RING + f.bridge, 3) +
            line(c.accent, corners, 10) +
            line(c.ink, corners, 3.4)
          );
        },
      },
      {
        id: 'watering-can',
        weight: 4,
        kind: 'held',
        draw: (a, c) =>
          hold(
            a,
            line(c.accentShade, 'M-8-8q-8 6-1 14M6 1L10-9M7-10l6 2', 3.4) +
              `<path d="M-9-9Q-1-12 7-9L8 8Q0 11-10 8Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>`,
          ),
      },
      {
        id: 'bouquet',
        weight: 4,
        kind: 'held',
        draw: (a, c) =>
          hold(
            a,
            line(LEAF, 'M-6-8L-1 10M0-12V10M7-8L1 10', 3) +
              beads(c.accent, 'M-6.5-9L0-15L7-9', 10, 9) +
              beads(c.accentShade, 'M-6.5-9L0-15L7-9', 4, 9),
          ),
      },
      {
        id: 'honey-jar',
        weight: 3,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            '<path d="M-8-6Q0-8 8-6Q11 8 7 10Q0 12-7 10Q-11 8-8-6Z" fill="#ffc64a" stroke="#e59a1f" stroke-width="2.4"/>' +
              line(c.accent, 'M-8-8.5Q0-6.5 8-8.5', 5) +
              fill('#fff', 'M-5-2H5V5H-5Z'),
          ),
      },
      {
        id: 'leaf-collar',
        weight: 3,
        kind: 'neckwear',
        draw: ({ x, neckY }) =>
          `<path d="M${x} ${neckY + 4}q-14-11-24-6q7 10 24 6q14-11 24-6q-7 10-24 6" fill="${YOUNG_LEAF}" stroke="${LEAF}" stroke-width="2.6"/>` +
          dot('#e0342f', x, neckY + 4, 4.6),
      },
      {
        id: 'neckerchief',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) =>
          fill(
            c.accent,
            `M${a.x - a.neckWidth + 7} ${a.neckY + 1}Q${a.x} ${a.neckY + 8} ${a.x + a.neckWidth - 7} ${a.neckY + 1}L${a.x + 3} ${a.neckY + 15}Q${a.x} ${a.neckY + 17} ${a.x - 3} ${a.neckY + 15}Z`,
          ) +
          line(c.accentShade, bandOf(a), 6) +
          beads('#fff', `M${a.x - 7} ${a.neckY + 7.5}h14`, 2.6, 6.9),
      },
      {
        id: 'petal-skirt',
        weight: 3,
        kind: 'neckwear',
        draw: (a, c) =>
          beads(c.accent, bandOf({ ...a, neckY: a.neckY + 5 }), 13, 10.5) +
          line(LEAF, bandOf({ ...a, neckY: a.neckY + 1 }), 4),
      },
    ],
  },
  // In the body's colour, which shows faintly on any of its grounds.
  scene: {
    none: 0,
    parts: [
      {
        id: 'picket-fence',
        weight: 4,
        draw: (_a, c) =>
          `<path d="M4 68Q26 58 50 67T96 68A50 50 0 0 1 4 68Z" fill="${c.body}" fill-opacity=".24"/>` +
          `<path d="M8 44v22M20 40v24M80 40v24M92 44v22M6 54h88" stroke="${c.body}" stroke-opacity=".22" stroke-width="5"/>`,
      },
      {
        id: 'rolling-hills',
        weight: 3,
        draw: (_a, c) =>
          `<path d="M1 58Q22 36 54 62T99 56A50 50 0 0 1 1 58ZM78 13a11 11 0 0 1 .01 22a11 11 0 0 1 0-22" fill="${c.body}" fill-opacity=".2"/>` +
          `<path d="M6 72Q40 56 94 73A50 50 0 0 1 6 72Z" fill="${c.body}" fill-opacity=".14"/>`,
      },
      {
        id: 'flower-bed',
        weight: 3,
        draw: (_a, c) =>
          `<g stroke="${c.body}" stroke-opacity=".24"><path d="M14 82V64M9 68V45M86 82V64M91 68V45" stroke-width="4"/>` +
          '<path d="M15 57h.01M85 57h.01M10 37h.01M90 37h.01" stroke-width="13"/></g>',
      },
    ],
  },
  styles: {
    masc: { 'gnome-hat': 2, 'potted-cactus': 2 },
    femme: { 'daisy-chain': 2, daisy: 2 },
    neutral: { 'straw-hat': 2 },
  },
};

// The pack `winter`: snowmen, penguins, seals and mittens with bobble hats, earmuffs, scarves and cocoa.
import { makePalette } from '../palettes/palette.js';
import { anchor, drawLimbs } from '../parts/body.js';
import { bowl, brim, crest } from '../parts/head.js';
import type { Anchors, Body } from '../parts/part.js';
import { at, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHeld, createTopper, drawCloth, NONE, SIMPLE_EYES, veil } from './shapes.js';

// The bodies are a snowman, animals of the ice, a fir, a mitten and a gingerbread.
const CARROT = '#ff8a2b';

// The fixed colours fit because all palettes of the pack have dark ink and no pale ground.
const WINTER_BODIES: readonly Body[] = [
  {
    id: 'snowman',
    weight: 6,
    top: 9,
    arcs: ['C68 9 82 22 82 39C82 46 80 52 76 57C82 60 85 66 85 72', 'C85 84 72 89 50 89'],
    edges: [4, 80],
    shine: 'M23.5 37C24.5 28 30 21 37 17',
    shadow: 21,
    ...anchor(39, 14.5, 52.5, 19, 17, 20.5, 26, 31, 77, 20, 8, 66, 27),
    fixed: { shade: '#b4cfe6', body: '#f6fbff' },
    back: () => line('#8a5a3a', 'M22 70L9 59M14 63.5L7 66M78 70L91 59M86 63.5L93 66', 3.6),
    front: (c) => line(c.dark, 'M49 73h.01M49 81.5h.01', 5) + fill(CARROT, 'M47 43q4-2 12 3q-8 3-12 1.5q-2-2 0-4.5Z'),
  },
  {
    id: 'penguin',
    weight: 6,
    top: 9,
    arcs: ['C70 9 84 24 84 45C84 55 86 63 85 70', 'C84 83 70 88 50 88'],
    edges: [28, 88],
    shine: 'M20.5 42C21.5 31 27 22 36 17.5',
    shadow: 21,
    ...anchor(44, 14.5, 59.5, 20, 18, 23, 27, 33, 77, 20, 9, 74, 32),
    back: () => line('#ff9d2e', 'M35 87H41M59 87H65', 8),
    front: (c) =>
      fill(
        c.belly,
        'M49 34C42 23 23 26 23 45C23 54 26 58 25 66C25 79 36 84 49 84C62 84 73 79 73 66C72 58 75 54 75 45C75 26 56 23 49 34Z',
      ) + fill('#ff9d2e', 'M46 49q4-2.5 8 0q1 2-4 4.5q-5-2.5-4-4.5Z'),
  },
  {
    id: 'polar-bear',
    weight: 6,
    top: 10,
    arcs: ['C57 10 63 11 68 14.5C71 6.5 80 7 82.5 16C85 22 83 27 81 29C88 42 90 57 86 70', 'C83 84 69 89 50 89'],
    edges: [28, 88],
    shine: 'M18 48C19 40 22 34 27 29',
    shadow: 22,
    ...anchor(45, 16, 60, 22, 20, 25.5, 28, 35, 78, 22, 8, 74, 33),
    front: (c) =>
      line(c.blush, 'M23.5 21h.01M73.5 21h.01', 8) + line(c.belly, 'M44 60h12', 20) + line(c.dark, 'M48.5 51h3', 5.6),
  },
  {
    id: 'fir',
    weight: 5,
    top: 9,
    arcs: [
      'C54 9 57 14 61 20C66 27 71 31 77 35C82 39 79 43 73 44C79 51 84 56 88 60C92 64 89 69 83 70',
      'L86 77C88 85 78 88 50 88',
    ],
    edges: [-7, 92],
    shine: 'M33 35C37 30 40 26 43 20',
    shadow: 22,
    ...anchor(52, 14, 65.5, 14, 24, 21.5, 13, 30, 80, 24, 6, 76, 34),
    fixed: { shade: '#2f8450', body: '#62bd78' },
    back: () => line('#8a5a3a', 'M50 86V90', 14),
    front: () =>
      fill('#fff', 'M49 10q4 1 9 9q5 7 10 11q-6 6-11 0q-4 7-9 1q-5 6-10-1q-4 4-7 0q8-8 12-15q3-5 6-5Z') +
      line('#fff', 'M21 69h6M72 69h6', 5),
  },
  {
    id: 'mitten',
    weight: 5,
    top: 9,
    arcs: [
      'C66 9 77 21 77 38C77 41 77 43 77 45C80 39 87 37 91 42C95 48 90 56 84 62C80 66 78 69 78 72',
      'C82 72 84 74 84 77L83 83C83 87 81 89 78 89L50 89',
      'L22 89C19 89 17 87 17 83L16 77C16 74 18 72 20 72',
      'L20 38C20 21 34 9 50 9',
    ],
    edges: [30, 84],
    shine: 'M25.5 44L25.5 37C26 28 31 20 38 16.5',
    shadow: 18,
    ...anchor(43, 14, 56.5, 17, 17, 22.5, 25, 28, 80, 20, 6, 71, 28),
    front: (c) =>
      `<rect x="16.5" y="73" width="63" height="11.5" rx="5" fill="${c.belly}"/>` +
      line(c.shade, 'M28 77v4M38 77v4M48 77v4M58 77v4M68 77v4', 2.6),
  },
  {
    id: 'gingerbread',
    weight: 5,
    top: 9,
    arcs: [
      'C69 9 80 20 80 36C80 42 79 47 76 51C85 51 92 55 92 62C92 69 86 72 78 71',
      'C79 76 82 79 81 83C79 90 66 90 50 88',
    ],
    edges: [24, 76],
    shine: 'M25.5 36C26 28 31 20 38 16.5',
    shadow: 20,
    ...anchor(38, 14, 51.5, 18, 17, 20, 25, 29, 76, 16, 8, 66, 26),
    fixed: { shade: '#a8622b', body: '#e09a58' },
    front: (c) =>
      line('#fff', 'M13 59q4 3 2 7M83 59q-4 3-2 7M26 81q4-4 8-1t8-1M72 81q-4-4-8-1t-8-1M33 17q5-4 10-1t12-1t10 2', 3) +
      line(c.accent, 'M49 70h.01M49 79h.01', 6),
  },
  {
    id: 'seal',
    weight: 5,
    top: 9.5,
    arcs: ['C70 9.5 82 23 83 43C83 50 86 54 89 60C92 66 91 72 88 75', 'C83 85 70 89 50 89'],
    edges: [28, 80],
    shine: 'M21 44C22 33 27 25 36 20',
    shadow: 22,
    ...anchor(45, 16.5, 60, 20, 20, 24.5, 27, 34, 79, 22, 7, 75, 35),
    back: (c) => drawLimbs(c, 'M26 81Q14 81 15 71', 8),
    front: (c) =>
      line(c.belly, 'M42 60h14', 21) +
      line(c.dark, 'M48.5 51h3', 6) +
      line(c.shade, 'M39 59h.01m-2 5h.01M61 59h.01m2 5h.01', 3.2),
  },
  {
    id: 'snowflake',
    weight: 4,
    top: 9,
    arcs: [
      'C57 9 60 13 60 18C60 23 63 25 67 23C80 15 95 33 80 42C76 45 76 54 80 57',
      'C95 67 80 84 67 76C63 74 60 76 60 81C60 86 57 89 50 89',
    ],
    edges: [26, 84],
    shine: 'M16 35C15 30 18 27.5 22 26.5',
    shadow: 17,
    ...anchor(46, 14, 60, 20, 22, 25, 21, 27, 76, 14, 7, 72, 24),
    front: (c) => line(c.belly, 'M49 15v9M19 31l8 5M78 31l-8 5M19 68l8-5M78 68l-8-5', 3.4),
  },
];

const HAT = bowl(5);
const DOME = (a: Anchors) => `${crest(a, 5)}Z`;
const BRIM = brim(0);
const FLAPS = (a: Anchors) =>
  `M${a.x - a.brimWidth} ${a.brimY}L${a.x - a.sideWidth - 1} ${a.eyeY + 1}M${a.x + a.brimWidth} ${a.brimY}L${a.x + a.sideWidth + 1} ${a.eyeY + 1}`;

const MUFFS = (a: Anchors) => {
  const [left, right] = [a.x - a.sideWidth, a.x + a.sideWidth];
  return {
    strap: `M${left} ${a.eyeY}L${crest(a, 3).slice(1)}L${right} ${a.eyeY}`,
    pads: `M${left} ${a.eyeY}v3M${right} ${a.eyeY}v3`,
  };
};
const FRINGE = (a: Anchors) => `M${a.x + 11} ${a.neckY + 3}l1 8`;
const FLAKES = 'M16 26v12m-5-9l10 6m0-6l-10 6M84 20v12m-5-9l10 6m0-6l-10 6M30 8h.01M8 54h.01M92 50h.01';
const SEAMS = (a: Anchors) => `M${a.x - 1} ${a.neckY + 3}v11M${a.x - 21} ${a.neckY + 4}q20 8 40 0`;
const YOKE = (a: Anchors) => `M${a.x - 20} ${a.neckY + 4}l6-4l6 5l7-4l7 4l6-5l6 4`;

// The grounds of several palettes.
const DARK = '037428044912516720142238';
const VIVID = 'a12917528148055152820237';

/**
 * The pack `winter`: snowmen, penguins, seals and mittens with bobble hats, earmuffs, scarves and cocoa.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [winter] });
 * const svg = createAvatar('ada', { packs: 'winter' });
 */
export const winter: Pack = {
  id: 'winter',
  name: 'Winter',
  about: 'Snowmen, penguins, seals and mittens with bobble hats, earmuffs, scarves and cocoa.',
  palettes: [
    makePalette('frost', '023e9a fb9d75fbdc79ffeddc 9df7bddef9ee6cdcefabe78cdef', DARK),
    makePalette('aurora-mint', '031f89 fbad78fe8db5ffeddc 7dc5bacef8e96c7decbe89c5eeb', DARK),
    makePalette('ice-lilac', '213e7b fd8da59ed5baffeddc bce99dddedbfb9eeefebdd9cfdf', DARK),
    makePalette('candle-glow', '310e56 8df4adfe9db6ffeddc fabd79fdefb9e86fdcfcaea7fec', DARK),
    makePalette('fresh-snow', '123e99 f75d438cf59dfd8db5 dff9ddbdffffdcdcdefeedccfcd', VIVID, { pale: true }),
    makePalette('icicle', '123f89 fb5d82fabd79ffeddc aff7defffcef9cefffddfaaefff', VIVID, { pale: true }),
    makePalette('cranberry', '300d35 7df3acfd7d94ffeddc f8ad69fcdf88d66fccf97d65fdc', VIVID),
    makePalette('pine-green', '020f89 fa8d65fd6d93ffeddc 5c9397cef6c8496cfd9d67a4eeb', VIVID),
    makePalette('sugarplum', '302e5a 7dc3a9fd7d94ffeddc c9f96dedfd9ea6cfdfe9db6afde', VIVID),
    makePalette('night-sky', '013f8b fc5d927ed3baffeddc 6ce4accef8bf68dcdfaaf77dddf', VIVID),
  ],
  bodies: WINTER_BODIES,
  eyes: SIMPLE_EYES,
  brows: NONE,
  antenna: NONE,
  marking: NONE,
  topper: {
    none: 9,
    parts: [
      {
        id: 'bobble-hat',
        weight: 6,
        kind: 'hat',
        height: 15,
        draw: (a, c) =>
          move(a.toTop, dot('#fff', 0, -8, 7.5)) + HAT(a, c.accent, c.accentShade) + line('#fff', BRIM(a), 9),
      },
      {
        id: 'trapper-hat',
        weight: 4,
        kind: 'hat',
        height: 11,
        draw: (a, c) =>
          line(c.accentShade, FLAPS(a), 13) +
          line(c.accent, FLAPS(a), 9) +
          fill(c.accent, DOME(a)) +
          line('#fff', BRIM(a), 10),
      },
      createTopper(
        'snow-cap',
        4,
        7,
        () =>
          fill(
            '#c9dcea',
            'M-18 8C-22 0-14-5-9-3C-6-9 6-9 9-3C15-5 22 0 18 8C15 14 10 9 6 11C2 15-3 14-5 10C-9 12-15 13-18 8Z',
          ) +
          fill(
            '#fff',
            'M-18 6C-21-1-14-5-9-3C-6-9 6-9 9-3C14-4 18 0 16 5C12 9 9 6 5 9C1 12-3 11-6 7C-10 10-15 11-18 6Z',
          ),
      ),
      createTopper(
        'red-robin',
        3,
        18,
        () =>
          fill('#7a5236', 'M-13-8C-12-16-6-20 0-19C7-18 8-11 16-12C15-2 9 4 0 4C-8 4-13 0-13-8Z') +
          fill('#f2603c', 'M-13-8C-8-14 2-12 3-4Q2 4-2 4C-8 4-13 0-13-8Z') +
          fill('#ffb52e', 'M-12-11L-19-8L-12-6Z') +
          dot('#201510', -6, -13, 2),
      ),
      createTopper(
        'holly',
        3,
        12,
        () =>
          fill(
            '#2f9150',
            'M0 1Q-6 4-9-1Q-15 2-16-4Q-20-5-19-10Q-13-12-10-8Q-5-10-4-5Q0-4 0 1ZM0 1Q6 4 9-1Q15 2 16-4Q20-5 19-10Q13-12 10-8Q5-10 4-5Q0-4 0 1Z',
          ) + line('#e0304a', 'M-3 0h.01M4-1h.01M0-6h.01', 8),
      ),
      createTopper(
        'star-topper',
        4,
        17,
        () =>
          '<path d="M0-15l3.4 7l7.6 1l-5.6 5.3l1.4 7.5l-6.8-3.7l-6.8 3.7l1.4-7.5l-5.6-5.3l7.6-1z" fill="#ffd84d" stroke="#e2a51c" stroke-width="3"/>' +
          line('#fff', 'M-1-7.5h.01', 3),
      ),
    ],
  },
  accessory: {
    none: 10,
    parts: [
      {
        id: 'striped-scarf',
        weight: 6,
        kind: 'neckwear',
        draw: (a, c) => {
          const band = bandOf(a);
          return (
            line(c.accentShade, FRINGE(a), 9) +
            line(c.accent, band, 9) +
            `<path d="${band}" stroke="#fff" stroke-width="9" stroke-dasharray="4 8" stroke-linecap="butt"/>`
          );
        },
      },
      {
        id: 'jingle-bell',
        weight: 4,
        kind: 'neckwear',
        draw: (a, c) =>
          line(c.accent, bandOf(a), 5.4) +
          at(
            a.x,
            a.neckY + 7,
            dot('#c98d1c', 0.5, 0.5, 6.4) + dot('#ffd34d', 0, 0, 5.8) + line('#7a4a10', 'M-4 1H4M0 3.5v.5', 2.4),
          ),
      },
      {
        id: 'earmuffs',
        weight: 5,
        kind: 'sidewear',
        back: (a, c) => line(c.accentShade, MUFFS(a).strap, 6.4),
        draw: (a, c) => line(c.accentShade, MUFFS(a).pads, 17) + line(c.accent, MUFFS(a).pads, 13),
      },
      createHeld(
        'cocoa',
        5,
        (c) =>
          line(c.accentShade, 'M7-5q9 4 0 9', 3.4) +
          fill(c.accent, 'M-9-10H8L7 10q-7 8-15 0Z') +
          line('#6b3d26', 'M-7-10H6', 5) +
          line('#fff', 'M-4-12h.01M2-12h.01', 6),
      ),
      createHeld('candy-cane', 4, () => {
        const cane = 'M-4 15L1-10Q3-18 9-15Q12-13 11-9';
        return (
          line('#fff', cane, 6) +
          `<path d="${cane}" stroke="#e8344e" stroke-width="6" stroke-dasharray="4 4.5" stroke-linecap="butt"/>`
        );
      }),
      createHeld(
        'snowball',
        3,
        () => dot('#b9cfe0', 1, -4, 11) + dot('#fff', 0.2, -5, 9.6) + line('#b9cfe0', 'M-3-2q3 4 7 2', 2.4),
      ),
      createHeld(
        'lantern',
        3,
        (c) =>
          line('#6b7688', 'M0-14v-3M-4 12H4', 3.4) +
          fill('#ffe07a', 'M-7-11H6L7 9H-8Z') +
          line('#6b7688', 'M-8-11H7M-9 9H8', 4) +
          fill(c.accent, 'M-.5-6q7 8 0 13q-7-5 0-13Z'),
      ),
    ],
  },
  outfit: {
    none: 10,
    parts: [
      {
        id: 'knit-jumper',
        weight: 4,
        kind: 'full',
        draw: (a, c) => drawCloth(a, c.accent) + line('#fff', YOKE(a), 3),
      },
      {
        id: 'puffer-jacket',
        weight: 4,
        kind: 'full',
        draw: (a, c) => drawCloth(a, c.accent) + line(c.accentShade, SEAMS(a), 2.8),
      },
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'snowy-hills',
        weight: 2,
        draw: () =>
          veil('.2', fill('#fff', 'M2 61q24-14 48 0q25-12 48-2a49 49 0 0 1-96 2Z')) +
          veil('.22', fill('#fff', 'M6 72q44-12 88 0a49 49 0 0 1-88 0Z')),
      },
      {
        id: 'snowfall',
        weight: 2,
        draw: () => veil('.3', line('#fff', FLAKES, 3.4)),
      },
    ],
  },
  styles: {
    masc: { accessory: { 'striped-scarf': 2 }, body: { penguin: 2 } },
    femme: { accessory: { earmuffs: 2 }, outfit: { 'knit-jumper': 2 } },
    neutral: { topper: { 'bobble-hat': 2 } },
  },
};

// The pack `garden`: flowers, fruit, cactuses and ladybirds with straw hats, gnome hats and watering cans.
import { makePalette } from '../palettes/palette.js';
import { anchor, drawLimbs } from '../parts/body.js';
import { CHEEKS } from '../parts/face.js';
import { brim, toHand } from '../parts/head.js';
import type { Anchors, Body } from '../parts/part.js';
import { beads, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHat, createHeld, createTopper, NONE, OPEN_EYES } from './shapes.js';

const LEAF = '#3d9645';
const YOUNG_LEAF = '#74c655';
const CLAY = '#d0693c';

const PETALS = 'M50 16.5a33 33 0 0 1 0 66a33 33 0 0 1 0-66';

const GARDEN_BODIES: readonly Body[] = [
  {
    id: 'daisy',
    weight: 5,
    top: 17,
    arcs: ['C68 17 82 31 82 49.5', 'C82 68 68 82 50 82'],
    edges: [26, 106],
    shine: 'M23 44C24 34 30 27 38 23.5',
    shadow: 18,
    crown: 13,
    ...anchor(47, 14, 61, 20, 20, 25, 26, 31, 73, 17, 7, 73, 24),
    back: (c) =>
      fill(LEAF, 'M50 84C42 74 28 74 20 82C28 92 42 90 50 84C58 74 72 74 80 82C72 92 58 90 50 84Z') +
      beads(c.accentShade, PETALS, 20.5, 18.84) +
      beads(c.accent, PETALS, 17, 18.84),
  },
  {
    id: 'strawberry',
    weight: 5,
    top: 13,
    arcs: ['C58 10 70 10 78 16C88 23 90 35 87 47', 'C83 65 68 80 58 87C54 90 52 89 50 89'],
    edges: [28, 104],
    shine: 'M18.5 46C16 38 17 31 21 26',
    shadow: 16,
    crown: 10,
    ...anchor(47, 15, 61, 19, 17, 24, 32, 36, 73, 16, 8, 72, 26),
    front: () =>
      line('#ffeaa0', 'M18.5 54v2.5M25.5 66v2.5M73 66v2.5M79 54v2.5M24 32v2M75 32v2', 3.6) +
      fill(LEAF, 'M50 8C59 4 69 7 79 17q-9 2-16 0C62 23 57 26 50 28C43 26 38 23 37 17q-7 2-16 0C31 7 41 4 50 8Z'),
  },
  {
    id: 'potted-cactus',
    weight: 5,
    top: 9,
    arcs: ['C68 9 78 20 78 38L78 48', 'L78 76C78 80 70 82 50 82'],
    edges: [22, 92],
    shine: 'M29 44L29 34C29.5 26 33 20.5 39.5 17.5',
    shadow: 19,
    ...anchor(42, 13, 56, 17, 16, 22, 25, 28, 68, 16, 3, 71, 26),
    back: (c) => drawLimbs(c, 'M26 58Q11 60 11.5 43M74 54Q89 56 88.5 38', 11),
    front: (c) =>
      line(c.belly, 'M50 15v4M39 19v4M61 19v4M11 48v3M87.5 44v3', 2.6) +
      `<path d="M28 73H72L69 88Q50 91 31 88Z" fill="${CLAY}" stroke="#a94f29" stroke-width="2.4"/>` +
      line('#e58257', 'M27 72H73', 7),
  },
  {
    id: 'avocado',
    weight: 4,
    top: 9,
    arcs: ['C65 9 75 19 78 33C80 42 88 49 88 62', 'C88 80 72 89 50 89'],
    edges: [22, 82],
    shine: 'M14 64C14 56 18 50 21.5 45',
    shadow: 20,
    ...anchor(42, 13.5, 56, 17, 16, 22, 26, 30, 74, 18, 9, 68, 36),
    front: (c) =>
      `<path d="M49 14C61 14 70 23 73 36C75 46 82 52 82 63C82 77 69 83 49 83C29 83 16 77 16 63C16 52 23 46 25 36C28 23 37 14 49 14Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="3"/>` +
      '<circle cx="49" cy="77.5" r="9.5" fill="#b5713f" stroke="#8a4f2d" stroke-width="2.4"/>',
  },
  {
    id: 'toadstool',
    weight: 5,
    top: 9,
    arcs: ['C76 9 92 22 92 38C92 45 87 48 79 48', 'C79 60 83 68 83 77C83 86 69 89 50 89'],
    edges: [36, 125],
    shine: 'M15 34C18 25 26 19 36 16',
    shadow: 20,
    ...anchor(58, 14, 71.5, 23, 16, 27, 33, 30, 79, 17, 5, 81, 26),
    front: (c) =>
      fill(
        c.belly,
        'M22 46Q49 37 76 46C76 59 79.5 65 79.5 75C79.5 82 68 84 49 84C30 84 18.5 82 18.5 75C18.5 65 22 59 22 46Z',
      ) +
      line(c.belly, 'M49.5 22h.01M76 31h.01M23 31.5h.01', 11) +
      line(c.belly, 'M65 15.5h.01M34 17h.01', 5.6),
  },
  {
    id: 'ladybird',
    weight: 5,
    top: 13,
    arcs: ['C72 13 88 29 88 51', 'C88 74 73 88 50 88'],
    edges: [26, 106],
    shine: 'M19 45C20 35 25 28 32 24',
    shadow: 21,
    ...anchor(50, 15, 64, 19, 20, 26, 29, 37, 76, 20, 8, 77, 28),
    back: (c) => drawLimbs(c, 'M42 20Q40 9 32 9.5M58 20Q60 9 68 9.5M18 64l-6 3M24 76l-6 5M82 64l6 3M76 76l6 5', 5),
    front: (c) =>
      line(c.dark, 'M49.5 15v13', 2.8) +
      line(c.dark, 'M35 26h.01M64 26h.01M20.5 66h.01M78 66h.01M32 79h.01M66.5 79h.01', 10),
  },
  {
    id: 'acorn',
    weight: 4,
    top: 9,
    arcs: ['C72 9 89 20 89 33C89 37 87 39 84 40', 'C84 62 72 76 58 83C54 86 53 89 50 89'],
    edges: [36, 110],
    shine: 'M20.5 56C19.5 51 19.5 47 20 44',
    shadow: 15,
    ...anchor(54, 14.5, 68, 23, 17, 28, 34, 32, 76, 14, 5, 78, 20),
    front: () =>
      '<path d="M50 10C70 10 88 20 88 33C88 41 80 40 74 38Q50 31 26 38C20 40 12 41 12 33C12 20 30 10 50 10Z" fill="#b5713f" stroke="#8a4f2d" stroke-width="2.6"/>' +
      line(
        '#8a4f2d',
        'M28 21h.01M42 17h.01M56 17h.01M69 22h.01M21 31h.01M35 27h.01M49 25h.01M63 27h.01M77 31h.01M50 10q-1-4 3-5.5',
        4.2,
      ),
  },
  {
    id: 'carrot',
    weight: 4,
    top: 18,
    arcs: ['C69 18 84 27 83 41', 'C82 59 66 80 57 87C53 90 51 89 50 89'],
    edges: [32, 110],
    shine: 'M21.5 44C21.5 37 25 31 32 27',
    shadow: 14,
    crown: 14,
    ...anchor(48, 14.5, 62, 18, 22, 28, 28, 32, 73, 14, 7, 73, 21),
    back: () =>
      fill(LEAF, 'M50 30C36 28 28 20 29 9q11 0 17 7Q46 7 50 3q4 4 4 13q6-7 17-7C72 20 64 28 50 30Z') +
      line(YOUNG_LEAF, 'M35 13q8 3 11 11M65 13q-8 3-11 11', 2.8),
    front: (c) => line(c.shade, 'M21 57l8 1M31 73l6-.5M78 55l-7 1M69 69l-7-.5', 2.8),
  },
];

const CHAIN = brim(-2);
const RING = 'm-12.5 3v-3a12.5 12.5 0 0 1 25 0v3';
const WINGS = 'M0-2C-3-12-15-13-14-3q1 5 9 5C-9 4-11 12-5 12Q-1 12 0 6q1 6 5 6c6 0 4-8 0-10q8 0 9-5C15-13 3-12 0-2Z';

/** A held thing, drawn a little larger. */
const hold = (a: Anchors, drawing: string) => move(`${toHand(a)} translate(-2 0) scale(1.12)`, drawing);

// The grounds of several palettes.
const DARK = '062239629915066059832230';
const MIXED = 'afffe8fde138afb517fdb044';

/**
 * The pack `garden`: flowers, fruit, cactuses and ladybirds with straw hats and watering cans.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [garden] });
 * const svg = createAvatar('ada', { packs: 'garden' });
 */
export const garden: Pack = {
  id: 'garden',
  name: 'Garden',
  about: 'Flowers, fruit, cactuses and ladybirds with straw hats and watering cans.',
  backgrounds: { solid: 1 },
  // Eyes with little markup: the bytes are needed for scenes and held things.
  cheeks: { none: 4, parts: CHEEKS.slice(0, 2) },
  palettes: [
    makePalette('tulip', '311e45 ae78b3fd6da3ffeddb f8cd6afcdf8ae68fccf98e66fdc', DARK),
    makePalette('sunflower', '220f64 f79c47f95c63ffeddb ce6ac3debfc2ea0feafb3e91fda', DARK),
    makePalette('leafy', '120f78 f9bc68fe8cb5ffeddb 7d86b5cfd9e67c3cfbcd3bb1deb', DARK),
    makePalette('lavender', '213e69 fd5ca1a8f76dffeddb bbf89dddfdafa9eedffaed8dfdf', DARK),
    makePalette('summer-berry', '311f9a ad57a0fb4d81ffeddb e48c27fbcf46c25fbbe54c33fba', MIXED),
    makePalette('bell-pepper', '310d25 7d85a5fd5e91ffeddb f54d33fbae63c41fcae60c40fdb', MIXED),
    makePalette('pea-green', '020e89 fa5d71de5bb0ffeddb 396074adc493071beb593471cea', MIXED),
    makePalette('iris-bed', '213f9c fd5ca1faac77ffeddb 68e36dbcf87e65dccfb6e94cecf', MIXED),
  ],
  bodies: GARDEN_BODIES,
  eyes: OPEN_EYES,
  antenna: NONE,
  marking: NONE,
  topper: {
    none: 9,
    parts: [
      createHat(
        'straw-hat',
        4,
        14,
        (c) =>
          '<path d="M-17-4C-18-14-11-18 0-18C11-18 18-14 17-4Q29-3 29 1Q28 4 26 4Q0 13-26 4Q-28 4-29 1Q-29-3-17-4Z" fill="#f5d37c" stroke="#dba343" stroke-width="2.6"/>' +
          line(c.accent, 'M-15-2Q0 4 15-2', 5.6),
      ),
      {
        id: 'daisy-chain',
        weight: 4,
        kind: 'hat',
        height: 11,
        draw: (a) =>
          line(LEAF, CHAIN(a), 4.5) + beads('#fff', CHAIN(a), 12, 13.5) + beads('#ffc233', CHAIN(a), 5, 13.5),
      },
      createHat(
        'gnome-hat',
        4,
        24,
        (c) =>
          fill(c.accent, 'M-21 3C-13-6-9-16-3-26Q0-31 3.5-27C9-18 12-8 21 3Q0 13-21 3Z') +
          fill(c.accentShade, 'M3.5-27C9-18 12-8 21 3Q14 8 5 8C11-4 7-16 .5-26Q2-29 3.5-27Z') +
          line(c.accentShade, 'M-20 3Q0 12 20 3', 5.6),
      ),
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
      createHeld(
        'honey-jar',
        3,
        (c) =>
          '<path d="M-8-6Q0-8 8-6Q11 8 7 10Q0 12-7 10Q-11 8-8-6Z" fill="#ffc64a" stroke="#e59a1f" stroke-width="2.4"/>' +
          line(c.accent, 'M-8-8.5Q0-6.5 8-8.5', 5) +
          fill('#fff', 'M-5-2H5V5H-5Z'),
      ),
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
  // In the colour of the body, which is faintly visible on all of its grounds.
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
    masc: { topper: { 'gnome-hat': 2 }, body: { 'potted-cactus': 2 } },
    femme: { topper: { 'daisy-chain': 2 }, body: { daisy: 2 } },
    neutral: { topper: { 'straw-hat': 2 } },
  },
};

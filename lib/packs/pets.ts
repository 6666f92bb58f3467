// The pack `pets`: kittens, puppies, frogs and axolotls with collars, ribbons and knitted hats, and a treat in the paw.
import { makePalette } from '../palettes/palette.js';
import { anchor, drawLimbs } from '../parts/body.js';
import { CHEEKS } from '../parts/face.js';
import { brim, crest, garland } from '../parts/head.js';
import type { Anchors, Body, Inks, Part } from '../parts/part.js';
import { at, beads, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHeld, createTopper, NONE, SIMPLE_EYES, veil } from './shapes.js';

// Ears, gills and bulging eyes are part of the silhouettes. Muzzles and noses are drawn below the face parts.
const PINK = '#f2738c';

/** A small pink nose, wider at the top. */
function snub(y: number): string {
  return line(PINK, `M48.5 ${y}h3l-1.5 1.5z`, 3.8);
}

const PETS_BODIES: readonly Body[] = [
  {
    id: 'kitten',
    weight: 6,
    top: 20,
    arcs: [
      'C55 20 60 21 64 22C68 15.5 72 10 75 9.5C78 8.5 80.5 11 81 16C82 23 83 28 82 33C88 43 89 60 85 70',
      'C81 83 69 89 50 89',
    ],
    edges: [30, 88],
    shine: 'M18 47C18 41 21 36 25 32',
    shadow: 21,
    ...anchor(47, 16.5, 62, 22, 24, 28.5, 26, 36.5, 78, 20, 8, 75, 31.5),
    back: (c) => drawLimbs(c, 'M30 82Q15 82 14 71Q14 64 20 66', 8),
    front: (c) =>
      line(c.blush, 'M23 19v6l4-4zM74 20v6l-4-4z', 3.6) +
      line(c.shade, 'M48 22v7M41 24v3M55 24v3M14 59h6M15 66h5M79 59h5M79 66h4', 3) +
      line(c.belly, 'M44 62h12', 19) +
      snub(52.5),
  },
  {
    id: 'puppy',
    weight: 6,
    top: 9,
    arcs: ['C69 10 81 22 83 42C84 52 86 58 86 70', 'C85 84 69 89 50 89'],
    edges: [26, 88],
    shine: 'M35 22C38 19 41 17 45 16.5',
    shadow: 21,
    ...anchor(47, 15, 62, 21, 19, 24.5, 28, 33, 78, 20, 8, 75, 33.5),
    back: (c) => drawLimbs(c, 'M24 82Q12 78 14 68', 8),
    front: (c) => {
      const ears =
        'M30 18C20 18 12 31 11 44C10 54 12 59 16 58C21 55 20 40 29 26ZM66 18C76 18 84 31 85 44C86 54 84 59 80 58C75 55 76 40 67 26Z';
      return (
        line(c.belly, 'M65 45v2', 27) +
        line(c.belly, 'M43 63h14', 20) +
        line(c.dark, 'M49 53.5h2', 5.6) +
        line(c.belly, 'M35 85.5h5M59 85.5h5', 6.8) +
        `<path d="${ears}" fill="${c.shade}" stroke="${c.shade}" stroke-width="4"/>`
      );
    },
  },
  {
    id: 'bunny',
    weight: 6,
    top: 31,
    arcs: ['C53 31 55 31 58 30C57 21 58 10 65 9C73 10 75 21 71 34C86 45 88 62 85 73', 'C81 84 69 89 50 89'],
    edges: [40, 91],
    shine: 'M19 56C20 50 23 45 27 41',
    shadow: 21,
    ...anchor(52, 16, 66.5, 17, 32, 36, 26, 34.5, 80, 19, 7, 78, 31.5),
    crown: 30,
    back: (c) => line(c.shade, 'M21.5 78h.01', 18) + line(c.belly, 'M21 77h.01', 15.6),
    front: (c) =>
      line(c.blush, 'M34.5 17q.5 8 2 11M63.5 17q-.5 8-2 11', 5.6) +
      line(c.belly, 'M44 66.5h12', 20) +
      snub(57.5) +
      line(c.belly, 'M35 85.5h5M59 85.5h5', 6.8),
  },
  {
    id: 'hamster',
    weight: 6,
    top: 14,
    arcs: [
      'C56 14 60 15 65 17C67 9 73 7.5 78 11C83 16 83 22 80 27C86 33 87 39 88 46C92 54 92 65 88 73',
      'C84 84 69 89 50 89',
    ],
    edges: [30, 86],
    shine: 'M18 42C19 37 21 33 24 30',
    shadow: 22,
    ...anchor(46, 17, 61, 20, 20, 25.5, 27, 37.5, 78, 20, 8, 75, 36.5),
    front: (c) =>
      line(c.blush, 'M28 18.5h.01M69.5 19h.01', 10) +
      fill(
        c.belly,
        'M50 53C43 53 41 49 35 50C20 52 10 58 12 68C15 80 32 86 50 86C68 86 82 80 85 68C87 58 80 52 65 50C59 49 57 53 50 53ZM46 15h8q0 12-4 21q-4-9-4-21Z',
      ) +
      snub(52) +
      line(PINK, 'M38 86.5h4M58 86.5h4', 4.4),
  },
  {
    id: 'frog',
    weight: 6,
    top: 20,
    arcs: [
      'C53 20 55 19 57 17C60 12 65 10 71 10C79 10 85 15 86 23C86 27 86 30 84 33C91 42 94 58 88 70',
      'C83 83 69 89 50 89',
    ],
    edges: [28, 80],
    shine: 'M15 51C15 45 17 40.5 20 37',
    shadow: 22,
    crown: 15,
    ...anchor(27, 20, 47, 5, 13, 19, 12, 36.5, 74, 24, 11.5, 64, 36),
    back: (c) => drawLimbs(c, 'M26 87H34M66 87H74', 8),
    front: (c) => line(c.belly, 'M36 72h26', 25) + line(c.shade, 'M47 37.5h.01M53 37.5h.01', 2.8),
  },
  {
    id: 'red-panda',
    weight: 6,
    top: 15,
    arcs: ['C56 15 61 16 65 18C67 11 71 8 75.5 9C81 10 83 20 81 31C88 42 91 58 86 70', 'C81 83 68 89 50 89'],
    edges: [30, 87],
    shine: 'M39 22.5C41 21 44 20.5 47 20.5',
    shadow: 21,
    ...anchor(46.5, 16, 61.5, 22, 22, 26.5, 26, 36.5, 78, 19, 8, 75, 32.5),
    back: (c) => {
      const tail = 'M30 82Q13 82 14 63';
      const rings = `<path d="${tail}" stroke="${c.belly}" stroke-width="10" stroke-dasharray="5 5" stroke-linecap="butt"/>`;
      return line(c.shade, tail, 12) + rings;
    },
    front: (c) =>
      line(c.belly, 'M23.5 20v4l4-2zM74 20v4l-4-2z', 8) +
      line(c.belly, 'M21 60v3M77.5 60v3', 16) +
      line(c.belly, 'M33 29h2M63 29h2', 5.4) +
      line(c.belly, 'M44 62h12', 20) +
      line(c.dark, 'M49 52.5h2', 5.6),
  },
  {
    id: 'axolotl',
    weight: 6,
    top: 9,
    arcs: ['C69 9 82 25 83 47C84 55 83 64 81 70', 'C79 84 67 89 50 89'],
    edges: [28, 86],
    shine: 'M23 43C25 33 30 26 37 22',
    shadow: 20,
    ...anchor(46, 17, 60, 20, 21, 25, 25, 33, 78, 20, 8.5, 75, 31),
    back: (c) => {
      const gills =
        'M34 28Q30 19 24 17.5M26 38Q18 31 12.5 31M24 50Q15 45 9 47M66 28Q70 19 76 17.5M74 38Q82 31 87.5 31M76 50Q85 45 91 47';
      return line(c.accentShade, gills, 9) + line(c.accent, gills, 5) + drawLimbs(c, 'M30 83Q17 84 16 73', 8);
    },
    front: (c) =>
      line(c.belly, 'M39 78h20', 17) + line(c.shade, 'M45 22h.01M53 20h.01M59 25h.01M28 71h.01M71 71h.01', 4),
  },
  {
    id: 'fox',
    weight: 6,
    top: 22,
    arcs: [
      'C55 22 59 22 63 23C67 16 70 10.5 73.5 9.5C77 8.5 80.5 11 81 16C82 23 83 30 82 36C86 43 89 50 92 56C96 62 88 67 83 72',
      'C79 84 67 89 50 89',
    ],
    edges: [32, 86],
    shine: 'M20 44C21 40 23 36 26 33',
    shadow: 20,
    ...anchor(47, 16, 62, 22, 25, 29, 25, 37.5, 79, 18, 7, 75.5, 31),
    back: (c) => line(c.shade, 'M32 82Q15 84 14 68', 12) + line(c.belly, 'M13.5 71v-4', 9.6),
    front: (c) =>
      line(c.belly, 'M25 20l-1 6 4-3zM73 21l1 6-4-3z', 4) +
      fill(c.belly, 'M9 59Q25 51 39 56Q50 61 61 56Q74 51 88 59C84 72 70 81 50 81C30 81 15 72 9 59Z') +
      line(c.dark, 'M49 53h2', 5.6),
  },
  {
    id: 'koala',
    weight: 6,
    top: 9,
    arcs: [
      'C58 9 65 12 70 18C72 17 75 16 79 16C86 16 91 21 91 28C91 34 88 39 84 41C87 49 89 60 85 70',
      'C82 84 69 89 50 89',
    ],
    edges: [28, 90],
    shine: 'M31 25C34 22 37 20 41 19',
    shadow: 21,
    ...anchor(46, 17.5, 63, 20, 22, 25, 25, 35, 79, 20, 7.5, 76, 32.5),
    front: (c) =>
      line(c.belly, 'M20 25v3l-2 2M77 26v3l2 2', 12) +
      line(c.belly, 'M37 80h24', 13) +
      line(c.dark, 'M50 49.5v3', 9.4) +
      line('#fff', 'M48.5 48v2', 2),
  },
];

const LEAF = '#49a84e';
const FROG = '#7ccc52';
const FROG_SHADE = '#3f9136';
const BOW = 'm0-2.5l-9-4.5c-4-2-6 0-6 4v6c0 4 2 6 6 4l9-4.5l9 4.5c4 2 6 0 6-4v-6c0-4-2-6-6-4z';

const PADS = 'M17 28h2M81 26h2M89 62h2';
const TOES = 'M12 23h12M76 21h12M84 57h12';

const DOME = (a: Anchors) => `${crest(a, 5)}Z`;
const BERRY = (a: Anchors) => `${crest(a, 9)}Q${a.x} ${a.brimY + 8} ${a.x - a.brimWidth} ${a.brimY}Z`;
const BRIM = brim(0);
const SEEDS = garland(-5, 4);

/** A ribbon tied to a bow, around 0,0. */
function bow(c: Inks): string {
  return fill(c.accent, BOW) + line(c.accentShade, 'M-6 0l-4-2M6 0l4-2', 2.4) + line(c.accentShade, 'M0-1v2', 8.5);
}

/** A thing that is pinned on before the right ear. */
function clip(id: string, weight: number, drawing: (c: Inks) => string): Part {
  return { id, weight, kind: 'crown', height: 5, draw: (a, c) => at(a.x + a.earGap - 7, a.earY + 2, drawing(c)) };
}

// The grounds of several palettes.
const DARK = '05a52b917b1416306674182a';
const LIGHT = 'fe59fdfddbefcf7fdbddfffc';

/**
 * The pack `pets`: kittens, puppies, frogs and axolotls with collars, ribbons and knitted hats.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [pets] });
 * const svg = createAvatar('ada', { packs: 'pets' });
 */
export const pets: Pack = {
  id: 'pets',
  name: 'Pets',
  about: 'Kittens, puppies, frogs and axolotls with collars, ribbons and knitted hats.',
  // oxfmt-ignore
  palettes: [
    makePalette('ginger', '310f67 7ef3bdfecdb7ffeddc fc5e92feafa5d83fdbfa8e86fed', DARK),
    makePalette('lilypad', '031f78 fcae96df8ab3ffeddc 6dc4bacfd7d75b5deabd59b3eea', DARK),
    makePalette('bubblegum', '412f58 9ed5b9fdeeabffeddc eaec8dfdeface89fdefa9e87fed', DARK),
    makePalette('buttercup', '320f86 9cf58df9ad67ffeddc cd6aa3eeafd6db4febfc8ea5fdb', DARK),
    makePalette('milk', '223f9a 9df5adfcdd9afe9dc6 dff9ddbdffffdcdfdefeddcafdb', 'e54d4a85d37d088284c51b3c', { pale: true }),
    makePalette('russet', '200f9a 5bc289f9bc69ffeddc c56944fdcd64b42fdcc71a50fda', LIGHT),
    makePalette('bluebell', '013fab f93c613bb088ffeddc 29b178cef58c46bdef77d65bddf', LIGHT),
    makePalette('mulberry', '201fab 3ba187f9bc69ffeddc 87d75bdcfa6c85aedfc59a47fce', LIGHT),
  ],
  bodies: PETS_BODIES,
  eyes: SIMPLE_EYES,
  brows: NONE,
  cheeks: { none: 6, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  antenna: NONE,
  marking: NONE,
  topper: {
    none: 20,
    parts: [
      {
        id: 'frog-hood',
        weight: 4,
        kind: 'hat',
        height: 13,
        draw: (a, c) =>
          move(
            a.toTop,
            line(FROG, 'M-11-4h22', 17) +
              line(FROG_SHADE, 'M-11-5h.01M11-5h.01', 14) +
              line('#fff', 'M-11-5h.01M11-5h.01', 10) +
              line(c.dark, 'M-10-5h.01M12-5h.01', 6),
          ) +
          fill(FROG, DOME(a)) +
          line(FROG_SHADE, BRIM(a), 7),
      },
      {
        id: 'berry-hat',
        weight: 4,
        kind: 'hat',
        height: 17,
        draw: (a, c) =>
          fill(c.accent, BERRY(a)) +
          beads(c.dark, SEEDS(a), 3, 8) +
          move(a.toTop, line(LEAF, 'M0-9Q0-14 4-15M-11-5L0-9L11-5M-6-1L0-9L6-1', 5)),
      },
      clip('ear-bow', 5, bow),
      clip(
        'ear-daisy',
        3,
        (c) => beads(c.accent, 'M0-6L5.7-1.9L3.5 4.9H-3.5L-5.7-1.9Z', 9, 7) + dot(c.accentShade, 0, 0, 4.6),
      ),
      clip(
        'star-clip',
        3,
        (c) =>
          `<path d="m0-8l2.5 5l5.5.8l-4 3.9l1 5.5l-5-2.6l-5 2.6l1-5.5l-4-3.9l5.5-.8z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="3"/>`,
      ),
      {
        id: 'knit-hat',
        weight: 3,
        kind: 'hat',
        height: 15,
        draw: (a, c) =>
          move(a.toTop, dot('#fff', 0, -8, 7)) + fill(c.accent, DOME(a)) + line(c.accentShade, BRIM(a), 8),
      },
      createTopper(
        'mandarin',
        3,
        17,
        () =>
          line('#d96a10', 'M-3-5.5h6', 19) +
          line('#ff9d2e', 'M-3-6h4', 17) +
          fill(LEAF, 'M0-14.5C2-20 8-21 12-18.5C10-14 5-12.5 0-14.5Z'),
      ),
      createTopper(
        'sailor-hat',
        3,
        13,
        (c) =>
          fill('#dde4f0', 'M-15-1C-18-12-8-13 0-13C8-13 18-12 15-1Z') +
          line('#fff', 'M-15-1Q0 6 15-1', 9) +
          line(c.accent, 'M-16 0Q0 7 16 0', 3) +
          dot(c.accentShade, 0, -7.5, 3.4),
        'hat',
      ),
    ],
  },
  accessory: {
    none: 10,
    parts: [
      {
        id: 'collar-and-tag',
        weight: 5,
        kind: 'neckwear',
        draw: (a, c) =>
          line(c.accent, bandOf(a), 5.4) +
          dot('#c98d1c', a.x + 0.5, a.neckY + 7, 6) +
          dot('#ffd34d', a.x, a.neckY + 6.5, 5.4),
      },
      {
        id: 'dotted-kerchief',
        weight: 5,
        kind: 'neckwear',
        draw: (a, c) =>
          at(
            a.x,
            a.neckY,
            `<path d="M-22 1Q0 8 22 1Q9 11 0 12Q-9 11-22 1Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
              line('#fff', 'M-9 6.5h.01M0 8.5h.01M9 6.5h.01', 3),
          ),
      },
      { id: 'satin-bow', weight: 5, kind: 'neckwear', draw: (a, c) => at(a.x, a.neckY + 4, bow(c)) },
      createHeld(
        'fish',
        4,
        (c) =>
          fill(c.accentShade, 'M0 5l-8 7q6 0 8 3q4-2 4-8Z') +
          fill(c.accent, 'M-2 8c-9-9-6-21 4-26c8 7 8 19 0 26Z') +
          dot(c.dark, 1.5, -11.5, 2),
      ),
      createHeld('bone', 4, () => {
        const path = 'M-4 9L3-13M-7 8h.01M-1 11h.01M0-15h.01M6-12h.01';
        return line('#bba78f', path, 8.4) + line('#fff', path, 6);
      }),
      createHeld(
        'carrot',
        4,
        () =>
          line(LEAF, 'M0-10l-3-7M1-10l3-7M3-9l6-5', 4) +
          fill('#ff8a2b', 'M-5-9q6-5 13 1c0 8-5 18-11 23q-3 1-3-3c-1-8-1-15 1-21Z'),
      ),
      createHeld(
        'yarn',
        3,
        (c) =>
          dot(c.accentShade, -1, -3, 11) +
          dot(c.accent, -1.8, -3.8, 9.8) +
          line(c.accentShade, 'M-10-7q8-4 16 1m-17 4q8-5 17 1', 2.4),
      ),
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'paw-prints',
        weight: 1,
        draw: () => veil('.2', beads('#fff', TOES, 3.6, 4) + line('#fff', PADS, 8)),
      },
      {
        id: 'meadow',
        weight: 1,
        draw: () =>
          veil('.2', fill('#fff', 'M1 60q24-12 49 2q24-14 49-2a50 50 0 0 1-98 0Z')) +
          veil('.08', fill('#000', 'M5 71Q50 84 95 71A50 50 0 0 1 5 71Z')),
      },
    ],
  },
  styles: {
    masc: { accessory: { 'dotted-kerchief': 2, bone: 2 } },
    femme: { topper: { 'ear-bow': 2 }, accessory: { 'satin-bow': 2 } },
    neutral: { topper: { 'frog-hood': 2 } },
  },
};

// The pack `office`: mugs, folders, envelopes and light bulbs with ties, lanyards, paper hats and bright ideas.
import { makePalette } from '../palettes/palette.js';
import { anchor } from '../parts/body.js';
import { crest } from '../parts/head.js';
import type { Anchors, Body, Inks, Part } from '../parts/part.js';
import { at, dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createHeld, createTopper, drawCloth, NONE, SIMPLE_EYES, veil } from './shapes.js';

// Each body can be recognized by its outline, and has room for a shirt under the mouth.
const OFFICE_BODIES: readonly Body[] = [
  {
    id: 'mug',
    weight: 6,
    top: 9.5,
    arcs: ['C70 9.5 83 12.5 83 19L81 66', 'L80 78C79 86 68 89 50 89'],
    edges: [14, 86],
    shine: 'M22.5 54L22 38',
    shadow: 21,
    ...anchor(47, 14.5, 60.5, 20, 16, 20.5, 31, 31, 79, 20, 8, 74, 29),
    back: (c) =>
      line(c.shade, 'M24 36Q8 34 9 50Q10 66 26 64', 10.4) + line(c.body, 'M23 35.5Q7.5 33.5 8.5 49.5Q9.5 65 25 63', 7),
    front: (c) =>
      `<ellipse cx="49" cy="17.5" rx="32" ry="7" fill="${c.belly}"/><ellipse cx="49" cy="18" rx="27" ry="4.8" fill="#6b3d26"/>`,
  },
  {
    id: 'folder',
    weight: 5,
    top: 22,
    arcs: [
      'L80 22C86 22 88 25 88 30L86 66',
      'L85 76C84 85 80 89 73 89L50 89',
      'L27 89C20 89 16 85 15 76L14 66',
      'L12 26C12 20 15 17 20 17L36 17C42 17 41 22 46 22L50 22',
    ],
    edges: [12, 86],
    shine: 'M18.5 46L18 32',
    shadow: 22,
    crown: 18,
    ...anchor(47.5, 15, 61, 24, 26, 29, 35, 34, 79, 24, 8, 74, 32),
    back: () => fill('#fff', 'M42 9L80 12L81 34H40Z') + line('#9fb0c4', 'M48 15l26 1.5', 2.4),
    front: (c) => line(c.belly, 'M21 23h13', 5) + line(c.shade, 'M46 28.5h32', 2.4),
  },
  {
    id: 'sticky-note',
    weight: 5,
    top: 9.5,
    arcs: [
      'L74 9.5C79 9.5 80 11 80.5 16L84 64',
      'C83 72 74 84 66 88L50 89',
      'L25 89C20 89 17 87 16 82L16 64',
      'L19.5 16C20 11 21 9.5 26 9.5L50 9.5',
    ],
    edges: [14, 88],
    shine: 'M21.5 44L22 29',
    shadow: 22,
    ...anchor(46, 15, 59.5, 22, 15, 22, 32, 33, 77, 20, 8, 73, 29),
    front: (c) =>
      fill(c.shade, 'M23 10.5H76L78 19H21Z') +
      fill(c.belly, 'M84 64C78 69 72 69 65 66C68 73 69 81 66 87C74 84 83 72 84 64Z'),
  },
  {
    id: 'envelope',
    weight: 5,
    top: 25,
    arcs: ['L81 25C86 25 88 28 88 32L88 70', 'L88 74C88 84 84 89 77 89L50 89'],
    edges: [20, 92],
    shine: 'M17.5 55L17.5 44',
    shadow: 22,
    crown: 12,
    ...anchor(55, 15.5, 66, 24, 28, 33, 36, 35, 80, 20, 6, 76, 32),
    back: () => fill('#fff', 'M25 60V13Q25 9.5 29 9.5H71Q75 9.5 75 13V60Z') + line('#9fb0c4', 'M33 17h22', 2.4),
    front: (c) =>
      fill(c.shade, 'M13 27H87L55 39Q50 42 45 39Z') +
      fill(c.belly, 'M14 26H84L54 36.5Q49 39 44 36.5Z') +
      line(c.accent, 'M49 33h.01', 13) +
      fill('#fff', 'M49 38c-5-3-6-7-3-8q2 0 3 2q1-2 3-2c3 1 2 5-3 8Z'),
  },
  {
    id: 'light-bulb',
    weight: 5,
    top: 9,
    arcs: ['C71 9 85 22 85 41C85 54 76 60 70 70', 'L67 84C66 88 60 89 50 89'],
    edges: [26, 72],
    shine: 'M21.5 41C22 29 28 21 37 17',
    shadow: 16,
    ...anchor(42, 15, 55.5, 20, 17, 24, 28, 34, 78, 14, 7, 71, 22),
    front: (c) =>
      line(c.accentShade, 'M42 27l-2-9 5 6 4-6 4 6 5-6-2 9', 3) +
      fill('#8e9aab', 'M30 70H70L67 84Q63 90 50 90Q37 90 33 84Z') +
      fill('#c3ccd8', 'M31 70H65L62 83Q58 88 49 88Q39 88 35 83Z') +
      line('#8e9aab', 'M32 76l34-2M34 83l31-2', 2.6),
  },
  {
    id: 'plant-pot',
    weight: 5,
    top: 31,
    arcs: ['L84 31C88 31 89 33 89 36L88 45L83 45L80 68', 'L78 80C77 87 71 89 63 89L50 89'],
    edges: [28, 96],
    shine: 'M21.5 53L23 64',
    shadow: 19,
    crown: 28,
    ...anchor(53, 14.5, 65.5, 22, 30, 37, 34, 32, 82, 18, 5, 78, 27),
    back: () =>
      fill('#2f8f55', 'M50 40C34 38 19 32 16 20Q40 14 50 40Q60 14 84 20C81 32 66 38 50 40Z') +
      fill('#56b96b', 'M50 40Q30 24 48 9Q68 22 50 40ZM47 38Q30 34 22 23Q38 24 47 38Z'),
    front: (c) => line(c.shade, 'M19 45.5H79', 3) + line(c.belly, 'M17 36.5H62', 3.4),
  },
  {
    id: 'pencil',
    weight: 5,
    top: 9,
    arcs: ['C52 9 54 10 55 12L77 42C78 44 79 46 79 48L79 66', 'L79 80C79 87 75 89 69 89L50 89'],
    edges: [34, 96],
    shine: 'M26.5 62L26.5 52',
    shadow: 18,
    ...anchor(51.5, 13, 64, 13, 26, 38, 22, 28, 80, 16, 7, 76, 27.5),
    front: (c) =>
      fill('#f6d9a8', 'M26 43L46 13Q50 9 54 13L72 43Q66 49 58 43Q50 49 42 43Q33 49 26 43Z') +
      fill(c.accentShade, 'M41 21L46 13Q50 9 54 13L59 21Q50 26 41 21Z') +
      fill('#ff8fa6', 'M22.5 83H75Q75 88 69 88H28Q22.5 88 22.5 83Z') +
      line('#cdd5df', 'M24 82H74', 4.6),
  },
  {
    id: 'laptop',
    weight: 5,
    top: 9.5,
    arcs: ['L74 9.5C79.5 9.5 82.5 12 83 18L84 68', 'L86.5 75C87.5 82 83 89 74 89L50 89'],
    edges: [14, 80],
    shine: 'M19.5 36L19.5 26',
    shadow: 22,
    ...anchor(41, 15, 53.5, 21, 17, 19.5, 32, 33, 76, 20, 7, 70, 32),
    front: (c) =>
      `<rect x="23" y="15" width="54" height="52" rx="5" fill="${c.belly}"/>` +
      line(c.shade, 'M17 72H82', 3) +
      line(c.belly, 'M24 79h50', 5.4),
  },
];

const LENS = 'm-12.5 4v-12q0-5 5-5h15q5 0 5 5v12';

const CUPS = (a: Anchors) => {
  const [left, right] = [a.x - a.sideWidth, a.x + a.sideWidth];
  return {
    strap: `M${left} ${a.eyeY}L${crest(a, 1).slice(1)}L${right} ${a.eyeY}`,
    pads: `M${left} ${a.eyeY - 3}v8M${right} ${a.eyeY - 3}v8`,
    boom: `M${left} ${a.eyeY + 8}q0 9 9 10`,
  };
};

/** Cloth under the mouth, and a drawing on it around the middle of the neck. */
function worn(id: string, weight: number, cloth: (c: Inks) => string, drawing: (c: Inks) => string): Part {
  return { id, weight, kind: 'full', draw: (a, c) => drawCloth(a, cloth(c)) + at(a.x - 1, a.neckY, drawing(c)) };
}

// The grounds of several palettes.
const DARK = '05753a165a1384182556004a';
const LIGHT = 'fe69fdfddbefcf8fdbddfffc';

/**
 * The pack `office`: mugs, folders, envelopes and light bulbs with ties, lanyards and bright ideas.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [office] });
 * const svg = createAvatar('ada', { packs: 'office' });
 */
export const office: Pack = {
  id: 'office',
  name: 'Office',
  about: 'Mugs, folders, envelopes and light bulbs with ties, lanyards and bright ideas.',
  // oxfmt-ignore
  palettes: [
    makePalette('sticky-yellow', '310f87 7cf4aef9bd68ffeddc dd5bb3eebfd5eb3febfc7ea4fdb', DARK),
    makePalette('memo-pink', '312e57 8ed4bafe7db4ffeddc fadd8bfdef9bd79fddfa9e77fdd', DARK),
    makePalette('highlighter-lime', '130f78 facd79fe7db4ffeddc 7db5b9cef9e87c5deabd69b4eea', DARK),
    makePalette('steno-blue', '123f9a fd7da4f9bd68ffeddc 8df6bdceface8acdefbbe99cddf', DARK),
    makePalette('copy-paper', '223f9a fb4d829cf69dfd9db6 effccdcdffffdcdfdeffddcafdb', 'e45d3a73d16c078284c50b2b', { pale: true }),
    makePalette('biro-blue', '013fab f93c614bc289ffeddc 29a178cef58c46bdef78d66bddf', LIGHT),
    makePalette('stamp-red', '200fba 5bd38afb5d82ffeddc d58b36fcdd55b43fccd63b41fdc', LIGHT),
    makePalette('filing-green', '020fba fb5d82f9bc68ffeddc 198177bee395173cea693571dea', LIGHT),
  ],
  bodies: OFFICE_BODIES,
  eyes: SIMPLE_EYES,
  brows: NONE,
  antenna: NONE,
  marking: NONE,
  topper: {
    none: 12,
    parts: [
      createTopper(
        'push-pin',
        4,
        16,
        (c) =>
          line('#8792a3', 'M0 6V-2', 3.4) +
          fill(c.accentShade, 'M-11 0Q-11-6-5.5-6L-7-13Q-9-14-9-16Q0-20 9-16Q9-14 7-13L5.5-6Q11-6 11 0Q0 6-11 0Z') +
          fill(c.accent, 'M-10-1Q-9-5-4.5-5.5L-6-13Q-8-14-8-16Q-1-19 5-17L3.5-13L2.5-5.5Q6-5 7 1Q-4 3-10-1Z'),
      ),
      createTopper(
        'bright-idea',
        4,
        24,
        (_c, m) =>
          `<path d="M-14-12l-4-1M14-12l4-1M-11-20l-3-3M11-20l3-3" stroke="#ffd34d" stroke-width="2.8"${m.pulse}/>` +
          dot('#ffdf6b', 0, -11, 9.5) +
          line('#8792a3', 'M-2.5 0h5m0 3h-5', 4) +
          line('#fff', 'M-4-11q0-3 3-4', 2.6),
      ),
      createTopper(
        'paper-plane',
        4,
        17,
        () =>
          fill('#b9c6d9', 'M17-15L-4 0L-6 6L2 1Z') +
          fill('#fff', 'M17-15L-20-6L-4 0ZM17-15L2 1L12 5Z') +
          line('#b9c6d9', 'M17-15L-3 0', 2.4),
      ),
      createTopper(
        'paper-hat',
        4,
        17,
        () =>
          '<path d="M-25 6L-16-3L0-19L16-3L25 6Q0 14-25 6ZM-16-3Q0 3 16-3M0-19V-1" fill="#fff" stroke="#93a4ba" stroke-width="2.4"/>' +
          line('#c3cedb', 'M-13 4.5Q0 7 13 4.5', 2.4),
        'hat',
      ),
      createTopper(
        'propeller-hat',
        4,
        17,
        (c) =>
          fill(c.accentShade, 'M-17 2C-17-14 17-14 17 2Q0 9-17 2Z') +
          fill(c.accent, 'M-17 2C-16-13 8-13 9 5Q-6 7-17 2Z') +
          line('#8792a3', 'M0-10V-14', 3) +
          fill('#ffcf3f', 'M0-14Q-8-20-15-15Q-9-11 0-14Q8-8 15-13Q9-18 0-14Z'),
        'hat',
      ),
    ],
  },
  accessory: {
    none: 14,
    parts: [
      createHeld(
        'coffee-to-go',
        5,
        (c) =>
          fill('#d9dfe8', 'M-7-10H10L7 14Q1.5 16-4 14Z') +
          fill('#fff', 'M-7-10H7L5 14Q0 15-4 14Z') +
          fill(c.accent, 'M-6.5-4H9L7.5 7H-5Z') +
          line('#7a4a30', 'M-6-11.5H9M-3-15H6', 4.4),
      ),
      createHeld(
        'magnifier',
        3,
        (c) =>
          line('#7a4a30', 'M-6 14L-1 1', 5) +
          `<circle cx="2" cy="-8" r="9" fill="#dff3ff" stroke="${c.accentShade}" stroke-width="3.6"/>` +
          line('#fff', 'M-3-9q1-3 4-4', 2.6),
      ),
      createHeld(
        'trophy',
        3,
        () =>
          line('#d9961a', 'M-4-10q-6 1-1 7M8-10q6 1 1 7M2-2V8', 3) +
          fill('#ffcf3f', 'M-5-14H9C10-5 6 2 2 2C-2 2-6-5-5-14Z') +
          line('#d9961a', 'M-4 10.5H6', 5),
      ),
      {
        id: 'reading-glasses',
        weight: 5,
        kind: 'glasses',
        face: (f, c) =>
          `<path d="${f.left}${LENS}${f.right}${LENS}${f.bridge}" fill="#fff" fill-opacity=".12" stroke="${c.ink}" stroke-width="3.2"/>`,
      },
      {
        id: 'lanyard',
        weight: 5,
        kind: 'neckwear',
        draw: (a, c) =>
          line(
            c.accent,
            `M${a.x - a.neckWidth + 2} ${a.neckY - 4}Q${a.x - 8} ${a.neckY + 4} ${a.x} ${a.neckY + 4}T${a.x + a.neckWidth - 4} ${a.neckY - 4}`,
            4,
          ) +
          at(
            a.x,
            a.neckY + 3,
            `<rect x="-9" width="18" height="12" rx="3" fill="#fff" stroke="${c.accentShade}" stroke-width="2.4"/>` +
              line(c.accent, 'M-4 6h.01', 5) +
              line('#8792a3', 'M1.5 6h3', 2.4),
          ),
      },
      {
        id: 'call-headset',
        weight: 5,
        kind: 'sidewear',
        back: (a, c) => line(c.accentShade, CUPS(a).strap, 4.4),
        draw: (a, c) =>
          line(c.accentShade, CUPS(a).boom, 3) +
          line(c.accentShade, CUPS(a).pads, 12) +
          line(c.accent, CUPS(a).pads, 8.5),
      },
    ],
  },
  outfit: {
    none: 14,
    parts: [
      worn(
        'shirt-and-tie',
        5,
        () => '#fff',
        (c) =>
          fill('#c9d3e2', 'M-14-1L0 4L-8 10ZM14-1L0 4L8 10Z') +
          `<path d="M-3 3h6l-2 3l3 7l-4 2l-4-2l3-7z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2"/>`,
      ),
      worn(
        'blazer',
        4,
        (c) => c.accent,
        (c) => fill('#fff', 'M-11-1H11L0 14Z') + line(c.accentShade, 'M-13 0L0 14L13 0', 4.4),
      ),
      worn(
        'hoodie',
        4,
        (c) => c.accent,
        (c) => line(c.accentShade, 'M-24-2Q0 7 24-2', 4.4) + line('#fff', 'M-7 4v5M7 4v4', 2.8),
      ),
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'desk',
        weight: 1,
        draw: () =>
          veil('.14', fill('#000', 'M6.5 74.5H93.5A50 50 0 0 1 6.5 74.5Z')) + veil('.22', line('#fff', 'M8 74H92', 3)),
      },
      {
        id: 'office-window',
        weight: 1,
        draw: () => veil('.16', fill('#fff', 'M11 24h20v17h-20zM11 45h20v17h-20zM69 24h20v17h-20zM69 45h20v17h-20z')),
      },
    ],
  },
  styles: {
    masc: { outfit: { 'shirt-and-tie': 2 }, body: { mug: 2 } },
    femme: { outfit: { blazer: 2 }, accessory: { 'reading-glasses': 2 } },
    neutral: { accessory: { lanyard: 2 } },
  },
};

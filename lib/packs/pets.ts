// Pets: kittens, puppies, frogs and axolotls with collars, ribbons and knitted hats, and a treat in the paw.
import { CHEEKS } from '../parts/cheeks.js';
import { brim, crest, garland } from '../parts/head.js';
import type { Anchors, Inks, Part } from '../parts/part.js';
import { at, beads, dot, fill, line, move } from '../parts/shapes.js';
import { SIMPLE_EYES } from './eyes.js';
import type { Pack } from './pack.js';
import { PETS_BODIES } from './pets-bodies.js';
import { createPaletteRows } from './rows.js';
import { bandOf, createHeld, createTopper } from './shapes.js';
import { veil } from './veil.js';

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

/** Something pinned on before the right ear. */
function clip(id: string, weight: number, drawing: (c: Inks) => string): Part {
  return { id, weight, kind: 'crown', height: 5, draw: (a, c) => at(a.x + a.earGap - 7, a.earY + 2, drawing(c)) };
}

/**
 * The pack `pets`: kittens, puppies, frogs and axolotls with collars, ribbons and knitted hats.
 *
 * @example
 * const { createAvatar } = createEngine([pets]);
 * const svg = createAvatar('ada', { packs: 'pets' });
 */
export const pets: Pack = {
  id: 'pets',
  name: 'Pets',
  about: 'Kittens, puppies, frogs and axolotls with collars, ribbons and knitted hats.',
  palettes: [
    ...createPaletteRows('05a 52b 917 b14 163 066 741 82a', {
      ginger: ['310 310 f67', ['7ef 3bd', 'fec db7', 'ffe ddc'], 'fc5 d82 fea', 'fa5 c72 fdb', 'fa8 d75 fed'],
      lilypad: ['031 031 f78', ['fca e96', 'df8 ab3', 'ffe ddc'], '6dc 2a9 cfd', '7d7 3a4 dea', 'bd5 8a1 eea'],
      bubblegum: ['412 412 f58', ['9ed 5b9', 'fde eab', 'ffe ddc'], 'eae b7c fde', 'fac d78 fde', 'fa9 d76 fed'],
      buttercup: ['320 320 f86', ['9cf 58d', 'f9a d67', 'ffe ddc'], 'cd6 992 eea', 'fd6 ca2 feb', 'fc8 d93 fdb'],
    }),
    ...createPaletteRows('e54 d4a 85d 37d 088 284 c51 b3c', {
      milk: ['223 223 f9a', ['9df 5ad', 'fcd d9a', 'fe9 dc6'], 'dff 9cd bdf', 'fff cbd fde', 'fed db9 fdb', true],
    }),
    ...createPaletteRows('fe5 9fd fdd bef cf7 fdb ddf ffc', {
      russet: ['200 200 f9a', ['5bc 289', 'f9b c69', 'ffe ddc'], 'c56 944 fdc', 'd64 a42 fdc', 'c71 951 fda'],
      bluebell: ['013 013 fab', ['f93 c61', '3bb 088', 'ffe ddc'], '29b 178 cef', '58c 35a def', '77d 54a ddf'],
      mulberry: ['201 201 fab', ['3ba 187', 'f9b c69', 'ffe ddc'], '87d 64a dcf', 'a6c 849 edf', 'c59 937 fce'],
    }),
  ],
  bodies: PETS_BODIES,
  eyes: SIMPLE_EYES,
  brows: { none: 1, parts: [] },
  cheeks: { none: 6, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
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
    masc: { 'dotted-kerchief': 2, bone: 2 },
    femme: { 'ear-bow': 2, 'satin-bow': 2 },
    neutral: { 'frog-hood': 2 },
  },
};

// Nine to five: mugs, folders, envelopes and light bulbs with ties, lanyards, paper hats and bright ideas.
import { crest } from '../parts/head.js';
import type { Anchors, Inks, Part } from '../parts/part.js';
import { at, dot, fill, line } from '../parts/shapes.js';
import { SIMPLE_EYES } from './eyes.js';
import { OFFICE_BODIES } from './office-bodies.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { createHeld, createTopper, drawCloth } from './shapes.js';
import { veil } from './veil.js';

const LENS = 'm-12.5 4v-12q0-5 5-5h15q5 0 5 5v12';

const CUPS = (a: Anchors) => {
  const [left, right] = [a.x - a.sideWidth, a.x + a.sideWidth];
  return {
    strap: `M${left} ${a.eyeY}L${crest(a, 1).slice(1)}L${right} ${a.eyeY}`,
    pads: `M${left} ${a.eyeY - 3}v8M${right} ${a.eyeY - 3}v8`,
    boom: `M${left} ${a.eyeY + 8}q0 9 9 10`,
  };
};

/** Cloth under the mouth, and what is on it, drawn around the middle of the neck. */
function worn(id: string, weight: number, cloth: (c: Inks) => string, drawing: (c: Inks) => string): Part {
  return { id, weight, kind: 'full', draw: (a, c) => drawCloth(a, cloth(c)) + at(a.x - 1, a.neckY, drawing(c)) };
}

/**
 * The pack `office`: mugs, folders, envelopes and light bulbs with ties, lanyards and bright ideas.
 *
 * @example
 * const { createAvatar } = createEngine([office]);
 * const svg = createAvatar('ada', { packs: 'office' });
 */
export const office: Pack = {
  id: 'office',
  name: 'Office',
  about: 'Mugs, folders, envelopes and light bulbs with ties, lanyards and bright ideas.',
  palettes: [
    ...createPaletteRows('057 53a 165 a13 841 825 560 04a', {
      'sticky-yellow': ['310 310 f87', ['7cf 4ae', 'f9b d68', 'ffe ddc'], 'dd5 aa2 eeb', 'fd5 da2 feb', 'fc7 d93 fdb'],
      'memo-pink': ['312 312 e57', ['8ed 4ba', 'fe7 db4', 'ffe ddc'], 'fad c7a fde', 'f9b c68 fdd', 'fa9 d66 fdd'],
      'highlighter-lime': [
        '130 130 f78',
        ['fac d79', 'fe7 db4', 'ffe ddc'],
        '7db 4a8 cef',
        '9e8 6b4 dea',
        'bd6 8a3 eea',
      ],
      'steno-blue': ['123 123 f9a', ['fd7 da4', 'f9b d68', 'ffe ddc'], '8df 5ac cef', 'ace 79b def', 'bbe 88b ddf'],
    }),
    ...createPaletteRows('e45 d3a 73d 16c 078 284 c50 b2b', {
      'copy-paper': [
        '223 223 f9a',
        ['fb4 d82', '9cf 69d', 'fd9 db6'],
        'eff acd cdf',
        'fff cbd fde',
        'ffd dca fdb',
        true,
      ],
    }),
    ...createPaletteRows('fe6 9fd fdd bef cf8 fdb ddf ffc', {
      'biro-blue': ['013 013 fab', ['f93 c61', '4bc 289', 'ffe ddc'], '29a 167 cef', '58c 35a def', '78d 55a ddf'],
      'stamp-red': ['200 200 fba', ['5bd 38a', 'fb5 d82', 'ffe ddc'], 'd58 a36 fcd', 'd55 a33 fcc', 'd63 a41 fdc'],
      'filing-green': ['020 020 fba', ['fb5 d82', 'f9b c68', 'ffe ddc'], '198 166 bee', '395 173 cea', '693 461 dea'],
    }),
  ],
  bodies: OFFICE_BODIES,
  eyes: SIMPLE_EYES,
  brows: { none: 1, parts: [] },
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
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
    masc: { 'shirt-and-tie': 2, mug: 2 },
    femme: { blazer: 2, 'reading-glasses': 2 },
    neutral: { lanyard: 2 },
  },
};

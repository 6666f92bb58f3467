import { ANTENNAS } from '../parts/antennas.js';
// Mission control at night: visors, headsets with microphones, dishes, beacons and rows of console lights.
import { CHEEKS } from '../parts/cheeks.js';
import { crest, toHand } from '../parts/head.js';
import type { Part } from '../parts/part.js';
import { at, beads, dot, fill, line, move } from '../parts/shapes.js';
import { COMMAND_BODIES } from './command-center-bodies.js';
import { GO, HOLD, STEEL, STOP } from './command-center-signals.js';
import { COMMAND_TOPPERS } from './command-center-toppers.js';
import { PLAIN_EYES } from './eyes.js';
import { HALF_RIMS } from './glasses.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { bandOf, drawCloth } from './shapes.js';
import { tint, trace } from './veil.js';

const headset: Part = {
  id: 'headset',
  weight: 7,
  kind: 'sidewear',
  back: (a, c) =>
    line(c.accentShade, `M${a.x - a.sideWidth} ${a.eyeY}L${crest(a, 1).slice(1)}L${a.x + a.sideWidth} ${a.eyeY}`, 4.4),
  draw: ({ x, eyeY, mouthY, eyeGap, sideWidth: w }, c) =>
    line(c.dark, `M${x - w + 1} ${eyeY + 7}Q${x - w + 2} ${mouthY + 6} ${x - eyeGap - 6} ${mouthY + 6}`, 3) +
    line(c.accentShade, `M${x - w} ${eyeY - 4}v9M${x + w} ${eyeY - 4}v9`, 11) +
    line(c.accent, `M${x - w - 0.5} ${eyeY - 4}v8M${x + w - 0.5} ${eyeY - 4}v8`, 7) +
    `<circle cx="${x - eyeGap - 4}" cy="${mouthY + 6}" r="4" fill="${STOP}"/>`,
};

const visor: Part = {
  id: 'visor',
  weight: 5,
  kind: 'glasses',
  face: (_f, c) =>
    `<path d="M-31 7V0q0-14 14-14h34q14 0 14 14v7" fill="#fff" fill-opacity=".12" stroke="${c.ink}" stroke-width="3.2"/>`,
};

/**
 * The pack `command-center`: mission control: headsets, visors and console lights in navy and signal colours.
 *
 * @example
 * const { createAvatar } = createEngine([commandCenter]);
 * const svg = createAvatar('ada', { packs: 'command-center' });
 */
export const commandCenter: Pack = {
  id: 'command-center',
  name: 'Command Center',
  about: 'Mission control: headsets, visors and console lights in navy and signal colours.',
  backgrounds: { solid: 1 },
  palettes: [
    ...createPaletteRows('136 25a 147 c32 056 418 a30 614', {
      'console-white': [
        '023 023 e87',
        ['f84 c41', '9ce 57a', 'fff bcd'],
        'cef 7ae fff',
        'eef 9ae fff',
        'fff aad def',
        true,
      ],
      'solar-array': ['310 310 e64', ['6cf 38b', 'f74 c42', 'fff bcd'], 'ed5 b93 ee9', 'fd3 d91 fea', 'fb3 d80 fda'],
      ice: ['023 023 e79', ['fd3 d91', '5cc 299', 'fff bcd'], 'bdf 79c def', 'aef 6ac dff', 'aed 6a9 dfe', true],
      'go-green': ['021 021 e76', ['fd4 d92', '6de 39a', 'fff bcd'], '9fc 5b8 dfe', 'af8 6b4 dfc', 'cf7 8b3 efb', true],
    }),
    ...createPaletteRows('ffa cff fef 136 426 044 138 703', {
      'signal-orange': ['300 300 b12', ['8df 4ab', 'fd5 c92', 'fff bcd'], 'd66 a33 fca', 'e63 b31 fdb', 'e73 b41 fda'],
      telemetry: ['012 012 f9b', ['fd4 d92', 'adf 69b', 'fff bcd'], '79d 459 cdf', '49d 169 bdf', '3aa 177 bee'],
      radar: ['020 020 d56', ['fd5 c92', 'ae6 6a3', 'fff bcd'], '2aa 077 bee', '3a7 174 beb', '4a5 173 cea'],
    }),
    ...createPaletteRows('fd4 9e9 8de fcb fbe ef6 ffb bcf', {
      'deep-orbit': ['fff 113 e8c', ['fd3 d91', '9cf 57b', 'fff bcd'], '17b 048 36b', '36b 137 47b', '55c 228 37b'],
      mars: ['fff 301 f98', ['7de 39a', 'fc5 c82', 'fff bcd'], 'a28 615 b3a', 'b26 714 c38', 'b24 702 c37'],
    }),
  ],
  bodies: COMMAND_BODIES,
  brows: { none: 1, parts: [] },
  cheeks: { none: 1, parts: CHEEKS.filter(({ id }) => id === 'blush' || id === 'rosy') },
  eyes: PLAIN_EYES,
  antenna: {
    none: 3,
    parts: [
      {
        id: 'signal-mast',
        weight: 3,
        height: 19,
        draw: (a, _c, m) =>
          at(
            a.topX,
            a.topY,
            line(STEEL, 'M-7 8L0-12L7 8M-5 0H5M-3-6H3', 3) + `<circle cy="-13" r="5" fill="${STOP}"${m.pulse}/>`,
          ),
      },
      ...ANTENNAS.filter(({ id }) => id === 'spring'),
    ],
  },
  marking: { none: 1, parts: [] },
  topper: { none: 5, parts: COMMAND_TOPPERS },
  accessory: {
    none: 4,
    parts: [
      headset,
      visor,
      HALF_RIMS,
      {
        id: 'walkie-talkie',
        weight: 4,
        kind: 'held',
        draw: (a, c, m) =>
          move(
            toHand(a),
            line(c.dark, 'M2-6v-12', 3.4) +
              '<rect x="-8" y="-8" width="15" height="26" rx="3.5" fill="#3b4663"/>' +
              fill(c.accent, 'M-5-4H4v6H-5Z') +
              `<circle cx="-2" cy="8" r="2.6" fill="${GO}"${m.twinkle}/>`,
          ),
      },
      {
        id: 'checklist',
        weight: 4,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            `<rect x="-9.5" y="-6" width="16" height="22" rx="2" fill="#fff" stroke="${c.accentShade}" stroke-width="3"/>` +
              line(STEEL, 'M-4-7h5', 5) +
              line('#1fa565', 'm-6 1 2 2 3-4m-5 10 2 2 3-4', 2.4),
          ),
      },
      {
        id: 'mission-flag',
        weight: 4,
        kind: 'held',
        draw: (a, c) =>
          move(
            toHand(a),
            line(STEEL, 'M-5 16V-19', 3.4) +
              fill(c.accentShade, 'M-2-24q6-3 11 1t7 0v15q-5 2-9-.5T-2-9Z') +
              fill(c.accent, 'M-2-24q6-3 10 .5t6-.5v14q-4 1.5-8-.5t-8-.5Z') +
              dot('#fff', 2, -13, 3),
          ),
      },
    ],
  },
  outfit: {
    none: 4,
    parts: [
      {
        id: 'status-lights',
        weight: 5,
        kind: 'neckwear',
        draw: (a, c) => {
          const y = a.neckY + 3;
          return (
            line(c.dark, bandOf(a), 9.5) +
            `<circle cx="${a.x - 14}" cy="${y - 1.5}" r="3" fill="${STOP}"/>` +
            `<circle cx="${a.x - 5}" cy="${y}" r="3" fill="${HOLD}"/>` +
            dot(GO, a.x + 4, y, 3)
          );
        },
      },
      {
        id: 'suit-ring',
        weight: 4,
        kind: 'neckwear',
        draw: (a, c) => {
          const band = bandOf(a);
          return (
            line('#7f8aa6', band, 9.5) +
            move('translate(-.5 -1)', line('#e6ebf5', band, 7)) +
            beads(c.accentShade, band, 3, 7)
          );
        },
      },
      {
        id: 'flight-suit',
        weight: 5,
        kind: 'full',
        draw: (a, c) =>
          drawCloth(a, c.accent) + dot('#fff', a.x + 11, a.bellyY, 4.5) + dot(c.accentShade, a.x + 11, a.bellyY, 2.4),
      },
    ],
  },
  scene: {
    none: 0,
    parts: [
      {
        id: 'night-horizon',
        weight: 3,
        draw: () =>
          tint('M4 69q46-17 92 0a50 50 0 0 1-92 0Z', '.16', '#000') + trace('M14 30h.01M74 12h.01', '.4', 3.4),
      },
      {
        id: 'console-bank',
        weight: 3,
        draw: () =>
          tint('M7 75h86a50 50 0 0 1-86 0Z', '.2', '#000') +
          tint('M12 25h12v13H9zM88 25H76v13h15zM31 5h14v10H31zM55 5h14v10H55z', '.16'),
      },
      {
        id: 'tracking-grid',
        weight: 3,
        draw: () => trace('M2 50h96M50 2v96M50 6a44 44 0 0 1 0 88a44 44 0 0 1 0-88M18 16l64 68m0-68L18 84', '.14', 2.4),
      },
    ],
  },
  styles: {
    masc: { visor: 2, 'mission-cap': 2 },
    femme: { headset: 2, 'flight-suit': 2 },
    neutral: { 'radar-dish': 2 },
  },
};

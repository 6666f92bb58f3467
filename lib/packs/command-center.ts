// Mission control at night: visors, headsets with microphones, dishes, beacons and rows of console lights.
import { createBody } from '../parts/body.js';
import type { Part } from '../parts/part.js';
import { at, dot, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { createPaletteRows } from './rows.js';
import { drawCloth, createTopper } from './shapes.js';

// Signals mean something, so they keep their colours in every palette.
const STOP = '#ff5747';
const STEEL = '#5b7096';

const headset: Part = {
  id: 'headset',
  weight: 7,
  kind: 'sidewear',
  back: ({ x, eyeY, topY, sideWidth: w }) =>
    line(STEEL, `M${x - w} ${eyeY}C${x - w - 2} ${topY - 12} ${x + w + 2} ${topY - 12} ${x + w} ${eyeY}`, 5),
  draw: ({ x, eyeY, mouthY, eyeGap, sideWidth: w }, c, m) =>
    line(c.dark, `M${x - w} ${eyeY + 6}Q${x - w + 2} ${mouthY + 4} ${x - eyeGap} ${mouthY + 4}`) +
    line(c.dark, `M${x - w} ${eyeY - 4}v8M${x + w} ${eyeY - 4}v8`, 11) +
    line(c.accent, `M${x - w - 2} ${eyeY - 3}v6M${x + w + 2} ${eyeY - 3}v6`, 5) +
    `<circle cx="${x - eyeGap + 2}" cy="${mouthY + 4}" r="3.8" fill="${STOP}" stroke="${c.dark}" stroke-width="1.6"${m.pulse}/>`,
};

const visor: Part = {
  id: 'visor',
  weight: 5,
  kind: 'glasses',
  draw: ({ x, eyeY, eyeGap: g }) =>
    `<rect x="${x - g - 13}" y="${eyeY - 12}" width="${g + g + 26}" height="22" rx="11" fill="#8ce9ff" fill-opacity=".35" stroke="${STEEL}" stroke-width="3"/>` +
    line('#fff', `M${x - g - 7} ${eyeY - 4}q1-4 7-4`, 2.4),
};

export const COMMAND_CENTER: Pack = {
  id: 'command-center',
  name: 'Command Center',
  about: 'Mission control: headsets, visors and console lights in navy and signal colours.',
  backgrounds: { solid: 60, ring: 40 },
  palettes: createPaletteRows('dee 136 135 147 721 045 124 112', {
    'console-white': ['023 023 e84 c51 e87', 'cde 9ab eff', 'ddd 9ab eff', 'ddc aa9 ffe', true],
    'signal-orange': ['311 311 7df 5ab d44', 'e75 c42 eba', 'f83 c60 fca', 'fa3 c81 fdb'],
    'radar-green': ['021 021 ec4 c90 e87', '3dc 1a9 bed', '4d8 1a6 bfd', '9d6 6b4 dec'],
    telemetry: ['023 023 fa3 d82 e89', '8ae 68c cdf', '6be 39c bdf', '6cd 3ab cee'],
  }),
  bodies: [
    createBody({
      id: 'monitor',
      weight: 5,
      top: 15,
      arcs: ['C78 15 88 15 88 26L88 60', 'L88 64C88 74 78 75 60 75L61 81C69 81 74 82 74 85C74 88 66 88 50 88'],
      edges: [0, 84],
      shine: 'M18.5 40L18.5 30C18.5 24 22 20.5 28 20.5',
      shadow: 22,
      head: [46, 16, 59, 24, 16, 25, 36],
      trunk: [38, 66, 22, 6, 71, 30],
      front: (c) => `<rect x="19.5" y="22" width="60" height="46" rx="10" fill="${c.belly}"/>`,
    }),
    createBody({
      id: 'capsule',
      weight: 5,
      top: 14,
      arcs: ['C61 14 66 15 68 21L82.5 63', 'L86 76C88.5 84 84 88 73 88L50 88'],
      edges: [5, 92],
      shine: 'M25.5 53L33.5 29',
      shadow: 25,
      head: [54, 14.5, 67, 15, 20, 27, 20],
      trunk: [30, 78, 24, 7, 77, 35],
      front: (c) => line(c.accent, 'M32 29.5H66.5M16 80H84', 5),
    }),
    createBody({
      id: 'satellite',
      weight: 4,
      top: 16,
      arcs: ['C67 16 78 29 78 51', 'C78 75 67 88 50 88'],
      edges: [30, 102],
      shine: 'M28.5 46C29 37 33 29 40 25',
      shadow: 18,
      head: [53, 13, 66, 16, 22, 29, 22],
      trunk: [28, 76, 16, 9, 77, 20],
      back: (c) =>
        line(c.shade, 'M12 53H88', 5) +
        fill(c.accent, 'M3 43H18V63H3ZM82 43H97V63H82Z') +
        line(c.dark, 'M3 53H18M10.5 43V63M82 53H97M89.5 43V63', 2),
    }),
  ],
  antenna: {
    none: 2,
    parts: [
      {
        id: 'signal-mast',
        weight: 3,
        height: 15,
        draw: (a, c, m) =>
          at(
            a.topX,
            a.topY,
            line(c.shade, 'M-5 4L0-9L5 4M-3-2H3', 2.4) + `<circle cy="-11" r="3.8" fill="${STOP}"${m.pulse}/>`,
          ),
      },
    ],
  },
  topper: {
    none: 1,
    parts: [
      createTopper(
        'radar-dish',
        4,
        17,
        (c, m) =>
          line(STEEL, 'M0 1L2-5M0-8L6-15', 4) +
          `<path d="M-12-15A13.5 13.5 0 0 0 12-1Z" fill="${c.belly}" stroke="${STEEL}" stroke-width="2.4"/>` +
          `<circle cx="6" cy="-15" r="3.4" fill="${STOP}"${m.pulse}/>`,
      ),
      createTopper(
        'beacon',
        4,
        12,
        (_c, m) =>
          `<path d="M-8 0V-5A8 8 0 0 1 8-5V0Z" fill="${STOP}"${m.pulse}/>` +
          line('#fff', 'M-4-4A4 4 0 0 1 0-8', 2.4) +
          line(STEEL, 'M-9 1H9', 5),
      ),
    ],
  },
  accessory: { none: 1, parts: [headset, visor] },
  outfit: {
    none: 1,
    parts: [
      {
        id: 'console',
        weight: 5,
        draw: (_a, c, m) =>
          fill(STEEL, 'M27 77H73L78 90Q50 94 22 90Z') +
          line(c.belly, 'M27 77H73', 2.4) +
          `<circle cx="34" cy="84" r="3" fill="${STOP}"${m.pulse}/><circle cx="43" cy="84.5" r="3" fill="#ffc53d"${m.twinkle}/>` +
          dot('#3fe08f', 52, 84.5, 3) +
          line('#8ce9ff', 'M61 84h6', 5),
      },
      {
        id: 'flight-suit',
        weight: 4,
        kind: 'full',
        draw: (a, c) =>
          drawCloth(a, c.accent) +
          line(c.dark, `M${a.x} ${a.bellyY + 1}V86`, 2.4) +
          `<circle cx="${a.x + 11}" cy="${a.bellyY + 3}" r="4" fill="#fff" stroke="${c.dark}" stroke-width="2"/>`,
      },
    ],
  },
  styles: {
    masc: { visor: 2, console: 2 },
    femme: { headset: 2, 'flight-suit': 2 },
    neutral: { 'radar-dish': 2 },
  },
};

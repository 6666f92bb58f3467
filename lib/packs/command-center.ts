// Mission control at night: visors, headsets with microphones, dishes, beacons and rows of console lights.
import type { Part } from '../parts/part.js';
import { dot, fill, line } from '../parts/shapes.js';
import { at } from '../svg.js';
import { drawCloth } from './shapes.js';
import type { Pack } from './pack.js';
import { mixRows, shapeMirrored } from './rows.js';

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
  about: 'Mission control: visors, headsets, dishes and console lights in deep navy and signal colours.',
  backgrounds: { solid: 60, ring: 40 },
  palettes: mixRows('dceaf4 1b2f5c 0f3350 113d70 7c271c 043f4d 0e2345 0c152a', {
    'console-white': [
      '0c1a32 0c1a32 f2823b cb591d ed8d7d',
      'ccdae4 97a7b4 e2edf5 f6fbff',
      'd8dfe6 a2abb4 edf2f8 f7fafe',
      'e0dacc b0aa9a f3eee3 fcfaf3',
      true,
    ],
    'signal-orange': [
      '31130e 31130e 76d7f4 49b1c8 e24947',
      'f37952 c74e26 fa9677 f5bba9',
      'f88a3d ca6200 ffa56d fbc8a9',
      'faab35 ca8400 ffc57b ffe3c1',
    ],
    'radar-green': [
      '002117 002117 f0c543 d09b00 f18b71',
      '40d9c1 00ad98 7de8d3 bef5e9',
      '4add8c 00b266 81eba9 c0f8d2',
      '98e36b 6fb83c b7f295 e4ffd6',
    ],
    telemetry: [
      '011b35 011b35 faab3f d78111 f290a0',
      '8cb2f1 648ac7 a6c6f9 cadcf9',
      '67bff0 3996c6 8dd1f9 bfe4fb',
      '66cfe1 33a6b8 91e0ee c6f1f9',
    ],
  }),
  bodies: [
    shapeMirrored({
      id: 'monitor',
      weight: 5,
      top: 15,
      arcs: ['C78 15 88 15 88 26L88 60', 'L88 64C88 74 78 75 60 75L61 81C69 81 74 82 74 85C74 88 66 88 50 88'],
      edges: [0, 84],
      shine: 'M18.5 40L18.5 30C18.5 24 22 20.5 28 20.5',
      shadow: 22,
      face: [46, 16, 59],
      ears: [24, 16],
      brim: [25, 36],
      side: 38,
      belly: [66, 22, 6],
      neck: [71, 30],
      front: (c) => `<rect x="19.5" y="22" width="60" height="46" rx="10" fill="${c.belly}"/>`,
    }),
    shapeMirrored({
      id: 'capsule',
      weight: 5,
      top: 14,
      arcs: ['C61 14 66 15 68 21L82.5 63', 'L87 76C90 85 85 88 74 88L50 88'],
      edges: [5, 92],
      shine: 'M25.5 53L33.5 29',
      shadow: 27,
      face: [54, 14.5, 67],
      ears: [15, 20],
      brim: [27, 20],
      side: 30,
      belly: [78, 24, 7],
      neck: [77, 35],
      front: (c) =>
        line(c.accent, 'M32 29.5H66.5M15 80H85', 5),
    }),
    shapeMirrored({
      id: 'satellite',
      weight: 4,
      top: 16,
      arcs: ['C67 16 78 29 78 51', 'C78 75 67 88 50 88'],
      edges: [30, 102],
      shine: 'M28.5 46C29 37 33 29 40 25',
      shadow: 18,
      face: [53, 13, 66],
      ears: [16, 22],
      brim: [29, 22],
      side: 28,
      belly: [76, 16, 9],
      neck: [77, 20],
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
      {
        id: 'radar-dish',
        weight: 4,
        kind: 'crown',
        height: 17,
        draw: (a, c, m) =>
          at(
            a.topX,
            a.topY,
            line(STEEL, 'M0 1L2-5M0-8L6-15', 4) +
              `<path d="M-12-15A13.5 13.5 0 0 0 12-1Z" fill="${c.lit}" stroke="${STEEL}" stroke-width="2.4"/>` +
              `<circle cx="6" cy="-15" r="3.4" fill="${STOP}"${m.pulse}/>`,
          ),
      },
      {
        id: 'beacon',
        weight: 4,
        kind: 'crown',
        height: 12,
        draw: (a, _c, m) =>
          at(
            a.topX,
            a.topY,
            `<path d="M-8 0V-5A8 8 0 0 1 8-5V0Z" fill="${STOP}"${m.pulse}/>` +
              line('#fff', 'M-4-4A4 4 0 0 1 0-8', 2.4) +
              line(STEEL, 'M-9 1H9', 5),
          ),
      },
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
          line(c.lit, 'M27 77H73', 2.4) +
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

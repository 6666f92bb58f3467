// The pack `command-center`, mission control at night: visors, headsets with microphones, dishes, beacons and rows of console lights.
import { makePalette } from '../palettes/palette.js';
import { ANTENNAS } from '../parts/antennas.js';
import { anchor } from '../parts/body.js';
import { CHEEKS } from '../parts/face.js';
import { bowl, brim, crest, toPerch } from '../parts/head.js';
import type { Body, Part } from '../parts/part.js';
import { at, beads, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { bandOf, createHeld, createTopper, drawCloth, HALF_RIMS, NONE, PLAIN_EYES, tint, trace } from './shapes.js';

// Signals have a meaning, so their colours are the same in every palette.
const STOP = '#ff5747';
const HOLD = '#ffc53d';
const GO = '#3fe08f';
const CYAN = '#8ce9ff';
const STEEL = '#8492b0';

const TYRE = '#232b3d';
const PANEL = '#2f6fe0';

const COMMAND_BODIES: readonly Body[] = [
  {
    id: 'monitor',
    weight: 6,
    top: 10,
    arcs: ['C62 10 70 10 75 10.5C83 11 87 15 87 24L88 58', 'C88 71 85 74 76 74L61 74L64 82L74 84L74 89L50 89'],
    edges: [26, 86],
    shine: 'M17.5 34v-9q0-6 5.5-6.5',
    shadow: 20,
    ...anchor(42.5, 15.5, 55, 21, 18, 19.5, 33, 36, 66, 22, 5, 68, 29),
    front: (c) =>
      `<rect x="18.5" y="19.5" width="60.5" height="48" rx="8" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.4"/>` +
      line(GO, 'M72 71.5h.01', 4),
  },
  {
    id: 'capsule',
    weight: 5,
    top: 9,
    arcs: ['C57 9 62 9.5 64 14C66 19 67 22 69 26C74 38 79 49 83 61', 'C86 68 89 74 87.5 78C85 86 70 89 50 89'],
    edges: [28, 100],
    shine: 'M24.5 53C27 45 30 38 33 31',
    shadow: 23,
    ...anchor(50.5, 14, 63.5, 15, 20, 26, 19, 29, 79, 24, 6, 79, 34),
    front: (c) => line(c.accent, 'M34 25q14 5 29 0', 4) + line(c.accent, 'M19 78q30 10 60 0', 8),
  },
  {
    id: 'rocket',
    weight: 6,
    top: 9,
    arcs: ['C60 16 79 33 80 55L80 58', 'C80 68 77 75 73 80C71 82.5 66 83 61 83L59 89L50 89'],
    edges: [30, 95],
    shine: 'M25.5 51c1-9 4.5-16 9.5-22.5',
    shadow: 15,
    ...anchor(48.5, 14, 61.5, 14, 21, 26.5, 22, 29, 77, 17, 6, 77, 24),
    back: (c) =>
      fill('#ff9d2e', 'M38 84c0 8 7 9 12 14 5-5 12-6 12-14Z') +
      fill(c.accent, 'M25 56C12 60 8 69 14 80q7-4 16-3Zm50 0c13 4 17 13 11 24q-7-4-16-3Z'),
    front: (c) => fill(c.accent, 'M35 26q6-9 13.5-15Q57 17 62 26q-14 5-27 0Z') + line(c.accent, 'M36 80q12 3 25 0', 4),
  },
  {
    id: 'satellite',
    weight: 5,
    top: 9,
    arcs: ['C66 10 77 17 78.5 30L79 58', 'C79 76 70 89 50 89'],
    edges: [28, 94],
    shine: 'M27 45V35q1-9 7-14',
    shadow: 18,
    ...anchor(48, 13.5, 61, 16, 18, 25, 26, 29, 77, 18, 8, 77, 23),
    back: (c) =>
      line('#9aa6bf', 'M12 52h76', 6) +
      `<path d="M5 36h15v32H8Q3 52 5 36Zm90 0H80v32h12q5-16 3-32ZM4 52h16m60 0h16" fill="${PANEL}" stroke="${c.belly}" stroke-width="2.4"/>`,
    front: (c) =>
      fill(c.accent, 'M23.5 71q25 9 51 0c-2 9-8 14-26 14s-23-5-25-14Z') +
      line('#fff', 'M38 80h.01M48 81h.01M59 80h.01', 4),
  },
  {
    id: 'radar-scope',
    weight: 5,
    top: 9,
    arcs: ['C73 9 91 27 91 50L90.5 54', 'C88.5 73 72 89 50 89'],
    edges: [28, 94],
    shine: 'M13.5 44C15 34 20.5 25 29 19',
    shadow: 20,
    ...anchor(46.5, 15.5, 59.5, 24, 21, 23, 30, 40, 76, 20, 8, 77, 27),
    front: (c) =>
      `<circle cx="48.5" cy="47.5" r="32" fill="${c.belly}" stroke="${c.accent}" stroke-width="3.4"/>` +
      beads(c.accentShade, 'M48.5 11.5a36 36 0 0 1 0 72a36 36 0 0 1 0-72', 3.6, 18.85),
  },
  {
    id: 'rover',
    weight: 5,
    top: 9,
    arcs: ['C58 9 64 9 64 15L61 25L79 25C90 26 91 34 85 36L86 60', 'C87 73 84 77 75 77L50 77'],
    edges: [36, 92],
    shine: 'M18.5 52V42',
    shadow: 21,
    ...anchor(48, 15.5, 60.5, 24, 27, 24.5, 34, 34, 70, 20, 4, 72, 33),
    back: (c) => line(TYRE, 'M25 79h.01M50 80h.01M75 79h.01', 19) + line(c.accent, 'M25 79h.01M50 80h.01M75 79h.01', 7),
    front: (c) => line(c.dark, 'M48.5 15h.01', 9) + line(PANEL, 'M17 30.5h64', 6),
  },
  {
    id: 'space-helmet',
    weight: 6,
    top: 9,
    arcs: ['C72 9 88 24 89 45L88 54', 'C87 66 82 74 75 79L76 87C70 89 60 89 50 89'],
    edges: [28, 92],
    shine: 'M17 36c2-8 7-15 14-19',
    shadow: 22,
    ...anchor(46, 15, 58.5, 23, 19, 21, 32, 38, 76, 20, 6, 76, 26),
    back: (c) => line(c.accent, 'M10 43v14m80-14v14', 8),
    front: (c) =>
      `<rect x="17.5" y="24" width="62" height="48" rx="23" fill="${c.belly}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
      line(c.accent, 'M28 83q20 4 41 0', 5.4),
  },
];

const CAP = bowl(6);
const HOOD = bowl(4);
const RIM = brim(0);
const STRAP = brim(-3);

const COMMAND_TOPPERS: readonly Part[] = [
  createTopper(
    'radar-dish',
    5,
    21,
    (c, m) =>
      line(STEEL, 'M0 4v-9m0-3 7-10', 4) +
      `<path d="M-16-14C-12 1 6 5 14-3 12-9-8-18-16-14Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.4"/>` +
      `<circle cx="7.5" cy="-19" r="4" fill="${STOP}"${m.pulse}/>`,
  ),
  createTopper(
    'beacon',
    5,
    17,
    (_c, m) =>
      `<path d="M-10 1V-7A10 10 0 0 1 10-7V1Z" fill="${STOP}"${m.pulse}/>` +
      fill('#c72f2a', 'M4 1V-16.2A10 10 0 0 1 10-7V1Z') +
      line('#fff', 'M-5.5-6.5Q-5-11.5-1-13', 2.8) +
      line(STEEL, 'M-12 2Q0 5 12 2', 6),
  ),
  createTopper(
    'tiny-rocket',
    4,
    22,
    (c) =>
      fill('#ff9d2e', 'M-4 0Q0 13 4 0Z') +
      fill(c.accentShade, 'M0-11-12-1v5L0-1 12 4v-5Z') +
      fill('#fff', 'M-6 0c-4-9-1-18 6-23 7 5 10 14 6 23Z') +
      fill(c.accent, 'M-5-17.5q2-3 5-5.5 3 2.5 5 5.5-5 2-10 0Z') +
      dot(CYAN, 0, -9.5, 3),
  ),
  {
    id: 'orbit-ring',
    weight: 4,
    kind: 'halo',
    height: 17,
    draw: (a, c, m) =>
      move(
        a.toTop,
        `<g transform="rotate(-10 0 -8)"><ellipse cy="-8" rx="20" ry="5.5" stroke="${c.accentShade}" stroke-width="4"/>` +
          `<ellipse cy="-8.5" rx="20" ry="5.5" stroke="${c.accent}" stroke-width="2.6"/></g>` +
          `<circle cx="15" cy="-13" r="5.5" fill="${HOLD}"${m.pulse}/>`,
      ),
  },
  {
    id: 'mission-cap',
    weight: 5,
    kind: 'hat',
    height: 9,
    draw: (a, c) => {
      const [left, right, y] = [a.x - a.brimWidth + 1, a.x + a.brimWidth - 1, a.brimY];
      return (
        CAP(a, c.accent, c.accentShade) +
        fill(
          c.accentShade,
          `M${left} ${y - 1}Q${a.x} ${y + 3} ${right} ${y - 1}C${right} ${y + 15} ${left} ${y + 15} ${left} ${y - 1}Z`,
        ) +
        dot('#fff', a.topX - 1, a.topY + 4, 6)
      );
    },
  },
  {
    id: 'comms-cap',
    weight: 5,
    kind: 'hat',
    height: 5,
    draw: (a, c) =>
      HOOD(a, '#fff', '#d3d9e6') +
      line(c.dark, `M${a.topX} ${a.topY + 1}V${a.brimY + 2}`, 9) +
      line(c.accentShade, RIM(a), 6) +
      line(c.dark, `M${a.x - a.brimWidth} ${a.brimY + 3}v7M${a.x + a.brimWidth} ${a.brimY + 3}v7`, 9),
  },
  {
    id: 'flight-goggles',
    weight: 5,
    kind: 'hat',
    height: 5,
    draw: (a, c) =>
      line(c.dark, STRAP(a), 6) +
      at(
        a.x,
        a.brimY - 1,
        '<path d="M-22-8h17q4 0 4 4v7q0 5-5 5h-14q-6 0-6-6v-5q0-5 4-5zM22-8H5q-4 0-4 4v7q0 5 5 5h14q6 0 6-6v-5q0-5-4-5z" ' +
          `fill="${CYAN}" stroke="${c.accentShade}" stroke-width="3.4"/>` +
          line('#fff', 'm-19-1.5 4.5-3.5M7-1.5 11.5-5', 2.8),
      ),
  },
  {
    id: 'space-sprout',
    weight: 3,
    kind: 'crown',
    height: 17,
    draw: (a, c) =>
      move(
        toPerch(a),
        fill('#4fb553', 'M-2 2c-12-4-13-13-12-17 8 0 13 4 13 11 1-9 8-12 14-12 1 8-4 13-11 13l-1 5Z') +
          `<path d="M-15 6V-6c0-17 30-17 30 0V6Z" fill="${CYAN}" fill-opacity=".3" stroke="#fff" stroke-width="2.4"/>` +
          line(c.accent, 'M-15 6q15 4 30 0', 5),
      ),
  },
];

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

// The grounds of several palettes.
const DARK = '13625a147c32056418a30614';
const MIXED = 'ffacfffef136426044138703';
const LIGHT = 'fd49e98defcbfbeef6ffbbcf';

/**
 * The pack `command-center`: mission control: headsets, visors and console lights in navy and signal colours.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [commandCenter] });
 * const svg = createAvatar('ada', { packs: 'command-center' });
 */
export const commandCenter: Pack = {
  id: 'command-center',
  name: 'Command Center',
  about: 'Mission control: headsets, visors and console lights in navy and signal colours.',
  backgrounds: { solid: 1 },
  palettes: [
    makePalette('console-white', '023e87 f84c419ce57afffbcd cef9befffeefbbeffffffccedef', DARK, { pale: true }),
    makePalette('solar-array', '310e64 6cf38bf74c42fffbcd ed5ca3ee9fd3ea0feafb3e91fda', DARK),
    makePalette('ice', '023e79 fd3d915cc299fffbcd bdf8addefaef8bddffaed8badfe', DARK, { pale: true }),
    makePalette('go-green', '021e76 fd4d926de39afffbcd 9fc7c9dfeaf88c5dfccf7ac4efb', DARK, { pale: true }),
    makePalette('signal-orange', '300b12 8df4abfd5c92fffbcd d66b44fcae63c42fdbe73c52fda', MIXED),
    makePalette('telemetry', '012f9b fd4d92adf69bfffbcd 79d56acdf49d27abdf3aa288bee', MIXED),
    makePalette('radar', '020d56 fd5c92ae66a3fffbcd 2aa188bee3a7285beb4a5284cea', MIXED),
    makePalette('deep-orbit', '113e8c fd3d919cf57bfffbcd 17b05936b36b24847b55c33937b', LIGHT, { ink: '#fff' }),
    makePalette('mars', '301f98 7de39afc5c82fffbcd a28716b3ab26825c38b24813c37', LIGHT, { ink: '#fff' }),
  ],
  bodies: COMMAND_BODIES,
  brows: NONE,
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
      ...ANTENNAS.filter(({ id }) => id === 'spring').map((part): Part => ({ ...part, weight: 3 })),
    ],
  },
  marking: NONE,
  topper: { none: 5, parts: COMMAND_TOPPERS },
  accessory: {
    none: 4,
    parts: [
      headset,
      visor,
      HALF_RIMS,
      createHeld(
        'walkie-talkie',
        4,
        (c, m) =>
          line(c.dark, 'M2-6v-12', 3.4) +
          '<rect x="-8" y="-8" width="15" height="26" rx="3.5" fill="#3b4663"/>' +
          fill(c.accent, 'M-5-4H4v6H-5Z') +
          `<circle cx="-2" cy="8" r="2.6" fill="${GO}"${m.twinkle}/>`,
      ),
      createHeld(
        'checklist',
        4,
        (c) =>
          `<rect x="-9.5" y="-6" width="16" height="22" rx="2" fill="#fff" stroke="${c.accentShade}" stroke-width="3"/>` +
          line(STEEL, 'M-4-7h5', 5) +
          line('#1fa565', 'm-6 1 2 2 3-4m-5 10 2 2 3-4', 2.4),
      ),
      createHeld(
        'mission-flag',
        4,
        (c) =>
          line(STEEL, 'M-5 16V-19', 3.4) +
          fill(c.accentShade, 'M-2-24q6-3 11 1t7 0v15q-5 2-9-.5T-2-9Z') +
          fill(c.accent, 'M-2-24q6-3 10 .5t6-.5v14q-4 1.5-8-.5t-8-.5Z') +
          dot('#fff', 2, -13, 3),
      ),
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
    masc: { accessory: { visor: 2 }, topper: { 'mission-cap': 2 } },
    femme: { accessory: { headset: 2 }, outfit: { 'flight-suit': 2 } },
    neutral: { topper: { 'radar-dish': 2 } },
  },
};

// What mission control works with: the bodies of the pack `command-center`.
import { createBody } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { beads, fill, line } from '../parts/shapes.js';
import { GO } from './command-center-signals.js';

const TYRE = '#232b3d';
const PANEL = '#2f6fe0';

export const COMMAND_BODIES: readonly Body[] = [
  createBody({
    id: 'monitor',
    weight: 6,
    top: 10,
    arcs: ['C62 10 70 10 75 10.5C83 11 87 15 87 24L88 58', 'C88 71 85 74 76 74L61 74L64 82L74 84L74 89L50 89'],
    edges: [26, 86],
    shine: 'M17.5 34v-9q0-6 5.5-6.5',
    shadow: 20,
    head: [42.5, 15.5, 55, 21, 18, 19.5, 33],
    trunk: [36, 66, 22, 5, 68, 29],
    front: (c) =>
      `<rect x="18.5" y="19.5" width="60.5" height="48" rx="8" fill="${c.belly}" stroke="${c.shade}" stroke-width="2.4"/>` +
      line(GO, 'M72 71.5h.01', 4),
  }),
  createBody({
    id: 'capsule',
    weight: 5,
    top: 9,
    arcs: ['C57 9 62 9.5 64 14C66 19 67 22 69 26C74 38 79 49 83 61', 'C86 68 89 74 87.5 78C85 86 70 89 50 89'],
    edges: [28, 100],
    shine: 'M24.5 53C27 45 30 38 33 31',
    shadow: 23,
    head: [50.5, 14, 63.5, 15, 20, 26, 19],
    trunk: [29, 79, 24, 6, 79, 34],
    front: (c) => line(c.accent, 'M34 25q14 5 29 0', 4) + line(c.accent, 'M19 78q30 10 60 0', 8),
  }),
  createBody({
    id: 'rocket',
    weight: 6,
    top: 9,
    arcs: ['C60 16 79 33 80 55L80 58', 'C80 68 77 75 73 80C71 82.5 66 83 61 83L59 89L50 89'],
    edges: [30, 95],
    shine: 'M25.5 51c1-9 4.5-16 9.5-22.5',
    shadow: 15,
    head: [48.5, 14, 61.5, 14, 21, 26.5, 22],
    trunk: [29, 77, 17, 6, 77, 24],
    back: (c) =>
      fill('#ff9d2e', 'M38 84c0 8 7 9 12 14 5-5 12-6 12-14Z') +
      fill(c.accent, 'M25 56C12 60 8 69 14 80q7-4 16-3Zm50 0c13 4 17 13 11 24q-7-4-16-3Z'),
    front: (c) => fill(c.accent, 'M35 26q6-9 13.5-15Q57 17 62 26q-14 5-27 0Z') + line(c.accent, 'M36 80q12 3 25 0', 4),
  }),
  createBody({
    id: 'satellite',
    weight: 5,
    top: 9,
    arcs: ['C66 10 77 17 78.5 30L79 58', 'C79 76 70 89 50 89'],
    edges: [28, 94],
    shine: 'M27 45V35q1-9 7-14',
    shadow: 18,
    head: [48, 13.5, 61, 16, 18, 25, 26],
    trunk: [29, 77, 18, 8, 77, 23],
    back: (c) =>
      line('#9aa6bf', 'M12 52h76', 6) +
      `<path d="M5 36h15v32H8Q3 52 5 36Zm90 0H80v32h12q5-16 3-32ZM4 52h16m60 0h16" fill="${PANEL}" stroke="${c.belly}" stroke-width="2.4"/>`,
    front: (c) =>
      fill(c.accent, 'M23.5 71q25 9 51 0c-2 9-8 14-26 14s-23-5-25-14Z') +
      line('#fff', 'M38 80h.01M48 81h.01M59 80h.01', 4),
  }),
  createBody({
    id: 'radar-scope',
    weight: 5,
    top: 9,
    arcs: ['C73 9 91 27 91 50L90.5 54', 'C88.5 73 72 89 50 89'],
    edges: [28, 94],
    shine: 'M13.5 44C15 34 20.5 25 29 19',
    shadow: 20,
    head: [46.5, 15.5, 59.5, 24, 21, 23, 30],
    trunk: [40, 76, 20, 8, 77, 27],
    front: (c) =>
      `<circle cx="48.5" cy="47.5" r="32" fill="${c.belly}" stroke="${c.accent}" stroke-width="3.4"/>` +
      beads(c.accentShade, 'M48.5 11.5a36 36 0 0 1 0 72a36 36 0 0 1 0-72', 3.6, 18.85),
  }),
  createBody({
    id: 'rover',
    weight: 5,
    top: 9,
    arcs: ['C58 9 64 9 64 15L61 25L79 25C90 26 91 34 85 36L86 60', 'C87 73 84 77 75 77L50 77'],
    edges: [36, 92],
    shine: 'M18.5 52V42',
    shadow: 21,
    head: [48, 15.5, 60.5, 24, 27, 24.5, 34],
    trunk: [34, 70, 20, 4, 72, 33],
    back: (c) => line(TYRE, 'M25 79h.01M50 80h.01M75 79h.01', 19) + line(c.accent, 'M25 79h.01M50 80h.01M75 79h.01', 7),
    front: (c) => line(c.dark, 'M48.5 15h.01', 9) + line(PANEL, 'M17 30.5h64', 6),
  }),
  createBody({
    id: 'space-helmet',
    weight: 6,
    top: 9,
    arcs: ['C72 9 88 24 89 45L88 54', 'C87 66 82 74 75 79L76 87C70 89 60 89 50 89'],
    edges: [28, 92],
    shine: 'M17 36c2-8 7-15 14-19',
    shadow: 22,
    head: [46, 15, 58.5, 23, 19, 21, 32],
    trunk: [38, 76, 20, 6, 76, 26],
    back: (c) => line(c.accent, 'M10 43v14m80-14v14', 8),
    front: (c) =>
      `<rect x="17.5" y="24" width="62" height="48" rx="23" fill="${c.belly}" stroke="${c.accentShade}" stroke-width="2.6"/>` +
      line(c.accent, 'M28 83q20 4 41 0', 5.4),
  }),
];

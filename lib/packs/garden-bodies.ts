// What grows in the garden, and who lives there.
import { createBody } from '../parts/body.js';
import { drawLimbs } from '../parts/limbs.js';
import type { Body } from '../parts/part.js';
import { beads, fill, line } from '../parts/shapes.js';

export const LEAF = '#3d9645';
export const YOUNG_LEAF = '#74c655';
const CLAY = '#d0693c';

const PETALS = 'M50 16.5a33 33 0 0 1 0 66a33 33 0 0 1 0-66';

export const GARDEN_BODIES: readonly Body[] = [
  createBody({
    id: 'daisy',
    weight: 5,
    top: 17,
    arcs: ['C68 17 82 31 82 49.5', 'C82 68 68 82 50 82'],
    edges: [26, 106],
    shine: 'M23 44C24 34 30 27 38 23.5',
    shadow: 18,
    crown: 13,
    head: [47, 14, 61, 20, 20, 25, 26],
    trunk: [31, 73, 17, 7, 73, 24],
    back: (c) =>
      fill(LEAF, 'M50 84C42 74 28 74 20 82C28 92 42 90 50 84C58 74 72 74 80 82C72 92 58 90 50 84Z') +
      beads(c.accentShade, PETALS, 20.5, 18.84) +
      beads(c.accent, PETALS, 17, 18.84),
  }),
  createBody({
    id: 'strawberry',
    weight: 5,
    top: 13,
    arcs: ['C58 10 70 10 78 16C88 23 90 35 87 47', 'C83 65 68 80 58 87C54 90 52 89 50 89'],
    edges: [28, 104],
    shine: 'M18.5 46C16 38 17 31 21 26',
    shadow: 16,
    crown: 10,
    head: [47, 15, 61, 19, 17, 24, 32],
    trunk: [36, 73, 16, 8, 72, 26],
    front: () =>
      line('#ffeaa0', 'M18.5 54v2.5M25.5 66v2.5M73 66v2.5M79 54v2.5M24 32v2M75 32v2', 3.6) +
      fill(LEAF, 'M50 8C59 4 69 7 79 17q-9 2-16 0C62 23 57 26 50 28C43 26 38 23 37 17q-7 2-16 0C31 7 41 4 50 8Z'),
  }),
  createBody({
    id: 'potted-cactus',
    weight: 5,
    top: 9,
    arcs: ['C68 9 78 20 78 38L78 48', 'L78 76C78 80 70 82 50 82'],
    edges: [22, 92],
    shine: 'M29 44L29 34C29.5 26 33 20.5 39.5 17.5',
    shadow: 19,
    head: [42, 13, 56, 17, 16, 22, 25],
    trunk: [28, 68, 16, 3, 71, 26],
    back: (c) => drawLimbs(c, 'M26 58Q11 60 11.5 43M74 54Q89 56 88.5 38', 11),
    front: (c) =>
      line(c.belly, 'M50 15v4M39 19v4M61 19v4M11 48v3M87.5 44v3', 2.6) +
      `<path d="M28 73H72L69 88Q50 91 31 88Z" fill="${CLAY}" stroke="#a94f29" stroke-width="2.4"/>` +
      line('#e58257', 'M27 72H73', 7),
  }),
  createBody({
    id: 'avocado',
    weight: 4,
    top: 9,
    arcs: ['C65 9 75 19 78 33C80 42 88 49 88 62', 'C88 80 72 89 50 89'],
    edges: [22, 82],
    shine: 'M14 64C14 56 18 50 21.5 45',
    shadow: 20,
    head: [42, 13.5, 56, 17, 16, 22, 26],
    trunk: [30, 74, 18, 9, 68, 36],
    front: (c) =>
      `<path d="M49 14C61 14 70 23 73 36C75 46 82 52 82 63C82 77 69 83 49 83C29 83 16 77 16 63C16 52 23 46 25 36C28 23 37 14 49 14Z" fill="${c.belly}" stroke="${c.shade}" stroke-width="3"/>` +
      '<circle cx="49" cy="77.5" r="9.5" fill="#b5713f" stroke="#8a4f2d" stroke-width="2.4"/>',
  }),
  createBody({
    id: 'toadstool',
    weight: 5,
    top: 9,
    arcs: ['C76 9 92 22 92 38C92 45 87 48 79 48', 'C79 60 83 68 83 77C83 86 69 89 50 89'],
    edges: [36, 125],
    shine: 'M15 34C18 25 26 19 36 16',
    shadow: 20,
    head: [58, 14, 71.5, 23, 16, 27, 33],
    trunk: [30, 79, 17, 5, 81, 26],
    front: (c) =>
      fill(
        c.belly,
        'M22 46Q49 37 76 46C76 59 79.5 65 79.5 75C79.5 82 68 84 49 84C30 84 18.5 82 18.5 75C18.5 65 22 59 22 46Z',
      ) +
      line(c.belly, 'M49.5 22h.01M76 31h.01M23 31.5h.01', 11) +
      line(c.belly, 'M65 15.5h.01M34 17h.01', 5.6),
  }),
  createBody({
    id: 'ladybird',
    weight: 5,
    top: 13,
    arcs: ['C72 13 88 29 88 51', 'C88 74 73 88 50 88'],
    edges: [26, 106],
    shine: 'M19 45C20 35 25 28 32 24',
    shadow: 21,
    head: [50, 15, 64, 19, 20, 26, 29],
    trunk: [37, 76, 20, 8, 77, 28],
    back: (c) => drawLimbs(c, 'M42 20Q40 9 32 9.5M58 20Q60 9 68 9.5M18 64l-6 3M24 76l-6 5M82 64l6 3M76 76l6 5', 5),
    front: (c) =>
      line(c.dark, 'M49.5 15v13', 2.8) +
      line(c.dark, 'M35 26h.01M64 26h.01M20.5 66h.01M78 66h.01M32 79h.01M66.5 79h.01', 10),
  }),
  createBody({
    id: 'acorn',
    weight: 4,
    top: 9,
    arcs: ['C72 9 89 20 89 33C89 37 87 39 84 40', 'C84 62 72 76 58 83C54 86 53 89 50 89'],
    edges: [36, 110],
    shine: 'M20.5 56C19.5 51 19.5 47 20 44',
    shadow: 15,
    head: [54, 14.5, 68, 23, 17, 28, 34],
    trunk: [32, 76, 14, 5, 78, 20],
    front: () =>
      '<path d="M50 10C70 10 88 20 88 33C88 41 80 40 74 38Q50 31 26 38C20 40 12 41 12 33C12 20 30 10 50 10Z" fill="#b5713f" stroke="#8a4f2d" stroke-width="2.6"/>' +
      line(
        '#8a4f2d',
        'M28 21h.01M42 17h.01M56 17h.01M69 22h.01M21 31h.01M35 27h.01M49 25h.01M63 27h.01M77 31h.01M50 10q-1-4 3-5.5',
        4.2,
      ),
  }),
  createBody({
    id: 'carrot',
    weight: 4,
    top: 18,
    arcs: ['C69 18 84 27 83 41', 'C82 59 66 80 57 87C53 90 51 89 50 89'],
    edges: [32, 110],
    shine: 'M21.5 44C21.5 37 25 31 32 27',
    shadow: 14,
    crown: 14,
    head: [48, 14.5, 62, 18, 22, 28, 28],
    trunk: [32, 73, 14, 7, 73, 21],
    back: () =>
      fill(LEAF, 'M50 30C36 28 28 20 29 9q11 0 17 7Q46 7 50 3q4 4 4 13q6-7 17-7C72 20 64 28 50 30Z') +
      line(YOUNG_LEAF, 'M35 13q8 3 11 11M65 13q-8 3-11 11', 2.8),
    front: (c) => line(c.shade, 'M21 57l8 1M31 73l6-.5M78 55l-7 1M69 69l-7-.5', 2.8),
  }),
];

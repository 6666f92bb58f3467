// The pets: each silhouette has its ears, gills or bulging eyes; muzzles and noses lie under the face.
import { createBody, type BodyRow } from '../parts/body.js';
import { drawLimbs } from '../parts/limbs.js';
import { fill, line } from '../parts/shapes.js';

const PINK = '#f2738c';

/** A small pink nose, wider at the top. */
function snub(y: number): string {
  return line(PINK, `M48.5 ${y}h3l-1.5 1.5z`, 3.8);
}

const ROWS: readonly BodyRow[] = [
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
    head: [47, 16.5, 62, 22, 24, 28.5, 26],
    trunk: [36.5, 78, 20, 8, 75, 31.5],
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
    head: [47, 15, 62, 21, 19, 24.5, 28],
    trunk: [33, 78, 20, 8, 75, 33.5],
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
    head: [52, 16, 66.5, 17, 32, 36, 26],
    trunk: [34.5, 80, 19, 7, 78, 31.5],
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
    head: [46, 17, 61, 20, 20, 25.5, 27],
    trunk: [37.5, 78, 20, 8, 75, 36.5],
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
    head: [27, 20, 47, 5, 13, 19, 12],
    trunk: [36.5, 74, 24, 11.5, 64, 36],
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
    head: [46.5, 16, 61.5, 22, 22, 26.5, 26],
    trunk: [36.5, 78, 19, 8, 75, 32.5],
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
    head: [46, 17, 60, 20, 21, 25, 25],
    trunk: [33, 78, 20, 8.5, 75, 31],
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
    head: [47, 16, 62, 22, 25, 29, 25],
    trunk: [37.5, 79, 18, 7, 75.5, 31],
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
    head: [46, 17.5, 63, 20, 22, 25, 25],
    trunk: [35, 79, 20, 7.5, 76, 32.5],
    front: (c) =>
      line(c.belly, 'M20 25v3l-2 2M77 26v3l2 2', 12) +
      line(c.belly, 'M37 80h24', 13) +
      line(c.dark, 'M50 49.5v3', 9.4) +
      line('#fff', 'M48.5 48v2', 2),
  },
];

/** The pets. */
export const PETS_BODIES = ROWS.map(createBody);

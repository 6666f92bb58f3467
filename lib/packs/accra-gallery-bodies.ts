// What a gallery in Accra shows: the bodies of the pack `accra-gallery`. Objects of daily life and of art, none sacred.
import { createBody } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { beads, line } from '../parts/shapes.js';

const GILT = '#e9b033';
const GILT_SHADE = '#b57a1c';

export const GALLERY_BODIES: readonly Body[] = [
  createBody({
    // A goblet drum: skin, lacing, and a waisted foot.
    id: 'drum',
    weight: 6,
    top: 9,
    arcs: ['C70 10 85 13 86 22C88 32 88 46 86 56', 'C83 66 75 71 70 75L75 89L50 89'],
    edges: [30, 93],
    shine: 'M17.5 47c-1-6-.5-11 .5-15',
    shadow: 20,
    head: [47, 15, 60, 21, 17, 24, 34],
    trunk: [37, 78, 15, 8, 76, 18],
    front: (c) =>
      line(c.accentShade, 'm18 23 6 11 7-9 9 10 9-9 9 9 8-10 8 9 6-11', 3) +
      `<ellipse cx="48.5" cy="19" rx="32" ry="7" fill="${c.belly}"/>`,
  }),
  createBody({
    // A bottle gourd with a carved band.
    id: 'calabash',
    weight: 5,
    top: 9,
    arcs: ['C58 9 64 14.5 64 21C64 26 62 28 64.5 31C76 35 88 45 88.5 60', 'C89 79 72 89 50 89'],
    edges: [34, 100],
    shine: 'M18.5 58c1-8.5 6.5-14.5 13-18',
    shadow: 20,
    head: [52.5, 15, 65.5, 12, 20, 30, 16],
    trunk: [37, 80, 19, 7, 80, 25],
    front: (c) =>
      line(c.accent, 'M37 30q12 5 24 0', 4) +
      line(c.belly, 'm16 71 6 6 5-2 6 7 6-3 6 6 6-3 6 3 6-6 6 3 6-7 6 2 5-6', 2.8),
  }),
  createBody({
    // A round pot with a lip, scored around the shoulder.
    id: 'clay-pot',
    weight: 5,
    top: 9,
    arcs: ['C60 10 71 10 72 15C73 19 68 20 67 24C80 28 90 40 90 56', 'C90 74 78 84 69 88L50 89'],
    edges: [30, 97],
    shine: 'M16.5 53c1-9.5 7.5-17 14.5-21',
    shadow: 21,
    head: [49, 15.5, 62, 16, 20, 25, 20],
    trunk: [39, 79, 20, 8, 79, 30],
    front: (c) =>
      `<ellipse cx="48.5" cy="13.5" rx="19" ry="3" fill="${c.shade}"/>` +
      beads(c.belly, 'M25 36q24-7 48 0', 4, 6) +
      line(c.accent, 'M17 70q31 20 64 0', 3.4),
  }),
  createBody({
    // A powder-glass bead: a barrel with a bore, bands and dots.
    id: 'glass-bead',
    weight: 5,
    top: 9,
    arcs: ['C68 9 79 11 82 19C87 29 90 39 89 55', 'C88 66 86 73 82 80C79 87 68 89 50 89'],
    edges: [28, 93],
    shine: 'M16 49c0-7 1-12 3-17',
    shadow: 23,
    head: [47, 15.5, 59.5, 22, 18, 24.5, 34],
    trunk: [39, 77, 24, 8, 77, 33],
    front: (c) =>
      `<ellipse cx="48.5" cy="15" rx="14" ry="3.5" fill="${c.dark}"/>` +
      line(c.accent, 'M16 27q33 10 65 0M16 72q32 16 65 0', 5.6) +
      beads('#fff', 'M18 73q30 14 61 0', 2.8, 7),
  }),
  createBody({
    // A round market basket, woven of straw, with a leather handle.
    id: 'market-basket',
    weight: 5,
    top: 20,
    arcs: ['C68 20 82 22.5 86 29C90 37 91.5 46 90.5 55', 'C89 71 80 83 70 87C66 89 60 89 50 89'],
    edges: [36, 100],
    shine: 'M15 53q-.7-8.9 1.5-15.5',
    shadow: 20,
    head: [50, 15.5, 63, 22, 27, 27.5, 34],
    trunk: [39, 79, 22, 7, 78, 31],
    back: () => line('#8a5a2b', 'M20 30c2-28 58-28 60 0', 6),
    front: (c) =>
      `<ellipse cx="48.5" cy="26.5" rx="33" ry="6" fill="${c.shade}"/>` +
      line(c.accent, 'M16 28q33 10 65 0', 4.6) +
      beads(c.belly, 'M15 66q33 22 67 0', 5, 8),
  }),
  createBody({
    // A ripe cocoa pod with its ridges.
    id: 'cocoa-pod',
    weight: 6,
    top: 9,
    arcs: ['C55 9 56 14 60 17C76 22 85.5 37 85.5 52L85 57', 'C83 70 72 78 61 84C57 86.5 55 89 50 89'],
    edges: [30, 92],
    shine: 'M21.5 46c1.5-8.5 5.5-15 11-19',
    shadow: 15,
    head: [47, 15, 60, 15, 20, 24, 25],
    trunk: [35, 77, 14, 7, 76, 18.5],
    back: (_c) => line('#7a5326', 'M50 14V6', 5.5),
    front: (c) => line(c.shade, 'M48 15v15m-8-13q-7 7-9 16m27-16q6 7 8 16M48 77v7m-13-11q3 5 8 8m20-8q-3 5-8 8', 3),
  }),
  createBody({
    // A painting in a carved gilt frame.
    id: 'framed-canvas',
    weight: 6,
    top: 12,
    arcs: ['L74 12C78 9 88 12 86 21L86 60', 'L86 79C88 88 78 91 74 87L50 87'],
    edges: [24, 86],
    lay: 'translate(2.5 2.5) scale(.94)',
    shine: 'M19 34V23q0-4.5 5-4.5',
    shadow: 21,
    head: [46, 15.5, 59, 21, 18, 23, 34],
    trunk: [34, 75, 20, 8, 75, 30],
    // The nail that it hangs from.
    back: () => line(GILT_SHADE, 'M50 11.5h.01', 6),
    front: (c) =>
      `<path d="M22 22h55v56H22Z" fill="${c.belly}" stroke="${GILT_SHADE}" stroke-width="3.4"/>` +
      line(GILT, 'M18 18h.01M81 18h.01M18 82h.01M81 82h.01', 7),
  }),
  createBody({
    // A painter's palette with dabs of paint.
    id: 'paint-palette',
    weight: 4,
    top: 9,
    arcs: ['C75 10 92 27 91.5 50', 'C91 73 74 88 50 89'],
    edges: [26, 96],
    shine: 'M15 49c.5-12 7-22 16-27.5',
    shadow: 20,
    head: [46, 15, 59, 23, 19, 24, 29],
    trunk: [39, 75, 18, 8, 77, 23],
    front: (c) =>
      `<ellipse cx="72" cy="73" rx="6" ry="5" fill="${c.shade}"/>` +
      line('#d6382c', 'M29 25h1', 8) +
      line('#f6b92e', 'M45 20h1', 8) +
      line('#1c8a56', 'M62 22h1', 8) +
      line('#2f63b8', 'M75 32v1', 8),
  }),
];

// Ears, horns and what is pinned beside them: drawn for the left ear, mirrored for the right.
import type { Draw, Inks, Kind, Part } from './part.js';
import { beads, dot, fill, line } from './shapes.js';
import { at, mirror } from '../svg.js';

const nothing: Draw = () => '';

/** A pair behind the head, drawn around the root of the left one. */
function pair(id: string, weight: number, kind: Kind, height: number, left: (c: Inks) => string): Part {
  return { id, weight, kind, height, back: (a, c) => mirror(a.x, a.earGap, a.earY, left(c)), draw: nothing };
}

/** Ears and horns, and a bow and a flower, which leave the middle of the head free as they do. */
export const EARS: readonly Part[] = [
  pair(
    'cat-ears',
    5,
    'ears',
    12,
    (c) =>
      fill(c.body, 'M-12 14C-14 2 -14 -8 -12 -13C-11 -15.5 -8.5 -15.5 -7 -14L13 2V14Z') +
      fill(c.accent, 'M-8.5 6C-9.5 -1 -9.5 -5 -9 -8.5L5 3Z'),
  ),
  pair('bear-ears', 5, 'ears', 11, (c) => dot(c.body, -3, -3, 10.5) + dot(c.accent, -3, -2.5, 5.8)),
  {
    id: 'bunny-ears',
    weight: 4,
    kind: 'ears',
    height: 22,
    back: (a, c) =>
      at(
        a.x - a.earGap + 4,
        a.earY,
        fill(c.body, 'M-7 8C-12 -6 -14 -23 -7 -26C0 -28 5 -14 6 8Z') +
          fill(c.blush, 'M-4 4C-7 -6 -9 -19 -6 -21C-2 -22 2 -11 2 4Z'),
      ) +
      at(
        a.x + a.earGap - 4,
        a.earY,
        fill(c.shade, 'M-7 8C-9 -8 -7 -20 2 -23C12 -25 22 -13 20 -3C19 2 12 1 11 -4C10 -8 8 -8 8 -3L7 8Z') +
          fill(c.body, 'M-7 8C-9 -8 -7 -20 2 -22C9 -23 15 -17 17 -10C10 -16 4 -14 4 -6L4 8Z'),
      ),
    draw: nothing,
  },
  pair(
    'fox-ears',
    4,
    'ears',
    17,
    (c) =>
      fill(c.body, 'M-13 14C-15 0 -14 -12 -11 -18C-10 -20.5 -7.5 -20.5 -6 -18.5L12 2V14Z') +
      fill(c.dark, 'M-13.6 -6C-13.4 -11 -12.4 -15 -11 -18C-10 -20.5 -7.5 -20.5 -6 -18.5L1.5 -10Q-7 -12 -13.6 -6Z') +
      fill(c.belly, 'M-9.5 6C-10 0 -9.5 -4 -9 -6Q-5 -8 -2 -6L5 3Z'),
  ),
  {
    id: 'puppy-ears',
    weight: 4,
    kind: 'ears',
    height: 2,
    draw: (a, c) =>
      mirror(
        a.x,
        a.earGap,
        a.earY,
        fill(c.accentShade, 'M5 -5C-3 -10 -15 -4 -17 7C-18 16 -14 22 -9 20C-4 18 -5 6 5 -5Z') +
          fill(c.accent, 'M5 -5C-3 -10 -15 -4 -17 7C-17.6 13 -16 16 -13 15C-7 13 -8 0 5 -5Z'),
      ),
  },
  pair(
    'horns',
    4,
    'horns',
    9,
    (c) =>
      fill(c.accent, 'M-8 10C-14 3 -16 -7 -12 -14C-11 -16 -8.5 -15.5 -8 -13C-7 -7 -2 -4 8 -3V10Z') +
      fill(c.accentShade, 'M-8 10C-11 6 -13 2 -13.7 -3C-10 3 -4 4 8 3V10Z'),
  ),
  {
    id: 'ram-horns',
    weight: 3,
    kind: 'horns',
    height: 6,
    draw: (a, c) =>
      mirror(
        a.x,
        a.earGap,
        a.earY,
        line(c.accentShade, 'M4 0C-6 -8 -16 -2 -14.5 7C-13.5 13 -6.5 13 -6 8', 7.5) +
          line(c.accent, 'M3.5 -.8C-6 -8.4 -15.6 -3 -14.8 6', 4.2),
      ),
  },
  pair(
    'antlers',
    3,
    'horns',
    17,
    (c) => line(c.accentShade, 'M4 8C1 -2 -6 -4 -8 -18M-2 -2C2 -6 2 -10 1 -14M-5 -7C-11 -6 -13 -9 -14 -13', 4),
  ),
  {
    id: 'bow',
    weight: 3,
    kind: 'ears',
    height: 8,
    draw: (a, c) =>
      at(
        a.x + a.earGap - 3,
        a.earY - 5,
        `<g transform="rotate(24)">${fill(c.accent, 'M0 0C-5 -9 -14 -11 -15 -6Q-16 0 -15 6C-14 11 -5 9 0 0Z')}` +
          `${fill(c.accentShade, 'M0 0C5 -9 14 -11 15 -6Q16 0 15 6C14 11 5 9 0 0Z')}` +
          `${fill(c.accent, 'M0 0C5 -9 14 -11 14.5 -6Q15 -2 14 1C10 4 5 4 0 0Z')}${dot(c.accentShade, 0, 0, 4.4)}</g>`,
      ),
  },
  {
    id: 'flower',
    weight: 3,
    kind: 'ears',
    height: 8,
    draw: (a, c) =>
      at(
        a.x - a.earGap + 2,
        a.earY - 3,
        line(c.accentShade, 'M8 5Q14 9 16 3', 5) +
          beads(c.accent, 'M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6Z', 8.4, 7.54) +
          dot('#fff', 0, 0, 4),
      ),
  },
];

// Ears and horns: drawn for the left one, mirrored for the right.
import { toEars, toTemples } from './head.js';
import type { Anchors, Draw, Inks, Kind, Part } from './part.js';
import { dot, fill, line, move } from './shapes.js';

const nothing: Draw = () => '';

function both([left, right]: readonly [string, string], drawing: string): string {
  return move(left, drawing) + move(right, drawing);
}

/** A pair behind the head, drawn around the root of the left one. */
function pair(id: string, weight: number, kind: Kind, height: number, left: (c: Inks) => string): Part {
  return { id, weight, kind, height, back: (a, c) => both(toEars(a), left(c)), draw: nothing };
}

/** A pair before the head, hanging at its temples. */
function hang(id: string, weight: number, kind: Kind, height: number, left: (c: Inks) => string): Part {
  return { id, weight, kind, height, draw: (a, c) => both(toTemples(a), left(c)) };
}

const TO_BUNNY = (a: Anchors) =>
  [`translate(${a.x - a.earGap + 5} ${a.earY})`, `translate(${a.x + a.earGap - 5} ${a.earY})`] as const;
const TO_BOW = (a: Anchors) => `translate(${a.x - a.earGap + 6} ${a.earY - 4}) rotate(-24)`;

const ANTLER = 'M4 8C1-2-6-4-7-19M-2-2C3-6 4-10 3-15M-5-7C-11-6-13-9-13.5-14';

/** Ears and horns, and a bow, which leaves the middle of the head free as they do. */
export const EARS: readonly Part[] = [
  pair(
    'cat-ears',
    5,
    'ears',
    17,
    (c) =>
      fill(c.body, 'M-9 13C-14 5-15-8-12-15Q-10-18-7.5-16L13 1V13Z') +
      fill(c.accent, 'M-8 7C-10.5 0-10.5-6-9.5-10L6 2Z'),
  ),
  pair('bear-ears', 5, 'ears', 16, (c) => dot(c.body, -4, -5, 11) + dot(c.accent, -4, -4.5, 6.2)),
  {
    id: 'bunny-ears',
    weight: 4,
    kind: 'ears',
    height: 25,
    back: (a, c) =>
      move(
        TO_BUNNY(a)[0],
        fill(c.body, 'M-8 8C-13-6-15-26-7-29C1-31 7-14 7 8Z') +
          fill(c.blush, 'M-5 4C-8-6-10-21-6.5-23C-2.5-24 2-11 2.5 4Z'),
      ) +
      move(
        TO_BUNNY(a)[1],
        fill(c.shade, 'M-7 8C-9-8-7-21 2-24C12-26 22-14 20-3C19 2 12 1 11-4C10-8 8-8 8-3L7 8Z') +
          fill(c.body, 'M-7 8C-9-8-7-21 2-23C9-24 15-18 17-11C10-17 4-15 4-6L4 8Z'),
      ),
    draw: nothing,
  },
  pair(
    'fox-ears',
    4,
    'ears',
    20,
    (c) =>
      fill(c.body, 'M-9 13C-14.5 4-15-10-11.5-18C-10.5-20.5-8-20.5-6.5-18.5L12 2V13Z') +
      fill(c.accentShade, 'M-13.7-6C-13.6-11-13-14.5-11.5-18C-10.5-20.5-8-20.5-6.5-18.5L1-10.5Q-7-12-13.7-6Z') +
      fill(c.belly, 'M-9.5 6C-10 0-9.5-4-9-6Q-5-8-2-6L5 3Z'),
  ),
  hang(
    'puppy-ears',
    4,
    'ears',
    0,
    (c) =>
      fill(c.accentShade, 'M5-5C-3-10-15-4-17 7C-18 16-14 22-9 20C-4 18-5 6 5-5Z') +
      fill(c.accent, 'M5-5C-3-10-15-4-17 7C-17.6 13-16 16-13 15C-7 13-8 0 5-5Z'),
  ),
  pair(
    'horns',
    4,
    'horns',
    17,
    (c) =>
      fill(c.accent, 'M-9 10C-13 3-14-8-8-17C-6.5-19-4.5-18-4.5-16C-5-9 0-5 8-3V10Z') +
      fill(c.accentShade, 'M-9 10C-11 7-12 3-12-2C-8 4-2 5 8 3V10Z'),
  ),
  hang(
    'ram-horns',
    3,
    'horns',
    2,
    (c) =>
      line(c.accentShade, 'M8 0C-1-9-13-2-11.5 7C-10.5 14-2 13.5-3 7', 8.5) +
      line(c.accent, 'M7.5-1C-1-9.4-12.6-3-11.8 5', 5),
  ),
  pair('antlers', 3, 'horns', 21, (c) => line(c.accentShade, ANTLER, 5.4) + line(c.accent, ANTLER, 3)),
  {
    id: 'bow',
    weight: 4,
    kind: 'ears',
    height: 4,
    draw: (a, c) =>
      move(
        TO_BOW(a),
        fill(c.accent, 'M0 0C-5-9-14-11-15-6Q-16 0-15 6C-14 11-5 9 0 0Z') +
          fill(c.accentShade, 'M0 0C5-9 14-11 15-6Q16 0 15 6C14 11 5 9 0 0Z') +
          fill(c.accent, 'M0 0C5-9 14-11 14.5-6Q15-2 14 1C10 4 5 4 0 0Z') +
          dot(c.accentShade, 0, 0, 4.4),
      ),
  },
];

// Ears and horns: drawn for the left one, mirrored for the right.
import { shaded, toEars, toTemples, twice } from './head.js';
import type { Draw, Inks, Kind, Part } from './part.js';
import { dot, fill, line, move } from './shapes.js';

type Drawing = (c: Inks) => string;

/** A pair behind the head, drawn around the root of the left one. */
function pair(id: string, weight: number, height: number, left: Drawing, kind: Kind = 'ears', right = left): Part {
  const back: Draw = (a, c) => {
    const [toLeft, toRight] = toEars(a);
    return move(toLeft, left(c)) + move(toRight, right(c));
  };
  return { id, weight, kind, height, back };
}

/** An outer ear with its shaded edge. */
function shell(c: Inks, path: string): string {
  return `<path d="${path}" fill="${c.body}" stroke="${c.shade}" stroke-width="2.4"/>`;
}

const LOOP = 'M0 0C6-11 18-15 20-8Q22 0 20 8C18 15 6 11 0 0Z';

/** Ears and horns, and a bow, which leaves the middle of the head free as they do. */
export const EARS: readonly Part[] = [
  pair(
    'cat-ears',
    5,
    20,
    (c) =>
      shell(c, 'M-10 14C-15-2-15-12-13-18Q-11-22-7-19C1-13 11-5 15 4L13 14Z') +
      fill(c.accent, 'M-8.5 8C-11-2-11-8-10-12Q-9-14-7-12.5C-1-7 4-2 8 5Z'),
  ),
  pair('bear-ears', 5, 15, (c) => dot(c.shade, -4, -5, 13) + dot(c.body, -5, -5.5, 12) + dot(c.accent, -4.5, -4.5, 7)),
  pair(
    'bunny-ears',
    5,
    27,
    (c) =>
      shell(c, 'M-10 12C-14-6-14-25-7-29C2-32 10-14 11 12Z') + fill(c.blush, 'M-5 6C-9-8-9-20-5.5-23C0-23 5-10 6 6Z'),
    'ears',
    (c) =>
      shell(c, 'M10 12C11-8 6-22-5-25C-16-27-26-13-23-3C-21 4-13 4-12-3C-11-6-10-4-9 12Z') +
      fill(c.blush, 'M-20-8C-20-2-16-2-15-6C-12-13-7-13-2-11C-6-18-16-20-20-8Z'),
  ),
  pair(
    'fox-ears',
    4,
    24,
    (c) =>
      shell(c, 'M-13 14C-19 0-18-14-15-22Q-13-26-9-23C3-15 13-6 17 4L15 14Z') +
      fill(c.shade, 'M-17-9C-17-14-16-19-15-22Q-13-26-9-23L1-16Q-9-16-17-9Z') +
      fill(c.accent, 'M-12 8C-14 2-14-1-13.5-5Q-10-3-9-8Q-5-6-4-11C1-7 6-1 9 4Z'),
  ),
  {
    id: 'puppy-ears',
    weight: 4,
    kind: 'ears',
    height: 12,
    draw(a, c) {
      const ear =
        fill(c.shade, 'M9-5C-2-14-16-9-19 6C-21 18-17 26-11 24C-4 22-5 8 9-5Z') +
        line(c.accent, 'M-8 1Q-13 6-13 14', 5);
      return toTemples(a)
        .map((place) => move(place, ear))
        .join('');
    },
  },
  pair(
    'horns',
    4,
    19,
    (c) =>
      fill(c.accent, 'M-11 12C-17 2-18-10-11-20Q-8-23-5.5-19C-6-10 1-5 10-2V12Z') +
      fill(c.accentShade, 'M-15-6Q-9-5-5-12L-3-7Q-8 0-15 0ZM-12 7Q-2 5 3-4L10-2V12H-10Z'),
    'horns',
  ),
  {
    id: 'bow',
    weight: 5,
    kind: 'ears',
    height: 12,
    draw: (a, c) =>
      move(
        `translate(${a.x + a.earGap - 7} ${a.earY - 3}) rotate(18)`,
        twice(shaded(c.accentShade, c.accent, LOOP)) + dot(c.accentShade, 0, 0, 6) + dot(c.accent, -0.5, -1, 4.6),
      ),
  },
];

// The antennas: stems that grow from the top of the body, behind it, each with a spark that pulses.
import type { Inks, Motion, Part } from './part.js';
import { dot, line, move } from './shapes.js';

/** What pulses at the end of a stem; a still drawing needs no group. */
function spark(m: Motion, drawing: string): string {
  return m.pulse === '' ? drawing : `<g${m.pulse}>${drawing}</g>`;
}

/** A ball with its shaded edge. */
function ball(c: Inks, x: number, y: number, radius: number): string {
  return dot(c.accentShade, x, y, radius) + dot(c.accent, x - 0.5, y - 0.5, radius - 1);
}

function stem(id: string, weight: number, height: number, drawing: (c: Inks, m: Motion) => string): Part {
  return { id, weight, height, draw: (a, c, m) => move(a.toTop, drawing(c, m)) };
}

const STEM = 'M0 12V-9';
const STAR = 'M0-22L2.8-15.8L9.5-15L4.6-10.4L5.9-3.8L0-7.1L-5.9-3.8L-4.6-10.4L-9.5-15L-2.8-15.8Z';
const HEART = 'M0-4C-6-8-10.5-12-9-16.5C-7.5-20.5-2-20.5 0-16C2-20.5 7.5-20.5 9-16.5C10.5-12 6-8 0-4Z';

/** The base antennas, frozen for 0.24. */
export const ANTENNAS: readonly Part[] = [
  stem('bobble', 4, 17, (c, m) => line(c.shade, STEM, 3.6) + spark(m, ball(c, 0, -12, 6))),
  stem(
    'twin',
    4,
    17,
    (c, m) =>
      line(c.shade, 'M-3 12Q-4-3-11-9M3 12Q4-3 11-9', 3.4) + spark(m, ball(c, -12, -11, 5) + ball(c, 12, -11, 5)),
  ),
  stem('spring', 3, 20, (c, m) => line(c.shade, 'M0 12V1L-5-1L5-4L-5-7L5-10L0-12', 3) + spark(m, ball(c, 0, -16, 6))),
  stem(
    'star-tip',
    3,
    21,
    (c, m) =>
      line(c.shade, STEM, 3.4) +
      `<path d="${STAR}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="2.2"${m.pulse}/>`,
  ),
  stem(
    'heart-tip',
    3,
    19,
    (c, m) =>
      line(c.shade, STEM, 3.4) +
      `<path d="${HEART}" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="1.8"${m.pulse}/>`,
  ),
  stem(
    'bulb',
    3,
    23,
    (c, m) =>
      line(c.shade, 'M0 12V-3', 3.6) +
      `<circle cy="-13.5" r="11" fill="${c.accent}" opacity=".3"${m.pulse}/>` +
      `<path d="M-3 -5C-3 -8 -7.5 -9.5 -7.5 -14.5C-7.5 -24 7.5 -24 7.5 -14.5C7.5 -9.5 3 -8 3 -5Z" fill="${c.accent}" stroke="${c.accentShade}" stroke-width="1.8"/>` +
      line(c.dark, 'M-2.4-4.5H2.4', 3.4) +
      line('#fff', 'M-3.6-14.5Q-3.4-17-1.4-18', 2),
  ),
  stem(
    'angler',
    3,
    17,
    (c, m) => line(c.shade, 'M-2 12C-5-6 4-18 13-14Q18-12 18-6', 3.4) + spark(m, ball(c, 18, -1, 6)),
  ),
];

// What grows on a head: hair, spikes, leaves, a mane. Most of it grows behind, so that its roots are out of sight.
import { toEars } from './head.js';
import type { Anchors, Draw, Inks, Kind, Part } from './part.js';
import { beads, fill, line, move } from './shapes.js';

const nothing: Draw = () => '';

/** Something that grows behind the top of the head, drawn around it. */
function grow(id: string, weight: number, kind: Kind, height: number, drawing: (c: Inks) => string): Part {
  return { id, weight, kind, height, back: (a, c) => move(a.toTop, drawing(c)), draw: nothing };
}

/** Draws what follows the edge of the head a little inside of it, so that it stays in the disc where the body is widest. */
function wool(drawing: string): string {
  return `<g transform="translate(2.5 3) scale(.95)">${drawing}</g>`;
}

const FRINGE = (a: Anchors) => `M${a.x - a.earGap} ${a.earY}Q${a.x} ${a.topY - 4} ${a.x + a.earGap} ${a.earY}`;

const FROND = 'M-5 14C-14 8-18 0-15-8L-9-5L-8-15L-2-10L3-20';

/** Hair, spikes, leaves. */
export const HAIR: readonly Part[] = [
  grow('tuft', 5, 'hair', 18, (c) =>
    fill(
      c.shade,
      'M-4 14C-13 5-18-4-13-13C-11-9-9-7-7-7C-8-13-4-18 4-19C2-15 3-12 5-10C7-12 11-14 15-13C11-8 12 4 4 14Z',
    ),
  ),
  grow('cowlick', 4, 'hair', 15, (c) => line(c.shade, 'M0 12C-2-4 3-14 10-12C16-10 13-1 8-3', 4.4)),
  grow(
    'frond',
    4,
    'hair',
    19,
    (c) =>
      fill(c.accentShade, `${FROND}L6 -10L13 -14L12 -5L18 -4C16 4 12 10 5 14Z`) +
      fill(c.accent, `${FROND}C2 -8 2 4 5 14Z`),
  ),
  {
    id: 'curls',
    weight: 4,
    kind: 'hair',
    height: 6,
    back: (a, c) => wool(beads(c.accentShade, a.cap, 15, 11)),
    draw: (a, c) => beads(c.accent, FRINGE(a), 13, 9),
  },
  {
    id: 'mane',
    weight: 3,
    kind: 'full',
    height: 19,
    back: (a, c) => wool(beads(c.accentShade, a.cap, 19.5, 14) + beads(c.accent, a.cap, 13.5, 14)),
    draw: nothing,
  },
  {
    id: 'spikes',
    weight: 4,
    kind: 'crown',
    height: 13,
    back: (a, c) => {
      const [left, right] = toEars(a);
      const side = fill(c.accent, 'M-4 12Q-13 1-10-11.5Q-9-13.5-7-12.5Q2-8 9 6L6 12Z');
      const top = fill(c.accent, 'M-9 12Q-7-6-1.5-12Q0-13.5 1.5-12Q7-6 9 12Z');
      return move(a.toTop, top) + move(left, side) + move(right, side);
    },
    draw: nothing,
  },
  grow(
    'sprout',
    5,
    'crown',
    16,
    (c) =>
      line(c.accentShade, 'M0 12V-5', 3.2) +
      fill(c.accentShade, 'M0-4C2-13 12-16 18-12C16-4 7 0 0-4Z') +
      fill(c.accent, 'M0-4C-3-14-13-17-19-12C-16-3-7 0 0-4Z'),
  ),
  grow(
    'leaf',
    4,
    'crown',
    20,
    (c) =>
      line(c.accentShade, 'M0 12Q1 0-4-7', 3.2) +
      fill(c.accent, 'M-1-1C1-14 11-20 18-16C17-5 9 3-1-1Z') +
      line(c.accentShade, 'M3-4Q8-7 13-12', 2.4),
  ),
];

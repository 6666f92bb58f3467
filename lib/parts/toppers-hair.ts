// What grows on a head: hair, fins, leaves; and a halo.
import type { Draw, Part } from './part.js';
import { beads, fill, line } from './shapes.js';
import { at } from '../svg.js';

const nothing: Draw = () => '';

/** Hair, fins, leaves, a mane, a halo. */
export const HAIR: readonly Part[] = [
  {
    id: 'tuft',
    weight: 5,
    kind: 'hair',
    height: 14,
    back: (a, c) =>
      at(
        a.topX,
        a.topY,
        fill(c.shade, 'M-4 12C-12 4 -16 -4 -12 -12C-10 -8 -8 -6 -6 -6C-7 -12 -3 -17 4 -18C2 -14 3 -11 5 -9C7 -11 10 -13 14 -12C10 -7 11 4 4 12Z'),
      ),
    draw: nothing,
  },
  {
    id: 'mohawk',
    weight: 4,
    kind: 'hair',
    height: 17,
    back: (a, c) =>
      at(
        a.topX,
        a.topY,
        fill(c.accentShade, 'M-5 14C-14 8 -18 0 -15 -8L-9 -5L-8 -15L-2 -10L3 -20L6 -10L13 -14L12 -5L18 -4C16 4 12 10 5 14Z') +
          fill(c.accent, 'M-5 14C-14 8 -18 0 -15 -8L-9 -5L-8 -15L-2 -10L3 -20C2 -8 2 4 5 14Z'),
      ),
    draw: nothing,
  },
  {
    id: 'curls',
    weight: 4,
    kind: 'hair',
    height: 9,
    back: (a, c) => beads(c.accentShade, a.cap, 15, 11),
    draw: (a, c) =>
      beads(c.accent, `M${a.x - a.earGap} ${a.earY}Q${a.x} ${a.topY - 4} ${a.x + a.earGap} ${a.earY}`, 13, 9),
  },
  {
    id: 'mane',
    weight: 3,
    kind: 'full',
    height: 14,
    back: (a, c) => beads(c.accentShade, a.cap, 18, 13) + beads(c.accent, a.cap, 13, 13),
    draw: nothing,
  },
  {
    id: 'fin',
    weight: 3,
    kind: 'hair',
    height: 15,
    back: (a, c) =>
      at(
        a.topX,
        a.topY,
        fill(c.shade, 'M-7 14C-14 4 -6 -16 10 -18C13 -18 13 -16 12 -14C9 -8 9 2 7 14Z') +
          fill(c.accent, 'M-5 12C-10 4 -4 -12 8 -15C5 -8 4 2 4 12Z'),
      ),
    draw: nothing,
  },
  {
    id: 'sprout',
    weight: 5,
    kind: 'crown',
    height: 14,
    back: (a, c) =>
      at(
        a.topX,
        a.topY,
        line(c.accentShade, 'M0 10V-5', 3) +
          fill(c.accentShade, 'M0 -4C2 -13 12 -16 18 -12C16 -4 7 0 0 -4Z') +
          fill(c.accent, 'M0 -4C-3 -14 -13 -17 -19 -12C-16 -3 -7 0 0 -4Z'),
      ),
    draw: nothing,
  },
  {
    id: 'leaf',
    weight: 4,
    kind: 'crown',
    height: 15,
    back: (a, c) =>
      at(
        a.topX,
        a.topY,
        line(c.accentShade, 'M0 10Q1 0 -3 -6', 3) +
          fill(c.accent, 'M-1 -1C2 -14 14 -20 22 -15C20 -4 10 3 -1 -1Z') +
          line(c.accentShade, 'M3 -4Q10 -7 16 -12', 2.4),
      ),
    draw: nothing,
  },
  {
    id: 'halo',
    weight: 3,
    kind: 'halo',
    height: 14,
    draw: (a, c) =>
      `<ellipse cx="${a.topX}" cy="${a.topY - 8}" rx="16" ry="4.6" fill="none" stroke="${c.accentShade}" stroke-width="3.4"/>` +
      `<ellipse cx="${a.topX}" cy="${a.topY - 8.5}" rx="16" ry="4.4" fill="none" stroke="${c.accent}" stroke-width="2.4"/>`,
  },
  {
    id: 'cowlick',
    weight: 3,
    kind: 'hair',
    height: 13,
    back: (a, c) => at(a.topX, a.topY, line(c.shade, 'M0 10C-2 -4 3 -13 10 -11C16 -9 13 -1 8 -3', 4)),
    draw: nothing,
  },
];

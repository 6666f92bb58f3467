// Hats. Wide ones follow the brim of the head, small ones stand where the head is about as wide as they are.
import type { Anchors, Inks, Part } from './part.js';
import { beads, dot, fill, line } from './shapes.js';
import { at } from '../svg.js';

/** Where a small hat stands: on a broad head near its top, on a pointed one further down, so that the point is inside. */
function perch(a: Anchors): number {
  return a.brimY - a.topY > 17 ? a.earY - 2 : a.topY + 4;
}

/** The brim's edge from left to right, as the head's front bulges: path data that draws on from its left end. */
function brim(a: Anchors, lower: number, sag: number): string {
  const y = a.brimY + lower;
  return `M${a.x - a.brimWidth} ${y}Q${a.x} ${y + sag} ${a.x + a.brimWidth} ${y}`;
}

/** A hat's bowl over the whole head down to the brim, with its shaded right edge. */
function bowl(a: Anchors, rise: number, color: string, edge: string): string {
  const [left, right, top] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY - rise];
  const fall = `C${right - 8} ${top} ${right} ${top + 5} ${right} ${a.brimY}`;
  return (
    fill(color, `M${left} ${a.brimY}C${left} ${top + 5} ${left + 8} ${top} ${a.topX} ${top}${fall}Q${a.x} ${a.brimY + 8} ${left} ${a.brimY}Z`) +
    fill(edge, `M${a.topX + 4} ${top}${fall}L${right - 7} ${a.brimY}C${right - 6} ${top + 12} ${right - 14} ${top + 4} ${a.topX + 4} ${top}Z`)
  );
}

/** A small hat, drawn around the middle of its foot. */
function small(id: string, weight: number, height: number, drawing: (c: Inks) => string, kind: Part['kind'] = 'hat'): Part {
  return { id, weight, kind, height, draw: (a, c) => at(a.topX, perch(a), drawing(c)) };
}

/** The hats, and the crown. */
export const HATS: readonly Part[] = [
  small(
    'crown',
    5,
    16,
    (c) =>
      line(c.accent, 'M-13 3L-14.5 -11L-7 -4L0 -15L7 -4L14.5 -11L13 3Q0 8 -13 3Z', 3) +
      fill(c.accent, 'M-13 3L-14.5 -11L-7 -4L0 -15L7 -4L14.5 -11L13 3Q0 8 -13 3Z') +
      line(c.accentShade, 'M-13 2.5Q0 7.5 13 2.5', 4.4) +
      dot('#fff', 0, -4, 2.4),
    'crown',
  ),
  {
    id: 'beanie',
    weight: 5,
    kind: 'hat',
    height: 14,
    draw: (a, c) =>
      dot(c.belly, a.topX, a.topY - 8, 6.5) +
      bowl(a, 6, c.accent, c.accentShade) +
      line(c.accentShade, brim(a, 0, 8), 9) +
      beads(c.accent, brim(a, 0, 8), 2.4, 6),
  },
  {
    id: 'cap',
    weight: 4,
    kind: 'hat',
    height: 12,
    draw: (a, c) =>
      dot(c.accentShade, a.topX, a.topY - 5, 3) +
      bowl(a, 5, c.accent, c.accentShade) +
      fill(
        c.dark,
        `M${a.x - a.brimWidth} ${a.brimY}Q${a.x} ${a.brimY - 5} ${a.x + a.brimWidth} ${a.brimY}Q${a.x + a.brimWidth} ${a.brimY + 7} ${a.x} ${a.brimY + 7}Q${a.x - a.brimWidth} ${a.brimY + 7} ${a.x - a.brimWidth} ${a.brimY}Z`,
      ),
  },
  small(
    'party-hat',
    4,
    26,
    (c) =>
      fill(c.accent, 'M-13.5 3L-2 -22Q0 -25 2 -22L13.5 3Q0 9 -13.5 3Z') +
      fill(c.accentShade, 'M-10.6 -3.4Q0 1 10.6 -3.4L7.5 -10Q0 -7 -7.5 -10ZM-4.6 -16.3Q0 -14.5 4.6 -16.3L2 -22Q0 -25 -2 -22Z') +
      dot('#fff', 0, -24, 4.2),
  ),
  small(
    'top-hat',
    3,
    21,
    (c) =>
      fill(c.dark, 'M-13 2L-14.5 -18Q0 -23 14.5 -18L13 2Q0 7 -13 2Z') +
      line(c.accent, 'M-12.6 -1Q0 4 12.6 -1', 5.6) +
      line(c.dark, 'M-20 2Q0 10 20 2', 5) +
      line('#fff', 'M-9.5 -15L-9 -9', 2.4).replace('/>', ' opacity=".4"/>'),
  ),
  small(
    'wizard-hat',
    4,
    26,
    (c) =>
      fill(c.accentShade, 'M-17 3C-8 -3 -8 -15 2 -25C5 -28 13 -26 10 -21C7 -17 9 -4 17 3Q0 9 -17 3Z') +
      fill(c.accentShade, 'M-25 3C-18 -4 18 -4 25 3C20 12 -20 12 -25 3Z') +
      fill(c.accent, 'M-16 2Q0 8 16 2L13 -3Q0 3 -13 -3Z') +
      dot('#fff', -2, -9, 2.2) +
      dot('#fff', 4, -15, 1.5),
  ),
  {
    id: 'nightcap',
    weight: 3,
    kind: 'hat',
    height: 16,
    draw: (a, c) =>
      at(
        a.topX,
        a.topY,
        fill(c.accentShade, 'M-12 0C-10 -14 4 -18 14 -12C20 -8 22 -2 21 4L16 4C14 -2 8 -4 4 2Z') + dot(c.belly, 18.5, 6, 5),
      ) +
      bowl(a, 4, c.accent, c.accentShade) +
      line(c.belly, brim(a, 0, 8), 8),
  },
  {
    id: 'acorn-cap',
    weight: 3,
    kind: 'hat',
    height: 12,
    draw: (a, c) =>
      line(c.accentShade, `M${a.topX} ${a.topY}V${a.topY - 6}Q${a.topX} ${a.topY - 10} ${a.topX + 4} ${a.topY - 11}`, 4) +
      bowl(a, 4, c.accent, c.accentShade) +
      beads(c.accentShade, brim(a, -8, 8), 3, 7) +
      beads(c.accentShade, brim(a, 1, 8), 9, 7),
  },
  {
    id: 'egg-shell',
    weight: 3,
    kind: 'hat',
    height: 8,
    draw: (a, c) => {
      const [left, right, top, half] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY - 3, a.brimWidth / 2];
      return (
        line(
          c.belly,
          `M${left} ${a.brimY}L${a.x - half} ${a.brimY + 7}L${a.x} ${a.brimY}L${a.x + half} ${a.brimY + 7}L${right} ${a.brimY}C${right} ${top + 5} ${right - 8} ${top} ${a.topX} ${top}C${left + 8} ${top} ${left} ${top + 5} ${left} ${a.brimY}Z`,
          2.4,
        ).replace('none', c.belly) +
        dot(c.accent, a.x - half, a.brimY - 4, 3) +
        dot(c.accent, a.topX + 3, a.topY + 5, 3.6) +
        dot(c.accent, a.x + half, a.brimY - 2, 2.6)
      );
    },
  },
  {
    id: 'bandana',
    weight: 3,
    kind: 'hat',
    height: 6,
    draw: (a, c) =>
      at(a.x + a.brimWidth, a.brimY, fill(c.accentShade, 'M-3 0Q7 -2 9 9Q3 11 0 6Q2 14 -4 16Q-8 10 -3 0Z')) +
      bowl(a, 2, c.accent, c.accentShade) +
      beads('#fff', brim(a, -2, 8), 3, 8) +
      beads('#fff', brim(a, -9, 4), 3, 9),
  },
  {
    id: 'flower-crown',
    weight: 3,
    kind: 'crown',
    height: 6,
    draw: (a, c) =>
      line(c.accentShade, brim(a, -2, 8), 5) +
      beads(c.accent, brim(a, -3, 8), 10, 11) +
      beads('#fff', brim(a, -3, 8), 4, 11),
  },
];

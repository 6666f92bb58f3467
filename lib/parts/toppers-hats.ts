// Hats. Wide ones follow the brim of the head, small ones stand where the head is about as wide as they are.
import { bowl, brim, crest, garland, toPerch } from './head.js';
import type { Anchors, Inks, Kind, Part } from './part.js';
import { beads, dot, fill, line, move } from './shapes.js';

/** A small hat, drawn around the middle of its foot. */
function small(id: string, weight: number, kind: Kind, height: number, drawing: (c: Inks) => string): Part {
  return { id, weight, kind, height, draw: (a, c) => move(toPerch(a), drawing(c)) };
}

/** Something that stands on the very top. */
function atop(id: string, weight: number, height: number, drawing: (c: Inks) => string): Part {
  return { id, weight, kind: 'crown', height, draw: (a, c) => move(a.toTop, drawing(c)) };
}

const LOW_BOWL = bowl(2);
const BOWL = bowl(4);
const CAP_BOWL = bowl(5);
const HIGH_BOWL = bowl(6);
const BRIM = brim(0);
const RIB = garland(0, 1);
const ACORN_SCALES = garland(-8, 4);
const ACORN_RIM = garland(1, 0);
const DOTS = [garland(-1, 3), garland(-8, 6)] as const;
const WREATH = garland(-3, 0);
const STEMS = brim(-2);
const KNOT = (a: Anchors) => `translate(${a.x + a.brimWidth} ${a.brimY})`;

const VISOR = (a: Anchors) => {
  const [left, y] = [a.x - a.brimWidth, a.brimY];
  return (
    `M${a.x + 6} ${y + 3.5}Q${a.x - 8} ${y + 4} ${left} ${y - 3}C${left - 8} ${y} ${left - 10} ${y + 5} ${left - 6} ${y + 7}` +
    `Q${a.x - 6} ${y + 16} ${a.x + 6} ${y + 3.5}Z`
  );
};

const SHELL = (a: Anchors) => {
  const [y, half] = [a.brimY, a.brimWidth / 2];
  return `${crest(a, 3)}L${a.x + half} ${y + 7}L${a.x} ${y}L${a.x - half} ${y + 7}Z`;
};
const SPECKS = (a: Anchors) => {
  const [y, half] = [a.brimY, a.brimWidth / 2];
  return `M${a.x - half} ${y - 4}h.01M${a.topX + 3} ${a.topY + 5}h.01M${a.x + half} ${y - 1}h.01`;
};

const CROWN = 'M-13 3L-14.5-11L-7-4L0-15L7-4L14.5-11L13 3Q0 8-13 3Z';

/** The hats, and what is worn like one. */
export const HATS: readonly Part[] = [
  small(
    'crown',
    5,
    'crown',
    12,
    (c) =>
      `<path d="${CROWN}" fill="${c.accent}" stroke="${c.accent}" stroke-width="3"/>` +
      line(c.accentShade, 'M-13 2.5Q0 7.5 13 2.5', 4.4) +
      dot('#fff', 0, -4, 2.4),
  ),
  {
    id: 'beanie',
    weight: 5,
    kind: 'hat',
    height: 15,
    draw: (a, c) =>
      move(a.toTop, dot(c.accentShade, 0, -9, 7)) +
      HIGH_BOWL(a, c.accent, c.accentShade) +
      line(c.accentShade, BRIM(a), 9) +
      beads(c.accent, RIB(a), 2.4, 6),
  },
  {
    id: 'cap',
    weight: 4,
    kind: 'hat',
    height: 8,
    draw: (a, c) =>
      move(a.toTop, dot(c.accentShade, 0, -5, 3)) +
      CAP_BOWL(a, c.accent, c.accentShade) +
      fill(c.accentShade, VISOR(a)),
  },
  small(
    'party-hat',
    4,
    'hat',
    19,
    (c) =>
      fill(c.accent, 'M-13.5 3L-2-19Q0-22 2-19L13.5 3Q0 9-13.5 3Z') +
      fill(c.accentShade, 'M-10.8-2.2Q0 3 10.8-2.2L8.2-7.2Q0-3.4-8.2-7.2ZM-6-11.4Q0-8.8 6-11.4L3.6-16Q0-14.4-3.6-16Z') +
      dot(c.accentShade, 0, -20.5, 4.6) +
      dot('#fff', -1.2, -21.8, 1.6),
  ),
  small(
    'top-hat',
    3,
    'hat',
    15,
    (c) =>
      fill(c.accentShade, 'M-13 2L-14.5-17Q0-22 14.5-17L13 2Q0 7-13 2Z') +
      line(c.accent, 'M-10-15L-9.5-8', 2.8) +
      line(c.dark, 'M-11.4-1Q0 4 11.4-1', 5.6) +
      line(c.accentShade, 'M-20 2Q0 10 20 2', 5),
  ),
  small(
    'wizard-hat',
    4,
    'hat',
    22,
    (c) =>
      fill(c.accent, 'M-18 3C-9-4-8-16 2-25C6-29 14-25 11-20C8-16 10-4 18 3Q0 9-18 3Z') +
      fill(c.accentShade, 'M11-20C8-16 10-4 18 3L4 5C8-4 3-14 9-20ZM-26 3C-20-4 20-4 26 3C21 13-21 13-26 3Z') +
      line(c.accent, 'M-22.5 3.6Q0 10.5 22.5 3.6', 3) +
      dot('#fff', -3, -9, 2.4) +
      dot('#fff', 2.5, -16.5, 1.7),
  ),
  {
    id: 'nightcap',
    weight: 3,
    kind: 'hat',
    height: 16,
    draw: (a, c) =>
      BOWL(a, c.accent, c.accentShade) +
      move(
        a.toTop,
        fill(c.accent, 'M-16 2C-10-16 8-20 18-10C24-4 24 4 22 11L16 10C17 3 11-3 0 3Z') +
          fill(c.accentShade, 'M22 11L16 10C17 3 11-3 0 3C8-8 19-6 22 11Z'),
      ) +
      line(c.belly, BRIM(a), 8) +
      move(a.toTop, dot('#fff', 20, 11, 5.5)),
  },
  {
    id: 'acorn-cap',
    weight: 3,
    kind: 'hat',
    height: 13,
    draw: (a, c) =>
      move(a.toTop, line(c.accentShade, 'M0 0V-6Q0-10 4-11', 4)) +
      BOWL(a, c.accent, c.accentShade) +
      beads(c.accentShade, ACORN_SCALES(a), 3, 7) +
      beads(c.accentShade, ACORN_RIM(a), 9, 7),
  },
  {
    id: 'egg-shell',
    weight: 3,
    kind: 'hat',
    height: 5,
    draw: (a, c) => {
      const shell = `d="${SHELL(a)}" stroke-width="2.4"`;
      return (
        `<path ${shell} fill="${c.shade}" stroke="${c.shade}" transform="translate(1 1.6)"/>` +
        `<path ${shell} fill="#fff" stroke="#fff"/>${line(c.accent, SPECKS(a), 6)}`
      );
    },
  },
  {
    id: 'bandana',
    weight: 3,
    kind: 'hat',
    height: 3,
    draw: (a, c) =>
      move(KNOT(a), fill(c.accentShade, 'M-3 0Q7-2 9 9Q3 11 0 6Q2 14-4 16Q-8 10-3 0Z')) +
      LOW_BOWL(a, c.accent, c.accentShade) +
      beads('#fff', DOTS[0](a) + DOTS[1](a), 3, 8),
  },
  {
    id: 'flower-crown',
    weight: 3,
    kind: 'hat',
    height: 2,
    draw: (a, c) =>
      line(c.accentShade, STEMS(a), 4) + beads(c.accent, WREATH(a), 12, 11.5) + beads('#fff', WREATH(a), 4.2, 11.5),
  },
  {
    id: 'halo',
    weight: 3,
    kind: 'halo',
    height: 14,
    draw: (a, c) =>
      move(
        a.toTop,
        `<ellipse cy="-8" rx="16" ry="4.6" stroke="${c.accentShade}" stroke-width="3.6"/>` +
          `<ellipse cy="-8.5" rx="16" ry="4.4" stroke="${c.accent}" stroke-width="2.6"/>`,
      ),
  },
  atop(
    'chick',
    3,
    18,
    (c) =>
      fill(c.accentShade, 'M-10-9L-17-6L-10-3Z') +
      fill(c.accent, 'M-12-8C-12-16-6-19.5 0-19C7-18.5 8-12 15-12C16-3 9 4 0 4C-8 4-12-1-12-8Z') +
      fill(c.accentShade, 'M-1-5Q6-4 10-8Q10 1 3 1Q-1 0-1-5Z') +
      dot(c.dark, -5, -11, 2.2),
  ),
  atop(
    'unicorn-horn',
    3,
    18,
    (c) =>
      fill(c.accent, 'M-8 6L-1.6-18Q0-21 1.6-18L8 6Q0 11-8 6Z') +
      line(c.accentShade, 'M-6 2Q1 4 6-1M-4.2-5Q1-3.4 4.2-8M-2.2-12Q.5-11 2.2-14', 2.6),
  ),
];

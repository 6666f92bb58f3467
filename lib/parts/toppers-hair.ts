// Hair: volume over the whole head, with a fringe, a shadow under it on the brow, and one light strand.
import { toFace } from './head.js';
import type { Draw, Inks, Part } from './part.js';
import { beads, fill, line, move } from './shapes.js';

type Drawing = (c: Inks) => string;

/** Something on the model head of {@link toFace}, where eyes reach up to y = -19 and out to x = ±32. */
const onHead =
  (drawing: Drawing): Draw =>
  (a, c) =>
    move(toFace(a), drawing(c));

/** The shadow of a fringe. */
function shadow(c: Inks, path: string): string {
  return `<path d="${path}" stroke="${c.dark}" stroke-width="5" opacity=".22"/>`;
}

const STRAND = '<path d="M-30-29Q-25-40-13-43" stroke="#fff" stroke-width="4.5" opacity=".4"/>';

/**
 * A hairstyle.
 *
 * @param fringe - path data from right to left, along the locks and the fringe
 * @param crown - path data from there over the head, back to the right
 */
function hair(
  id: string,
  weight: number,
  height: number,
  fringe: string,
  crown: string,
  behind: Drawing,
  before: Drawing = () => '',
): Part {
  return {
    id,
    weight,
    kind: 'hair',
    height,
    back: onHead(behind),
    draw: onHead(
      (c) =>
        shadow(c, fringe) +
        fill(c.accent, fringe + crown) +
        fill(c.accentShade, 'M42-14C44-34 30-49 12-50.5C26-44 35-32 34-18Q38-12 41-4Z') +
        STRAND +
        before(c),
    ),
  };
}

const ROUND = 'C-43-36-26-51 0-51S43-36 42-14';
const CURLS = 'M-29-23Q0-29 29-23C26-52-26-52-29-23Z';
const TAILS = 'M39-22Q50-12 43 8M-39-22Q-50-12-43 8';

const LOCKS = 'M35-16L30-21Q22-15 14-19Q7-14 0-19Q-7-14-14-19Q-22-15-30-21L-35-16';
const CROWN = `L-38-8L-42-14${ROUND}L38-8Z`;

/** Hairstyles. */
export const HAIR: readonly Part[] = [
  hair(
    'bob',
    5,
    12,
    'M32 14C36 2 35-12 29-20Q22-14 14-18Q7-13 0-17Q-7-13-14-18Q-22-14-29-20C-35-12-36 2-32 14',
    `C-46 18-46-2-42-14${ROUND}C46-2 46 18 32 14Z`,
    (c) => fill(c.accentShade, 'M-42-15C-48 4-46 20-32 20H32C46 20 48 4 42-15Z'),
  ),
  {
    id: 'curls',
    weight: 4,
    kind: 'hair',
    height: 13,
    back: onHead(
      (c) =>
        fill(c.accentShade, 'M-36-12C-38-52 38-52 36-12Z') + beads(c.accentShade, 'M-35 4C-45-62 45-62 35 4', 23, 14.4),
    ),
    draw: onHead(
      (c) => shadow(c, 'M-29-20Q0-26 29-20') + fill(c.accent, CURLS) + beads(c.accent, CURLS, 16, 11) + STRAND,
    ),
  },
  hair(
    'pigtails',
    5,
    19,
    LOCKS,
    CROWN,
    (c) => line(c.accentShade, TAILS, 14) + line(c.accent, TAILS, 10),
    (c) => line(c.blush, 'M-39-25h.01M39-25h.01', 11),
  ),
  hair(
    'top-knot',
    4,
    22,
    LOCKS,
    CROWN,
    (c) => line(c.accentShade, 'M0-54h.01', 27) + line(c.accent, 'M-1.5-55h.01', 23),
    (c) => line(c.accentShade, 'M-11-49Q0-45 11-49', 4),
  ),
];

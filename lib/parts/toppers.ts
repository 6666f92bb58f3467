// The toppers: ears, horns, hats and hair.
import { shaded, toBrim, toEars, toFace, toPerch, toTemples, twice } from './head.js';
import type { Anchors, Draw, Inks, Kind, Part } from './part.js';
import { beads, dot, fill, line, move } from './shapes.js';

// Ears and horns are drawn for the left side, and mirrored for the right.

/** Draws something around 0,0. */
type InkDrawing = (c: Inks) => string;

/** A pair behind the head, drawn around the root of the left ear. */
function earPair(
  id: string,
  weight: number,
  height: number,
  left: InkDrawing,
  kind: Kind = 'ears',
  right = left,
): Part {
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

/** Ears, horns, and a bow: like ears, it leaves the middle of the head free. */
const EARS: readonly Part[] = [
  earPair(
    'cat-ears',
    5,
    20,
    (c) =>
      shell(c, 'M-10 14C-15-2-15-12-13-18Q-11-22-7-19C1-13 11-5 15 4L13 14Z') +
      fill(c.accent, 'M-8.5 8C-11-2-11-8-10-12Q-9-14-7-12.5C-1-7 4-2 8 5Z'),
  ),
  earPair(
    'bear-ears',
    5,
    15,
    (c) => dot(c.shade, -4, -5, 13) + dot(c.body, -5, -5.5, 12) + dot(c.accent, -4.5, -4.5, 7),
  ),
  earPair(
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
  earPair(
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
  earPair(
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

// Wide hats fit the brim of the head. Small ones are placed where the head is about as wide as they are.

/** A hat, drawn around 0,0 and moved to its place on the head. */
function worn(
  id: string,
  weight: number,
  height: number,
  drawing: (c: Inks) => string,
  kind: Kind = 'hat',
  place: (a: Anchors) => string = toBrim,
): Part {
  return { id, weight, kind, height, draw: (a, c) => move(place(a), drawing(c)) };
}

const toTop = (a: Anchors) => a.toTop;

/** A soft highlight. */
function light(path: string): string {
  return `<path d="${path}" stroke="#fff" stroke-width="3" opacity=".5"/>`;
}

/** A bowl over the whole head, with a shaded side and a highlight. */
function bowl(c: Inks): string {
  return (
    fill(c.accent, 'M-33 1C-36-18-20-28 0-28S36-18 33 1Q0 9-33 1Z') +
    fill(c.accentShade, 'M33 1C36-18 22-28 6-28C22-22 26-10 22 4Z') +
    light('M-24-9Q-21-18-12-22')
  );
}

/** White spots with an edge, which makes them visible on a pale hat. */
function spots(c: Inks, path: string, size: number): string {
  return line(c.accentShade, path, size + 2) + line('#fff', path, size);
}

const RING = 'M-19-8a19 6 0 0 0 38 0a19 6 0 0 0-38 0';
const FROG_EYES = 'M-17-24h.01M17-24h.01';

/** Hats, and other things that are worn like hats. */
const HATS: readonly Part[] = [
  worn(
    'crown',
    5,
    14,
    (c) =>
      `<path d="M-18 3L-20-15L-9.5-7L0-20L9.5-7L20-15L18 3Q0 9-18 3Z" fill="${c.accent}" stroke="${c.accent}" stroke-width="3.6"/>` +
      line(c.accentShade, 'M-18 3Q0 9 18 3', 5) +
      dot(c.blush, 0, -5, 3.6),
    'crown',
    toPerch,
  ),
  worn(
    'beanie',
    6,
    20,
    (c) =>
      dot(c.accentShade, 1, -29, 9.5) +
      dot(c.accent, 0, -30, 8) +
      bowl(c) +
      line(c.accentShade, 'M-31-1Q0 8 31-1', 13) +
      beads(c.accent, 'M0 3.5Q-16 3.5-32-1M0 3.5Q16 3.5 32-1', 7, 7.9),
  ),
  worn(
    'cap',
    5,
    13,
    (c) =>
      dot(c.accentShade, 0, -28, 4) +
      bowl(c) +
      line(c.accentShade, 'M0-27Q16-18 14 4', 2.6) +
      fill(c.accentShade, 'M-33-1C-42 3-44 10-37 10.5C-20 12.5 6 12 16 3Q-10 6-33-1Z') +
      light('M-36 6Q-22 8-8 7.5'),
  ),
  worn(
    'party-hat',
    5,
    24,
    (c) =>
      fill(c.accent, 'M-17 3L-3-27Q0-31 3-27L17 3Q0 11-17 3Z') +
      fill(c.accentShade, 'M-13-5Q2 2 13-5L9.7-13Q0-8-9.7-13ZM-7-18Q0-14.5 7-18L3-27Q0-31-3-27Z') +
      dot('#fff', 0, -29, 5.5),
    'hat',
    (a) => `${toPerch(a)} rotate(8)`,
  ),
  worn(
    'wizard-hat',
    5,
    23,
    (c) =>
      fill(c.accent, 'M32 2C26-15 14-22 2-38C-4-43-15-40-19-34C-14-28-25-14-32 2Z') +
      fill(c.accentShade, 'M32 2C26-15 14-22 2-38L-5-41C4-28 6-10 10 2Z') +
      line(c.dark, 'M-26-5Q0 2 26-5', 6) +
      line(c.accentShade, 'M-37 1Q0 10 37 1', 9) +
      fill('#fff', 'M-4-19l2.5 5 5 1-4 3.5 1 5-4.5-2.5-4.5 2.5 1-5-4-3.5 5-1Z'),
  ),
  worn(
    'frog-hat',
    5,
    22,
    (c) =>
      line(c.accentShade, FROG_EYES, 21) +
      bowl(c) +
      line('#fff', FROG_EYES, 13) +
      line(c.dark, 'M-16-23h.01M16-23h.01', 8) +
      line('#fff', 'M-17.5-25h.01M14.5-25h.01', 3) +
      line(c.dark, 'M-9-7Q0-1 9-7', 2.8),
  ),
  worn(
    'strawberry-hat',
    5,
    16,
    (c) =>
      bowl(c) +
      spots(c, 'M-21-3v1M-7 0v1M7 0v1M21-3v1', 3) +
      line(c.shade, 'M0-26Q0-32-4-33', 4.4) +
      fill(
        c.shade,
        'M0-30Q-18-31-22-18Q-15-20-11-22Q-9-15-7-11Q-3-15 0-20Q3-15 7-11Q9-15 11-22Q15-20 22-18Q18-31 0-30Z',
      ),
  ),
  worn(
    'toadstool-hat',
    4,
    15,
    (c) =>
      fill('#fed', 'M-33 0Q0-10 33 0Q20 9 0 9T-33 0Z') +
      shaded(c.accentShade, c.accent, 'M-37 0C-37-20-20-31 0-31S37-20 37 0Q38 4 32 3Q0-3-32 3Q-38 4-37 0Z') +
      spots(c, 'M-5-15h.01', 10) +
      spots(c, 'M-24-7h.01M16-8h.01M12-23h.01', 6.4),
  ),
  {
    id: 'flower-crown',
    weight: 4,
    kind: 'hat',
    height: 12,
    draw(a, c) {
      const reach = Math.min(Math.max(a.brimWidth - 3, 16), 29);
      const [left, right, y] = [a.x - reach, a.x + reach, a.brimY - 3];
      const flowers = (petals: string) => `M${left} ${y}${petals}M${a.x} ${y + 4}${petals}M${right} ${y}${petals}`;
      return (
        beads(c.blush, `M${left} ${y}Q${a.x} ${y + 8} ${right} ${y}`, 8, 7.5) +
        line(c.accent, flowers('m0-6h.01m5.5 4.5h.01m-2 6h.01m-7 0h.01m-2-6h.01'), 8) +
        line('#fff', flowers('h.01'), 5.4)
      );
    },
  },
  worn('halo', 4, 16, (c) => line(c.accentShade, RING, 6.4) + line(c.accent, RING, 3), 'halo', toTop),
  worn(
    'chick',
    4,
    18,
    (c) =>
      shaded(c.accentShade, c.accent, 'M-16-8C-16-18-9-23-1-22C9-21 10-14 19-14C21-3 12 6 0 6C-11 6-16 0-16-8Z') +
      fill(c.accentShade, 'M-1-7Q7-5 12-9Q12 1 4 1Q-1 0-1-7Z') +
      fill('#f93', 'M-14-13Q-22-11-23-8Q-20-6-14-7Z') +
      dot(c.dark, -8, -12.5, 2.8) +
      dot('#fff', -8.8, -13.4, 1),
    'crown',
    toTop,
  ),
  worn(
    'unicorn-horn',
    4,
    22,
    (c) =>
      fill(c.accent, 'M-10 8L-2-24Q0-28 2-24L10 8Q0 13-10 8Z') +
      line(c.accentShade, 'M-8 3Q2 6 8 0M-6-5Q1-2 6-8M-3.6-13Q1-11 3.5-16', 3),
    'crown',
    toTop,
  ),
  worn(
    'sprout',
    5,
    22,
    (c) =>
      line(c.accentShade, 'M0 12Q1 2 0-5', 4.4) +
      twice(shaded(c.accentShade, c.accent, 'M0-4C-2-18-16-22-26-16C-24-4-10 3 0-4Z')),
    'crown',
    toTop,
  ),
];

// Hair has volume over the whole head, a fringe, the shadow of the fringe on the brow, and one light strand.

/** Moves a drawing to the head. It is made on the model head of {@link toFace}, where eyes reach up to y = -19 and out to x = ±32. */
const onHead =
  (drawing: InkDrawing): Draw =>
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
  behind: InkDrawing,
  before: InkDrawing = () => '',
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

const HAIR: readonly Part[] = [
  hair(
    'bob',
    0,
    12,
    'M32 14C36 2 35-12 29-20Q22-14 14-18Q7-13 0-17Q-7-13-14-18Q-22-14-29-20C-35-12-36 2-32 14',
    `C-46 18-46-2-42-14${ROUND}C46-2 46 18 32 14Z`,
    (c) => fill(c.accentShade, 'M-42-15C-48 4-46 20-32 20H32C46 20 48 4 42-15Z'),
  ),
  {
    id: 'curls',
    weight: 0,
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
    0,
    19,
    LOCKS,
    CROWN,
    (c) => line(c.accentShade, TAILS, 14) + line(c.accent, TAILS, 10),
    (c) => line(c.blush, 'M-39-25h.01M39-25h.01', 11),
  ),
  hair(
    'top-knot',
    0,
    22,
    LOCKS,
    CROWN,
    (c) => line(c.accentShade, 'M0-54h.01', 27) + line(c.accent, 'M-1.5-55h.01', 23),
    (c) => line(c.accentShade, 'M-11-49Q0-45 11-49', 4),
  ),
];

/** The toppers of the base. Seeds pick by the weights and the order: neither may change. */
export const TOPPERS: readonly Part[] = [...EARS, ...HATS, ...HAIR];

// Hats. Wide ones fit the brim of the head, small ones stand where the head is about as wide as they are.
import { shaded, toBrim, toPerch, twice } from './head.js';
import type { Anchors, Inks, Kind, Part } from './part.js';
import { beads, dot, fill, line, move } from './shapes.js';

/** Something that is worn, drawn around the point that a transform moves it to. */
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

/** A soft light. */
function light(path: string): string {
  return `<path d="${path}" stroke="#fff" stroke-width="3" opacity=".5"/>`;
}

/** A bowl over the whole head, with its shaded side and a light. */
function bowl(c: Inks): string {
  return (
    fill(c.accent, 'M-33 1C-36-18-20-28 0-28S36-18 33 1Q0 9-33 1Z') +
    fill(c.accentShade, 'M33 1C36-18 22-28 6-28C22-22 26-10 22 4Z') +
    light('M-24-9Q-21-18-12-22')
  );
}

/** White spots with an edge that shows on a pale hat, too. */
function spots(c: Inks, path: string, size: number): string {
  return line(c.accentShade, path, size + 2) + line('#fff', path, size);
}

const RING = 'M-19-8a19 6 0 0 0 38 0a19 6 0 0 0-38 0';
const EYES = 'M-17-24h.01M17-24h.01';

/** The hats, and what is worn like one. */
export const HATS: readonly Part[] = [
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
      fill('#fff', 'M-4-19l2.5 5 5 1-4 3.5 1 5-4.5-2.5-4.5 2.5 1-5-4-3.5 5-1Z') +
      dot('#fff', -3, -28, 2.4),
  ),
  worn(
    'frog-hat',
    5,
    22,
    (c) =>
      line(c.accentShade, EYES, 21) +
      bowl(c) +
      line('#fff', EYES, 13) +
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
      spots(c, 'M-22-2v1M-8 1v1M8 1v1M22-2v1M-14-9v1M14-9v1', 2.4) +
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

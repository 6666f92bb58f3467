// The parts of a bookshop: things to wear and to hold, and mouths.
import {
  BASE_POOLS,
  createHeld,
  createTopper,
  fill,
  line,
  move,
  rimmed,
  toPerch,
  type Inks,
  type Part,
  type Pool,
} from 'navii/authoring';

const PAPER = '#fff6e0';
const PAPER_SHADE = '#d8b98a';

/** A book that lies open, drawn around the middle of its back. */
function drawOpenBook(c: Inks): string {
  return (
    rimmed(c.accent, c.accentShade, 'M-27 7L-24-8Q-11-13 0-6Q11-13 24-8L27 7Q12 1 0 8Q-12 1-27 7Z') +
    fill(PAPER, 'M-22 1.5L-20.5-10Q-10-15 0-8Q10-15 20.5-10L22 1.5Q10-4 0 3Q-10-4-22 1.5Z') +
    line(PAPER_SHADE, 'M0-7V1.5M-17-5q6-2.5 12 .5M17-5q-6-2.5-12 .5', 1.8)
  );
}

export const TOPPERS: Pool = {
  none: 6,
  parts: [
    {
      id: 'open-book',
      weight: 5,
      kind: 'hat',
      height: 13,
      draw: (a, c) => move(toPerch(a), drawOpenBook(c)),
    },
    createTopper(
      'quill',
      4,
      25,
      (c) =>
        fill(c.accentShade, 'M0-3C-9-10-5-25 15-29C18-16 13-5 3-1Z') +
        fill(c.accent, 'M-.5-4C-7-11-3-23 13-27C14-17 9-8 1-4Z') +
        line('#fff', 'M-3 6L9-20', 2.6),
    ),
  ],
};

export const ACCESSORIES: Pool = {
  none: 8,
  parts: [
    {
      id: 'half-moon-glasses',
      weight: 5,
      kind: 'glasses',
      // Low on the nose, so that it does not hide the eyes above.
      face: (f, c) => {
        const lens = 'm-10.5 1h21q0 8.5-10.5 8.5t-10.5-8.5z';
        return (
          `<path d="${f.left}${lens}${f.right}${lens}" fill="#fff" fill-opacity=".3" stroke="${c.ink}" stroke-width="2.6"/>` +
          line(c.ink, f.bridge, 2.6)
        );
      },
    },
    createHeld(
      'pocket-book',
      5,
      (c) =>
        rimmed(c.accent, c.accentShade, 'M-9-12L7-15L11 6L-5 9Z') +
        fill(PAPER, 'M-4.6 10.5L10.5 7.6L11.2 10.6L-4 13.4Z') +
        line(c.accentShade, 'M-5.5-11.5L-1.5 8', 2.4) +
        line('#fff', 'M0-9.5L5-10.5M1-5.5L4-6', 2.4),
    ),
  ],
};

/** Two teeth that have eaten many pages. */
const GRIN: Part = {
  id: 'bookworm-grin',
  weight: 12,
  face: (f, c) =>
    `<path d="${f.mouth}m-4 1h8v4.4q0 1.6-1.6 1.6h-4.8q-1.6 0-1.6-1.6z" fill="#fff" stroke="${c.ink}" stroke-width="1.8"/>` +
    line(c.ink, `${f.mouth}m0 2v4.6`, 1.6) +
    line(c.ink, `${f.mouth}m-8-2.5q8 8 16 0`, 3.2),
};

export const MOUTHS: Pool = { none: 0, parts: [...BASE_POOLS.mouth.parts, GRIN] };

/** Shelves on the disc, in the colour of the body, which shows faintly on any of its grounds. */
export const SCENES: Pool = {
  none: 1,
  parts: [
    {
      id: 'bookshelves',
      weight: 3,
      draw: (_a, c) =>
        `<path d="M7 38H93M4 64H96" stroke="${c.body}" stroke-opacity=".32" stroke-width="3"/>` +
        `<path d="M15 36V22h5v14zm7 0V17h6v19zm8 0l3-15 5 1-3 14zm36 0V14h6v22zm8 0V20h5v16zm7 0V25h5v11zM8 62V47h6v15zm8 0V43h5v19zm63 0V44h6v18zm8 0V49h5v13z" fill="${c.body}" fill-opacity=".26"/>`,
    },
  ],
};

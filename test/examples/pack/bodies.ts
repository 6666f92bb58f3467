// The bodies of the shelves. Each has its own outline; the anchors were placed by eye on the sheet.
import { fill, line, type Body } from 'navii/authoring';

const PAPER = '#fff6e0';
const PAPER_SHADE = '#d8b98a';

export const BODIES: readonly Body[] = [
  {
    id: 'hardback',
    weight: 6,
    top: 9.5,
    arcs: ['L76 9.5C81 9.5 84 12 84 17L84 50', 'L84 80C84 86 81 89 76 89L50 89'],
    edges: [18, 88],
    shine: 'M30.5 38V20',
    shadow: 22,
    head: { eyeY: 46, eyeGap: 15, mouthY: 60, earGap: 21, earY: 16, brimY: 21, brimWidth: 33 },
    trunk: { sideWidth: 33, bellyY: 74, bellyWidth: 19, bellyHeight: 8, neckY: 72, neckWidth: 33 },
    // A ribbon between the pages, under the cover.
    back: (c) => line(c.accentShade, 'M66 82V92', 8) + line(c.accent, 'M65.5 82V91', 5),
    // The spine with its bands, and the pages between the boards.
    front: (c) =>
      fill(c.shade, 'M17 17C17 12.5 19 11 22 11H26V77H17Z') +
      line(c.accent, 'M18.5 24h6M18.5 64h6', 4) +
      fill(PAPER, 'M22 77H84V85.5H23Q17 85 17 81Q17.5 77 22 77Z') +
      line(PAPER_SHADE, 'M24 79.8H82M24 83H82', 1.4),
  },
  {
    id: 'bookworm',
    weight: 5,
    top: 10,
    arcs: ['C71 10 86 24 86 43', 'C86 55 81 62 75 66C83 69 83 78 76 80C79 86 73 89 66 89L50 89'],
    edges: [26, 96],
    shine: 'M20.5 42C21.5 31 27 24 35 19.5',
    shadow: 20,
    head: { eyeY: 45.5, eyeGap: 15.5, mouthY: 59.5, earGap: 22, earY: 20, brimY: 25, brimWidth: 29 },
    trunk: { sideWidth: 35, bellyY: 76, bellyWidth: 20, bellyHeight: 8, neckY: 72.5, neckWidth: 25 },
    // Feelers, and the part that is still on the previous page.
    back: (c) =>
      line(c.shade, 'M38 16Q34 7 27 9M62 16Q66 7 73 9', 3) +
      line(c.accent, 'M27 9.5h.01M73 9.5h.01', 7) +
      line(c.shade, 'M70 82q8 2 11-4t3-11', 12.4) +
      line(c.body, 'M70 81q7 2 10-4t2.5-10', 8.6),
    // Its rings.
    front: (c) =>
      fill(c.belly, 'M30 73Q49 80 68 73L69 78Q49 85.5 29 78Z') +
      line(c.shade, 'M27.5 70Q49 78.5 71 70M27 80.5Q49 88 70 80.5', 2.6),
  },
];

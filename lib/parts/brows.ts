// The brows: over the eyes, around 0,0 between them. None frowns or worries: a face that nobody chose is a friendly one.
import type { Part } from './part.js';
import { line } from './shapes.js';

const RAISED = 'm-6-14.5q6-5 12 0';
const THICK = 'm-4.5-14.5q4.5-2.5 9 0';
const FLAT = 'm-5.5-13.5q5.5-2 11 0';

function pair(id: string, weight: number, left: string, right = left, width = 3): Part {
  return { id, weight, face: (f, c) => line(c.ink, f.left + left + f.right + right, width) };
}

/** The base brows, frozen. */
export const BROWS: readonly Part[] = [
  pair('soft', 6, FLAT),
  pair('raised', 7, RAISED),
  pair('cocked', 6, FLAT, 'm-6-16q6-4.5 12 1.5'),
  pair('thick', 5, THICK, THICK, 5),
  pair('dots', 5, 'm1.5-15h.01', 'm-1.5-15h.01', 5.2),
];

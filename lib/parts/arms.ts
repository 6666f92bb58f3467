// The arms: each pose expresses something. They start at the sides, under the eyes, and never leave the disc.
import type { Anchors, Inks, Part } from './part.js';
import { line } from './shapes.js';

/** An arm behind the body: a thick line in the shade of the body. */
function drawArm(c: Inks, path: string, mark = '', width = 9): string {
  const arm = line(c.shade, path, width);
  return mark === '' ? arm : `<g${mark}>${arm}</g>`;
}

/** Path data from a shoulder to a hand. `out` is the distance of the hand from the middle, `under` its distance below the shoulder. */
function limb(a: Anchors, side: number, out: number, under: number): string {
  return `M${a.x + side * (a.armGap - 8)} ${a.armY}Q${a.x + side * out} ${a.armY} ${a.x + side * out} ${a.armY + under}`;
}

const hang = (a: Anchors, side: number) => limb(a, side, Math.min(a.armGap + 9, 39.5), 7.5);
const raise = (a: Anchors, side: number) => limb(a, side, 43, -14);
const elbow = (a: Anchors, side: number) => {
  const [root, out, y] = [a.x + side * (a.armGap - 6), a.x + side * 39.5, a.armY];
  return `M${root} ${y - 9}L${out} ${y}q${side * 3} 2 0 4L${root} ${y + 12}`;
};

/** Path data of two arms before the body, from the shoulders over a bend to the hands. The numbers are distances from the middle, and heights. */
function fold(a: Anchors, bendOut: number, bendY: number, handOut: number, handY: number): string {
  const arm = (side: number) =>
    `M${a.x + side * (a.armGap - 4)} ${a.armY + 5}Q${a.x + side * bendOut} ${bendY} ${a.x + side * handOut} ${handY}`;
  return arm(-1) + arm(1);
}

/** The poses of the base. Seeds pick by the weights and the order: neither may change. */
export const ARMS: readonly Part[] = [
  { id: 'relaxed', weight: 8, back: (a, c) => drawArm(c, hang(a, -1) + hang(a, 1)) },
  {
    id: 'wave',
    weight: 9,
    back: (a, c, m) => drawArm(c, hang(a, -1)) + drawArm(c, raise(a, 1), m.wave),
  },
  { id: 'cheer', weight: 8, back: (a, c, m) => drawArm(c, raise(a, -1) + raise(a, 1), m.wave) },
  // The hands are behind the back, so only the elbows are visible.
  { id: 'behind', weight: 4, back: (a, c) => drawArm(c, elbow(a, -1) + elbow(a, 1), '', 7.6) },
  {
    id: 'hands-on-cheeks',
    weight: 4,
    draw: (a, c) => line(c.shade, fold(a, a.eyeGap + 14, a.mouthY + 12, a.eyeGap + 9, a.mouthY + 3), 8),
  },
  // A rule gives this pose to every mascot that holds something. The hand is at the place of `toHand` (head.ts).
  {
    id: 'hold',
    weight: 0,
    back: (a, c) => drawArm(c, hang(a, -1)),
    draw: (_a, c) => line(c.shade, 'M70 70q6 1 11-3', 8),
  },
];

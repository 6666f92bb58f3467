// How things sit on heads of any shape: broad or pointed, round or cleft.
import type { Anchors } from './part.js';
import { fill } from './shapes.js';

/** A pointed head is far higher at its top than at the brim. */
function isPointed(a: Anchors): boolean {
  return a.brimY - a.topY > 17;
}

/** Height of the foot of a small hat: near the top of a broad head, further down a pointed one, which fills it. */
export function perch(a: Anchors): number {
  return isPointed(a) ? a.earY - 2 : a.topY + 4;
}

/** Where things hang beside the face: half their distance apart, and their height. A pointed head is too slim at its ears. */
export function temple(a: Anchors): readonly [gap: number, y: number] {
  return isPointed(a) ? [a.brimWidth, a.brimY - 6] : [a.earGap, a.earY];
}

/**
 * Path data of the brim, from left to right, as the front of the head bulges.
 *
 * @param lower - units under the anchor
 */
export function brim(a: Anchors, lower: number): string {
  const y = a.brimY + lower;
  return `M${a.x - a.brimWidth} ${y}Q${a.x} ${y + 8} ${a.x + a.brimWidth} ${y}`;
}

/**
 * As {@link brim}, from the middle to either end, so that what is strung on it is the same on both sides.
 *
 * @param inset - units that it ends before the brim does
 */
export function garland(a: Anchors, lower: number, inset: number): string {
  const y = a.brimY + lower;
  const reach = a.brimWidth - inset;
  const middle = `M${a.x} ${y + 4}Q`;
  return `${middle}${a.x - reach / 2} ${y + 4} ${a.x - reach} ${y}${middle}${a.x + reach / 2} ${y + 4} ${a.x + reach} ${y}`;
}

/** Path data of the top of a hat, from the left end of the brim over the head to the right end. */
export function crest(a: Anchors, rise: number): string {
  const [left, right, top] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY - rise];
  return (
    `M${left} ${a.brimY}C${left} ${top + 5} ${left + 8} ${top} ${a.topX} ${top}` +
    `C${right - 8} ${top} ${right} ${top + 5} ${right} ${a.brimY}`
  );
}

/** A hat's bowl over the whole head, down to the brim, with its shaded edge at the right. */
export function bowl(a: Anchors, rise: number, color: string, edge: string): string {
  const [right, top] = [a.x + a.brimWidth, a.topY - rise];
  return (
    fill(color, `${crest(a, rise)}Q${a.x} ${a.brimY + 8} ${a.x - a.brimWidth} ${a.brimY}Z`) +
    fill(
      edge,
      `M${a.topX + 4} ${top}C${right - 8} ${top} ${right} ${top + 5} ${right} ${a.brimY}L${right - 7} ${a.brimY + 2}` +
        `C${right - 6} ${top + 12} ${right - 14} ${top + 4} ${a.topX + 4} ${top}Z`,
    )
  );
}

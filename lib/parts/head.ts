// How things sit on heads of any shape: broad or pointed, round or cleft.
import type { Anchors, PathOf } from './part.js';
import { fill } from './shapes.js';

/** A pointed head is far higher at its top than at the brim. */
function isPointed(a: Anchors): boolean {
  return a.brimY - a.topY > 17;
}

/** Transform to the foot of a small hat: near the top of a broad head, further down a pointed one, which fills it. */
export const toPerch = (a: Anchors) => `translate(${a.topX} ${isPointed(a) ? a.earY - 2 : a.topY + 4})`;

function mirrored(x: number, gap: number, y: number): readonly [left: string, right: string] {
  return [`translate(${x - gap} ${y})`, `matrix(-1 0 0 1 ${x + gap} ${y})`];
}

/** Transforms to the roots of a pair of ears; the right one mirrors. */
export const toEars = (a: Anchors) => mirrored(a.x, a.earGap, a.earY);

/** Transforms to where a pair hangs beside the face; a pointed head is too slim at its ears. */
export const toTemples = (a: Anchors) =>
  isPointed(a) ? mirrored(a.x, a.brimWidth, a.brimY - 6) : mirrored(a.x, a.earGap, a.earY);

/**
 * Path data of the brim, from left to right, as the front of the head bulges.
 *
 * @param lower - units under the anchor
 */
export function brim(lower: number): PathOf {
  return (a: Anchors) => {
    const y = a.brimY + lower;
    return `M${a.x - a.brimWidth} ${y}Q${a.x} ${y + 8} ${a.x + a.brimWidth} ${y}`;
  };
}

/**
 * As {@link brim}, from the middle to either end, so that what is strung on it is the same on both sides.
 *
 * @param inset - units that it ends before the brim does
 */
export function garland(lower: number, inset: number): PathOf {
  return (a: Anchors) => {
    const y = a.brimY + lower;
    const reach = a.brimWidth - inset;
    const middle = `M${a.x} ${y + 4}Q`;
    return `${middle}${a.x - reach / 2} ${y + 4} ${a.x - reach} ${y}${middle}${a.x + reach / 2} ${y + 4} ${a.x + reach} ${y}`;
  };
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
export function bowl(rise: number): (a: Anchors, color: string, edge: string) => string {
  const paths = (a: Anchors) => {
    const [right, top] = [a.x + a.brimWidth, a.topY - rise];
    const whole = `${crest(a, rise)}Q${a.x} ${a.brimY + 8} ${a.x - a.brimWidth} ${a.brimY}Z`;
    const side =
      `M${a.topX + 4} ${top}C${right - 8} ${top} ${right} ${top + 5} ${right} ${a.brimY}L${right - 7} ${a.brimY + 2}` +
      `C${right - 6} ${top + 12} ${right - 14} ${top + 4} ${a.topX + 4} ${top}Z`;
    return [whole, side] as const;
  };
  return (a, color, edge) => {
    const [whole, side] = paths(a);
    return fill(color, whole) + fill(edge, side);
  };
}

// Shapes that packs share.
import type { Anchors } from '../parts/part.js';

/** Cloth from the temples down, with a round neckline under the mouth; the body's shaded edge shades it too. */
export function drawCloth(a: Anchors, color: string): string {
  return `<path fill="${color}" transform="translate(1.3 1.4) scale(.93)" d="${a.dip}"/>`;
}

/** Path data of a band around the neck, from side to side. */
export function bandOf({ x, neckY, neckWidth }: Anchors): string {
  return `M${x - neckWidth + 3} ${neckY - 1}Q${x} ${neckY + 7} ${x + neckWidth - 3} ${neckY - 1}`;
}

/** Path data of a band around the head at the brim, from side to side. */
export function brimOf({ x, brimY, brimWidth }: Anchors): string {
  return `M${x - brimWidth} ${brimY - 1}Q${x} ${brimY + 6} ${x + brimWidth} ${brimY - 1}`;
}

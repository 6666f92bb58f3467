// Shapes that packs share.
import { toHand } from '../parts/head.js';
import type { Anchors, Inks, Kind, Motion, Part } from '../parts/part.js';
import { at, move } from '../parts/shapes.js';

/** Cloth from the temples down, with a round neckline under the mouth; the body's shaded edge shades it too. */
export function drawCloth(a: Anchors, color: string): string {
  return `<path fill="${color}" transform="translate(1 1) scale(.94)" d="${a.dip}"/>`;
}

/** Path data of a band around the neck, from side to side. */
export function bandOf({ x, neckY, neckWidth }: Anchors): string {
  return `M${x - neckWidth + 3} ${neckY - 1}Q${x} ${neckY + 7} ${x + neckWidth - 3} ${neckY - 1}`;
}

/** A topper that stands on the crown of the head, drawn around the middle of its foot. */
export function createTopper(
  id: string,
  weight: number,
  height: number,
  draw: (c: Inks, m: Motion) => string,
  kind: Kind = 'crown',
): Part {
  return { id, weight, kind, height, draw: (a, c, m) => at(a.topX, a.topY, draw(c, m)) };
}

/** Something in the right hand, drawn around it. */
export function createHeld(id: string, weight: number, draw: (c: Inks, m: Motion) => string): Part {
  return { id, weight, kind: 'held', draw: (a, c, m) => move(toHand(a), draw(c, m)) };
}

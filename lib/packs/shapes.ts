// Shapes that packs share.
import type { Anchors, Inks, Kind, Motion, Part } from '../parts/part.js';
import { at } from '../parts/shapes.js';

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

/** Two of a kind that float in the free corners of the disc, drawn around their middle. */
export function createFloating(id: string, weight: number, draw: (c: Inks, m: Motion) => string): Part {
  return {
    id,
    weight,
    kind: 'floating',
    draw: (_a, c, m) => {
      const one = draw(c, m);
      return at(83, 26, one) + at(16, 30, one);
    },
  };
}

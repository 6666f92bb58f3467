// Shapes that packs share.
import { toHand } from '../parts/head.js';
import type { Anchors, Inks, Kind, Motion, Part } from '../parts/part.js';
import { at, move } from '../parts/shapes.js';

/**
 * Cloth from the temples down, with a round neckline under the mouth; the body's shaded edge shades it too.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @returns SVG
 * @example
 * const apron: Part = { id: 'linen-apron', weight: 1, kind: 'full', draw: (a, c) => drawCloth(a, c.accent) };
 */
export function drawCloth(a: Anchors, color: string): string {
  return `<path fill="${color}" transform="translate(1 1) scale(.94)" d="${a.dip}"/>`;
}

/**
 * Path data of a band around the neck, from side to side.
 *
 * @returns path data
 * @example
 * const ribbon: Draw = (a, c) => line(c.accent, bandOf(a), 6);
 */
export function bandOf({ x, neckY, neckWidth }: Anchors): string {
  return `M${x - neckWidth + 3} ${neckY - 1}Q${x} ${neckY + 7} ${x + neckWidth - 3} ${neckY - 1}`;
}

/**
 * A topper that stands on the crown of the head, drawn around the middle of its foot.
 *
 * @param id - public id, in kebab case
 * @param weight - relative frequency, a non-negative integer
 * @param height - units that it stands above the head; the figure shrinks to make room
 * @param draw - draws it around 0,0, the middle of its foot
 * @param kind - what the rules take it for
 * @returns a part for the pool of toppers
 * @example
 * const candle = createTopper('candle', 2, 18, (c, m) => line(c.accent, 'M0 0v-9', 8) + dot('#fc4', 0, -15, 3));
 */
export function createTopper(
  id: string,
  weight: number,
  height: number,
  draw: (c: Inks, m: Motion) => string,
  kind: Kind = 'crown',
): Part {
  return { id, weight, kind, height, draw: (a, c, m) => at(a.topX, a.topY, draw(c, m)) };
}

/**
 * Something in the right hand, drawn around it.
 *
 * @param id - public id, in kebab case
 * @param weight - relative frequency, a non-negative integer
 * @param draw - draws it around 0,0, the hand
 * @returns a part for the pool of accessories
 * @example
 * const balloon = createHeld('red-balloon', 2, (c) => line(c.dark, 'M0 6V-8', 2.4) + dot('#f45', 0, -14, 8));
 */
export function createHeld(id: string, weight: number, draw: (c: Inks, m: Motion) => string): Part {
  return { id, weight, kind: 'held', draw: (a, c, m) => move(toHand(a), draw(c, m)) };
}

// Clothes that fit every body: they follow its own outline, and are shaded as it is.
import type { Anchors } from '../parts/part.js';

/**
 * Draws cloth from the temples down, with a round neckline under the mouth.
 *
 * @param fill - colour of the cloth, and of its shaded edge
 */
export function drawCloth(a: Anchors, fill: string, shade: string): string {
  const lit = `<path fill="${fill}" transform="translate(1.3 1.4) scale(.93)" d="${a.dip}"/>`;
  return `<path fill="${shade}" d="${a.dip}"/>${lit}`;
}

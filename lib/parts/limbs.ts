// Arms and feet: thick round strokes behind the body, shaded like it.
import type { Inks } from './part.js';

/**
 * Draws limbs.
 *
 * @param path - path data of their middle lines; they should start inside the body
 * @param width - thickness in units
 */
export function drawLimbs(c: Inks, path: string, width: number): string {
  return (
    `<path d="${path}" stroke="${c.shade}" stroke-width="${width + 2.4}"/>` +
    `<path d="${path}" stroke="${c.body}" stroke-width="${width}" transform="translate(-.7 -.8)"/>`
  );
}

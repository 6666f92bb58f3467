// Colours for the rasterizer, which reads CSS Color 3 and paints anything newer black.
import { formatHex8, parse } from 'culori';

/**
 * Rewrites a CSS colour as sRGB hexadecimal; out-of-gamut channels are clipped, as browsers do.
 *
 * @param color - a colour that the option reader let through, or `auto`, which stays
 */
export function toRasterColor(color: string): string {
  if (color === 'auto') return color;
  // An alpha of `none` is zero (CSS Color 4 §4.4), but culori reads it as one.
  return formatHex8(parse(color.replace(/\/\s*none/, '/ 0'))) ?? color;
}

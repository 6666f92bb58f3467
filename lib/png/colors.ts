// Colours for the rasterizer. It reads CSS Color 3, and paints newer forms black.
import { formatHex8, parse } from 'culori';

// Colours that the rasterizer cannot read or reads differently from browsers, in the attributes that hold colours: functions,
// and the name that CSS Color 4 added.
const NEWER = /(fill|stroke)="((?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^"]*|rebeccapurple)"/gi;

/**
 * Rewrites a CSS colour as sRGB hexadecimal. Channels out of gamut are clipped, as in browsers.
 *
 * @param color - a CSS colour, or `auto`, which is returned unchanged
 * @returns `#` and eight digits; text that is not a colour is returned unchanged
 * @example
 * toRasterColor('oklch(70% 0.1 200)'); // '#40b1b7ff'
 */
export function toRasterColor(color: string): string {
  if (color === 'auto') return color;
  // An alpha of `none` is zero (CSS Color 4 §4.4), but culori reads it as one.
  return formatHex8(parse(color.replace(/\/\s*none/, '/ 0'))) ?? color;
}

/** Rewrites the colours of a drawing that the rasterizer cannot read. */
export function rewriteColors(svg: string): string {
  return svg.replace(NEWER, (_, attribute: string, color: string) => `${attribute}="${toRasterColor(color)}"`);
}

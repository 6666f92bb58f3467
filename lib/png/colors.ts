// Colours for the rasterizer, which reads CSS Color 3 and paints anything newer black.
import { formatHex8, parse } from 'culori';

// What the rasterizer cannot read, or reads otherwise than browsers do: functions. Drawings hold colours in these attributes.
const FUNCTIONS = /(fill|stroke)="((?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^"]*)"/g;

/**
 * Rewrites a CSS colour as sRGB hexadecimal; out-of-gamut channels are clipped, as browsers do.
 *
 * @param color - a CSS colour, or `auto`, which stays
 * @returns `#` and eight digits, or the text itself where it is no colour
 * @example
 * toRasterColor('oklch(70% 0.1 200)'); // '#40b1b7ff'
 */
export function toRasterColor(color: string): string {
  if (color === 'auto') return color;
  // An alpha of `none` is zero (CSS Color 4 §4.4), but culori reads it as one.
  return formatHex8(parse(color.replace(/\/\s*none/, '/ 0'))) ?? color;
}

/** Rewrites the colours of a drawing. */
export function rewriteColors(svg: string): string {
  return svg.replace(FUNCTIONS, (_, attribute: string, color: string) => `${attribute}="${toRasterColor(color)}"`);
}

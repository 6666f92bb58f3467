// Colours for the rasterizer. It reads CSS Color 3, and paints newer forms black.
import { formatHex8, parse } from 'culori';

// Colours that the rasterizer cannot read or reads differently from browsers, in the attributes that hold colours: functions,
// and the name that CSS Color 4 added.
const NEWER = /(fill|stroke)="((?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^"]*|rebeccapurple)"/gi;

/** Rewrites the colours of a drawing that the rasterizer cannot read as sRGB hexadecimal. Channels out of gamut are clipped, as in browsers. */
export function rewriteColors(svg: string): string {
  return svg.replace(NEWER, (_, attribute: string, color: string) => {
    // An alpha of `none` is zero (CSS Color 4 §4.4), but culori reads it as one.
    return `${attribute}="${formatHex8(parse(color.replace(/\/\s*none/, '/ 0'))) ?? color}"`;
  });
}

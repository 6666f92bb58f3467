// What shows through: sceneries on the disc, lids of cups.

/** Makes a drawing translucent, as a whole. */
export function veil(opacity: string, drawing: string): string {
  return `<g opacity="${opacity}">${drawing}</g>`;
}

/** A translucent filled path. */
export function tint(path: string, opacity: string, color = '#fff'): string {
  return `<path d="${path}" fill="${color}" fill-opacity="${opacity}"/>`;
}

/** A translucent white line. */
export function trace(path: string, opacity: string, width: number): string {
  return `<path d="${path}" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
}

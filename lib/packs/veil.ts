// What shows through: sceneries on the disc, lids of cups.

/** Makes a drawing translucent, as a whole. */
export function veil(opacity: string, drawing: string): string {
  return `<g opacity="${opacity}">${drawing}</g>`;
}

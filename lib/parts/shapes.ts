// The strokes that parts share: a filled path, a line, a dot, a string of beads. The root sets fill, caps and joins.

/** A filled path. */
export function fill(color: string, path: string): string {
  return `<path d="${path}" fill="${color}"/>`;
}

/** A line with round ends and joins. */
export function line(color: string, path: string, width = 2.8): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${width}"/>`;
}

/** A round dot. */
export function dot(color: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/**
 * Round beads along a path: dashes of next to no length with round ends, so that one element follows any head.
 *
 * @param size - diameter of a bead
 * @param gap - from the middle of one bead to the next
 */
export function beads(color: string, path: string, size: number, gap: number): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${size}" stroke-dasharray=".01 ${gap}"/>`;
}

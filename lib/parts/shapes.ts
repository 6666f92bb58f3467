// What parts are drawn with: paths, lines, dots and beads, and moving a drawing to its anchor. The root element sets
// `fill="none"` and round caps and joins.

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

/**
 * Joins text that was put together from pieces. Engines keep such text as a tree of its pieces until somebody reads it,
 * and walk that tree at every use; text that is used often is read once instead. `charCodeAt(0) < 0` is never true: it only
 * forces the engine to read the text.
 */
export function flatten(text: string): string {
  return text.charCodeAt(0) < 0 ? '' : text;
}

/** Moves a drawing made around 0,0 by a transform that is already text. */
export function move(transform: string, drawing: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

/** Moves a drawing made around 0,0 to a point. Coordinates are multiples of one half, which print exactly. */
export function at(x: number, y: number, drawing: string): string {
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/** Draws the same thing on the left and, mirrored, on the right of a vertical axis. */
export function mirror(x: number, offset: number, y: number, drawing: string): string {
  return (
    `<g transform="translate(${x - offset} ${y})">${drawing}</g>` +
    `<g transform="matrix(-1 0 0 1 ${x + offset} ${y})">${drawing}</g>`
  );
}

// The shapes that parts are drawn with: paths, lines, dots and beads, and functions that move a drawing to its anchor. The root
// element of a drawing sets `fill="none"` and round caps.

/**
 * A filled path.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @param path - path data, in units of the drawing
 * @returns SVG
 * @example
 * fill('#abc', 'M0 0h4v4z'); // '<path d="M0 0h4v4z" fill="#abc"/>'
 */
export function fill(color: string, path: string): string {
  return `<path d="${path}" fill="${color}"/>`;
}

/**
 * A filled path with an edge, which makes it visible on any ground.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @param rim - colour of the edge, as above
 * @param path - path data, in units of the drawing
 * @param mark - an attribute of {@link Motion}, if it moves
 * @returns SVG
 * @example
 * const drawCoin = (c: Inks, m: Motion) => rimmed(c.accent, c.accentShade, 'M0-8l8 8l-8 8l-8-8z', m.pulse);
 */
export function rimmed(color: string, rim: string, path: string, mark = ''): string {
  return `<path d="${path}" fill="${color}" stroke="${rim}" stroke-width="2.4" stroke-linejoin="round"${mark}/>`;
}

/**
 * A line with round ends.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @param path - path data, in units of the drawing
 * @param width - units; 2.4 to 3.2 is the weight of lines, a wide one is a limb or a band
 * @returns SVG
 * @example
 * line('#abc', 'M0 0h4', 3); // '<path d="M0 0h4" stroke="#abc" stroke-width="3"/>'
 */
export function line(color: string, path: string, width = 2.8): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${width}"/>`;
}

/**
 * A round dot.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @param x - units, of its middle
 * @param y - units, of its middle
 * @param radius - units
 * @returns SVG
 * @example
 * dot('#abc', 50, 70, 4); // '<circle cx="50" cy="70" r="4" fill="#abc"/>'
 */
export function dot(color: string, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/**
 * Round beads along a path. They are dashes of almost no length with round ends, so that one element follows any head.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @param path - path data, in units of the drawing
 * @param size - diameter of a bead, in units
 * @param gap - from the middle of one bead to the next, in units
 * @returns SVG
 * @example
 * const pearls: Draw = (a, c) => beads(c.accent, bandOf(a), 7, 9);
 */
export function beads(color: string, path: string, size: number, gap: number): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${size}" stroke-dasharray=".01 ${gap}"/>`;
}

/**
 * Moves a drawing made around 0,0 by a transform.
 *
 * @param transform - text of a transform, such as the result of {@link toBrim}, {@link toPerch} or {@link toHand}
 * @param drawing - SVG
 * @returns SVG
 * @example
 * const flag: Draw = (a, c) => move(toHand(a), fill(c.accent, 'M0-20h16v10h-16z') + line(c.dark, 'M0 8v-28', 2.6));
 */
export function move(transform: string, drawing: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

/**
 * Moves a drawing made around 0,0 to a point.
 *
 * @param x - units, a multiple of one half, which prints exactly
 * @param y - units, a multiple of one half
 * @param drawing - SVG
 * @returns SVG
 * @example
 * const button: Draw = (a, c) => at(a.x, a.bellyY, dot(c.accent, 0, 0, 4));
 */
export function at(x: number, y: number, drawing: string): string {
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/**
 * Draws one drawing twice: on the left of a vertical axis, and mirrored on the right.
 *
 * @param x - units, of the axis
 * @param offset - units from the axis to each of them
 * @param y - units, of both
 * @param drawing - SVG made around 0,0, for the left
 * @returns SVG
 * @example
 * const ears: Draw = (a, c) => mirror(a.x, a.earGap, a.earY, fill(c.body, 'M-8 6L-8-12L8 0Z'));
 */
export function mirror(x: number, offset: number, y: number, drawing: string): string {
  return (
    `<g transform="translate(${x - offset} ${y})">${drawing}</g>` +
    `<g transform="matrix(-1 0 0 1 ${x + offset} ${y})">${drawing}</g>`
  );
}

/** Path data of a big heart and of a big star, around the point where they start. */
export const HEART = 'm0 9.5c-7-5-11-10-11-14.5c0-7 9-9 11-2c2-7 11-5 11 2c0 4.5-4 9.5-11 14.5z';
export const STAR = 'm0-10l3 7l7 1l-5 5l1 7l-6-3l-6 3l1-7l-5-5l7-1z';

// Placement on the head: transforms and paths that fit hats, hair and ears to heads of any shape, broad or pointed, round or cleft.
import type { Anchors, PathOf } from './part.js';
import { fill, move } from './shapes.js';

/** Whether a head is pointed: its top is far above its brim. */
function isPointed(a: Anchors): boolean {
  return a.brimY - a.topY > 17;
}

/** Rounds to hundredths, which print as short decimals. */
function round(value: number): number {
  return Math.round(100 * value) / 100;
}

/** The transform from a model head to this head: it scales, moves, and leans as far as the top of this head leans. */
function fit(a: Anchors, y: number, wide: number, high: number, lean: number): string {
  return `matrix(${round(wide)} 0 ${round((a.x - a.topX) / lean)} ${round(high)} ${a.x} ${y})`;
}

/**
 * Fits a hat: 0,0 is in the middle of the brim, which ends at x = ±30, and the top of the head at y = -16.
 *
 * @returns a transform for {@link move}
 * @example
 * const cap: Draw = (a, c) => move(toBrim(a), fill(c.accent, 'M-30 0C-28-30 28-30 30 0Q0 8-30 0Z'));
 */
export function toBrim(a: Anchors): string {
  const y = Math.min(a.brimY, a.eyeY - 24);
  return fit(a, y, Math.min(Math.max(a.brimWidth, 20), 33) / 30, (y - a.topY + 14) / 30, 28);
}

/**
 * Fits hair: 0,0 is between the eyes, the sides of the head at x = ±36, its top at y = -43.
 *
 * @returns a transform for {@link move}
 * @example
 * const fringe: Draw = (a, c) => move(toFace(a), fill(c.accent, 'M-34-12C-30-52 30-52 34-12Q0-34-34-12Z'));
 */
export function toFace(a: Anchors): string {
  return fit(a, a.eyeY - 4, Math.min(Math.max(a.sideWidth, a.brimWidth + 3), 37) / 36, (a.eyeY - a.topY + 5) / 52, 56);
}

/**
 * Transform to the foot of a small hat: near the top of a broad head, further down a pointed one, which fills it.
 *
 * @returns a transform for {@link move}
 * @example
 * const cone: Draw = (a, c) => move(toPerch(a), fill(c.accent, 'M-16 2L0-26L16 2Q0 8-16 2Z'));
 */
export const toPerch = (a: Anchors) => `translate(${a.topX} ${isPointed(a) ? a.earY - 3 : a.topY + 6})`;

function mirrored(x: number, gap: number, y: number): readonly [left: string, right: string] {
  return [`translate(${x - gap} ${y})`, `matrix(-1 0 0 1 ${x + gap} ${y})`];
}

/**
 * Transforms to the roots of a pair of ears; the right one mirrors.
 *
 * @returns two transforms for {@link move}
 * @example
 * const ears: Draw = (a, c) => toEars(a).map((to) => move(to, fill(c.body, 'M-8 6L-8-12L8 0Z'))).join('');
 */
export const toEars = (a: Anchors) => mirrored(a.x, a.earGap, a.earY);

/**
 * Transforms to the places at both sides of the face where a pair hangs. A pointed head is too slim at its ears, so there they are lower.
 *
 * @returns two transforms for {@link move}
 * @example
 * const plaits: Draw = (a, c) => toTemples(a).map((to) => move(to, line(c.accent, 'M0 0q-8 12 0 24', 8))).join('');
 */
export const toTemples = (a: Anchors) =>
  isPointed(a) ? mirrored(a.x, a.brimWidth, a.brimY - 6) : mirrored(a.x, a.earGap, a.earY);

/**
 * Path data of the brim, from left to right, curved like the front of the head.
 *
 * @param lower - units under the anchor
 * @returns a function that makes path data from anchors
 * @example
 * const band: Draw = (a, c) => line(c.accent, brim(-3)(a), 6);
 */
export function brim(lower: number): PathOf {
  return (a: Anchors) => {
    const y = a.brimY + lower;
    return `M${a.x - a.brimWidth} ${y}Q${a.x} ${y + 8} ${a.x + a.brimWidth} ${y}`;
  };
}

/**
 * Path data of the brim, from the middle to either end, so that beads on it are the same on both sides.
 *
 * @param lower - units under the anchor
 * @param inset - units from its ends to the ends of the brim
 * @returns a function that makes path data from anchors
 * @example
 * const wreath: Draw = (a, c) => beads(c.accent, garland(-2, 4)(a), 8, 9);
 */
export function garland(lower: number, inset: number): PathOf {
  return (a: Anchors) => {
    const y = a.brimY + lower;
    const reach = a.brimWidth - inset;
    const middle = `M${a.x} ${y + 4}Q`;
    return `${middle}${a.x - reach / 2} ${y + 4} ${a.x - reach} ${y}${middle}${a.x + reach / 2} ${y + 4} ${a.x + reach} ${y}`;
  };
}

/**
 * Path data of the top of a hat, from the left end of the brim over the head to the right end.
 *
 * @param rise - units above the top of the head
 * @returns path data
 * @example
 * const hood: Draw = (a, c) => line(c.accent, crest(a, 2), 6);
 */
export function crest(a: Anchors, rise: number): string {
  const [left, right, top] = [a.x - a.brimWidth, a.x + a.brimWidth, a.topY - rise];
  return (
    `M${left} ${a.brimY}C${left} ${top + 5} ${left + 8} ${top} ${a.topX} ${top}` +
    `C${right - 8} ${top} ${right} ${top + 5} ${right} ${a.brimY}`
  );
}

/**
 * The bowl of a hat: over the whole head, down to the brim, with a shaded edge on the right.
 *
 * @param rise - units above the top of the head
 * @returns a function that draws the bowl in a colour and its shade
 * @example
 * const helmet: Draw = (a, c) => bowl(6)(a, c.accent, c.accentShade);
 */
export function bowl(rise: number): (a: Anchors, color: string, edge: string) => string {
  const paths = (a: Anchors) => {
    const [right, top] = [a.x + a.brimWidth, a.topY - rise];
    const whole = `${crest(a, rise)}Q${a.x} ${a.brimY + 8} ${a.x - a.brimWidth} ${a.brimY}Z`;
    const side =
      `M${a.topX + 4} ${top}C${right - 8} ${top} ${right} ${top + 5} ${right} ${a.brimY}L${right - 7} ${a.brimY + 2}` +
      `C${right - 6} ${top + 12} ${right - 14} ${top + 4} ${a.topX + 4} ${top}Z`;
    return [whole, side] as const;
  };
  return (a, color, edge) => {
    const [whole, side] = paths(a);
    return fill(color, whole) + fill(edge, side);
  };
}

/**
 * Transform to the right hand. Held things are accessories of the kind `held`.
 *
 * @returns a transform for {@link move}
 * @example
 * const torch: Draw = (a, c) => move(toHand(a), line(c.dark, 'M0 8V-4', 5) + dot(c.accent, 0, -9, 6));
 */
export const toHand = (a: Anchors) => `translate(${a.x + 32} 65)`;

/**
 * A shape in its shade, and over it the same shape in its colour, moved up and to the left, as bodies are painted.
 *
 * @param edge - the shade
 * @param color - the colour
 * @param path - path data of a closed shape around 0,0
 * @returns SVG
 * @example
 * const bun: Draw = (a, c) => move(toPerch(a), shaded(c.accentShade, c.accent, 'M-12 2C-12-14 12-14 12 2Z'));
 */
export function shaded(edge: string, color: string, path: string): string {
  return `${fill(edge, path)}<path d="${path}" fill="${color}" transform="translate(-1.5 -.5) scale(.93)"/>`;
}

/**
 * A drawing, and its mirror image at x = 0.
 *
 * @param drawing - SVG made around 0,0
 * @returns SVG
 * @example
 * const antlers: Draw = (a, c) => move(toPerch(a), twice(line(c.accent, 'M4 0q2-14 14-16m-8 4q6 4 12 2', 3)));
 */
export function twice(drawing: string): string {
  return drawing + move('scale(-1 1)', drawing);
}

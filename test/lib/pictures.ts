// The distance of pictures as a rasterizer draws them. A picture is its mean colours on a grid of 16 by 16, on a white page; a distance is
// that of the colours in OKLab, times 100, averaged over the grid: 0 for equal pictures, at most 100.
import { toLab, type Lab } from '../../lib/palettes/exact-colors.js';

const CELLS = 16;
const CELL = 2;
/** Width and height of a drawing of which the mean colours are taken, in pixels. */
export const SIDE = CELLS * CELL;
const LENGTH = 3 * CELLS * CELLS;

/** Mean colours: `L a b`, times 100, of each cell. */
export type Picture = Float32Array;

const colors = new Map<number, Lab>();

/** The colour of an RGB number in OKLab. Many cells have the same: the page, the ground, the body. */
function readColor(rgb: number): Lab {
  let lab = colors.get(rgb);
  if (lab === undefined) colors.set(rgb, (lab = toLab(rgb)));
  return lab;
}

/**
 * Takes the mean colours of drawings that are in one column, each {@link SIDE} high and wide.
 *
 * @param pixels - RGBA, 0 to 255, opaque
 */
export function readPictures(pixels: Uint8ClampedArray): Picture[] {
  return Array.from({ length: pixels.length / (4 * SIDE * SIDE) }, (_, index) => {
    const picture = new Float32Array(LENGTH);
    for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
      const top = index * SIDE + Math.floor(cell / CELLS) * CELL;
      const left = (cell % CELLS) * CELL;
      let [red, green, blue] = [0, 0, 0];
      for (let y = top; y < top + CELL; y += 1) {
        for (let at = 4 * (y * SIDE + left), end = at + 4 * CELL; at < end; at += 4) {
          red += pixels[at] ?? 0;
          green += pixels[at + 1] ?? 0;
          blue += pixels[at + 2] ?? 0;
        }
      }
      const [r, g, b] = [red, green, blue].map((sum) => Math.round(sum / (CELL * CELL))) as [number, number, number];
      picture.set(
        readColor((r << 16) | (g << 8) | b).map((axis) => 100 * axis),
        3 * cell,
      );
    }
    return picture;
  });
}

/** The distance of two pictures, or Infinity where it is not below a limit. */
export function measure(one: Picture, other: Picture, limit = Infinity): number {
  let sum = 0;
  for (let i = 0; i < LENGTH; i += 3) {
    const l = (one[i] as number) - (other[i] as number);
    const a = (one[i + 1] as number) - (other[i + 1] as number);
    const b = (one[i + 2] as number) - (other[i + 2] as number);
    sum += Math.sqrt(l * l + a * a + b * b);
    if (sum >= limit * CELLS * CELLS) return Infinity;
  }
  return sum / (CELLS * CELLS);
}

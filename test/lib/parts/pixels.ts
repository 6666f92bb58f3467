// Renders drawings to pixels, for tests that measure looks.
import { Resvg } from '@resvg/resvg-wasm';

/** Pixels per unit, and units of margin. Without the margin, shapes outside of the view box would not be found. */
const SCALE = 4;
const MARGIN = 10;
const SIDE = (100 + 2 * MARGIN) * SCALE;
/** Alpha below which a pixel does not count: fainter pixels come from the smoothing of edges. */
const FAINT = 64;

/** Draws an SVG as pixels, RGBA, as wide as a side. */
export function paint(svg: string, side: number): Uint8Array {
  const tree = new Resvg(svg, { fitTo: { mode: 'width', value: side } });
  const image = tree.render();
  const pixels = image.pixels.slice();
  image.free();
  tree.free();
  return pixels;
}

/** The extent of a drawing, in units. */
interface Box {
  readonly width: number;
  readonly height: number;
  /** The farthest point from the middle of the disc. */
  readonly reach: number;
}

/** Measures the extent of a drawing, which is a whole document or elements in its units. */
export function measureBox(drawing: string): Box {
  const root =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke-linecap="round" stroke-linejoin="round">';
  const svg = drawing.startsWith('<svg') ? drawing : `${root}${drawing}</svg>`;
  const pixels = paint(
    svg.replace('viewBox="0 0 100 100"', `viewBox="${-MARGIN} ${-MARGIN} ${SIDE / SCALE} ${SIDE / SCALE}"`),
    SIDE,
  );
  let [left, right, top, bottom] = [SIDE, -1, SIDE, -1];
  let reach = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if ((pixels[4 * (y * SIDE + x) + 3] ?? 0) < FAINT) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      reach = Math.max(reach, Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) / SCALE);
    }
  }
  return { width: Math.max(0, right - left + 1) / SCALE, height: Math.max(0, bottom - top + 1) / SCALE, reach };
}

/** Counts the pixels that differ between small pictures of two drawings. */
export function countChanges(one: string, other: string): number {
  const [first, second] = [paint(one, 120), paint(other, 120)];
  let count = 0;
  for (let i = 0; i < first.length; i += 4) {
    if ([0, 1, 2].some((channel) => Math.abs((first[i + channel] ?? 0) - (second[i + channel] ?? 0)) > 24)) count++;
  }
  return count;
}

// How long pictures take to draw, learnt from those that were drawn.

/** Times by size. */
export interface Pace {
  /** Learns from a picture that was drawn. */
  readonly learn: (pixels: number, ms: number) => void;
  /** Milliseconds that a picture will take; little as long as few were drawn. */
  readonly estimate: (pixels: number) => number;
}

/** Pixels that take as long as what does not depend on the size: reading the SVG, building shapes. */
const FIXED_PIXELS = 30_000;
/** What remains of what was learnt when a picture more is drawn: about the last ten count. */
const MEMORY = 0.9;
/** Pixels that count as drawn in no time at the beginning: first pictures take long, and must not make us refuse others. */
const TRUST = 1024 * 1024;

/** Makes a pace that knows nothing yet. */
export function createPace(): Pace {
  let time = 0;
  let work = TRUST;
  return {
    learn(pixels, ms) {
      time = time * MEMORY + ms;
      work = work * MEMORY + pixels + FIXED_PIXELS;
    },
    estimate: (pixels) => (time / work) * (pixels + FIXED_PIXELS),
  };
}

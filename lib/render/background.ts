// What stands behind the mascot: the disc or what takes its place, the ring.
import type { Inks } from '../parts/part.js';
import type { Background, Shape } from '../slots.js';

/** How a shape is drawn. */
interface Outline {
  /** The opened element; its fill and its end follow. */
  readonly whole: string;
  /** The same, further in by half the width of the ring. */
  readonly inRing: string;
  /** Transform of scenes, which are painted on the disc: grown from its middle they reach the corners. */
  readonly grown?: string;
}

/** Radius of rounded corners, in hundredths of the width. */
export const CORNER = 24;

// No clip is needed for scenes. What grows past a straight edge is outside of the drawing; round corners it passes by one
// unit at the most, which nobody sees.
const OUTLINES: Readonly<Record<Shape, Outline>> = {
  circle: { whole: '<circle cx="50" cy="50" r="50" ', inRing: '<circle cx="50" cy="50" r="48.5" ' },
  rounded: {
    whole: `<rect width="100" height="100" rx="${CORNER}" `,
    inRing: '<rect x="1.5" y="1.5" width="97" height="97" rx="22.5" ',
    grown: 'translate(-10 -10) scale(1.2)',
  },
  square: {
    whole: '<rect width="100" height="100" ',
    inRing: '<rect x="1.5" y="1.5" width="97" height="97" ',
    grown: 'translate(-21 -21) scale(1.42)',
  },
};

/** Opens the element that fills a shape; its fill and its end follow. */
export function openShape(shape: Shape): string {
  return OUTLINES[shape].whole;
}

/** How a drawing's ground is to be drawn. */
interface GroundSettings {
  /** A colour that takes the place of the ground's; also shown where there is no background. */
  readonly tileBg: string | undefined;
  readonly shape: Shape;
}

/**
 * Draws the ground: a shape, a shape with a ring, or nothing.
 *
 * @param before - the text that it continues
 * @param color - the seed's
 * @param scene - what is painted on the ground, under the ring
 */
export function drawGround(
  before: string,
  background: Background,
  color: string,
  inks: Inks,
  { tileBg, shape }: GroundSettings,
  scene: string,
): string {
  const seeded = background === 'none' ? undefined : color;
  const ground = (tileBg === 'auto' ? inks.accent : tileBg) ?? seeded;
  if (ground === undefined) return before;
  const { whole, inRing, grown } = OUTLINES[shape];
  const painted = scene === '' || grown === undefined ? scene : `<g transform="${grown}">${scene}</g>`;
  if (background !== 'ring') return `${before}${whole}fill="${ground}"/>${painted}`;
  // The body stands out from the ground, so a ring of its colour does.
  const edge = `stroke="${inks.body}" stroke-width="3"/>`;
  const disc = `${before}${inRing}fill="${ground}"`;
  return scene === '' ? `${disc} ${edge}` : `${disc}/>${painted}${inRing}${edge}`;
}

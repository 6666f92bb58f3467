// What stands behind the mascot: the disc or what takes its place, the ring, the shadow on the ground.
import type { Palette } from '../palettes/palette.js';
import type { Shape } from '../slots.js';
import type { AvatarSpec } from '../spec.js';

/** The opened element of each shape, and the same further in by half the width of the ring. */
const OUTLINES: Readonly<Record<Shape, readonly [whole: string, inRing: string]>> = {
  circle: ['<circle cx="50" cy="50" r="50" ', '<circle cx="50" cy="50" r="48.5" '],
  rounded: ['<rect width="100" height="100" rx="24" ', '<rect x="1.5" y="1.5" width="97" height="97" rx="22.5" '],
  square: ['<rect width="100" height="100" ', '<rect x="1.5" y="1.5" width="97" height="97" '],
};

/** Opens the element that fills a shape; its fill and its end follow. */
export function openShape(shape: Shape): string {
  return OUTLINES[shape][0];
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
 * @param scene - what is painted on the ground, under the ring
 */
export function drawGround(
  spec: AvatarSpec,
  palette: Palette,
  { tileBg, shape }: GroundSettings,
  scene: string,
): string {
  const inks = palette.inks[spec.tone][spec.accent];
  const seeded = spec.background === 'none' ? undefined : palette.grounds[spec.ground];
  const ground = (tileBg === 'auto' ? inks.accent : tileBg) ?? seeded;
  if (ground === undefined) return '';
  const [whole, inRing] = OUTLINES[shape];
  if (spec.background !== 'ring') return `${whole}fill="${ground}"/>${scene}`;
  // The body stands out from the ground, so a ring of its colour does.
  const edge = `stroke="${inks.body}" stroke-width="3"/>`;
  return scene === ''
    ? `${inRing}fill="${ground}" ${edge}`
    : `${inRing}fill="${ground}"/>${scene}${inRing}${edge}`;
}

/** Draws the shadow that shows the mascot hovers. */
export function drawShadow(width: number, color: string, animated: boolean): string {
  const mark = animated ? ' class="navii-shadow"' : '';
  return `<ellipse cx="50" cy="94" rx="${width}" ry="3" fill="${color}" opacity=".2"${mark}/>`;
}

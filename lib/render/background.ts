// What stands behind the mascot: the disc, the ring, the shadow on the ground.
import type { Palette } from '../palettes/palette.js';
import type { AvatarSpec } from '../spec.js';

/**
 * The colour of the ground, if the mascot stands on any.
 *
 * @param tile - a colour that takes the place of the ground's; also shown where there is no background
 */
export function groundColor(spec: AvatarSpec, palette: Palette, tile: string | undefined): string | undefined {
  const ground = spec.background === 'none' ? undefined : palette.grounds[spec.ground];
  return (tile === 'auto' ? palette.inks[spec.tone][spec.accent].accent : tile) ?? ground;
}

/**
 * Draws the ground: a disc, a disc with a ring, or nothing.
 *
 * @param scene - what is painted on the disc, under the ring
 */
export function drawGround(spec: AvatarSpec, palette: Palette, tile: string | undefined, scene: string): string {
  const ground = groundColor(spec, palette, tile);
  if (ground === undefined) return '';
  if (spec.background !== 'ring') return `<circle cx="50" cy="50" r="50" fill="${ground}"/>${scene}`;
  // The body stands out from the ground, so a ring of its colour does.
  const edge = `stroke="${palette.inks[spec.tone][spec.accent].body}" stroke-width="3"/>`;
  const ring = '<circle cx="50" cy="50" r="48.5" ';
  return scene === '' ? `${ring}fill="${ground}" ${edge}` : `${ring}fill="${ground}"/>${scene}${ring}${edge}`;
}

/** Draws the shadow that shows the mascot hovers. */
export function drawShadow(width: number, color: string, animated: boolean): string {
  const mark = animated ? ' class="navii-shadow"' : '';
  return `<ellipse cx="50" cy="94" rx="${width}" ry="3" fill="${color}" opacity=".2"${mark}/>`;
}

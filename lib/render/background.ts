// What stands behind the mascot: the disc, the ring, the shadow on the ground.
import type { Palette } from '../palettes/palette.js';
import type { AvatarSpec, Ground } from '../spec.js';

// The ring takes the colour of another role of the same palette, always one that stands out from the disc inside it.
const RING: Readonly<Record<Ground, Ground>> = {
  tint: 'mid',
  mist: 'pop',
  bloom: 'dusk',
  mid: 'night',
  pop: 'tint',
  dusk: 'deep',
  deep: 'bloom',
  night: 'pop',
};

/**
 * The colour of the ground, if the mascot stands on any.
 *
 * @param tile - a colour that takes the place of the ground's; also shown where there is no background
 */
export function groundColor(spec: AvatarSpec, palette: Palette, tile: string | undefined): string | undefined {
  const ground = spec.background === 'none' ? undefined : palette.grounds[spec.ground];
  return (tile === 'auto' ? palette.tones[spec.tone].accent : tile) ?? ground;
}

/** Draws the ground: a disc, a disc with a ring, or nothing. */
export function drawGround(spec: AvatarSpec, palette: Palette, tile: string | undefined): string {
  const ground = groundColor(spec, palette, tile);
  if (ground === undefined) return '';
  if (spec.background !== 'ring') return `<circle cx="50" cy="50" r="50" fill="${ground}"/>`;
  const ring = palette.grounds[RING[spec.ground]];
  return `<circle cx="50" cy="50" r="47.5" fill="${ground}" stroke="${ring}" stroke-width="5"/>`;
}

/** Draws the shadow that shows the mascot hovers. */
export function drawShadow(width: number, color: string, animated: boolean): string {
  const mark = animated ? ' class="navii-shadow"' : '';
  return `<ellipse cx="50" cy="92.5" rx="${width}" ry="3" fill="${color}" opacity=".22"${mark}/>`;
}

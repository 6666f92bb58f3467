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
 * Draws the background.
 *
 * @param tile - a colour that takes the place of the ground's; also shown where there is no background
 */
export function drawGround(spec: AvatarSpec, palette: Palette, tile: string | undefined): string {
  const ground = tile ?? palette.grounds[spec.ground];
  if (spec.background === 'ring') {
    const ring = palette.grounds[RING[spec.ground]];
    return `<circle cx="50" cy="50" r="47.5" fill="${ground}" stroke="${ring}" stroke-width="5"/>`;
  }
  return spec.background === 'none' && tile === undefined ? '' : `<circle cx="50" cy="50" r="50" fill="${ground}"/>`;
}

/** Draws the shadow that shows the mascot hovers. */
export function drawShadow(width: number, color: string, animated: boolean): string {
  const mark = animated ? ' class="navii-shadow"' : '';
  return `<ellipse cx="50" cy="92.5" rx="${width}" ry="3" fill="${color}" opacity=".22"${mark}/>`;
}

// Finds pixels outside the disc, for the tests of containment.
import { renderAvatar } from '../../../lib/index.js';
import type { AvatarSpec } from '../../../lib/spec.js';
import { paint } from './pixels.js';

// Pixels per unit, and units of margin. Without the margin, shapes outside of the view box would not be found.
const SCALE = 2;
const MARGIN = 10;
export const SIDE = (100 + 2 * MARGIN) * SCALE;

// The middle of a pixel on the edge of the circle is at most half a diagonal outside.
const LIMIT = 50 + Math.SQRT1_2 / SCALE;

// Fainter pixels come from the smoothing of edges and do not count.
const FAINT = 4;

interface Outsider {
  /** Index of the alpha of the pixel. */
  readonly index: number;
  /** Units from the middle of the disc. */
  readonly reach: number;
}

/** The pixels outside of the disc, the farthest first. */
function listOutsiders(): Outsider[] {
  const outsiders: Outsider[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const reach = Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) / SCALE;
      if (reach > LIMIT) outsiders.push({ index: (y * SIDE + x) * 4 + 3, reach });
    }
  }
  return outsiders.toSorted((one, other) => other.reach - one.reach);
}

const OUTSIDERS = listOutsiders();

/** The farthest point of a drawing outside of the disc, in units from its middle; 0 when it stays inside. */
export function measureEscape(svg: string): number {
  const view = `viewBox="${-MARGIN} ${-MARGIN} ${SIDE / SCALE} ${SIDE / SCALE}"`;
  const pixels = paint(svg.replace('viewBox="0 0 100 100"', view), SIDE);
  return OUTSIDERS.find(({ index }) => (pixels[index] ?? 0) > FAINT)?.reach ?? 0;
}

/** The bodies on which a part leaves the disc, with its farthest point. */
export function findEscapes(bodies: readonly string[], parts: Partial<AvatarSpec>): string[] {
  return bodies.flatMap((body) => {
    const escape = measureEscape(renderAvatar({ background: 'none', body, ...parts }, { size: SIDE }));
    return escape > 0 ? [`${body} ${escape.toFixed(2)}`] : [];
  });
}

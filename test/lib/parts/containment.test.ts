// The disc: a mascot and what it wears on its head stay inside the circle that a round mask would cut, by measured pixels.
import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { build, catalogue } from '../../../lib/index.js';
import { BODIES, POOLS } from '../../../lib/parts/index.js';
import type { AvatarSpec } from '../../../lib/spec.js';
import { loadResvg } from '../../tools/raster.js';

// Pixels per unit, and units of margin: what leaves the view box must be painted to be found.
const SCALE = 2;
const MARGIN = 10;
const SIDE = (100 + 2 * MARGIN) * SCALE;

// A pixel that the edge of the circle runs through has its middle at most half a diagonal outside.
const LIMIT = 50 + Math.SQRT1_2 / SCALE;

// Anything fainter is the smoothing of an edge.
const FAINT = 4;

interface Outsider {
  /** Where the pixel's alpha is in the picture. */
  readonly index: number;
  /** Units from the middle of the disc. */
  readonly reach: number;
}

/** The pixels outside the disc, the farthest first. */
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

beforeAll(loadResvg);

/** How far a drawing reaches beyond the disc, in units from its middle; 0 when it stays inside. */
function measureEscape(svg: string): number {
  const view = `viewBox="${-MARGIN} ${-MARGIN} ${SIDE / SCALE} ${SIDE / SCALE}"`;
  const tree = new Resvg(svg.replace('viewBox="0 0 100 100"', view));
  const image = tree.render();
  const { pixels } = image;
  const farthest = OUTSIDERS.find(({ index }) => (pixels[index] ?? 0) > FAINT);
  image.free();
  tree.free();
  return farthest?.reach ?? 0;
}

/** The bodies on which a part leaves the disc, with how far it reaches. */
function findEscapes(bodies: readonly string[], parts: Partial<AvatarSpec>): string[] {
  return bodies.flatMap((body) => {
    const escape = measureEscape(build({ background: 'none', body, ...parts }, { size: SIDE }));
    return escape > 0 ? [`${body} ${escape.toFixed(2)}`] : [];
  });
}

test('the measure tells inside from outside', () => {
  const draw = (y: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIDE}" height="${SIDE}"><circle cx="50" cy="${y}" r="10"/></svg>`;
  expect(measureEscape(draw(10))).toBe(0);
  expect(measureEscape(draw(9))).toBeCloseTo(51, 0);
  expect(measureEscape(draw(1))).toBeCloseTo(59, 0);
  expect(findEscapes(['bun'], { background: 'solid' })).toEqual([]);
});

const packs = [...catalogue.packs.values()];
const packBodies = packs.flatMap((pack) => pack.bodies ?? []).map(({ id }) => id);

test('every body by itself', () => {
  expect(findEscapes([...catalogue.bodies.keys()], {})).toEqual([]);
});

// A topper and an antenna worn together need no test of their own: the taller shrinks both, towards a point inside the disc.
describe.each(['topper', 'antenna'] as const)('every body with the %s', (slot) => {
  // Bodies of packs that bring no such part wear those of the base.
  const guests = packs.filter((pack) => pack[slot] === undefined).flatMap((pack) => pack.bodies ?? []);
  const dressed = [...BODIES, ...guests].map(({ id }) => id);
  test.each(POOLS[slot].parts)('$id', ({ id }) => {
    expect(findEscapes(dressed, { [slot]: id })).toEqual([]);
  });

  test.each(packs.flatMap((pack) => pack[slot]?.parts ?? []))('$id, of a pack', ({ id }) => {
    expect(findEscapes(packBodies, { [slot]: id })).toEqual([]);
  });
});

describe.each(['arms', 'accessory'] as const)('every body of the base with the %s', (slot) => {
  const own = BODIES.map(({ id }) => id);
  test.each(POOLS[slot].parts)('$id', ({ id }) => {
    expect(findEscapes(own, { [slot]: id })).toEqual([]);
  });
});

describe.each(packs)('of the pack $id, on its own bodies', (pack) => {
  const own = (pack.bodies ?? []).map(({ id }) => id);
  test.each(['arms', 'accessory', 'outfit'] as const)('%s', (slot) => {
    const parts = (pack[slot] ?? POOLS[slot]).parts;
    const escapes = parts.flatMap(({ id }) => findEscapes(own, { [slot]: id }).map((escape) => `${id}: ${escape}`));
    expect(escapes).toEqual([]);
  });

  test('scene', () => {
    const scenes = (pack.scene?.parts ?? []).map(({ id }) => id);
    const escapes = scenes.filter((scene) => measureEscape(build({ background: 'solid', scene }, { size: SIDE })) > 0);
    expect(escapes).toEqual([]);
  });
});

// Tests of containment, measured on pixels: mascots and their toppers stay inside the disc, so a round mask cuts nothing off.
// checkPack measures the parts of packs on their own bodies.
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { BODIES, POOLS } from '../../../lib/parts/index.js';
import { pickSome } from '../../sample.js';
import { loadResvg } from '../../tools/raster.js';
import { findEscapes, measureEscape, SIDE } from './escapes.js';

beforeAll(loadResvg);

test('the measure tells inside from outside', () => {
  const draw = (y: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIDE}" height="${SIDE}"><circle cx="50" cy="${y}" r="10"/></svg>`;
  expect(measureEscape(draw(10))).toBe(0);
  expect(measureEscape(draw(9))).toBeCloseTo(51, 0);
  expect(measureEscape(draw(1))).toBeCloseTo(59, 0);
  expect(findEscapes(['bun'], { background: 'solid' })).toEqual([]);
});

const packs = [...catalogue.packs.values()];

test('every body by itself', () => {
  expect(findEscapes([...catalogue.bodies.keys()], {})).toEqual([]);
});

// A topper with an antenna needs no test of its own: the taller one shrinks both, towards a point inside the disc.
describe.each(['topper', 'antenna'] as const)('every body with the %s', (slot) => {
  // Packs without such parts use those of the base.
  const guests = packs.filter((pack) => pack[slot] === undefined).flatMap((pack) => pack.bodies ?? []);
  const dressed = [...BODIES, ...guests].map(({ id }) => id);
  test.each(POOLS[slot].parts.map(({ id }, i) => [id, i] as const))('%s', (id, i) => {
    expect(findEscapes(pickSome(dressed, 4, i), { [slot]: id })).toEqual([]);
  });
});

describe.each(['arms', 'accessory'] as const)('every body of the base with the %s', (slot) => {
  const own = BODIES.map(({ id }) => id);
  test.each(POOLS[slot].parts.map(({ id }, i) => [id, i] as const))('%s', (id, i) => {
    expect(findEscapes(pickSome(own, 4, i), { [slot]: id })).toEqual([]);
  });
});

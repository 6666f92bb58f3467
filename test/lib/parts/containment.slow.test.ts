// Tests of mascots of several packs at once, which stay inside the disc: the toppers of each pack on the bodies of all others.
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { loadResvg } from '../../tools/raster.js';
import { findEscapes } from './escapes.js';

beforeAll(loadResvg);

const packs = [...catalogue.packs.values()];
const bodies = packs.flatMap((pack) => pack.bodies ?? []).map(({ id }) => id);

describe.each(['topper', 'antenna'] as const)('every body of a pack with the %s', (slot) => {
  test.each(packs.flatMap((pack) => pack[slot]?.parts ?? []))('$id', ({ id }) => {
    expect(findEscapes(bodies, { [slot]: id })).toEqual([]);
  });
});

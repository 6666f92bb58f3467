// Tests of the two entry points of the engine. test/toolchain/api.txt lists their names.
import { expect, test } from 'vitest';
import * as core from '../../lib/core.js';
import * as full from '../../lib/index.js';

/** The names that depend on packs: each entry has its own. */
const ofCore = new Map<string, unknown>(Object.entries(core));
const OWN = Object.entries(full).flatMap(([name, value]) => (value === ofCore.get(name) ? [] : [name]));

test('both entries have the same names, and a namespace of those that depend on packs', () => {
  expect(Object.keys(full).toSorted()).toEqual(Object.keys(core).toSorted());
  const inside = [...OWN.filter((name) => name !== 'Navii'), 'seed'].toSorted();
  for (const entry of [full, core]) expect(Object.keys(entry.Navii).toSorted()).toEqual(inside);
});

test('the namespace has the same functions, and the seed of the contract', () => {
  expect(full.Navii.createGroupTiles).toBe(full.createGroupTiles);
  expect(full.Navii.seed).toBe(full.createSeed);
  expect(full.Navii.seed({ email: ' A@b.co ' })).toBe(full.seedFromEmail('a@b.co'));
  expect(full.Navii.seed({ email: 'A@b.co' }, { hashEmail: false })).toBe('A@b.co');
});

test('core has no packs, the full entry draws with each', () => {
  expect(core.listPacks()).toEqual([]);
  expect(core.createAvatar('alice', { packs: 'accra-gallery' })).toBe(core.createAvatar('alice'));
  const ids = full.listPacks().map(({ id }) => id);
  for (const id of ids) expect(full.createAvatar('alice', { packs: id })).not.toBe(full.createAvatar('alice'));
});

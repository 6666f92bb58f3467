// Tests of the loaders and the owners of packs: they match the packs of the library.
import { expect, it } from 'vitest';
import { PACK_LOADERS } from '../../../components/packs/loaders.js';
import { listOwners } from '../../../components/packs/resources.js';
import { PACK_IDS } from '../../../lib/options/ids.js';
import { PACKS } from '../../../lib/packs/index.js';

it('there is a loader for each pack', () => {
  expect(Object.keys(PACK_LOADERS)).toEqual(PACKS.map(({ id }) => id));
});

it.each(PACKS)('the loader of $id loads it, and it is a module of the package', async (pack) => {
  expect(Object.values((await PACK_LOADERS[pack.id]?.()) ?? {})).toEqual([pack]);
  const names = Object.values((await import(/* @vite-ignore */ `navii/packs/${pack.id}`)) as object);
  expect(names).toEqual([expect.objectContaining({ id: pack.id, about: pack.about })]);
});

it.each(PACKS)('the palettes and bodies of $id are found by their ids', ({ id, palettes = [], bodies = [] }) => {
  expect(palettes.map((palette) => listOwners(PACK_IDS, 'palette', palette.id))).toEqual(palettes.map(() => [id]));
  expect(bodies.map((body) => listOwners(PACK_IDS, 'body', body.id))).toEqual(bodies.map(() => [id]));
});

it('an unknown id has no owner', () => {
  const names = [
    ['palette', 'mint'],
    ['body', ''],
    ['topper', 'tulip'],
  ] as const;
  expect(names.map(([slot, id]) => listOwners(PACK_IDS, slot, id))).toEqual(names.map(() => []));
});

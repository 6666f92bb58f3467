// Tests of the palettes: the rims of pale bodies, and the least lightness. The test of checkPack measures the contrasts that drawings need.
import { expect, test } from 'vitest';
import { PACKS } from '../../../lib/packs/index.js';
import { BASE_PALETTES } from '../../../lib/palettes/base.js';
import { GROUNDS } from '../../../lib/spec.js';
import { listOffenders, listSkins, measureLight } from './skins.js';

const all = [...BASE_PALETTES, ...PACKS.flatMap((pack) => pack.palettes ?? [])];

test('a pale body has a rim around its eyes, in its shade, and no other body has one', () => {
  const wrong = listSkins(all).filter(({ pale, rim, shade }) => (pale ? !rim.includes(shade) : rim !== ''));
  expect(wrong).toEqual([]);
});

test('no body is dark, no ground nearly black (CIE L*)', () => {
  const bodies = listSkins(all).map(({ name, body }) => ({ name, value: measureLight(body) }));
  const grounds = all.flatMap((palette) =>
    GROUNDS.map((role) => ({ name: `${palette.id} ${role}`, value: measureLight(palette.grounds[role]) })),
  );
  expect([...listOffenders(bodies, 40), ...listOffenders(grounds, 18)]).toEqual([]);
});

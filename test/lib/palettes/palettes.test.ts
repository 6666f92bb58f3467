// Tests of the palettes: their ids and their colours. The test of checkPack measures the contrasts that the drawings need.
import { expect, test } from 'vitest';
import { PACKS } from '../../../lib/packs/index.js';
import { BASE_PALETTES } from '../../../lib/palettes/base.js';
import { GROUNDS } from '../../../lib/spec.js';
import { listOffenders, listSkins, measureLight } from './skins.js';

const all = [...BASE_PALETTES, ...PACKS.flatMap((pack) => pack.palettes ?? [])];

test('the base has 26 to 30 palettes, whose ids read as words', () => {
  expect(BASE_PALETTES.length).toBeGreaterThanOrEqual(26);
  expect(BASE_PALETTES.length).toBeLessThanOrEqual(30);
  expect(BASE_PALETTES.filter(({ id }) => !/^[a-z]+$/.test(id))).toEqual([]);
});

test.each(all)('$id has every colour, in three digits', ({ weight, ink, dark, blush, accents, tones, grounds }) => {
  expect(weight).toBeGreaterThan(0);
  const rest = [...Object.values(accents), ...Object.values(tones), grounds].flatMap((each) => Object.values(each));
  const colors = [ink, dark, blush, ...rest];
  expect(colors).toHaveLength(26);
  expect(colors.filter((hex) => !/^#[\da-f]{3}$/.test(hex))).toEqual([]);
});

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

// Wheels of packs are kept, but never more than a bound of them, and keeping changes no choice.
import { expect, test } from 'vitest';
import { createWheels, createBaseWheels } from '../../../lib/choose/wheels.js';
import { catalogue, createAvatar, PACKS } from '../../../lib/index.js';
import { PACKS as ALL_PACKS } from '../../../lib/packs/index.js';
import { STYLES } from '../../../lib/slots.js';

const IDS = PACKS.map(({ id }) => id);
const PAIRS = IDS.flatMap((first, i) => IDS.slice(i + 1).map((second) => [first, second]));

function createAllWheels() {
  return createWheels(createBaseWheels(catalogue), new Map(ALL_PACKS.map((pack) => [pack.id, pack])), catalogue);
}

test('the same packs and style give the same wheels without laying them out again', () => {
  const wheelsOf = createAllWheels();
  expect(wheelsOf(['neon', 'office'], 'femme')).toBe(wheelsOf(['neon', 'office'], 'femme'));
  expect(wheelsOf(['neon', 'office'], 'femme')).not.toBe(wheelsOf(['neon', 'office'], 'masc'));
  expect(wheelsOf(['neon'], 'femme')).not.toBe(wheelsOf(['office'], 'femme'));
});

test('a flood of combinations drives the first ones out, and they come back equal', () => {
  const wheelsOf = createAllWheels();
  const first = wheelsOf(['garden'], 'neutral');
  for (const pair of PAIRS) for (const style of STYLES) wheelsOf(pair, style);
  const again = wheelsOf(['garden'], 'neutral');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('no order of requests changes an avatar', () => {
  const draw = () => PAIRS.flatMap((packs) => STYLES.map((style) => createAvatar('Ada', { packs, style })));
  const forwards = draw();
  createAvatar('Ada', { packs: IDS });
  expect(draw().toReversed()).toEqual(forwards.toReversed());
  expect(new Set(forwards).size).toBeGreaterThan(PAIRS.length);
});

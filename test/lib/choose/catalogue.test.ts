// Tests of the catalogue: it has the ids of the contract, and caches some wheels.
import { expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createCatalogue } from '../../../lib/choose/catalogue.js';
import { createAvatar, listPacks } from '../../../lib/index.js';
import { PACKS as ALL_PACKS } from '../../../lib/packs/index.js';
import { STYLES } from '../../../lib/spec.js';

test('the catalogue has the ids that the contract names', () => {
  expect([...catalogue.parts.eyes.keys()]).toEqual(expect.arrayContaining(['wide', 'squint', 'sleepy', 'wink']));
  expect([...catalogue.parts.mouth.keys()]).toEqual(expect.arrayContaining(['smile', 'flat', 'dot', 'smirk']));
  expect([...catalogue.palettes.keys()]).toEqual(expect.arrayContaining(['violet', 'mint']));
  const moving = Array.from({ length: 200 }, (_, i) => createAvatar(`user-${i}`, { animated: true })).join('');
  for (const mark of ['blink', 'sway', 'pulse', 'twinkle']) expect(moving).toContain(`class="navii-${mark}"`);
});

const IDS = listPacks().map(({ id }) => id);
const PAIRS = IDS.flatMap((first, i) => IDS.slice(i + 1).map((second) => [first, second]));

test('many combinations evict the first ones, which are equal when they are made again', () => {
  const { wheelsOf } = createCatalogue(ALL_PACKS);
  const first = wheelsOf(['garden'], 'neutral');
  for (const pair of PAIRS) for (const style of STYLES) wheelsOf(pair, style);
  const again = wheelsOf(['garden'], 'neutral');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('the order of requests does not change an avatar', () => {
  const draw = () => PAIRS.flatMap((packs) => STYLES.map((style) => createAvatar('Ada', { packs, style })));
  const forwards = draw();
  createAvatar('Ada', { packs: IDS });
  expect(draw().toReversed()).toEqual(forwards.toReversed());
  expect(new Set(forwards).size).toBeGreaterThan(PAIRS.length);
});

test('a style shifts the items of its own pack and slot alone', () => {
  const part = { id: 'twin', weight: 1, draw: () => '' };
  const [HATS, BAGS] = ['hats', 'bags'].map((id) => ({ id, name: id, about: id }));
  const { wheelsOf } = createCatalogue([
    { ...HATS!, topper: { none: 0, parts: [part] }, styles: { masc: { topper: { twin: 3 }, accessory: { twin: 9 } } } },
    { ...BAGS!, accessory: { none: 0, parts: [part] }, styles: { masc: { topper: { twin: 9 } } } },
  ]);
  const { topper, accessory } = wheelsOf(['bags', 'hats'], 'masc');
  expect([topper.length, accessory.length]).toEqual([3, 1]);
  // `bone` is an accessory of pets, which its style favours, and a palette of halloween.
  const both = createCatalogue(ALL_PACKS).wheelsOf(['halloween', 'pets'], 'masc').palette;
  expect(both.filter(({ id }) => id === 'bone')).toHaveLength(1);
});

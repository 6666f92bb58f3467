// The catalogue: that it holds enough, what the contract names among it, and that nothing is reached but by its id.
import { expect, test } from 'vitest';
import { catalogue, createAvatar, PACKS } from '../../../lib/index.js';
import { ACCESSORIES } from '../../../lib/parts/accessories.js';
import { ANTENNAS } from '../../../lib/parts/antennas.js';
import { BODIES } from '../../../lib/parts/bodies.js';
import { EYES } from '../../../lib/parts/eyes.js';
import { MARKINGS } from '../../../lib/parts/markings.js';
import { MOUTHS } from '../../../lib/parts/mouths.js';
import { TOPPERS } from '../../../lib/parts/toppers.js';
import { PART_SLOTS } from '../../../lib/slots.js';

test.each([
  ['bodies', BODIES, 14],
  ['eyes', EYES, 12],
  ['mouths', MOUTHS, 12],
  ['antennas', ANTENNAS, 6],
  ['toppers', TOPPERS, 16],
  ['markings', MARKINGS, 8],
  ['accessories', ACCESSORIES, 10],
  ['packs', PACKS, 10],
])('there are enough %s, each with an id of its own', (_, items, least) => {
  expect(items.length).toBeGreaterThanOrEqual(least);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { id } of items) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('what the contract names is there', () => {
  expect(EYES.map(({ id }) => id)).toEqual(expect.arrayContaining(['wide', 'squint', 'sleepy', 'wink']));
  expect(MOUTHS.map(({ id }) => id)).toEqual(expect.arrayContaining(['smile', 'flat', 'dot', 'smirk']));
  expect([...catalogue.palettes.keys()]).toEqual(expect.arrayContaining(['violet', 'mint']));
  const moving = Array.from({ length: 200 }, (_, i) => createAvatar(`user-${i}`, { animated: true })).join('');
  for (const mark of ['blink', 'sway', 'pulse', 'twinkle']) expect(moving).toContain(`class="navii-${mark}"`);
});

test('ids that are names of prototypes reach nothing', () => {
  const maps = [
    catalogue.bodies,
    catalogue.palettes,
    catalogue.packs,
    ...PART_SLOTS.map((slot) => catalogue.parts[slot]),
  ];
  for (const id of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    for (const map of maps) expect(map.has(id)).toBe(false);
  }
});

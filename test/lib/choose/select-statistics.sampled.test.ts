// Tests of the statistics of the choice: a million seeds have a million states, every slot keeps to its weights, and no slot depends
// on another. The vectors hold the hash and its numbers for good.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { ROLE_WHEELS } from '../../../lib/choose/catalogue.js';
import { hashSeed, pickSlots, randomUint32, type Selection } from '../../../lib/choose/select.js';
import { readAvatarOptions } from '../../../lib/options/read.js';
import { SLOTS, type Slot } from '../../../lib/spec.js';
import { sample } from '../../sample.js';

test('a million numbered users have a million different states', () => {
  const count = 1_000_000;
  const high = new BigUint64Array(count);
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = hashSeed(`user-${i}`);
    // These two words depend on all four. So 64 of the 128 bits must be enough to distinguish a million seeds.
    high[i] = (BigInt((a ^ c) >>> 0) << 32n) | BigInt((b ^ d) >>> 0);
  }
  high.sort();
  let twins = 0;
  for (let i = 1; i < count; i++) if (high[i] === high[i - 1]) twins++;
  expect(twins).toBe(0);
});

test.each([
  ['Aa', 'BB'],
  ['AaAa', 'BBBB'],
  ['a', 'a\0'],
  ['', '\0'],
  ['\ud800', '\ufffd'],
  ['é', 'e\u0301'],
  ['ab', 'ba'],
])('%j and %j, twins under weaker hashes, differ in every word', (left, right) => {
  const [one, other] = [hashSeed(left), hashSeed(right)];
  for (let i = 0; i < 4; i++) expect(one[i]).not.toBe(other[i]);
});

test('a random number is an unsigned 32-bit integer that depends on nothing but seed and key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer(), (seed, key) => {
      const number = randomUint32(hashSeed(seed), key);
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
      expect(randomUint32(hashSeed(seed), key)).toBe(number);
    }),
  );
});

const COUNT = sample(150_000, 1_000_000);

/** Lists the outcomes of a slot with their weights. An empty slot has the id ''. */
function weigh(slot: Slot): ReadonlyMap<string, number> {
  const wheel = { ...ROLE_WHEELS, ...catalogue.wheels }[slot];
  const weights = new Map<string, number>();
  for (const place of wheel) {
    const id = typeof place === 'object' ? place.id : String(place ?? '');
    weights.set(id, (weights.get(id) ?? 0) + 1);
  }
  return weights;
}

function outcome(draws: Selection, slot: Slot): string {
  const drawn = draws[slot];
  return typeof drawn === 'object' ? drawn.id : String(drawn ?? '');
}

/** Computes the z of a chi-square value (Wilson and Hilferty 1931): standard normal when the hypothesis holds. */
function standardize(chi: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
}

const slots = SLOTS.map((slot) => {
  const possible = [...weigh(slot)];
  const total = possible.reduce((sum, [, weight]) => sum + weight, 0);
  return {
    slot,
    index: new Map(possible.map(([id], i) => [id, i])),
    chances: possible.map(([, weight]) => weight / total),
  };
}).filter(({ chances }) => chances.length > 1);

const single = slots.map(({ chances }) => new Uint32Array(chances.length));
const joint = slots.map((row) => slots.map((column) => new Uint32Array(row.chances.length * column.chances.length)));

beforeAll(() => {
  const settings = readAvatarOptions(() => undefined, catalogue);
  const picks = new Uint32Array(slots.length);
  for (let i = 0; i < COUNT; i++) {
    const draws = pickSlots(hashSeed(`user-${i}`), settings, catalogue);
    for (const [s, { slot, index }] of slots.entries()) {
      const pick = index.get(outcome(draws, slot));
      if (pick === undefined) throw new Error(`${slot} drew ${outcome(draws, slot)}, which has no weight`);
      picks[s] = pick;
      (single[s] as Uint32Array)[pick]!++;
    }
    for (let row = 0; row < slots.length; row++) {
      for (let column = row + 1; column < slots.length; column++) {
        const cell = picks[row]! * slots[column]!.chances.length + picks[column]!;
        joint[row]![column]![cell]!++;
      }
    }
  }
});

// The seeds are constant, so the result is too. With 20 + 190 tests, |z| reaches 4.5 by chance in one of 700 designs.
const LIMIT = 4.5;

describe('each slot keeps to its weights', () => {
  test.each(slots.map(({ slot }, s) => ({ slot, s })))('$slot', ({ s }) => {
    const { chances } = slots[s]!;
    const chi = chances.reduce((sum, chance, i) => {
      const expected = chance * COUNT;
      return sum + (single[s]![i]! - expected) ** 2 / expected;
    }, 0);
    expect(standardize(chi, chances.length - 1)).toBeLessThan(LIMIT);
  });
});

describe('each pair of slots is independent', () => {
  const pairs = slots.flatMap((row, r) =>
    slots.slice(r + 1).map((column, k) => ({ names: `${row.slot} × ${column.slot}`, r, c: r + 1 + k })),
  );
  test.each(pairs)('$names', ({ r, c }) => {
    const [row, column] = [slots[r]!.chances, slots[c]!.chances];
    let chi = 0;
    for (const [i, rowChance] of row.entries()) {
      for (const [j, columnChance] of column.entries()) {
        const expected = rowChance * columnChance * COUNT;
        chi += (joint[r]![c]![i * column.length + j]! - expected) ** 2 / expected;
      }
    }
    expect(standardize(chi, row.length * column.length - 1)).toBeLessThan(LIMIT);
  });
});

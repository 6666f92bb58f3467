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

// The seeds are constant, so the result is too. With 20 + 20 + 190 + 128 tests, |z| reaches 4.5 by chance in one of 400 designs.
const LIMIT = 4.5;

test('numbered users, up to a million, have different states', () => {
  const count = sample(200_000, 1_000_000);
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

test('a thousand variants of a user, up to a thousand users, have different states, the users’ own among them', () => {
  const high = new BigUint64Array(sample(200_000, 1_000_000));
  for (let i = 0; i < high.length; i++) {
    const [a, b, c, d] = hashSeed(`user-${Math.floor(i / 1000)}`, i % 1000);
    high[i] = (BigInt((a ^ c) >>> 0) << 32n) | BigInt((b ^ d) >>> 0);
  }
  expect(new Set(high).size).toBe(high.length);
});

test('variant 0 is the seed alone, and the next variant changes each bit of the state for half of all seeds', () => {
  const flips = new Uint32Array(128);
  const count = sample(5_000, 20_000);
  for (let i = 0; i < count; i++) {
    const seed = `user-${i}`;
    const own = hashSeed(seed, i % 100);
    const next = hashSeed(seed, (i % 100) + 1);
    expect(hashSeed(seed, 0)).toEqual(hashSeed(seed));
    for (let bit = 0; bit < 128; bit++) flips[bit]! += ((own[bit >> 5]! ^ next[bit >> 5]!) >>> (bit & 31)) & 1;
  }
  for (const flipped of flips) expect(Math.abs(flipped - count / 2) / Math.sqrt(count / 4)).toBeLessThan(LIMIT);
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

const COUNT = sample(60_000, 1_000_000);

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
// The picks of a slot for a variant and for the next one of the same seed.
const neighbours = slots.map(({ chances }) => new Uint32Array(chances.length ** 2));

const settings = readAvatarOptions(() => undefined, catalogue);

/** Picks the slots of a seed, as indices of their outcomes. */
function pickOutcomes(seed: string, variant: number, picks: Uint32Array): void {
  const draws = pickSlots(hashSeed(seed, variant), settings, catalogue);
  for (const [s, { slot, index }] of slots.entries()) {
    const pick = index.get(outcome(draws, slot));
    if (pick === undefined) throw new Error(`${slot} drew ${outcome(draws, slot)}, which has no weight`);
    picks[s] = pick;
  }
}

beforeAll(() => {
  const [picks, next] = [new Uint32Array(slots.length), new Uint32Array(slots.length)];
  for (let i = 0; i < COUNT; i++) {
    pickOutcomes(`user-${i}`, 0, picks);
    pickOutcomes(`user-${i}`, 1, next);
    for (const [s, { chances }] of slots.entries()) {
      single[s]![picks[s]!]!++;
      neighbours[s]![picks[s]! * chances.length + next[s]!]!++;
    }
    for (let row = 0; row < slots.length; row++) {
      for (let column = row + 1; column < slots.length; column++) {
        const cell = picks[row]! * slots[column]!.chances.length + picks[column]!;
        joint[row]![column]![cell]!++;
      }
    }
  }
});

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

/** Expects that pairs of outcomes are as frequent as the chances of both say. */
function expectIndependent(counts: Uint32Array, row: readonly number[], column: readonly number[]): void {
  let chi = 0;
  for (const [i, rowChance] of row.entries()) {
    for (const [j, columnChance] of column.entries()) {
      const expected = rowChance * columnChance * COUNT;
      chi += (counts[i * column.length + j]! - expected) ** 2 / expected;
    }
  }
  expect(standardize(chi, row.length * column.length - 1)).toBeLessThan(LIMIT);
}

describe('each pair of slots is independent', () => {
  const pairs = slots.flatMap((row, r) =>
    slots.slice(r + 1).map((column, k) => ({ names: `${row.slot} × ${column.slot}`, r, c: r + 1 + k })),
  );
  test.each(pairs)('$names', ({ r, c }) => {
    expectIndependent(joint[r]![c]!, slots[r]!.chances, slots[c]!.chances);
  });
});

describe('a slot of a variant is independent of the same slot of the variant before it', () => {
  test.each(slots.map(({ slot }, s) => ({ slot, s })))('$slot', ({ s }) => {
    expectIndependent(neighbours[s]!, slots[s]!.chances, slots[s]!.chances);
  });
});

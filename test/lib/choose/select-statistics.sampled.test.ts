// Tests of the statistics of the choice: every slot keeps to its weights, and no slot depends on another. The vectors hold the hash and
// its numbers for good.
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { ROLE_WHEELS } from '../../../lib/choose/catalogue.js';
import { hashSeed, pickSlots, type Selection } from '../../../lib/choose/select.js';
import { readAvatarOptions } from '../../../lib/options/read.js';
import { SLOTS, type Slot } from '../../../lib/spec.js';
import { sample } from '../../sample.js';

// The seeds are constant, so the result is too. With 20 + 20 + 190 tests, |z| reaches 4.5 by chance in one of 600 designs.
const LIMIT = 4.5;

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

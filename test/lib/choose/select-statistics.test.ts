// A million seeds through the real choice: every slot keeps to its weights, and no slot knows of another.
import { beforeAll, describe, expect, test } from 'vitest';
import { ROLE_WHEELS } from '../../../lib/choose/catalogue.js';
import { pickSlots, type Selection } from '../../../lib/choose/select.js';
import { catalogue } from '../../../lib/index.js';
import { readAvatarOptions } from '../../../lib/options/read.js';
import { SLOTS, type Slot } from '../../../lib/spec.js';

const COUNT = 1_000_000;

/** Outcomes of a slot with their weights; an empty slot is the id ''. */
function weigh(slot: Slot): ReadonlyMap<string, number> {
  const wheel = { ...catalogue.wheels, ...ROLE_WHEELS }[slot];
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

/** The z of a chi-square value (Wilson and Hilferty 1931): standard normal when the hypothesis holds. */
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
    const draws = pickSlots(`user-${i}`, settings, catalogue);
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

// The data never change, so neither does the verdict. With 20 + 190 tests, |z| reaches 4.5 by chance once in 700 designs.
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

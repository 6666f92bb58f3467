// Tests of the variants of lists: members keep their numbers when others join, and nobody looks like another.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignVariants as assignCore } from '../../lib/core.js';
import {
  assignVariants,
  createAvatar,
  createEngine,
  createGroup,
  createGroupTiles,
  selectAvatar,
  STATUSES,
  type AvatarOptions,
  type VariantOptions,
} from '../../lib/index.js';
import { garden } from '../../lib/packs/garden.js';
import { measureLikeness } from './likeness.js';

const TWENTY = Array.from({ length: 20 }, (_, i) => `user-${i}`);
const FIFTY = Array.from({ length: 50 }, (_, i) => `user-${i}`);

/** Measures the distance of the nearest pair of a list with its variants. */
function findNearest(seeds: readonly string[], variants: readonly number[], options: AvatarOptions = {}): number {
  const pairs = seeds.flatMap((seed, at) =>
    seeds.slice(0, at).map((other, i) => {
      return measureLikeness([seed, variants[at]!], [other, variants[i]!], options);
    }),
  );
  return Math.min(...pairs);
}

describe('for every list', () => {
  const lists = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
  const options = fc.record(
    {
      distance: fc.integer({ min: 0, max: 25 }),
      packs: fc.constantFrom('winter', 'garden,neon'),
      palette: fc.constantFrom('mint', ['mint', 'coral', 'navy']),
    },
    { requiredKeys: [] },
  );

  test('a mood or a status changes nobody: who it is does not depend on what it does', () => {
    expect(assignVariants(FIFTY, { mood: 'wink' })).toEqual(assignVariants(FIFTY));
    for (const status of STATUSES) {
      expect(assignVariants(FIFTY, { status })).toEqual(assignVariants(FIFTY));
      const members = FIFTY.map((seed, at) => ({ seed, ...(at % 3 === 0 ? { status } : {}) }));
      const tiles = [members, FIFTY].map((seeds) => createGroupTiles(seeds, { distinct: true }));
      // Tiles of others are the same but for their clip ids, which name the whole group.
      const [now, before] = tiles.map((each) => each.map((tile) => tile.replaceAll(/navii-\w+-\d+/g, '')));
      expect(now?.filter((_, at) => at % 3 > 0)).toEqual(before?.filter((_, at) => at % 3 > 0));
    }
  });

  test('one who joins at the end changes nobody, and equal lists get equal numbers', () => {
    fc.assert(
      fc.property(lists, fc.string({ minLength: 1 }), options, (seeds, joining, given) => {
        const variants = assignVariants(seeds, given);
        expect(variants).toHaveLength(seeds.length);
        expect(assignVariants([...seeds, joining], given).slice(0, -1)).toEqual(variants);
        expect(assignVariants([...seeds], { ...given })).toEqual(variants);
      }),
      { numRuns: 60 },
    );
  });

  test('stored numbers stay, and those of a list give the list again', () => {
    fc.assert(
      fc.property(
        lists,
        fc.infiniteStream(fc.option(fc.integer({ min: 0, max: 999 }))),
        options,
        (seeds, stream, given) => {
          const stored = seeds.map(() => stream.next().value as number | null);
          const variants = assignVariants(seeds, { ...given, taken: stored });
          for (const [at, number] of stored.entries()) if (number !== null) expect(variants[at]).toBe(number);
          const own = assignVariants(seeds, given);
          expect(assignVariants(seeds, { ...given, taken: own })).toEqual(own);
          expect(assignVariants(seeds, { ...given, taken: own.slice(0, 5) })).toEqual(own);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the first member, and all where nothing is too near, keep the mascot that they have', () => {
    fc.assert(
      fc.property(lists, (seeds) => {
        expect(assignVariants(seeds, { distance: 100 }).slice(0, 1)).toEqual(seeds.slice(0, 1).map(() => 0));
        expect(assignVariants(seeds, { distance: 0 })).toEqual(seeds.map(() => 0));
      }),
      { numRuns: 30 },
    );
  });
});

test('variant 0 is the mascot without the option', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (seed) => {
      expect(createAvatar(seed, { variant: 0 })).toBe(createAvatar(seed));
      expect(selectAvatar(seed, { variant: 0 })).toEqual(selectAvatar(seed));
      expect(selectAvatar(seed, { variant: 1 })).not.toEqual(selectAvatar(seed));
    }),
  );
});

describe('nobody looks like another', () => {
  test.each<[AvatarOptions, number]>([
    [{}, 11],
    [{ packs: 'winter' }, 8],
    [{ background: 'none' }, 8],
    [{ colors: ['#2bb5a8', '#e50914', '#ffcc00'], scale: 80, flip: true }, 4],
  ])('in a team of twenty with %j: at least %d', (options, distance) => {
    const variants = assignVariants(TWENTY, { ...options, distance });
    expect(findNearest(TWENTY, variants, options)).toBeGreaterThanOrEqual(distance);
    expect(
      findNearest(
        TWENTY,
        TWENTY.map(() => 0),
        options,
      ),
    ).toBeLessThan(distance);
  });

  test('where a seed is in the list twice', () => {
    const variants = assignVariants(['ada', 'ada', 'ada']);
    expect(variants[0]).toBe(0);
    expect(new Set(variants).size).toBe(3);
  });

  test('beside a stored member who comes later in the list', () => {
    const [first = 0] = assignVariants(['ada', 'ada'], { taken: [null, 0] });
    expect(first).toBeGreaterThan(0);
  });

  test('but where options make all choices, everybody keeps the only mascot that there is', () => {
    expect(assignVariants(TWENTY, { parts: selectAvatar('ada') })).toEqual(TWENTY.map(() => 0));
  });
});

test('an engine of one’s own, with its packs and defaults', () => {
  const engine = createEngine({ packs: [garden], defaults: { packs: 'garden' } });
  const own = assignCore(TWENTY, { engine });
  expect(own).toEqual(assignVariants(TWENTY, { packs: 'garden' }));
  expect(own).not.toEqual(assignCore(TWENTY));
  expect(assignCore(TWENTY)).toEqual(assignVariants(TWENTY));
});

test('numbers count as their text, and the variants draw a group', () => {
  expect(assignVariants([1, 2, 3])).toEqual(assignVariants(['1', '2', '3']));
  const members = TWENTY.map((seed, i) => ({ seed, variant: assignVariants(TWENTY)[i] }));
  expect(createGroup(members)).not.toBe(createGroup(TWENTY));
});

describe('errors', () => {
  test.each([
    ['ada', {}, TypeError, 'seeds: expected an array of strings, got string'],
    [['ada', null], {}, TypeError, 'seeds[1]: expected a string, got null'],
    [['ada', ''], {}, RangeError, 'seeds[1]: expected at least one character, got an empty string'],
    [['ada'], { distance: '9' }, TypeError, 'distance: expected a number, got string'],
    [['ada'], { distance: -1 }, RangeError, 'distance: expected 0 to 100, got -1'],
    [['ada'], { distance: NaN }, RangeError, 'distance: expected 0 to 100, got NaN'],
    [['ada'], { taken: 3 }, TypeError, 'taken: expected an array of numbers, got number'],
    [['ada'], { taken: [0, 1] }, RangeError, 'taken: expected at most 1 numbers, got 2'],
    [['ada'], { taken: ['1'] }, TypeError, 'taken[0]: expected a number, got string'],
    [['ada'], { taken: [1.5] }, RangeError, 'taken[0]: expected a whole number from 0 to 999, got 1.5'],
    [['ada'], { taken: [1000] }, RangeError, 'taken[0]: expected a whole number from 0 to 999, got 1000'],
    [['ada'], { engine: {} }, TypeError, 'engine: expected one made by createEngine, got object'],
  ])('%j with %j', (seeds, options, kind, message) => {
    const error = new kind(message);
    expect(() => assignVariants(seeds as string[], options as VariantOptions)).toThrow(error);
  });
});

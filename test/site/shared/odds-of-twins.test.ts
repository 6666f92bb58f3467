// The chance that two seeds get the same look, against the looks of many seeds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { computeOdds } from '../../../lib/choose/search.js';
import { listPacks, selectAvatar, SLOTS, STYLES, type Slot } from '../../../lib/index.js';
import { computeTwinChance, computeTwinOdds } from '../../../site/shared/odds-of-twins.js';

const SEEDS = 4000;

/** Counts how often two of many seeds have the same ids in some slots. */
function countTwins(match: readonly Slot[], options: object): number {
  const counts = new Map<string, number>();
  for (let index = 0; index < SEEDS; index += 1) {
    const spec = selectAvatar(`twin ${index}`, options);
    const key = match.map((slot) => spec[slot]).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const equal = [...counts.values()].reduce((sum, count) => sum + count * (count - 1), 0);
  return equal / (SEEDS * (SEEDS - 1));
}

// Rules connect these slots: one empties the other, or puts another part in it.
const CONNECTED: readonly (readonly Slot[])[] = [
  ['topper', 'antenna', 'brows'],
  ['eyes', 'mouth'],
  ['accessory', 'arms', 'outfit'],
  ['marking', 'palette', 'gaze'],
];

describe('the chance of two seeds', () => {
  it.each([[], ['office'], ['pets', 'winter']].flatMap((packs) => CONNECTED.map((match) => ({ packs, match }))))(
    'is what a simulation with the packs $packs gives for $match',
    ({ packs, match }) => {
      const odds = computeTwinOdds({ match, packs }, catalogue);
      // The deviation of a count of pairs is a few per cent here, and the seeds are always the same.
      expect(countTwins(match, { packs }) / odds).toBeGreaterThan(0.93);
      expect(countTwins(match, { packs }) / odds).toBeLessThan(1.07);
    },
  );

  it('is the sum of squares of the odds of all looks', () => {
    const slots = fc.uniqueArray(fc.constantFrom<Slot[]>('brows', 'antenna', 'cheeks', 'tone', 'arms'), {
      minLength: 1,
      maxLength: 2,
    });
    const packs = fc.constantFrom(...listPacks().map(({ id }) => [id]), []);
    fc.assert(
      fc.property(slots, packs, fc.constantFrom(...STYLES, undefined), (match, names, style) => {
        const looks = new Map(
          Array.from({ length: 300 }, (_, index) => {
            const spec = selectAvatar(`${index}`, { packs: names, style });
            return [match.map((slot) => spec[slot]).join(), spec] as const;
          }),
        );
        const odds = Array.from(looks.values(), (spec) => computeOdds({ spec, match, packs: names, style }, catalogue));
        // Every look that is not rare is among those of the 300 seeds.
        fc.pre(odds.reduce((sum, share) => sum + share, 0) > 0.9999);
        const squares = odds.reduce((sum, share) => sum + share * share, 0);
        expect(computeTwinOdds({ match, packs: names, style }, catalogue)).toBeCloseTo(squares, 3);
      }),
      { numRuns: 30 },
    );
  });

  it('is one in some trillions for whole mascots, and less with more packs', () => {
    const odds = (packs: string[]) => computeTwinOdds({ match: SLOTS, packs }, catalogue);
    expect(1 / odds([])).toBeGreaterThan(1e12);
    expect(odds(['garden', 'neon'])).toBeLessThan(odds(['garden']));
  });
});

it('two of some seeds meet as often as in the birthday problem', () => {
  expect(computeTwinChance(23, 1 / 365)).toBeCloseTo(0.507, 1);
  expect(computeTwinChance(1, 0.5)).toBe(0);
  expect(computeTwinChance(0, 0.5)).toBe(0);
  const drawn = fc.tuple(fc.integer({ min: 2, max: 1e6 }), fc.double({ min: 1e-15, max: 1, noNaN: true }));
  fc.assert(
    fc.property(drawn, ([seeds, odds]) => {
      const chance = computeTwinChance(seeds, odds);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(Math.min(1, ((seeds * (seeds - 1)) / 2) * odds));
      expect(computeTwinChance(seeds + 1, odds)).toBeGreaterThanOrEqual(chance);
    }),
  );
});

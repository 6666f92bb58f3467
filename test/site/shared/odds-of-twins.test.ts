// The chance that two seeds get the same look, against the odds of looks. builder/search.sampled.test.ts counts those in many seeds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { computeOdds } from '../../../lib/choose/search.js';
import { listPacks, selectAvatar, SLOTS, STYLES, type Slot } from '../../../lib/index.js';
import { computeTwinChance, computeTwinOdds } from '../../../site/shared/odds-of-twins.js';

describe('the chance of two seeds', () => {
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

// The probabilities of looks: they sum to one, and computing them takes a bounded number of steps.
import fc from 'fast-check';
import { listPacks, selectAvatar, SLOTS, type AvatarSpec, type Slot } from 'navii';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import type { OptionId } from '../../../lib/choose/owners.js';
import { computeOdds, listWheelIds, listWheels, suggestRemoval } from '../../../lib/choose/search.js';
import { RULES } from '../../../lib/choose/select.js';
import { listNeeded } from '../../../site/builder/slots.js';
import { sample } from '../../sample.js';

const RUNS = { numRuns: sample(10, 100) };

/** Lists the values that a slot can show with these packs. */
function listLooks(slot: Slot, packs: readonly string[]): readonly OptionId[] {
  const places = [...listWheels(packs, catalogue).values()].flatMap((wheels) => listWheelIds(wheels, slot));
  // A rule may empty a slot, or fill it with a value that no wheel has.
  const put = RULES.flatMap(({ other, instead }) => (other === slot && instead !== undefined ? [instead] : []));
  return [...new Set([null, ...put, ...places])];
}

/** Lists every way to fill some slots. */
function listSpecs(match: readonly Slot[], packs: readonly string[]): AvatarSpec[] {
  return match.reduce<AvatarSpec[]>(
    (specs, slot) => listLooks(slot, packs).flatMap((id) => specs.map((spec) => ({ ...spec, [slot]: id }))),
    [selectAvatar('Ada')],
  );
}

describe('the odds', () => {
  it('of all looks sum to one, for each slot and for each pair', () => {
    const packs = fc.constantFrom<string[]>([], ['office'], ['deep-sea', 'halloween', 'neon']);
    const match = fc.subarray([...SLOTS], { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(packs, match, (ids, slots) => {
        const odds = listSpecs(slots, ids).map((spec) => computeOdds({ spec, match: slots, packs: ids }, catalogue));
        expect(Math.min(...odds)).toBeGreaterThanOrEqual(0);
        expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      }),
      RUNS,
    );
  });

  // Time is not measured here. The rules take most of the time, so the test counts how often they are applied.
  it('of the rarest look, and the suggestion of traits to leave out, take a bounded amount of work', () => {
    // Each application of the rules iterates over their table once.
    const walk = vi.spyOn(RULES, Symbol.iterator);
    onTestFinished(() => walk.mockRestore());
    let asked = 0;
    const all = listPacks().map(({ id }) => id);
    const spec: AvatarSpec = { ...selectAvatar('Ada'), body: 'neon-gem', antenna: 'signal-mast', accessory: 'snorkel' };
    fc.assert(
      fc.property(fc.subarray(all), fc.subarray([...SLOTS], { minLength: 9 }), (packs, match) => {
        walk.mockClear();
        const packsOf = (left: readonly Slot[]) => [...new Set([...packs, ...listNeeded(spec, left)])].toSorted();
        computeOdds({ spec, match, packs }, catalogue);
        suggestRemoval({ spec, match, packs }, packsOf, catalogue);
        expect(walk.mock.calls.length).toBeLessThan(20_000);
        asked += walk.mock.calls.length;
      }),
      RUNS,
    );
    expect(asked).toBeGreaterThan(0);
  });
});

// The search for seeds with a look: it estimates how rare the look is and finds every seed with it.
import fc from 'fast-check';
import { selectAvatar, SLOTS, type Slot } from 'navii';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { computeOdds, createSearch, MIN_SEARCHABLE_ODDS, suggestRemoval } from '../../../lib/choose/search.js';
import { listSeedOptions, readSeedQuery } from '../../../site/builder/search-panel.js';
import { listNeeded } from '../../../site/builder/slots.js';
import { readState } from '../../../site/builder/state.js';
import { sample } from '../../sample.js';

describe('the odds', () => {
  const count = sample(1_500, 12_000);

  it.each([[[]], [['office']], [['halloween', 'winter']]])(
    'are the share of the seeds with packs %j',
    (packs: string[]) => {
      const chosen = Array.from({ length: count }, (_, i) => selectAvatar(`odds-${i}`, { packs }));
      const matches: Slot[][] = [
        ['accessory'],
        ['marking'],
        ['antenna'],
        ['outfit'],
        ['topper', 'antenna'],
        ['eyes', 'accessory'],
      ];
      for (const match of matches) {
        for (const spec of chosen.slice(0, 4)) {
          const share = chosen.filter((own) => match.every((slot) => own[slot] === spec[slot])).length / count;
          const odds = computeOdds({ spec, match, packs }, catalogue);
          // Five standard deviations of the share.
          expect(Math.abs(share - odds)).toBeLessThanOrEqual(5 * Math.sqrt((odds * (1 - odds)) / count));
        }
      }
    },
  );

  it('report impossible combinations and the best trait to drop', () => {
    const spec = { ...selectAvatar('Ada'), body: 'mug', topper: 'cat-ears' };
    const match: Slot[] = ['body', 'topper', 'palette'];
    const packsOf = (left: readonly Slot[]) => listNeeded(spec, left);
    expect(packsOf(match)).toEqual(['office']);
    expect(computeOdds({ spec, match, packs: ['office'] }, catalogue)).toBe(0);
    const rare = { spec: selectAvatar('Ada'), match: SLOTS, packs: [] };
    expect(computeOdds(rare, catalogue)).toBeLessThan(MIN_SEARCHABLE_ODDS);
    const advice = suggestRemoval(rare, () => [], catalogue);
    const others = SLOTS.map((slot) =>
      computeOdds({ ...rare, match: SLOTS.filter((each) => each !== slot) }, catalogue),
    );
    expect(advice?.odds).toBe(Math.max(...others));
  });
});

describe('the search', () => {
  it('finds exactly the seeds with the look, in order, without gaps', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<string[]>([], ['office'], ['neon', 'winter']),
        fc.subarray([...SLOTS], { minLength: 1, maxLength: 3 }),
        fc.nat(99),
        (packs, match, pick) => {
          const spec = selectAvatar(`pick-${pick}`, { packs });
          const search = createSearch({ prefix: 'Ada-', spec, match, packs }, catalogue);
          const found: string[] = [];
          while (search.tried < 3000) {
            const seed = search.tryNext(3000 - search.tried);
            if (seed !== undefined) found.push(seed);
          }
          const seeds = Array.from({ length: 3000 }, (_, i) => `Ada-${i + 1}`);
          const fits = (seed: string) => match.every((slot) => selectAvatar(seed, { packs })[slot] === spec[slot]);
          expect(found).toEqual(seeds.filter(fits));
        },
      ),
      { numRuns: sample(5, 40) },
    );
  });

  it('asks for the packs of the ticked traits, except traits that the options set', () => {
    const state = { ...readState('?parts=body:mug&palette=neon-pink&match=body,palette'), given: true };
    expect(readSeedQuery(state)).toMatchObject({ match: ['body'], packs: ['office'] });
    expect(readSeedQuery({ ...state, given: false }).packs).toEqual(['neon', 'office']);
    expect(listSeedOptions(state)).toEqual({ palette: 'neon-pink', background: 'solid', packs: 'office' });
  });
});

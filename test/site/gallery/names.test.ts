// The names of the finder, and the odds of looks.
import fc from 'fast-check';
import { selectAvatar } from 'navii';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { computeOdds, createSearch } from '../../../lib/choose/search.js';
import { computeRarity } from '../../../lib/pages/share.js';
import { chooseMatch, SEEN_SLOTS, createCreature } from '../../../site/gallery/creature.js';
import { nameOfDay } from '../../../site/gallery/finder-view.js';
import { findRarest, POPULATION } from '../../../site/gallery/rarest.js';
import { NAMES } from '../../../site/shared/mascots.js';
import { isHarmless, NAME_COUNT, nameAt } from '../../../site/shared/name-at.js';

describe('generated names', () => {
  it('are all different until the list is used up, and then start again', () => {
    expect(NAME_COUNT).toBeGreaterThan(1e9);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: NAME_COUNT }), fc.integer({ min: 1, max: NAME_COUNT }), (a, b) => {
        expect(nameAt(a) === nameAt(b)).toBe(a === b);
      }),
    );
    expect(nameAt(NAME_COUNT + 1)).toBe(`${nameAt(1)} 2`);
  });

  it('are checked for offensive words', () => {
    expect(['Zuvela', 'Satan', 'Nudela', 'Shitux'].filter(isHarmless)).toEqual(['Zuvela']);
  });
});

describe('the look of a creature', () => {
  it('is rare, but common enough to be found within a short wait', () => {
    for (const seed of NAMES) {
      const { spec, match, odds } = createCreature(seed);
      expect(odds).toBeGreaterThanOrEqual(1 / 12e6);
      expect(odds).toBeLessThan(1 / 1e5);
      expect(odds).toBe(computeOdds({ spec, match, packs: [] }, catalogue));
      expect(match).toContain('body');
    }
  });

  it('has a name', () => {
    // A frequent look, so the search finds it at once.
    const { spec } = chooseMatch(selectAvatar('Ada'));
    const match = SEEN_SLOTS.slice(0, 2);
    const search = createSearch({ prefix: '', spec, match, packs: [] }, catalogue, nameAt);
    const name = search.tryNext(1_000_000) ?? '';
    expect(name).toBe(nameAt(search.tried));
    for (const slot of match) expect(selectAvatar(name)[slot]).toBe(spec[slot]);
  });
});

describe('the mascot of the day', () => {
  it('is the same all day in every time zone, and another one tomorrow', () => {
    const today = nameOfDay(new Date('2026-11-23T00:00:00Z'));
    expect(nameOfDay(new Date('2026-11-23T23:59:59Z'))).toBe(today);
    expect(nameOfDay(new Date('2026-11-23T23:30:00-11:00'))).not.toBe(today);
    expect(nameOfDay(new Date('2026-11-24T00:00:00Z'))).not.toBe(today);
  });

  it('shows every mascot before it repeats one', () => {
    const days = Array.from({ length: NAMES.length }, (_, day) => nameOfDay(new Date(Date.UTC(2026, 0, 1 + day))));
    expect(new Set(days).size).toBe(NAMES.length);
  });

  it('exists before 1970', () => {
    expect(NAMES).toContain(nameOfDay(new Date('1815-12-10')));
  });
});

describe('the rarest looks', () => {
  const rarest = findRarest(5);

  it('have the stated odds, the rarest first', () => {
    expect(rarest).toHaveLength(5);
    for (const { name, odds } of rarest) {
      expect(odds).toBe(computeRarity(selectAvatar(name), catalogue.defaults));
      expect(odds).toBeGreaterThan(0);
    }
    expect(rarest.map(({ odds }) => odds)).toEqual(rarest.map(({ odds }) => odds).toSorted((a, b) => a - b));
  });

  it('are rarer than those of other seeds', () => {
    const worst = rarest.at(-1)?.odds ?? 0;
    for (const name of POPULATION.filter((_, index) => index % 97 === 0)) {
      if (rarest.some((rare) => rare.name === name)) continue;
      expect(computeRarity(selectAvatar(name), catalogue.defaults)).toBeGreaterThanOrEqual(worst);
    }
  });
});

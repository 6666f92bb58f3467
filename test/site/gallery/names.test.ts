// The mascot of the day, and the odds of looks.
import { selectAvatar } from 'navii';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { computeRarity } from '../../../lib/pages/share.js';
import { findRarest, POPULATION } from '../../../site/gallery/rarest.js';
import { nameOfDay } from '../../../site/gallery/today.js';
import { NAMES } from '../../../site/shared/mascots.js';

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

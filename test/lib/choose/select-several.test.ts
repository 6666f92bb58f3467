// Options that give several values: the seed picks one of them, all equally often, and one more value moves only the seeds that
// pick it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { FACES } from '../../../lib/choose/faces.js';
import { listKnown } from '../../../lib/choose/owners.js';
import { hashSeed, pickForced } from '../../../lib/choose/select.js';
import {
  BACKGROUNDS,
  MOODS,
  selectAvatar,
  SLOTS,
  type AvatarOptions,
  type AvatarSpec,
  type Slot,
} from '../../../lib/index.js';
import { readAvatarOptions, valuesOf } from '../../../lib/options/read.js';
import { isPartSlot } from '../../../lib/spec.js';

type Id = string | number | null;

const IDS = SLOTS.map((slot): readonly [Slot, readonly Id[]] => {
  return [slot, [...listKnown(slot, catalogue), ...(isPartSlot(slot) ? [null] : [])]];
});

/** A slot, some of its ids, and one more. */
const pools = fc
  .constantFrom(...IDS)
  .chain(([slot, ids]) =>
    fc.tuple(fc.constant(slot), fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 9 })),
  );

const seeds = fc.string({ minLength: 1 });

function pickPart(seed: string, slot: Slot, ids: readonly Id[]): Id {
  return selectAvatar(seed, { parts: { [slot]: ids } })[slot];
}

test('one more value moves only the seeds that pick it, whatever the order', () => {
  fc.assert(
    fc.property(seeds, pools, (seed, [slot, ids]) => {
      const more = ids[0] as Id;
      const before = pickPart(seed, slot, ids.slice(1));
      const after = pickPart(seed, slot, ids.toReversed());
      expect(ids.slice(1)).toContain(before);
      expect([before, more]).toContain(after);
      expect(pickPart(seed, slot, [more, more])).toBe(more);
    }),
  );
});

test('a seed ranks all values: it picks the first of its ranking that is given', () => {
  fc.assert(
    fc.property(seeds, pools, ([...units], [slot, ids]) => {
      const seed = units.join('');
      const ranking: Id[] = [];
      for (let left = ids; left.length > 0; left = left.filter((id) => !ranking.includes(id)))
        ranking.push(pickPart(seed, slot, left));
      const given = ids.filter((_, at) => at % 2 === 0);
      expect(pickPart(seed, slot, given)).toBe(ranking.find((id) => given.includes(id)));
    }),
  );
});

test('only the slots that the option sets change, and one value is as before', () => {
  fc.assert(
    fc.property(seeds, fc.uniqueArray(fc.constantFrom(...MOODS), { minLength: 1 }), (seed, mood) => {
      const faces = mood.map((each) => selectAvatar(seed, { mood: each, packs: 'neon' }));
      expect(faces).toContainEqual(selectAvatar(seed, { mood, packs: 'neon' }));
    }),
  );
});

test('a palette is the same from the option and from parts, and parts count more', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const several: AvatarOptions = { palette: ['mint', 'teal', 'tulip'], background: 'ring,none' };
      const { palette, background } = selectAvatar(seed, several);
      expect(selectAvatar(seed, { parts: 'palette:tulip|mint|teal,background:none|ring' })).toMatchObject({
        palette,
        background,
      });
      expect(selectAvatar(seed, { ...several, parts: { palette: 'coral' } }).palette).toBe('coral');
    }),
  );
});

test('no two known values have the same key, so no two always tie', () => {
  const names = IDS.flatMap(([slot, ids]) => ids.map((id) => `${slot}:${id ?? 'none'}`));
  const keys = [...names, ...MOODS.map((mood) => `mood:${mood}`)].map((name) => hashSeed(name)[0]);
  expect(new Set(keys).size).toBe(keys.length);
});

describe('each value is picked equally often', () => {
  const COUNT = 100_000;
  const moodsByEyes = new Map(MOODS.map((mood) => [FACES[mood]?.eyes, mood]));

  // The quantile 0.9999 of the chi-square distribution, by degrees of freedom. The seeds are constant, so the result is too.
  const LIMITS: Readonly<Record<number, number>> = { 2: 18.42, 3: 21.11 };

  test.each<[AvatarOptions, (spec: Partial<AvatarSpec>) => Id | undefined, values: number]>([
    [{ palette: 'coral,mint,teal' }, ({ palette }) => palette, 3],
    [{ background: BACKGROUNDS }, ({ background }) => background, 3],
    [{ mood: 'happy,serious,sleepy,wink' }, ({ eyes }) => moodsByEyes.get(eyes ?? undefined), 4],
    [{ parts: 'topper:beanie|crown|none|straw-hat' }, ({ topper }) => topper, 4],
  ])('%j', (options, valueOf, values) => {
    const settings = readAvatarOptions(valuesOf(options), catalogue);
    const counts = new Map<unknown, number>();
    for (let i = 0; i < COUNT; i++) {
      const value = valueOf(pickForced(hashSeed(`user-${i}`), settings, catalogue));
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect(counts.size).toBe(values);
    const expected = COUNT / values;
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(LIMITS[values - 1] ?? 0);
  });
});

// Tests of the choice: an option changes only its own slots, the order of packs does not matter, and a mood is one face.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { completeSpec } from '../../../lib/choose/select.js';
import { listPacks, listPalettes, selectAvatar } from '../../../lib/index.js';
import { BACKGROUNDS, MOODS, SHAPES, STYLES } from '../../../lib/spec.js';
import { sample } from '../../sample.js';

const RUNS = { numRuns: sample(300, 10_000) };

const seeds = fc.oneof(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: 'binary' }), fc.uuid());
const palettes = fc.constantFrom(...listPalettes().map(({ id }) => id));
const packLists = fc.uniqueArray(fc.constantFrom(...listPacks().map(({ id }) => id)), { maxLength: 3 });

describe('forcing one thing changes one thing', () => {
  const choices = fc.oneof(
    palettes.map((palette) => ({ palette })),
    fc.constantFrom(...BACKGROUNDS).map((background) => ({ background })),
  );

  test('palette and background', () => {
    fc.assert(
      fc.property(seeds, packLists, choices, (seed, packs, choice) => {
        expect(selectAvatar(seed, { packs, ...choice })).toEqual({ ...selectAvatar(seed, { packs }), ...choice });
      }),
      RUNS,
    );
  });

  test('mood, also of a cyclops', () => {
    fc.assert(
      fc.property(seeds, packLists, fc.constantFrom(...MOODS), (seed, packs, mood) => {
        const { eyes, mouth } = selectAvatar(seed, { packs, mood });
        expect(selectAvatar(seed, { packs, mood })).toEqual({ ...selectAvatar(seed, { packs }), eyes, mouth });
      }),
      RUNS,
    );
  });

  test('parts, over packs, rules, mood, palette and background', () => {
    const parts = { palette: 'mint', background: 'none', body: 'heart', eyes: 'cyclops', topper: null, scene: 'maze' };
    const names = fc.subarray(Object.keys(parts) as (keyof typeof parts)[], { minLength: 1 });
    fc.assert(
      fc.property(seeds, packLists, names, fc.constantFrom(undefined, ...MOODS), (seed, packs, slots, mood) => {
        const given = { packs, mood, palette: 'coral', background: 'ring' } as const;
        const forced = Object.fromEntries(slots.map((slot) => [slot, parts[slot]]));
        expect(selectAvatar(seed, { ...given, parts: forced })).toEqual({ ...selectAvatar(seed, given), ...forced });
      }),
      RUNS,
    );
  });

  test('a held thing brings its arm, unless parts name the arms', () => {
    const held = [...catalogue.parts.accessory.values()].filter(({ kind }) => kind === 'held').map(({ id }) => id);
    for (const [i, accessory] of held.entries()) {
      expect(selectAvatar(`user-${i}`, { parts: `accessory:${accessory}` }).arms, accessory).toBe('hold');
      expect(selectAvatar(`user-${i}`, { parts: `accessory:${accessory},arms:none` }).arms, accessory).toBeNull();
      expect(selectAvatar(`user-${i}`, { parts: `accessory:${accessory},arms:wave` }).arms, accessory).toBe('wave');
      expect(completeSpec({ accessory }, catalogue).arms, accessory).toBe('hold');
    }
    const { arms } = selectAvatar('ada');
    expect(selectAvatar('ada', { parts: 'accessory:bow-tie' }).arms).toBe(arms);
  });

  test('forced parts that clash stay', () => {
    const spec = selectAvatar('ada', { parts: 'eyes:cyclops,accessory:round-glasses,topper:crown,antenna:bobble' });
    expect(spec).toMatchObject({
      eyes: 'cyclops',
      accessory: 'round-glasses',
      topper: 'crown',
      antenna: 'bobble',
    });
  });

  test('options that only draw change nothing in the choice', () => {
    fc.assert(
      fc.property(
        seeds,
        packLists,
        fc.record({
          size: fc.integer(),
          tileBg: fc.string(),
          shape: fc.constantFrom(...SHAPES),
          title: fc.string(),
          animated: fc.boolean(),
        }),
        (seed, packs, options) => {
          expect(selectAvatar(seed, { packs, ...options })).toEqual(selectAvatar(seed, { packs }));
        },
      ),
      RUNS,
    );
  });

  test('a style without packs changes nothing', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...STYLES), (seed, style) => {
        expect(selectAvatar(seed, { style })).toEqual(selectAvatar(seed));
      }),
    );
  });
});

describe('moods', () => {
  const faces = {
    happy: { eyes: 'wide', mouth: 'smile' },
    serious: { eyes: 'squint', mouth: 'flat' },
    sleepy: { eyes: 'sleepy', mouth: 'dot' },
    wink: { eyes: 'wink', mouth: 'smirk' },
  } as const;

  test.each(Object.entries(faces) as [keyof typeof faces, object][])(
    '%s is its pair of eyes and mouth: that of the first pack that has one, else that of the base',
    (mood, face) => {
      fc.assert(
        fc.property(seeds, packLists, (seed, packs) => {
          const [own] = packs.toSorted().flatMap((id) => catalogue.packs.get(id)?.faces?.[mood] ?? []);
          expect(selectAvatar(seed, { packs, mood })).toMatchObject(own ?? face);
        }),
      );
    },
  );

  test('neutral keeps the face', () => {
    fc.assert(
      fc.property(seeds, packLists, (seed, packs) => {
        expect(selectAvatar(seed, { packs, mood: 'neutral' })).toEqual(selectAvatar(seed, { packs }));
      }),
    );
  });
});

test('the order of the ids of packs, repetitions and unknown ids do not matter', () => {
  fc.assert(
    fc.property(seeds, packLists, (seed, packs) => {
      const other = packs.toReversed().flatMap((id) => [id, 'no-such-pack', id]);
      expect(selectAvatar(seed, { packs: other })).toEqual(selectAvatar(seed, { packs }));
    }),
  );
});

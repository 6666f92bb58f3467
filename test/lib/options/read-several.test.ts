// Tests of the readers of options that several values may be given to.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { BACKGROUNDS, MOODS } from '../../../lib/index.js';
import { AVATAR_DEFAULTS, printSetting, readAvatarOptions, readOption, valuesOf } from '../../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../../lib/options/table.js';

describe('several values', () => {
  const NAMES = ['palette', 'background', 'mood'] as const;
  const KNOWN = { palette: [...catalogue.palettes.keys()], background: BACKGROUNDS, mood: MOODS };
  const cases = fc
    .constantFrom(...NAMES)
    .chain((name) => fc.tuple(fc.constant(name), fc.uniqueArray(fc.constantFrom(...KNOWN[name]), { maxLength: 6 })));

  test('are a sorted set, one is a single value, unknown ones are dropped; as text and as an array', () => {
    fc.assert(
      fc.property(
        cases,
        fc.array(fc.constantFrom('Mint', '', 'constructor', 'a b')),
        fc.nat(),
        ([name, ids], odd, at) => {
          const sorted = ids.toSorted();
          const expected = sorted.length > 1 ? sorted : sorted[0];
          const given = [...odd, ...ids, ...ids.slice(at % 7), ...odd].toReversed();
          const read = (value: unknown) => readOption(AVATAR_OPTIONS, name, value, catalogue);
          expect(read(given)).toEqual(expected);
          expect(read(given.length > 1 ? given.join(' , ') : given.join())).toEqual(expected);
          expect(read(expected)).toEqual(expected);
          expect(read(expected === undefined ? '' : printSetting(expected))).toEqual(expected);
        },
      ),
    );
  });

  test('are skipped where no value is one of the known', () => {
    expect(
      readAvatarOptions(
        valuesOf({ mood: ['wink', 3, null, ['happy'], {}, Symbol('x')], palette: [[]], style: 'masc,femme' }),
        catalogue,
      ),
    ).toEqual({
      ...AVATAR_DEFAULTS,
      mood: 'wink',
    });
  });
});

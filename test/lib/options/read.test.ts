// Options as they are read: total, clamped, equal for equal input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/index.js';
import {
  AVATAR_DEFAULTS,
  listNonDefaults,
  printSetting,
  readAvatarOptions,
  readGroupOptions,
  readOption,
  valuesOf,
} from '../../../lib/options/read.js';
import type { OptionTable } from '../../../lib/options/schema.js';
import { AVATAR_OPTIONS, GALLERY_OPTIONS, GROUP_OPTIONS } from '../../../lib/options/table.js';
import { PROXIES } from './proxies.js';

const readAvatar = (options: unknown) => readAvatarOptions(valuesOf(options as object), catalogue);

describe('ids', () => {
  test('in a list are trimmed, deduplicated, sorted; unknown ones and prototypes are skipped', () => {
    const read = (value: unknown) => readOption(AVATAR_OPTIONS, 'packs', value, catalogue);
    expect(read(' neon ,arcade,neon,,__proto__,constructor,nope')).toEqual(['arcade', 'neon']);
    expect(read(['neon', 3, null, 'arcade'])).toEqual(['arcade', 'neon']);
    expect(read(undefined)).toEqual([]);
  });

  test('of a palette are known ones, in their letter case', () => {
    const read = (value: unknown) => readOption(AVATAR_OPTIONS, 'palette', value, catalogue);
    expect(['mint', 'Mint', 'constructor', ['mint'], ''].map(read)).toEqual([
      'mint',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a table', () => {
  test('that nobody gave anything is its defaults', () => {
    expect(readAvatar({})).toEqual(AVATAR_DEFAULTS);
    expect(readAvatar(undefined)).toEqual(AVATAR_DEFAULTS);
    expect(readAvatar(null)).toEqual(AVATAR_DEFAULTS);
    expect(readGroupOptions(() => undefined, catalogue)).toMatchObject({
      size: 64,
      overlap: 0.3,
      max: 50,
      ring: '#ffffff',
    });
  });

  test.each([
    ['avatar', AVATAR_OPTIONS],
    ['group', GROUP_OPTIONS],
    ['gallery', GALLERY_OPTIONS],
  ] as [string, OptionTable][])('of the %s: each example means something, and is read as it stands', (_, table) => {
    for (const [name, row] of Object.entries(table)) {
      const read = readOption(table, name, row.example, catalogue);
      expect([name, [read].flat().map(printSetting)]).toEqual([name, [printSetting(row.example)]]);
      expect([name, read]).not.toEqual([name, row.default]);
    }
  });

  test.each(Object.keys(AVATAR_OPTIONS))('takes %s that throws for none', (name) => {
    for (const value of PROXIES) expect(readAvatar({ [name]: value })).toEqual(readAvatar({}));
  });

  test('reads anything at all, and what it read again as the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(AVATAR_OPTIONS)), fc.anything()), (options) => {
        const settings = readAvatar(options);
        expect(readAvatar(settings)).toEqual(settings);
        expect(readAvatar(Object.fromEntries(listNonDefaults(settings)))).toEqual(settings);
      }),
      { seed: 7 },
    );
  });
});

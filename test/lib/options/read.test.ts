// Tests of the readers of options: they return a valid value or nothing for any value, and equal settings for equal input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASE_CATALOGUE as base } from '../../../lib/base-catalogue.js';
import { catalogue } from '../../../lib/catalogue.js';
import {
  AVATAR_DEFAULTS,
  flag,
  toLine,
  list,
  listNonDefaults,
  number,
  printParts,
  printSetting,
  readAvatarOptions,
  readGiven,
  readGroupOptions,
  readOption,
  text,
  valuesOf,
} from '../../../lib/options/read.js';
import type { OptionTable } from '../../../lib/options/row.js';
import { AVATAR_OPTIONS, GALLERY_OPTIONS, GROUP_OPTIONS } from '../../../lib/options/table.js';
import { BACKGROUNDS, MOODS, PART_SLOTS, ROLES, SLOTS, type Slot } from '../../../lib/spec.js';
import { PROXIES } from './proxies.js';

const readAvatar = (options: unknown) => readAvatarOptions(valuesOf(options as object), catalogue);

describe('ids', () => {
  test('in a list are trimmed, deduplicated, sorted; unknown ones and prototypes are skipped', () => {
    const read = (value: unknown) => readOption(AVATAR_OPTIONS, 'packs', value, catalogue);
    expect(read(' neon ,arcade,neon,,__proto__,constructor,nope')).toEqual(['arcade', 'neon']);
    expect(read(['neon', 3, null, 'arcade'])).toEqual(['arcade', 'neon']);
    expect(read(undefined)).toEqual([]);
  });

  test('of one choice are known ones, in their letter case', () => {
    const readAs = (name: 'palette' | 'style') => (value: unknown) =>
      readOption(AVATAR_OPTIONS, name, value, catalogue);
    const wrong = ['Mint', ' mint', 'constructor', ['Mint'], '', {}];
    expect(['mint', ...wrong].map(readAs('palette'))).toEqual(['mint', ...wrong.map(() => undefined)]);
    expect(['masc', 'Masc', ['masc']].map(readAs('style'))).toEqual(['masc', undefined, undefined]);
  });
});

describe('a table', () => {
  test('without values is its defaults', () => {
    expect(readAvatar({})).toEqual(AVATAR_DEFAULTS);
    expect(readAvatar(undefined)).toEqual(AVATAR_DEFAULTS);
    expect(readAvatar(null)).toEqual(AVATAR_DEFAULTS);
    expect(readGroupOptions(() => undefined, catalogue)).toMatchObject({
      size: 64,
      overlap: 0.3,
      distinct: false,
      max: 50,
      ring: '#ffffff',
    });
  });

  test.each([
    ['avatar', AVATAR_OPTIONS],
    ['group', GROUP_OPTIONS],
    ['gallery', GALLERY_OPTIONS],
  ] as [string, OptionTable][])('of the %s: each example has an effect, and is read unchanged', (_, table) => {
    for (const [name, row] of Object.entries(table)) {
      const read = readOption(table, name, row.example, catalogue);
      expect([name, [read].flat().map(printSetting)]).toEqual([name, [printSetting(row.example)]]);
      expect([name, read]).not.toEqual([name, row.default]);
    }
  });

  test.each(Object.keys(AVATAR_OPTIONS))('treats a value of %s that throws as absent', (name) => {
    for (const value of PROXIES) expect(readAvatar({ [name]: value })).toEqual(readAvatar({}));
  });

  test('reads any value, and reads its settings as the same settings', () => {
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

const RANGE = { kind: 'integer', min: 16, max: 1024, unit: 'px' } as const;

describe('numbers', () => {
  test.each<[number | undefined, unknown[]]>([
    [48, ['48', 48, '48.9', '  48px', ' 48 ', '+48']],
    [100, ['1e2']],
    [1024, ['1e+21', '1e999', '99999', Number.POSITIVE_INFINITY]],
    [16, ['-5', '0', Number.NEGATIVE_INFINITY]],
    [undefined, 'Infinity . 1.2.3 px 48PX 3rem 2em 100% 12abc 64,5 0x40 0b111111 NaN'.split(' ')],
    [undefined, ['', '48 px', Number.NaN, null, true, ['64'], { valueOf: () => 64 }]],
  ])('are %j for each of %j', (expected, values) => {
    expect(values.map((value) => number(value, RANGE))).toEqual(values.map(() => expected));
  });

  test('decimals are clamped and keep their fraction', () => {
    const { overlap } = GROUP_OPTIONS;
    expect(['.25', '9', '-1', '.5px'].map((value) => number(value, overlap))).toEqual([0.25, 0.7, 0, undefined]);
  });
});

test.each([
  [true, ['1', 'true', true, 1]],
  [false, ['0', 'false', false]],
  [undefined, ['yes', 'TRUE', '', undefined]],
])('flags are %j for each of %j', (expected, values) => {
  expect(values.map(flag)).toEqual(values.map(() => expected));
});

test('ids of an array may contain commas, ids of a text may not', () => {
  expect(list(['Doe, Jane', ' ', 7])).toEqual(['Doe, Jane', '7']);
  expect(list('Doe, Jane')).toEqual(['Doe', 'Jane']);
});

describe('lines of text', () => {
  test('turn breaks into spaces and drop characters that XML forbids', () => {
    expect(toLine('a\tb\r\nc\u2028d', 200)).toBe('a b  c d');
    expect(toLine('a\0\u0007\u009f\ufffeb', 200)).toBe('ab');
    expect(toLine('a\ud800b\udc00c 😀', 200)).toBe('abc 😀');
    expect(toLine('\0', 200)).toBeUndefined();
  });

  test('keep whole code points', () => {
    expect(toLine('😀😀😀', 2)).toBe('😀😀');
  });

  test('are never longer than the maximum and always well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (value) => {
        const kept = toLine(value, 50) ?? '';
        expect([...kept].length).toBeLessThanOrEqual(50);
        expect(encodeURIComponent(kept)).toBeTypeOf('string');
      }),
    );
  });
});

test('auto is a colour only where auto is allowed', () => {
  const { ring, counterFill } = GROUP_OPTIONS;
  expect(['auto', 'none', ['red']].map((value) => readGiven(ring, value, catalogue))).toEqual([
    'auto',
    undefined,
    undefined,
  ]);
  expect(readGiven(counterFill, 'auto', catalogue)).toBeUndefined();
});

test('no reader throws or returns an invalid value', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), (value) => {
      expect([undefined, true, false]).toContain(flag(value));
      const size = number(value, RANGE) ?? RANGE.min;
      expect(Number.isInteger(size) && size >= RANGE.min && size <= RANGE.max).toBe(true);
      expect(typeof text(value)).toBe('string');
      expect(list(value).every((item) => item !== '')).toBe(true);
      expect(readGiven(GROUP_OPTIONS.ring, value, catalogue) ?? 'red').toMatch(/^[#\w(][^<>"'&;]*$/);
      expect(toLine(value, 5) ?? 'x').not.toBe('');
    }),
  );
});

describe('hex colours', () => {
  test.each([
    ['#2bb5a8', ['#2bb5a8']],
    [' 2BB5A8 ,#FFF', ['#2bb5a8', '#ffffff']],
    [
      ['#abc', 'abc', '#000'],
      ['#aabbcc', '#aabbcc', '#000000'],
    ],
    ['#111,#222,#333,#444', ['#111111', '#222222', '#333333']],
    ['red,#123,##456,#12,#1234,#12345678,1e3,"/>', ['#112233', '#11ee33']],
    ['teal', undefined],
    ['rgb(123, 456, 789)', undefined],
    ['#123,rgb(1,2,345),#fff', ['#112233', '#ffffff']],
    ['#123,(456', ['#112233']],
    ['', undefined],
    [[], undefined],
    [[null, {}, Symbol('x')], undefined],
    [123, ['#112233']],
  ])('%o reads as %o', (value, expected) => {
    const read = (given: unknown) => readOption(AVATAR_OPTIONS, 'colors', given, catalogue);
    expect(read(value)).toEqual(expected);
    if (expected !== undefined) expect(read(expected.join(','))).toEqual(expected);
  });
});

describe('parts', () => {
  const read = (value: unknown) => readOption(AVATAR_OPTIONS, 'parts', value, catalogue);

  /** The ids of each slot, as text. */
  const IDS: Readonly<Record<Slot, readonly string[]>> = {
    ...(Object.fromEntries(
      PART_SLOTS.map((slot) => [slot, [...catalogue.parts[slot].keys(), 'none']]),
    ) as unknown as Record<(typeof PART_SLOTS)[number], string[]>),
    ...(Object.fromEntries(Object.entries(ROLES).map(([slot, roles]) => [slot, roles.map(String)])) as Record<
      keyof typeof ROLES,
      string[]
    >),
    palette: [...catalogue.palettes.keys()],
    body: [...catalogue.bodies.keys()],
  };

  const pairs = fc
    .constantFrom(...SLOTS)
    .chain((slot) =>
      fc.uniqueArray(fc.constantFrom(...IDS[slot]), { minLength: 1, maxLength: 3 }).map((ids) => [slot, ids] as const),
    );

  describe('as text', () => {
    test.each([
      ['body:heart', { body: 'heart' }],
      [' topper : crown ,, body:heart ', { body: 'heart', topper: 'crown' }],
      ['topper:none,background:none', { background: 'none', topper: null }],
      ['tilt:-6,eyeSize:large', { tilt: -6, eyeSize: 'large' }],
      ['topper:nope,topper:crown,topper:beanie', { topper: 'crown' }],
      ['scene:maze', { scene: 'maze' }],
      ['tilt:9', undefined],
      ['palette:none,body:none', undefined],
      ['body:Heart,Body:heart,body', undefined],
      ['hat:crown,constructor:name,__proto__:heart,body:constructor,topper:__proto__', undefined],
      ['', undefined],
      [':,:none,none', undefined],
      [
        'topper:crown | beanie|none,body:heart|Heart,palette:none|',
        { body: 'heart', topper: ['beanie', 'crown', null] },
      ],
    ])('%j', (value, expected) => {
      expect(read(value)).toEqual(expected);
    });
  });

  test.each([
    [
      { body: 'heart', topper: null, tilt: 3 },
      { body: 'heart', tilt: 3, topper: null },
    ],
    [
      { topper: 'none', tilt: '3' },
      { tilt: 3, topper: null },
    ],
    [{ body: undefined, palette: null, background: null, eyes: [], mouth: {} }, undefined],
    [
      {
        eyes: ['wide'],
        topper: ['crown', null, 'nope', 'crown', 'beanie'],
        tilt: 'nope | 3|-4 ',
        mouth: ['nope', [], {}],
      },
      { tilt: [-4, 3], eyes: 'wide', topper: ['beanie', 'crown', null] },
    ],
    [['body:heart'], undefined],
    [null, undefined],
    [true, undefined],
  ])('%j', (value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  test('of the core are only parts of the base', () => {
    expect(readOption(AVATAR_OPTIONS, 'parts', 'scene:maze,topper:crown', base)).toEqual({ topper: 'crown' });
  });

  test('of any value have known ids', () => {
    const words = fc.constantFrom(...SLOTS, ...Object.values(IDS).flat(), '__proto__', ':', ',', ' ', 'none', '-6');
    const texts = fc.oneof(
      fc.string(),
      fc.array(words).map((each) => each.join('')),
      fc.array(words).map(String),
    );
    const objects = fc.dictionary(fc.constantFrom(...SLOTS, '__proto__'), fc.oneof(words, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(texts, objects, fc.anything()), (value) => {
        for (const [slot, ids] of Object.entries(read(value) ?? {})) {
          for (const id of [ids].flat()) expect(IDS[slot as Slot]).toContain(String(id ?? 'none'));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('that are equal are equal settings in any order and form, and their text gives them back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(pairs, { selector: ([slot]) => slot, minLength: 1 }), fc.nat(), (given, at) => {
        const settings = read(given.map(([slot, ids]) => `${slot}:${ids.join('|')}`).join(','));
        const turned = [...given.slice(at % given.length), ...given.slice(0, at % given.length)]
          .map(([slot, ids]): [Slot, string[]] => [slot, [...ids, ...ids.slice(1)].toReversed()])
          .toReversed();
        const printed = JSON.stringify(settings);
        expect(JSON.stringify(read(turned.map(([slot, ids]) => `${slot} : ${ids.join(' | ')}`).join(' , ')))).toBe(
          printed,
        );
        expect(JSON.stringify(read(Object.fromEntries(turned)))).toBe(printed);
        expect(JSON.stringify(read(settings))).toBe(printed);
        expect(JSON.stringify(read(printParts(settings ?? {})))).toBe(printed);
      }),
    );
  });
});

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
    const given = { mood: ['wink', 3, null, ['happy'], {}, Symbol('x')], palette: [[]], style: 'masc,femme' };
    expect(readAvatar(given)).toEqual({ ...AVATAR_DEFAULTS, mood: 'wink' });
  });
});

// Readers are total: whatever comes, a valid value or nothing goes out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { color, decimal, flag, integer, line, list, oneOf, plainColor, text } from '../../../lib/options/read.js';

// The same cases in every run.
fc.configureGlobal({ seed: 24 });

const RANGE = { min: 16, max: 1024 };

describe('numbers', () => {
  test.each([
    ['48', 48],
    [48, 48],
    ['48.9', 48],
    ['  48px', 48],
    ['1e2', 100],
    ['-5', 16],
    ['0', 16],
    ['99999', 1024],
    ['Infinity', 1024],
    ['-Infinity', 16],
    ['', undefined],
    ['px', undefined],
    ['NaN', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [true, undefined],
    [['64'], undefined],
    [{ valueOf: () => 64 }, undefined],
  ])('integer(%j) is %j', (value, expected) => {
    expect(integer(value, RANGE)).toBe(expected);
  });

  test('decimals are clamped and keep their fraction', () => {
    const overlap = { min: 0, max: 0.7, fallback: 0.3 };
    expect(decimal('.25', overlap)).toBe(0.25);
    expect(decimal('9', overlap)).toBe(0.7);
    expect(decimal('-1', overlap)).toBe(0);
  });
});

test.each([
  ['1', true],
  ['true', true],
  [true, true],
  [1, true],
  ['0', false],
  ['false', false],
  ['yes', false],
  ['TRUE', false],
  [false, false],
  ['', undefined],
  [undefined, undefined],
])('flag(%j) is %j', (value, expected) => {
  expect(flag(value)).toBe(expected);
});

describe('ids', () => {
  test('are compared in their exact letter case', () => {
    expect(oneOf('ring', ['none', 'ring'])).toBe('ring');
    expect(oneOf('Ring', ['none', 'ring'])).toBeUndefined();
    expect(oneOf(['ring'], ['none', 'ring'])).toBeUndefined();
  });

  test('of an array may hold commas, those of a text may not', () => {
    expect(list(['Doe, Jane', ' ', 7])).toEqual(['Doe, Jane', '7']);
    expect(list('Doe, Jane')).toEqual(['Doe', 'Jane']);
  });
});

describe('lines of text', () => {
  test('turn breaks into spaces and drop what XML forbids', () => {
    expect(line('a\tb\r\nc\u2028d', 200)).toBe('a b  c d');
    expect(line('a\0\u0007\u009f\ufffeb', 200)).toBe('ab');
    expect(line('a\ud800b\udc00c 😀', 200)).toBe('abc 😀');
    expect(line('\0', 200)).toBeUndefined();
  });

  test('keep whole code points', () => {
    expect(line('😀😀😀', 2)).toBe('😀😀');
  });

  test('are never longer than the maximum and always well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (value) => {
        const kept = line(value, 50) ?? '';
        expect([...kept].length).toBeLessThanOrEqual(50);
        expect(encodeURIComponent(kept)).toBeTypeOf('string');
      }),
    );
  });
});

test('auto is a colour only where auto is allowed', () => {
  expect(color('auto')).toBe('auto');
  expect(plainColor('auto')).toBeUndefined();
  expect(color('none')).toBeUndefined();
  expect(color(['red'])).toBeUndefined();
});

test('no reader throws or lets through what it should not', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), (value) => {
      expect([undefined, true, false]).toContain(flag(value));
      const number = integer(value, RANGE) ?? RANGE.min;
      expect(Number.isInteger(number) && number >= RANGE.min && number <= RANGE.max).toBe(true);
      expect(text(value) ?? 'x').not.toBe('');
      expect(list(value).every((item) => item !== '')).toBe(true);
      expect(color(value) ?? 'red').toMatch(/^[#\w(][^<>"'&;]*$/);
      expect(line(value, 5) ?? 'x').not.toBe('');
    }),
  );
});

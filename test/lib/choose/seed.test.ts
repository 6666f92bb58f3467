// Tests of seeds: SHA-256 matches its published vectors, e-mail addresses are normalized, and the best field becomes the seed.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createSeed,
  isEmail,
  normalizeEmail,
  seedFromEmail,
  sha256Hex,
  type SeedFields,
} from '../../../lib/choose/seed.js';

describe('SHA-256', () => {
  // FIPS 180-4 example messages, and the empty message of the NIST test vectors.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20s', (input, expected) => {
    expect(sha256Hex(input)).toBe(expected);
  });

  test('agrees with Node for any text, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        expect(sha256Hex(input)).toBe(createHash('sha256').update(input, 'utf8').digest('hex'));
      }),
    );
  });

  test('needs no platform API: QuickJS has no TextEncoder', () => {
    vi.stubGlobal('TextEncoder', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(sha256Hex('Zoë 🦄 \ud800')).toBe(createHash('sha256').update('Zoë 🦄 \ufffd').digest('hex'));
  });

  test('refuses a value that is not a string', () => {
    expect(() => sha256Hex(7 as unknown as string)).toThrow(new TypeError('input: expected a string, got number'));
  });
});

describe('e-mail', () => {
  test('is trimmed, lower case and NFC', () => {
    expect(normalizeEmail(' \tAda@Example.COM\n')).toBe('ada@example.com');
    expect(normalizeEmail('JOSE\u0301@example.com')).toBe('jos\u00e9@example.com');
  });

  test('gives the same seed in every spelling', () => {
    const expected = createHash('sha256').update('ada@example.com').digest('hex');
    expect(seedFromEmail(' Ada@Example.com ')).toBe(expected);
    expect(() => seedFromEmail(null as unknown as string)).toThrow(TypeError);
  });

  test('is recognized as by the pattern of the contract', () => {
    const unit = fc.constantFrom('a', '.', '@', ' ', '\n', 'é', '-', '\u00A0');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(isEmail(text)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text));
      }),
      { numRuns: 2000 },
    );
  });

  // A regular expression that backtracks over the dots would take hours, and the test would time out.
  test('is recognized in seeds of any length', () => {
    const dots = '.'.repeat(500_000);
    expect(isEmail(`x@${dots}@`)).toBe(false);
    expect(isEmail(`x@${dots}a`)).toBe(true);
  });
});

describe('fields', () => {
  const email = 'ada@example.com';
  test('id comes first, then e-mail, then name with its date, then name', () => {
    expect(createSeed({ id: 7, email, name: 'Ada' })).toBe('7');
    expect(createSeed({ id: 0 })).toBe('0');
    expect(createSeed({ email, name: 'Ada' })).toBe(seedFromEmail(email));
    expect(createSeed({ name: 'Ada', createdAt: '2026-01-02' })).toBe('Ada|2026-01-02');
    expect(createSeed({ name: 'Ada', createdAt: new Date(0) })).toBe('Ada|1970-01-01T00:00:00.000Z');
    expect(createSeed({ name: 'Ada', createdAt: new Date(Number.NaN) })).toBe('Ada');
    expect(createSeed({ name: 'Ada' })).toBe('Ada');
  });

  test('an e-mail address is hashed unless that is turned off', () => {
    expect(createSeed({ email }, { hashEmail: false })).toBe(email);
    for (const options of [{ hashEmail: true }, undefined, null])
      expect(createSeed({ email }, options as undefined)).toBe(seedFromEmail(email));
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['ada', 'string'],
    [['ada'], 'an array'],
    [{ userId: 1 }, '{ userId: number }'],
    [{ id: {}, name: '', email: ' ' }, '{ id: object, name: "", email: " " }'],
    [{ id: Number.NaN }, '{ id: NaN }'],
    [{}, '{}'],
    [{ id: '', createdAt: 5 }, '{ id: "", createdAt: number }'],
  ])('for %j throws a TypeError that says what is missing and what was given', (fields, got) => {
    const wanted = 'fields: expected an id, an email or a name, as in createSeed({ id: 42 })';
    expect(() => createSeed(fields as SeedFields)).toThrow(new TypeError(`${wanted}, got ${got}`));
  });
});

// The random numbers of a seed: the statistics that make any two users look like two people.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashSeed, randomUint32 } from '../../../lib/choose/select.js';

// The same cases in every run.
fc.configureGlobal({ seed: 24 });

const KEY = 0x6a09e667;

test('a million numbered users have a million different states', () => {
  const count = 1_000_000;
  const high = new BigUint64Array(count);
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = hashSeed(`user-${i}`);
    // Two words that depend on all four: 64 of the 128 bits must already tell a million apart.
    high[i] = (BigInt((a ^ c) >>> 0) << 32n) | BigInt((b ^ d) >>> 0);
  }
  high.sort();
  let twins = 0;
  for (let i = 1; i < count; i++) if (high[i] === high[i - 1]) twins++;
  expect(twins).toBe(0);
});

test.each([
  ['Aa', 'BB'],
  ['AaAa', 'BBBB'],
  ['a', 'a\0'],
  ['', '\0'],
  ['\ud800', '\ufffd'],
  ['é', 'e\u0301'],
  ['ab', 'ba'],
])('%j and %j, twins under weaker hashes, differ in every word', (left, right) => {
  const [one, other] = [hashSeed(left), hashSeed(right)];
  for (let i = 0; i < 4; i++) expect(one[i]).not.toBe(other[i]);
});

test('one flipped bit of the seed flips about half of the state', () => {
  let flipped = 0;
  let pairs = 0;
  for (let i = 0; i < 4000; i++) {
    const seed = `member/${i}`;
    const changed = seed.slice(0, 3) + String.fromCharCode(seed.charCodeAt(3) ^ (1 << (i % 7))) + seed.slice(4);
    const [one, other] = [hashSeed(seed), hashSeed(changed)];
    for (let word = 0; word < 4; word++) {
      for (let bits = (one[word] ?? 0) ^ (other[word] ?? 0); bits !== 0; bits &= bits - 1) flipped++;
    }
    pairs++;
  }
  // 64 of 128 expected; the standard error of this mean is under 0.1.
  expect(flipped / pairs).toBeGreaterThan(63.5);
  expect(flipped / pairs).toBeLessThan(64.5);
});

test('a random number is an unsigned 32-bit integer that depends on nothing but seed and key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer(), (seed, key) => {
      const number = randomUint32(hashSeed(seed), key);
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 32).toBe(true);
      expect(randomUint32(hashSeed(seed), key)).toBe(number);
    }),
  );
});

test('every bit of a random number is set half of the time', () => {
  const count = 200_000;
  const set = Array.from({ length: 32 }, () => 0);
  for (let i = 0; i < count; i++) {
    const number = randomUint32(hashSeed(`user-${i}`), KEY);
    for (let bit = 0; bit < 32; bit++) set[bit] = (set[bit] ?? 0) + ((number >>> bit) & 1);
  }
  // Five standard deviations of a fair coin thrown 200,000 times: 0.0056.
  for (const ones of set) expect(Math.abs(ones / count - 0.5)).toBeLessThan(0.0056);
});

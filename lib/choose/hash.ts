// From a seed to numbers: a 128-bit state of the seed's UTF-16 code units, and one random number for each slot.
// Each slot has a key instead of a place in a stream: its number depends on the seed and the slot's own key, so that a new slot changes no other.

/** The 128-bit state of a seed, as four 32-bit words, sign irrelevant. */
export type State = readonly [number, number, number, number];

// Odd multipliers with about half of their bits set and no short period; the start values are the first 128 bits of the
// fractional part of the golden ratio. Any such numbers serve: the statistics in test/lib/choose/hash.test.ts judge them.
const M0 = 0x9e3779b1;
const M1 = 0x85c8d96b;
const M2 = 0xc2f2ae4d;
const M3 = 0x27d5ee2f;

/**
 * Hashes a seed into 128 bits.
 *
 * Each step is a permutation of the whole state for any given code unit, so two seeds of one length that differ in one
 * place never meet again, and the length enters at the end.
 *
 * @param seed - any string, lone surrogates included
 */
export function hashSeed(seed: string): State {
  let a = 0x9e3779b9;
  let b = 0x7f4a7c15;
  let c = 0xf39cc060;
  let d = 0x5cedc834;
  for (let i = 0; i < seed.length; i++) {
    a = Math.imul(a ^ seed.charCodeAt(i), M0);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ a, M1);
    b = (b << 17) | (b >>> 15);
    c = Math.imul(c + b, M2);
    c = (c << 11) | (c >>> 21);
    d = Math.imul(d ^ c, M3);
    d = (d << 16) | (d >>> 16);
    a = (a + d) | 0;
  }
  // Three rounds let the last code unit and the length reach every bit of every word.
  a ^= seed.length;
  for (let round = 0; round < 3; round++) {
    a = Math.imul(a ^ (a >>> 16), M1);
    b = Math.imul((b + a) ^ (b >>> 15), M2);
    c = Math.imul(c ^ b ^ (c >>> 13), M3);
    d = Math.imul((d + c) ^ (d >>> 16), M0);
    a = (a + (d ^ (d >>> 14))) | 0;
  }
  return [a, b, c, d];
}

/**
 * The random number of one slot.
 *
 * @param state - the state of the seed
 * @param key - the slot's own 32-bit key
 * @returns an unsigned 32-bit integer, 0 to 2^32 - 1
 */
export function randomUint32(state: State, key: number): number {
  let x = Math.imul(state[0] ^ key, M0);
  x = Math.imul((x ^ (x >>> 15)) + state[1], M1);
  x = Math.imul(x ^ (x >>> 13) ^ state[2], M2);
  x = Math.imul((x ^ (x >>> 16)) + state[3], M3);
  x = Math.imul(x ^ (x >>> 15), M0);
  return (x ^ (x >>> 16)) >>> 0;
}

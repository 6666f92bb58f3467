// Tests of the limits that follow from the machine or the container.
import { describe, expect, it } from 'vitest';
import { countPngThreads } from '../../server/limits.js';

const MIB = 2 ** 20;

describe('countPngThreads', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [64, 4],
  ])('of %i cores is %i', (cores, threads) => {
    expect(countPngThreads(cores, 0)).toBe(threads);
  });

  it.each([
    ['64 MiB', 64 * MIB, 1],
    ['512 MiB', 512 * MIB, 1],
    ['600 MiB', 600 * MIB, 3],
    ['1 GiB', 1024 * MIB, 4],
    ['the number for no limit', 2 ** 63, 4],
  ])('respects %s of memory', (_, memory, threads) => {
    expect(countPngThreads(64, memory)).toBe(threads);
  });
});

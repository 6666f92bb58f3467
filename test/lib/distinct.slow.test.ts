// Tests of the difference between mascots: the number of looks, the equal pairs among three million seeds, and the similar pairs.
import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ROLE_WHEELS } from '../../lib/choose/catalogue.js';
import { assignVariants, createAvatar, listPacks, renderAvatar, selectAvatar } from '../../lib/index.js';
import { makeUuid, measureDistinctness, measurePairs, SIZES } from '../tools/distinct.js';
import { measureLikeness } from './likeness.js';

/** Computes 53 bits of the hash of a drawing. By chance, two of three million drawings share them once in 2,000 runs. */
function nameDrawing(svg: string): number {
  const bytes = hash('md5', svg, 'buffer');
  return bytes.readUInt32LE(0) * 2 ** 21 + (bytes.readUInt32LE(4) >>> 11);
}

/** Counts the pairs of equal drawings. */
function countPairs(count: number, draw: (i: number) => string): number {
  const names = Float64Array.from({ length: count }, (_, i) => nameDrawing(draw(i))).toSorted();
  let pairs = 0;
  for (let i = 1, run = 0; i < count; i++) {
    run = names[i] === names[i - 1] ? run + 1 : 0;
    pairs += run;
  }
  return pairs;
}

test.each([
  ['numbered names', (i: number) => `user-${i}`],
  ['UUIDs', makeUuid],
])('at most ten equal pairs among three million %s', (_form, makeSeed) => {
  expect(countPairs(3_000_000, (i) => createAvatar(makeSeed(i)))).toBeLessThanOrEqual(10);
});

/** Computes the number of equally likely outcomes for which two picks are equal as often as on this wheel. */
function countEffective(wheel: readonly unknown[]): number {
  const places = [...new Set(wheel)].map((id) => wheel.filter((other) => other === id).length);
  return wheel.length ** 2 / places.reduce((sum, each) => sum + each ** 2, 0);
}

// Three slots are visible on every mascot. Without them, equal pairs are frequent enough to count.
test('at least 5 × 10¹¹ effective looks', () => {
  const count = 1_000_000;
  const pairs = countPairs(count, (i) => {
    return renderAvatar({ ...selectAvatar(`look-${i}`), tilt: 0, eyeSpacing: 'medium', faceHeight: 'middle' });
  });
  const { tilt, eyeSpacing, faceHeight } = ROLE_WHEELS;
  const rest = [tilt, eyeSpacing, faceHeight].map(countEffective).reduce((product, each) => product * each);
  expect(pairs).toBeGreaterThan(0);
  expect(((count * (count - 1)) / 2 / pairs) * rest).toBeGreaterThanOrEqual(5e11);
});

describe('the nearest pair in a team of twenty, in the median (ΔE in OKLab, times 100)', () => {
  test('of the base: at least 8.5, and at most two pairs in a million look alike', async () => {
    const { words, uuids, perMillion } = await measureDistinctness(createAvatar, SIZES);
    expect(words[words.length / 2]).toBeGreaterThanOrEqual(8.5);
    expect(uuids[uuids.length / 2]).toBeGreaterThanOrEqual(8.5);
    expect(perMillion).toBeLessThanOrEqual(2);
  });

  test('of the pack studio: at least 7.5, and at most three pairs in a million look alike', async () => {
    const { words, uuids, perMillion } = await measureDistinctness(createAvatar, SIZES, { packs: 'studio' });
    expect(words[words.length / 2]).toBeGreaterThanOrEqual(7.5);
    expect(uuids[uuids.length / 2]).toBeGreaterThanOrEqual(7.5);
    expect(perMillion).toBeLessThanOrEqual(3);
  });

  test.each(listPacks().map(({ id }) => id))('of the pack %s: at least 6', async (packs) => {
    const { words } = await measureDistinctness(createAvatar, { ...SIZES, seeds: 300, pairs: 0 }, { packs });
    expect(words[words.length / 2]).toBeGreaterThanOrEqual(6);
  });
});

describe('with the numbers of assignVariants', () => {
  test.each([
    { size: 20, teams: 120, median: 11 },
    { size: 50, teams: 40, median: 9.5 },
  ])('the nearest pair of $size is at $median in the median, and never under 8', async ({ size, teams, median }) => {
    const nearest: number[] = [];
    let given = 0;
    for (let team = 0; team < teams; team += 1) {
      const seeds = Array.from({ length: size }, (_, i) => `team-${team}-${i}`);
      const variants = assignVariants(seeds);
      given += variants.reduce((sum, variant) => sum + variant, 0);
      const [first] = await measurePairs(seeds.map((seed, i) => createAvatar(seed, { variant: variants[i] })));
      nearest.push(first!.near);
    }
    const sorted = nearest.toSorted((a, b) => a - b);
    expect(sorted[teams / 2]).toBeGreaterThanOrEqual(median);
    expect(sorted[0]).toBeGreaterThanOrEqual(8);
    expect(given / (size * teams)).toBeLessThanOrEqual(1.5);
  });

  test.each([{}, { packs: 'winter' }])('likeness is the distance of the pictures with %j', async (options) => {
    const seeds = Array.from({ length: 150 }, (_, i) => `user-${i}`);
    const pairs = await measurePairs(seeds.map((seed) => createAvatar(seed, options)));
    const points = pairs.map(({ near, first, second }): [number, number] => {
      return [near, measureLikeness([seeds[first]!, 0], [seeds[second]!, 0], options)];
    });
    expect(correlate(points)).toBeGreaterThanOrEqual(0.97);
  });
});

/** Pearson’s correlation. */
function correlate(points: readonly (readonly [number, number])[]): number {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle = [mean(0), mean(1)] as const;
  const product = (one: 0 | 1, other: 0 | 1) =>
    points.reduce((sum, point) => sum + (point[one] - middle[one]) * (point[other] - middle[other]), 0);
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
}

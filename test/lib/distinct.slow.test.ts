// Tests of the difference between mascots: the equal pairs among three million seeds, and the similar pairs, by the distance of
// pictures. `npm run distinct` runs them, and prints the distances.
import { hash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashSeed } from '../../lib/choose/select.js';
import { assignVariants, createAvatar, listPacks, type AvatarOptions } from '../../lib/index.js';
import { loadResvg } from '../tools/raster.js';
import { measureLikeness } from './likeness.js';
import { paint } from './parts/pixels.js';
import { measure, readPictures, SIDE, type Picture } from './pictures.js';

const makeName = (i: number): string => `user-${i}`;

/** Makes a UUID, always the same for the same number. */
function makeUuid(i: number): string {
  const hex = hash('sha256', `uuid ${i}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const SEEDS = [
  ['numbered names', makeName],
  ['UUIDs', makeUuid],
] as const;

/** Computes 53 bits of the hash of a drawing. By chance, two of three million drawings share them once in 2,000 runs. */
function nameDrawing(svg: string): number {
  const bytes = hash('md5', svg, 'buffer');
  return bytes.readUInt32LE(0) * 2 ** 21 + (bytes.readUInt32LE(4) >>> 11);
}

test.each(SEEDS)('at most twelve equal pairs among three million %s', (_, makeSeed) => {
  const names = Float64Array.from({ length: 3_000_000 }, (__, i) => nameDrawing(createAvatar(makeSeed(i)))).toSorted();
  let pairs = 0;
  for (let i = 1, run = 0; i < names.length; i++) {
    run = names[i] === names[i - 1] ? run + 1 : 0;
    pairs += run;
  }
  expect(pairs).toBeLessThanOrEqual(12);
});

beforeAll(loadResvg);

/** Draws a mascot on a white page. */
function lookAt(seed: string, options: AvatarOptions): Picture {
  const svg = createAvatar(seed, options).replace('>', '><rect width="100" height="100" fill="#fff"/>');
  return readPictures(new Uint8ClampedArray(paint(svg, SIDE)))[0]!;
}

function look(count: number, makeSeed: (i: number) => string, packs: string): Picture[] {
  return Array.from({ length: count }, (_, i) => lookAt(makeSeed(i), { packs }));
}

const TEAMS = 4000;

/** Measures the distance of the nearest pair in teams of twenty, in the median of many teams. */
function measureTeams(pictures: readonly Picture[]): number {
  const distances = pictures.map((one, i) => pictures.slice(0, i).map((other) => measure(one, other)));
  const nearest = Array.from({ length: TEAMS }, (_, team) => {
    const drawn = new Set<number>();
    for (let i = 0; drawn.size < 20; i++) drawn.add((hashSeed(`${team} ${i}`)[0] >>> 0) % pictures.length);
    const members = [...drawn];
    return Math.min(...members.flatMap((one) => members.map((other) => distances[one]?.[other] ?? Infinity)));
  });
  return nearest.toSorted((a, b) => a - b)[TEAMS / 2] ?? Number.NaN;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

describe.each([
  ['', 8.3, 2],
  ['studio', 7.3, 10],
])('of the packs "%s"', (packs, least, most) => {
  test.each(SEEDS)(`the nearest pair in a team has a distance of ${least} or more: %s`, (name, makeSeed) => {
    const median = measureTeams(look(600, makeSeed, packs));
    print(
      `packs "${packs}", ${name}: ${median.toFixed(2)} between the nearest pair in a team of twenty, in the median`,
    );
    expect(median).toBeGreaterThanOrEqual(least);
  });

  test(`at most ${most} pairs in a million have a distance under 2`, () => {
    const pictures = look(3000, makeName, packs);
    const near = pictures.flatMap((one, i) => pictures.slice(0, i).filter((other) => measure(one, other, 2) < 2));
    const perMillion = (2e6 * near.length) / (pictures.length * (pictures.length - 1));
    print(`packs "${packs}": ${perMillion.toFixed(1)} pairs per million under 2`);
    expect(perMillion).toBeLessThanOrEqual(most);
  });
});

test.each(listPacks().map(({ id }) => id))('the nearest pair in a team of %s has a distance of 6 or more', (packs) => {
  expect(measureTeams(look(300, makeName, packs))).toBeGreaterThanOrEqual(6);
});

/** Lists the distances of all pairs. */
function listDistances<T>(members: readonly T[], between: (one: T, other: T) => number): number[] {
  return members.flatMap((one, i) => members.slice(0, i).map((other) => between(one, other)));
}

describe('with the numbers of assignVariants', () => {
  test.each([
    { size: 20, teams: 120, median: 11 },
    { size: 50, teams: 40, median: 9.5 },
  ])('the nearest pair of $size is at $median in the median, and never under 8', ({ size, teams, median }) => {
    let given = 0;
    const nearest = Array.from({ length: teams }, (_, team) => {
      const seeds = Array.from({ length: size }, (__, i) => `team-${team}-${i}`);
      const variants = assignVariants(seeds);
      given += variants.reduce((sum, variant) => sum + variant, 0);
      const pictures = seeds.map((seed, i) => lookAt(seed, { variant: variants[i] }));
      return Math.min(...listDistances(pictures, measure));
    }).toSorted((a, b) => a - b);
    print(
      `teams of ${size}: ${nearest[teams / 2]?.toFixed(2)}, least ${nearest[0]?.toFixed(2)}, ${given / (size * teams)} a member`,
    );
    expect(nearest[teams / 2]).toBeGreaterThanOrEqual(median);
    expect(nearest[0]).toBeGreaterThanOrEqual(8);
    expect(given / (size * teams)).toBeLessThanOrEqual(1.5);
  });

  test.each([{}, { packs: 'winter' }])('likeness is the distance of the pictures with %j', (options) => {
    const seeds = Array.from({ length: 150 }, (_, i) => `user-${i}`);
    const measured = listDistances(
      seeds.map((seed) => lookAt(seed, options)),
      measure,
    );
    const estimated = listDistances(seeds, (one, other) => measureLikeness([one, 0], [other, 0], options));
    expect(correlate(measured, estimated)).toBeGreaterThanOrEqual(0.97);
  });
});

/** Pearson's correlation. */
function correlate(ones: readonly number[], others: readonly number[]): number {
  const center = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [first, second] = [center(ones), center(others)];
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
}

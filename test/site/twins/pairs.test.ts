// The distance of pictures, and the closest pairs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findClosest, measure, readPictures, SIDE, type Picture } from '../../../site/twins/pairs.js';

/** Drawings in one column, each of one colour. */
function paint(colors: readonly (readonly [number, number, number])[]): Uint8ClampedArray {
  const size = SIDE * SIDE;
  const pixels = new Uint8ClampedArray(4 * size * colors.length);
  for (const [index, color] of colors.entries()) {
    for (let at = index * size; at < (index + 1) * size; at += 1) pixels.set([...color, 255], 4 * at);
  }
  return pixels;
}

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(channel, channel, channel);
const pictures = fc
  .array(fc.array(color, { minLength: 4, maxLength: 4 }), { minLength: 0, maxLength: 9 })
  // Pictures of four stripes. Few colours are near, so distances spread.
  .map((all) =>
    all.map((colors) => {
      const plain = readPictures(paint(colors));
      return Float32Array.from({ length: plain[0]?.length ?? 0 }, (_, i) => plain[Math.floor(i / 192)]?.[i] ?? 0);
    }),
  );

describe('the distance', () => {
  it('is 0 for the same colours and 100 from black to white', () => {
    const [black, white, grey] = readPictures(
      paint([
        [0, 0, 0],
        [255, 255, 255],
        [119, 119, 119],
      ]),
    ) as [Picture, Picture, Picture];
    expect(measure(black, black)).toBe(0);
    expect(measure(black, white)).toBeCloseTo(100, 0);
    // OKLab of #777777 has a lightness of 0.568.
    expect(measure(black, grey)).toBeCloseTo(56.8, 0);
    expect(measure(black, white, 50)).toBe(Infinity);
  });

  it('takes the mean of a cell', () => {
    const pixels = paint([[0, 0, 0]]);
    // The first half of each row of pixels of every cell is white.
    for (let at = 0; at < SIDE * SIDE; at += 2) pixels.set([255, 255, 255], 4 * at);
    const [mixed] = readPictures(pixels) as [Picture];
    const [grey] = readPictures(paint([[128, 128, 128]])) as [Picture];
    expect(measure(mixed, grey)).toBeLessThan(0.1);
  });
});

describe('the closest pairs', () => {
  it('are those of all pairs, the closest first', () => {
    fc.assert(
      fc.property(pictures, fc.integer({ min: 1, max: 12 }), (all, most) => {
        const distances = all.flatMap((one, first) => all.slice(first + 1).map((other) => measure(one, other)));
        const found = findClosest(all, most);
        expect(found.map(({ distance }) => distance)).toEqual(distances.toSorted((a, b) => a - b).slice(0, most));
        for (const { first, second, distance } of found) {
          expect(first).toBeLessThan(second);
          expect(measure(all[first] as Picture, all[second] as Picture)).toBe(distance);
        }
        expect(new Set(found.map(({ first, second }) => `${first} ${second}`)).size).toBe(found.length);
      }),
      { numRuns: 40 },
    );
  });
});

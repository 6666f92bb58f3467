// Any number of people fills a sheet, and no mascot extends over its edge.
import { describe, expect, it } from 'vitest';
import { layOut, placeOf } from '../../../site/team/poster.js';
import { PAPERS } from '../../../site/team/state.js';

const COUNTS = [1, 2, 3, 5, 7, 12, 29, 60, 61, 144, 499, 1000];

describe.each(Object.values(PAPERS))('$name', ({ width, height }) => {
  const areas = [
    { width, height },
    { width: height, height: width },
  ];

  it.each(COUNTS)('fits %i, each in its own place', (count) => {
    for (const area of areas) {
      const layout = layOut(count, area);
      const places = Array.from({ length: count }, (_, index) => placeOf(index, count, layout));
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + layout.tile).toBeLessThanOrEqual(area.width + 0.001);
        expect(y).toBeGreaterThanOrEqual(0);
        // The name is below the mascot.
        expect(y + layout.tile * 1.25).toBeLessThanOrEqual(area.height + 0.001);
      }
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      expect(layout.columns * layout.rows - count).toBeLessThan(layout.columns);
    }
  });

  it.each(COUNTS.filter((count) => count > 5))('is filled by %i', (count) => {
    for (const area of areas) {
      const { tile } = layOut(count, area);
      expect((tile ** 2 * count) / (area.width * area.height)).toBeGreaterThan(0.4);
    }
  });
});

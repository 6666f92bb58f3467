// Tests of the pack `studio`: value, material, faces, silhouettes and framing. distinct.slow.test.ts measures how different its looks are.
import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { measureLightness } from '../../../lib/authoring/contrast.js';
import { Measure } from '../../../lib/authoring/extent.js';
import { catalogue } from '../../../lib/catalogue.js';
import { renderAvatar, createAvatar, selectAvatar } from '../../../lib/index.js';
import { studio } from '../../../lib/packs/studio.js';
import type { Point } from '../../../lib/parts/part.js';
import { GROUNDS, TONES } from '../../../lib/spec.js';

const toOklch = converter('oklch');
const palettes = (studio.palettes ?? []).flatMap(({ id }) => catalogue.palettes.get(id) ?? []);
const bodies = (studio.bodies ?? []).flatMap(({ id }) => catalogue.bodies.get(id) ?? []);
const seeds = Array.from({ length: 300 }, (_, i) => `colleague-${i}`);

function chromaOf(hex: string): number {
  return toOklch(hex)?.c ?? 1;
}

const measure = new Measure();

describe.each(palettes)('$id', ({ inks, grounds }) => {
  test('keeps face and body apart in lightness (L*)', () => {
    for (const tone of TONES) {
      const { body, ink } = inks[tone].contrasting;
      const apart = Math.abs(measureLightness(ink) - measureLightness(body));
      expect(apart, `${ink} on ${body}`).toBeGreaterThanOrEqual(45);
    }
  });

  test('is muted, but not grey', () => {
    const home = TONES.map((tone) => chromaOf(inks[tone].contrasting.body));
    for (const chroma of [...home, ...GROUNDS.map((role) => chromaOf(grounds[role]))])
      expect(chroma).toBeLessThan(0.15);
    expect(Math.max(...home)).toBeGreaterThan(0.012);
  });
});

test('a mascot wears one thing at most', () => {
  for (const seed of seeds) {
    const { antenna, topper, accessory, arms, outfit, cheeks } = selectAvatar(seed, { packs: 'studio' });
    expect([antenna, topper, accessory, arms, outfit, cheeks].filter((id) => id !== null).length).toBeLessThanOrEqual(
      1,
    );
  }
});

test('bodies are matt: no highlight, and no shadow on the ground; eyes are of one ink', () => {
  // Without props, only a highlight or the white of an eye would be white, and only a shadow would be an ellipse.
  const plain = { palette: 'fog', background: 'none', mouth: 'straight' } as const;
  const drawings = [
    ...bodies.map(({ id }) => renderAvatar({ ...plain, body: id, eyes: 'calm' })),
    ...(studio.eyes?.parts ?? []).map(({ id }) => renderAvatar({ ...plain, body: 'pebble', eyes: id })),
  ];
  for (const svg of drawings) expect(svg).not.toMatch(/<ellipse|#fff/);
});

test('half of the faces do not smile', () => {
  const mouths = catalogue.wheelsOf(['studio'], 'neutral').mouth;
  const smiles = mouths.filter((part) => part?.id.endsWith('-smile')).length;
  expect(smiles / mouths.length).toBeGreaterThan(0.4);
  expect(smiles / mouths.length).toBeLessThanOrEqual(0.5);
});

/** Lists the cells of a grid of 32 by 32 whose middle is in a closed line: a ray to the left crosses the line an odd number of times. */
function maskOf(points: readonly Point[]): boolean[] {
  return Array.from({ length: 32 * 32 }, (_, cell) => {
    const [x, y] = [(100 * ((cell % 32) + 0.5)) / 32, (100 * (Math.floor(cell / 32) + 0.5)) / 32];
    const crossed = points.filter(([toX, toY], i) => {
      const [fromX, fromY] = points.at(i - 1) ?? [toX, toY];
      return fromY > y !== toY > y && x > fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
    });
    return crossed.length % 2 === 1;
  });
}

test('silhouettes differ at 32 px: any two by an eighth of their area', () => {
  const masks = bodies.map(({ outline }) => maskOf(measure.linesOf(outline).flatMap(({ points }) => points)));
  const area = (mask: readonly boolean[]) => mask.filter(Boolean).length;
  const pairs = masks.flatMap((one, i) =>
    masks.slice(0, i).map((other, k) => {
      const differing = area(one.map((isInside, cell) => isInside !== other[cell]));
      return { pair: [bodies[i]?.id, bodies[k]?.id], share: differing / Math.max(area(one), area(other)) };
    }),
  );
  expect(pairs.filter(({ share }) => share < 1 / 8)).toEqual([]);
});

test('every body fills the disc, and keeps two units from its edge', () => {
  for (const { id, outline } of bodies) {
    const points = measure.linesOf(outline).flatMap((line) => line.points);
    const reach = Math.max(...points.map(([x, y]) => Math.hypot(x - 50, y - 50)));
    expect(reach, id).toBeGreaterThan(41.5);
    expect(reach, id).toBeLessThanOrEqual(48);
  }
});

test('a mascot has 1.7 KB at most, half of the limit', () => {
  const bytes = seeds.map((seed) => createAvatar(seed, { packs: 'studio' }).length);
  expect(Math.max(...bytes)).toBeLessThan(1700);
});

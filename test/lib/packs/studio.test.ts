// Tests of the pack `studio`: colours, silhouettes, faces, quiet, and bytes.
import { hash } from 'node:crypto';
import { converter } from 'culori';
import { describe, expect, test } from 'vitest';
import { distance, measureLightness } from '../../../lib/authoring/contrast.js';
import { catalogue } from '../../../lib/catalogue.js';
import { FACES } from '../../../lib/choose/faces.js';
import { createAvatar, MOODS, selectAvatar, STATUSES } from '../../../lib/index.js';
import { readPath } from '../../../lib/markup.js';
import { studio } from '../../../lib/packs/studio.js';
import type { Point } from '../../../lib/parts/part.js';
import { GROUNDS, ROLES, TONES } from '../../../lib/spec.js';

const toOklch = converter('oklch');
const palettes = (studio.palettes ?? []).flatMap(({ id }) => catalogue.palettes.get(id) ?? []);
const bodies = (studio.bodies ?? []).flatMap(({ id }) => catalogue.bodies.get(id) ?? []);
const seeds = Array.from({ length: 300 }, (_, i) => hash('sha256', `colleague-${i}`).slice(0, 16));
const specs = seeds.map((seed) => selectAvatar(seed, { packs: 'studio' }));

function chromaOf(hex: string): number {
  return toOklch(hex)?.c ?? 0;
}

describe('colours', () => {
  test('16 palettes at least, and no two bodies alike (ΔE in OKLab, times 100)', () => {
    const homes = palettes.map(({ inks }) => inks('home', 'contrasting').body);
    expect(homes.length).toBeGreaterThanOrEqual(16);
    const pairs = homes.flatMap((one, i) => homes.slice(0, i).map((other) => distance(one, other)));
    expect(Math.min(...pairs)).toBeGreaterThan(5);
  });

  test('no body is grey, and every ground is tinted', () => {
    const all = palettes.flatMap(({ inks, grounds }) => [
      ...TONES.map((tone) => [inks(tone, 'contrasting').body, 0.05] as const),
      ...GROUNDS.map((role) => [grounds[role], 0.015] as const),
    ]);
    expect(all.filter(([hex, least]) => chromaOf(hex) < least)).toEqual([]);
  });

  // Mascots without a disc are as good: on white, on #18181b and on the greys between.
  test('every body shows on a white page and on a dark one (CIE L*)', () => {
    const lights = palettes.flatMap(({ inks }) =>
      TONES.map((tone) => measureLightness(inks(tone, 'contrasting').body)),
    );
    expect(Math.min(...lights)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...lights)).toBeLessThanOrEqual(92);
  });

  test('lines are light on dark bodies, and dark on the others', () => {
    for (const { inks } of palettes) {
      const { body, ink } = inks('home', 'contrasting');
      expect(measureLightness(ink) > 90, body).toBe(measureLightness(body) < 50);
    }
  });
});

const outlines = bodies.map(({ id, layers }) => ({
  id,
  points: readPath(layers().outline).lines.flatMap((line) => line.points),
}));

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

describe('silhouettes', () => {
  const masks = outlines.map(({ points }) => maskOf(points));
  const area = (mask: readonly boolean[]) => mask.filter(Boolean).length;

  test('24 at least, of even size: none is smaller than 0.85 of their mean area', () => {
    const areas = masks.map(area);
    const mean = areas.reduce((sum, each) => sum + each, 0) / areas.length;
    expect(areas.length).toBeGreaterThanOrEqual(24);
    expect(Math.min(...areas) / mean).toBeGreaterThanOrEqual(0.85);
  });

  test('differ at 32 px: any two by an eighth of their area', () => {
    const pairs = masks.flatMap((one, i) =>
      masks.slice(0, i).map((other, k) => {
        const differing = area(one.map((isInside, cell) => isInside !== other[cell]));
        return { pair: [bodies[i]?.id, bodies[k]?.id], share: differing / Math.max(area(one), area(other)) };
      }),
    );
    expect(pairs.filter(({ share }) => share < 1 / 8)).toEqual([]);
  });

  test('fill the disc, and keep two units from its edge', () => {
    for (const { id, points } of outlines) {
      const reach = Math.max(...points.map(([x, y]) => Math.hypot(x - 50, y - 50)));
      expect(reach, id).toBeGreaterThan(39.5);
      expect(reach, id).toBeLessThanOrEqual(48);
    }
  });
});

describe('quiet', () => {
  test('a mascot has one sign at most, leans nowhere, and is in front of a disc of one colour', () => {
    for (const { topper, tilt, background, brows, antenna, accessory, arms, outfit, cheeks } of specs) {
      expect([brows, antenna, accessory, arms, outfit, cheeks].filter((id) => id !== null)).toEqual([]);
      expect([tilt, background]).toEqual([0, 'solid']);
      if (topper !== null) expect(catalogue.parts.topper.get(topper)?.kind).toBe('sole');
    }
  });

  // Some faces with a mouth and some without look like two casts in one team.
  test('every face has a small smile', () => {
    expect(new Set(specs.map(({ mouth }) => mouth))).toEqual(new Set(['small-smile', 'gentle-smile', 'half-smile']));
  });
});

describe('faces', () => {
  test('the faces of moods, and those of statuses, differ from each other, and none is missing', () => {
    const { faces = {} } = studio;
    expect(new Set(Object.keys(faces))).toEqual(new Set(Object.keys(FACES)));
    for (const names of [MOODS, STATUSES]) {
      const own = names.flatMap((name) => (name in faces ? [JSON.stringify(faces[name as keyof typeof faces])] : []));
      expect(new Set(own).size).toBe(own.length);
    }
  });
});

test('there are more than a thousand million looks', () => {
  const wheels = catalogue.wheelsOf(['studio'], 'neutral');
  const count = (wheel: readonly ({ readonly id: string } | string | number | undefined)[]) =>
    new Set(wheel.map((part) => (typeof part === 'object' ? part.id : part))).size;
  const slots = ['palette', 'body', 'eyes', 'mouth', 'topper', 'marking'] as const;
  const roles = (Object.keys(ROLES) as (keyof typeof ROLES)[]).map((slot) => count(wheels[slot]));
  const looks = [...roles, ...slots.map((slot) => count(wheels[slot]))].reduce((a, b) => a * b, 1);
  expect(looks).toBeGreaterThan(1e9);
});

test('a mascot has 1 KB on average, and 1.7 KB at most', () => {
  const bytes = seeds.map((seed) => createAvatar(seed, { packs: 'studio' }).length);
  expect(bytes.reduce((sum, each) => sum + each, 0) / bytes.length).toBeLessThanOrEqual(1024);
  expect(Math.max(...bytes)).toBeLessThan(1740);
});

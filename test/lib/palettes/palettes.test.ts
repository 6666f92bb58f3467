// Tests of the palettes: the contrasts that the drawings need, measured on the literals. Failures list the worst.
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { areLight, LEAST } from '../../../lib/authoring/contrast.js';
import { PACKS } from '../../../lib/packs/index.js';
import { BASE_PALETTES } from '../../../lib/palettes/base.js';
import { GROUNDS } from '../../../lib/spec.js';
import { baseSeconds, baseSkins, listOffenders, listSkins, measureLight } from './skins.js';

describe('the palettes of the base', () => {
  test('have unique ids that read as words, violet and mint among them', () => {
    const ids = BASE_PALETTES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(26);
    expect(ids.length).toBeLessThanOrEqual(30);
    expect(ids).toEqual(expect.arrayContaining(['violet', 'mint']));
    expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
  });

  test.each([...BASE_PALETTES, ...PACKS.flatMap((pack) => pack.palettes ?? [])])(
    '$id has every colour, in three digits',
    ({ weight, ink, dark, blush, accents, tones, grounds }) => {
      expect(weight).toBeGreaterThan(0);
      const rest = [...Object.values(accents), ...Object.values(tones), grounds].flatMap((each) => Object.values(each));
      const colors = [ink, dark, blush, ...rest];
      expect(colors).toHaveLength(26);
      expect(colors.filter((hex) => !/^#[\da-f]{3}$/.test(hex))).toEqual([]);
    },
  );
});

describe.each([
  ['base', baseSkins],
  ['packs', listSkins(PACKS.flatMap((pack) => pack.palettes ?? []))],
])('contrast (WCAG 2.2), %s', (_group, skins) => {
  test.each(['body', 'belly'] as const)('ink is readable on the %s', (under) => {
    const measures = skins.map((skin) => ({ name: skin.name, value: wcagContrast(skin.ink, skin[under]) }));
    expect(listOffenders(measures, LEAST.ink)).toEqual([]);
  });

  test('dark colours are readable on white', () => {
    const measures = skins.map(({ name, dark }) => ({ name, value: wcagContrast(dark, '#fff') }));
    expect(listOffenders(measures, LEAST.dark)).toEqual([]);
  });

  // On a light ground, the shade makes a light body visible enough.
  test.each(GROUNDS)('the silhouette stands out from the %s', (role) => {
    const measures = skins.map(({ name, body, shade, grounds }) => {
      const ground = grounds[role];
      const value = Math.max(wcagContrast(body, ground), wcagContrast(shade, ground));
      const least = areLight(body, ground) ? LEAST.lightSilhouette : LEAST.silhouette;
      return { name: `${name}, of ${least}`, value: value / least };
    });
    expect(listOffenders(measures, 1)).toEqual([]);
  });

  test('the whites of the eyes are visible, or have a visible rim', () => {
    const bare = skins.filter(({ pale }) => !pale);
    const rimmed = skins.filter(({ pale }) => pale);
    expect(
      listOffenders(
        bare.map(({ name, body }) => ({ name, value: wcagContrast('#fff', body) })),
        LEAST.whiteOnBody,
      ),
    ).toEqual([]);
    expect(
      listOffenders(
        bare.map(({ name, belly }) => ({ name, value: wcagContrast('#fff', belly) })),
        LEAST.whiteOnBelly,
      ),
    ).toEqual([]);
    expect(
      listOffenders(
        rimmed.map(({ name, shade }) => ({ name, value: wcagContrast('#fff', shade) })),
        LEAST.whiteOnRim,
      ),
    ).toEqual([]);
    expect(rimmed.filter(({ rim, shade }) => !rim.includes(shade))).toEqual([]);
    expect(bare.filter(({ rim }) => rim !== '')).toEqual([]);
  });
});

test('dark colours are readable on every accent', () => {
  const measures = baseSeconds.map(({ name, dark, accent }) => ({ name, value: wcagContrast(dark, accent) }));
  expect(listOffenders(measures, LEAST.dark)).toEqual([]);
});

// No dark body is on a dark disc, and no almost white body on a pale disc.
describe('lightness (CIE L*), base and packs', () => {
  const allSkins = [...baseSkins, ...listSkins(PACKS.flatMap((pack) => pack.palettes ?? []))];

  test.each(GROUNDS)('a body and the %s are far apart', (role) => {
    const measures = allSkins.map(({ name, body, grounds }) => ({
      name: `${name} ${body} on ${grounds[role]}`,
      value: Math.abs(measureLight(body) - measureLight(grounds[role])),
    }));
    expect(listOffenders(measures, LEAST.lightnessApart)).toEqual([]);
  });

  test('no body is dark, no ground nearly black', () => {
    const bodies = allSkins.map(({ name, body }) => ({ name, value: measureLight(body) }));
    const grounds = [...BASE_PALETTES, ...PACKS.flatMap((pack) => pack.palettes ?? [])].flatMap((palette) =>
      GROUNDS.map((role) => ({ name: `${palette.id} ${role}`, value: measureLight(palette.grounds[role]) })),
    );
    expect([...listOffenders(bodies, 40), ...listOffenders(grounds, 18)]).toEqual([]);
  });
});

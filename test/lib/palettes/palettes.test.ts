// The palettes: every contrast and every distance the drawings rely on, measured on the literals; the worst are printed.
import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  wcagContrast,
  wcagLuminance,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { build } from '../../../lib/index.js';
import { PACKS } from '../../../lib/packs/index.js';
import { createPalette, type PaletteRow } from '../../../lib/palettes/palette.js';
import { PALETTE_ROWS } from '../../../lib/palettes/rows.js';
import { GROUNDS, TONES } from '../../../lib/spec.js';
import { designPalettes } from '../../tools/palettes.js';

const palettes = PALETTE_ROWS.map(createPalette);
const baseSkins = listSkins(PALETTE_ROWS);
const toOklab = converter('oklab');
const toOklch = converter('oklch');
const darkSkins = baseSkins.filter(({ ink, dark }) => ink !== dark);

/** The distance of two colours in OKLab, times 100. */
function measureDistance(one: string, other: string): number {
  const a = toOklab(one);
  const b = toOklab(other);
  if (!a || !b) throw new TypeError(`expected two colours, got ${one} and ${other}`);
  return 100 * Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/** The lightness, chroma and hue of a colour: 0 to 1, 0 to about 0.32, degrees. */
function place(color: string): { l: number; c: number; h: number } {
  const { l = NaN, c = NaN, h = NaN } = toOklch(color) ?? {};
  return { l, c, h };
}

/** The colours of every tone, each with the grounds that it stands on. */
function listSkins(rows: readonly PaletteRow[]) {
  return rows.flatMap((row) => {
    const { id, tones, grounds } = createPalette(row);
    return TONES.map((tone) => ({ name: `${id} ${tone}`, pale: row.pale === true, grounds, ...tones[tone] }));
  });
}

interface Measure {
  readonly name: string;
  readonly value: number;
}

/** Those that do not reach the least value, worst first, as text that says by how much. */
function listOffenders(measures: readonly Measure[], least: number): string[] {
  const low = measures.filter(({ value }) => !(value >= least)).toSorted((a, b) => a.value - b.value);
  return low.map(({ name, value }) => `${name}: ${value.toFixed(2)} < ${least}`);
}

describe('rows', () => {
  test('are written by test/tools/palettes.js', () => {
    expect(designPalettes()).toEqual(PALETTE_ROWS);
  });

  test('have unique ids that read as words, violet and mint among them', () => {
    const ids = PALETTE_ROWS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(26);
    expect(ids).toEqual(expect.arrayContaining(['violet', 'mint']));
    expect(ids.filter((id) => !/^[a-z]+$/.test(id))).toEqual([]);
  });

  test.each(PALETTE_ROWS)('$id has every colour', ({ weight, inks, tones, grounds }) => {
    expect(weight).toBeGreaterThan(0);
    expect(inks).toMatch(/^[\da-f]{3}( [\da-f]{3}){4}$/);
    for (const tone of tones) expect(tone).toMatch(/^[\da-f]{3}( [\da-f]{3}){2}$/);
    expect(grounds).toMatch(/^[\da-f]{3}( [\da-f]{3}){7}$/);
  });
});

describe.each([
  ['base', baseSkins],
  ['packs', listSkins(PACKS.flatMap((pack) => pack.palettes ?? []))],
])('contrast (WCAG 2.2), %s', (_group, skins) => {
  test.each(['body', 'belly', 'accent'] as const)('ink reads on the %s', (under) => {
    const measures = skins.map((skin) => ({ name: skin.name, value: wcagContrast(skin.ink, skin[under]) }));
    expect(listOffenders(measures, 4.5)).toEqual([]);
  });

  test('what is dark reads on white', () => {
    const measures = skins.map(({ name, dark }) => ({ name, value: wcagContrast(dark, '#fff') }));
    expect(listOffenders(measures, 4.5)).toEqual([]);
  });

  // A light body on a light ground is set off by its shade; the sticker look needs no more there.
  test.each(GROUNDS)('the silhouette stands out from the %s', (role) => {
    const measures = skins.map(({ name, body, shade, grounds }) => {
      const ground = grounds[role];
      const areLight = wcagLuminance(body) > 0.24 && wcagLuminance(ground) > 0.4;
      const value = Math.max(wcagContrast(body, ground), wcagContrast(shade, ground));
      return { name: areLight ? `${name}, both light, twice` : name, value: areLight ? 2 * value : value };
    });
    expect(listOffenders(measures, 3)).toEqual([]);
  });

  test('the whites of the eyes show, or have a rim that does', () => {
    const bare = skins.filter(({ pale }) => !pale);
    const rimmed = skins.filter(({ pale }) => pale);
    expect(
      listOffenders(
        bare.map(({ name, body }) => ({ name, value: wcagContrast('#fff', body) })),
        1.3,
      ),
    ).toEqual([]);
    expect(
      listOffenders(
        bare.map(({ name, belly }) => ({ name, value: wcagContrast('#fff', belly) })),
        1.1,
      ),
    ).toEqual([]);
    expect(
      listOffenders(
        rimmed.map(({ name, shade }) => ({ name, value: wcagContrast('#fff', shade) })),
        1.5,
      ),
    ).toEqual([]);
    expect(rimmed.filter(({ rim, shade }) => !rim.includes(shade))).toEqual([]);
    expect(bare.filter(({ rim }) => rim !== '')).toEqual([]);
  });
});

test('what is dark shows on the accent', () => {
  const measures = baseSkins.map(({ name, dark, accent }) => ({ name, value: wcagContrast(dark, accent) }));
  expect(listOffenders(measures, 3)).toEqual([]);
});

describe('distance (ΔE in OKLab, times 100)', () => {
  test.each([
    ['accent', 12],
    ['belly', 5],
    ['shade', 7],
    ['blush', 8],
  ] as const)('the %s shows on the body', (part, least) => {
    const measures = baseSkins.map((skin) => ({ name: skin.name, value: measureDistance(skin[part], skin.body) }));
    expect(listOffenders(measures, least)).toEqual([]);
  });

  test('the shade of a dark body shows, and the body is no blot', () => {
    const depths = darkSkins.map(({ name, shade, body }) => ({ name, value: measureDistance(shade, body) }));
    const heights = darkSkins.map(({ name, body }) => ({ name, value: place(body).l }));
    expect([...listOffenders(depths, 8), ...listOffenders(heights, 0.33)]).toEqual([]);
  });

  // Brown or grey skin with rosy cheeks and big white eyes would be a caricature of a person.
  test('a dark body is vivid, no colour that skin has, and its cheeks are a lighter neighbour', () => {
    const looks = darkSkins.map(({ name, body, blush }) => ({ name, ...place(body), glow: place(blush) }));
    const vivid = looks.map(({ name, c }) => ({ name, value: c }));
    const hues = looks.map(({ name, h, glow }) => ({ name, value: -Math.abs(((glow.h - h + 540) % 360) - 180) }));
    const lifts = looks.map(({ name, l, glow }) => ({ name, value: glow.l - l }));
    expect([...listOffenders(vivid, 0.06), ...listOffenders(hues, -50), ...listOffenders(lifts, 0.12)]).toEqual([]);
    expect(looks.filter(({ h }) => h > 30 && h < 115)).toEqual([]);
  });

  test.each([
    ['accent', 10],
    ['accentShade', 6],
  ] as const)('the %s shows on the grounds', (part, least) => {
    const measures = palettes.flatMap(({ id, tones, grounds }) =>
      GROUNDS.map((role) => ({ name: `${id} ${role}`, value: measureDistance(tones.home[part], grounds[role]) })),
    );
    expect(listOffenders(measures, least)).toEqual([]);
  });

  test('the accent does not vibrate on a ground: two vivid colours differ in lightness', () => {
    const measures = palettes.flatMap(({ id, tones, grounds }) =>
      GROUNDS.flatMap((role) => {
        const [accent, ground] = [place(tones.home.accent), place(grounds[role])];
        const areVivid = accent.c > 0.12 && ground.c > 0.12;
        return areVivid ? [{ name: `${id} ${role}`, value: Math.abs(accent.l - ground.l) }] : [];
      }),
    );
    expect(listOffenders(measures, 0.12)).toEqual([]);
  });

  test('the blush shows on the accent', () => {
    const measures = baseSkins.map(({ name, blush, accent }) => ({ name, value: measureDistance(blush, accent) }));
    expect(listOffenders(measures, 5)).toEqual([]);
  });

  test('the tones of a palette differ', () => {
    const measures = palettes.flatMap(({ id, tones: { cool, home, warm } }) => [
      { name: `${id} cool`, value: measureDistance(cool.body, home.body) },
      { name: `${id} warm`, value: measureDistance(warm.body, home.body) },
    ]);
    expect(listOffenders(measures, 3.8)).toEqual([]);
  });

  test('the grounds of a palette differ', () => {
    const measures = palettes.flatMap(({ id, grounds }) =>
      GROUNDS.flatMap((one, i) =>
        GROUNDS.slice(i + 1).map((other) => ({
          name: `${id} ${one} ${other}`,
          value: measureDistance(grounds[one], grounds[other]),
        })),
      ),
    );
    expect(listOffenders(measures, 5)).toEqual([]);
  });

  test('a ring differs from the disc inside it', () => {
    const measures = palettes.flatMap((palette) =>
      GROUNDS.map((ground) => {
        const svg = build({ palette: palette.id, background: 'ring', ground });
        const [, fill = '', stroke = ''] = /fill="(#\w+)" stroke="(#\w+)" stroke-width="5"/.exec(svg) ?? [];
        return { name: `${palette.id} ${ground}`, value: measureDistance(fill, stroke) };
      }),
    );
    expect(listOffenders(measures, 9)).toEqual([]);
  });

  const eyes = [
    ['normal', (color: string) => color, 7],
    ['protan', simulate(filterDeficiencyProt(1)), 4],
    ['deutan', simulate(filterDeficiencyDeuter(1)), 4],
    ['tritan', simulate(filterDeficiencyTrit(1)), 4],
  ] as const;

  test.each(eyes)('no two palettes look alike to %s eyes', (_eyes, see, least) => {
    const seen = palettes.map(({ id, tones }) => ({ id, body: see(tones.home.body) }));
    const measures = seen.flatMap((one, i) =>
      seen
        .slice(i + 1)
        .map((other) => ({ name: `${one.id} ${other.id}`, value: measureDistance(one.body, other.body) })),
    );
    expect(listOffenders(measures, least)).toEqual([]);
  });
});

/** As people see a colour who lack a kind of cone. */
function simulate(filter: ReturnType<typeof filterDeficiencyProt>): (color: string) => string {
  return (color) => {
    const rgb = parse(color);
    if (!rgb) throw new TypeError(`expected a colour, got ${color}`);
    return formatHex(filter(rgb));
  };
}

// Tests of the palettes: the distances between colours that the drawings need, measured on the literals. Failures list the worst.
import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex, parse } from 'culori';
import { describe, expect, test } from 'vitest';
import { renderAvatar } from '../../../lib/index.js';
import { GROUNDS, ROLES } from '../../../lib/spec.js';
import { baseSeconds, baseSkins, listOffenders, measureDistance, palettes, place } from './skins.js';

const darkSkins = baseSkins.filter(({ ink, dark }) => ink !== dark);

describe('distance (ΔE in OKLab, times 100)', () => {
  test('the belly shows on the body', () => {
    const measures = baseSkins.map(({ name, belly, body }) => ({ name, value: measureDistance(belly, body) }));
    expect(listOffenders(measures, 5)).toEqual([]);
  });

  test('the shade of a dark body is visible, and the body is not too dark', () => {
    const depths = darkSkins.map(({ name, shade, body }) => ({ name, value: measureDistance(shade, body) }));
    const heights = darkSkins.map(({ name, body }) => ({ name, value: place(body).l }));
    expect([...listOffenders(depths, 8), ...listOffenders(heights, 0.33)]).toEqual([]);
  });

  // Brown or grey skin with rosy cheeks and big white eyes would be a caricature of a person.
  test('a dark body is vivid and has no skin colour, and its cheeks are lighter and of a near hue', () => {
    const looks = darkSkins.map(({ name, body, blush }) => ({ name, ...place(body), glow: place(blush) }));
    const vivid = looks.map(({ name, c }) => ({ name, value: c }));
    const hues = looks.map(({ name, h, glow }) => ({ name, value: -Math.abs(((glow.h - h + 540) % 360) - 180) }));
    const lifts = looks.map(({ name, l, glow }) => ({ name, value: glow.l - l }));
    expect([...listOffenders(vivid, 0.06), ...listOffenders(hues, -50), ...listOffenders(lifts, 0.12)]).toEqual([]);
    expect(looks.filter(({ h }) => h > 30 && h < 115)).toEqual([]);
  });

  test('every accent is visible on the body', () => {
    const measures = baseSeconds.map(({ name, accent, body }) => ({ name, value: measureDistance(accent, body) }));
    expect(listOffenders(measures, 12)).toEqual([]);
  });

  // On a pale ground, the shade makes a pale body visible.
  test.each(ROLES.accent)('the %s accent and its shade show on the grounds', (accentRole) => {
    const measures = palettes.flatMap(({ id, inks, grounds }) =>
      GROUNDS.map((role) => {
        const { accent, accentShade } = inks('home', accentRole);
        const far = measureDistance(accent, grounds[role]);
        const shadeFar = measureDistance(accentShade, grounds[role]);
        const most = Math.min(far / 10, shadeFar / 6);
        const arePale = accentRole === 'bright' && place(accent).l > 0.95 && place(grounds[role]).l > 0.7;
        return { name: `${id} ${role}`, value: arePale ? Math.max(most, Math.min(far / 6, shadeFar / 10)) : most };
      }),
    );
    expect(listOffenders(measures, 1)).toEqual([]);
  });

  test('no accent vibrates on a ground: two vivid colours differ in lightness', () => {
    const homes = baseSeconds.filter(({ tone }) => tone === 'home');
    const measures = homes.flatMap(({ name, accent, grounds }) =>
      GROUNDS.flatMap((role) => {
        const [second, ground] = [place(accent), place(grounds[role])];
        const areVivid = second.c > 0.12 && ground.c > 0.12;
        return areVivid ? [{ name: `${name} ${role}`, value: Math.abs(second.l - ground.l) }] : [];
      }),
    );
    expect(listOffenders(measures, 0.12)).toEqual([]);
  });

  test('the blush is visible on every accent', () => {
    const measures = baseSeconds.map(({ name, blush, accent }) => ({ name, value: measureDistance(blush, accent) }));
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
        const svg = renderAvatar({ palette: palette.id, background: 'ring', ground });
        const [, fill = '', stroke = ''] = /fill="(#\w+)" stroke="(#\w+)" stroke-width="[\d.]+"/.exec(svg) ?? [];
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
    const seen = palettes.map(({ id, inks }) => ({ id, body: see(inks('home', 'bright').body) }));
    const measures = seen.flatMap((one, i) =>
      seen
        .slice(i + 1)
        .map((other) => ({ name: `${one.id} ${other.id}`, value: measureDistance(one.body, other.body) })),
    );
    expect(listOffenders(measures, least)).toEqual([]);
  });
});

/** Converts a colour to the one that people see who lack one kind of cone. */
function simulate(filter: ReturnType<typeof filterDeficiencyProt>): (color: string) => string {
  return (color) => {
    const rgb = parse(color);
    if (!rgb) throw new TypeError(`expected a colour, got ${color}`);
    return formatHex(filter(rgb));
  };
}

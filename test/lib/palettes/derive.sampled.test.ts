// Tests of derived palettes: every one passes the checks of the house's, and keeps the given colours where they pass.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContrastFaults } from '../../../lib/authoring/contrast.js';
import { createAvatar, createGroup, selectAvatar } from '../../../lib/index.js';
import { deriveInOrder, derivePalettes, listDrawn } from '../../../lib/palettes/derive.js';
import { contrast, distance, lightnessOf, parseHex, toLab } from '../../../lib/palettes/exact-colors.js';
import { GROUNDS, ROLES, TONES } from '../../../lib/spec.js';
import { sample } from '../../sample.js';
import { measureDistance, measureLight } from './skins.js';

const hex = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.integer({ min: 0, max: 0xff }).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`),
);
const colors = fc.array(hex, { minLength: 1, maxLength: 3 });
const RUNS = { numRuns: sample(150, 5000) };

const bodyOf = (given: string): string => listDrawn(deriveInOrder([given]))[0];

describe('a derived palette', () => {
  test('is as legible as those of the house, whatever the colours', () => {
    fc.assert(
      fc.property(colors, (given) => {
        expect(findContrastFaults(deriveInOrder(given))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('keeps a colour that it derived: it is legible', () => {
    fc.assert(
      fc.property(hex, (given) => {
        const body = bodyOf(given);
        expect(bodyOf(body)).toBe(body);
      }),
      RUNS,
    );
  });

  test('has given colours exactly, in every tone, on every ground and for every accent', () => {
    const { inks, grounds } = deriveInOrder(['#2bb5a8', '#fffaf0', '#ff7755']);
    expect(new Set(TONES.map((tone) => inks(tone, 'bright').body))).toEqual(new Set(['#2bb5a8']));
    expect(new Set(Object.values(grounds))).toEqual(new Set(['#fffaf0']));
    expect(new Set(ROLES.accent.map((role) => inks('home', role).accent))).toEqual(new Set(['#ff7755']));
  });

  test('keeps the vivid colours of brands', () => {
    const vivid = ['#2bb5a8', '#e50914', '#1877f2', '#ff6600', '#ffcc00', '#5865f2', '#ff00ff', '#39ff14', '#ffffff'];
    expect(vivid.map((given) => bodyOf(given))).toEqual(vivid);
  });

  test('moves a colour to the nearest lightness and keeps its hue', () => {
    expect(bodyOf('#4a0e0e')).toBe('#ab6660');
    expect(bodyOf('#000000')).toBe('#787878');
    expect(deriveInOrder(['#e50914', '#808080']).grounds.tint).toBe('#c4c4c4');
  });

  test('keeps dark vivid colours, with a shade, a belly and a mouth that show', () => {
    for (const given of ['#0058a3', '#0f4c81', '#003366', '#001f3f', '#1a0a3c']) {
      const { body, shade, belly } = deriveInOrder([given]).inks('home', 'bright');
      expect(body).toBe(given);
      expect(measureDistance(shade, body)).toBeGreaterThanOrEqual(7);
      expect(measureDistance(belly, body)).toBeGreaterThanOrEqual(5);
    }
    expect(deriveInOrder(['#ff6600', '#000000']).grounds.night).toBe('#000000');
  });

  test('lets three colours take turns, in the orders in which all are legible', () => {
    const orders = (given: readonly string[]) => derivePalettes(given).map((palette) => listDrawn(palette).join());
    expect(orders(['#00704a', '#ffffff', '#cba258'])).toEqual(['#00704a,#ffffff,#cba258', '#ffffff,#00704a,#cba258']);
    // Of these, no order is legible.
    expect(orders(['#4285f4', '#ea4335', '#fbbc05'])).toEqual(['#4285f4,#820000,#fbbc05']);
    expect(orders(['#333333', '#343434', '#353535'])).toHaveLength(1);
    expect(orders(['#2bb5a8', '#fffaf0'])).toHaveLength(1);
  });

  test('has no white lines on a dull or brown body', () => {
    for (const given of ['#5c3317', '#4a0e0e', '#2d2d2d', '#000000', '#6b4423']) {
      const { body, ink, dark } = deriveInOrder([given]).inks('home', 'bright');
      expect(ink).toBe(dark);
      expect(contrast(parseHex(ink), parseHex(body))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has eight grounds that differ, and bellies that show', () => {
    for (const given of ['#2bb5a8', '#e50914', '#ffffff', '#ffcc00', '#808080']) {
      const { inks, grounds } = deriveInOrder([given]);
      expect(new Set(GROUNDS.map((role) => grounds[role])).size).toBe(8);
      expect(measureDistance(inks('home', 'bright').body, inks('home', 'bright').belly)).toBeGreaterThanOrEqual(5);
    }
  });
});

test('the exact arithmetic measures what culori measures', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      if (measureLight(one) > 8) expect(lightnessOf(parseHex(one))).toBeCloseTo(measureLight(one), 1);
      expect(distance(toLab(parseHex(one)), toLab(parseHex(other)))).toBeCloseTo(measureDistance(one, other), 1);
    }),
    { numRuns: 100 },
  );
});

/** A drawing without the values of its colours. */
function bleach(svg: string): string {
  return svg.replace(/#[\da-f]{3,6}\b/g, '#');
}

describe('the option colors', () => {
  const palettes = ['mint', 'violet', 'cherry'];

  test('recolours the same character: with the colours left out, it draws what a palette draws', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), colors, (seed, given) => {
        const own = bleach(createAvatar(seed, { colors: given }));
        // The parts ask two questions of the inks: is there a rim, are the lines white. One of these palettes answers alike.
        const alike = [...palettes, 'cobalt', 'snow'].map((palette) => bleach(createAvatar(seed, { palette })));
        expect(alike).toContain(own);
        expect(selectAvatar(seed, { colors: given })).toEqual(selectAvatar(seed));
      }),
      { numRuns: sample(25, 1000) },
    );
  });

  test('wins over a palette', () => {
    const [both, alone] = [{ colors: '#2bb5a8', palette: 'cherry' }, { colors: '#2bb5a8' }].map((options) =>
      createAvatar('ada', options),
    );
    expect(both).toBe(alone);
  });

  test('is one of members of a group, with the accent as its ring', () => {
    const svg = createGroup([{ seed: 'ada', colors: ['#4285f4', '#820000', '#fbbc05'] }], { ring: 'auto' });
    expect(svg).toContain('fill="#4285f4"');
    expect(svg).toContain('<circle cx="50" cy="50" r="50" fill="#fbbc05"/>');
  });
});

// Stencils are a way to be fast and nothing else: filled in, they are what the parts draw, letter for letter.
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/index.js';
import { createLayers, listColors, variantOf, type Cutting } from '../../../lib/parts/stencil.js';
import { MOVING, STILL } from '../../../lib/render/motion.js';
import { PART_SLOTS, TONES } from '../../../lib/spec.js';

const bodies = [...catalogue.bodies.values()];
const palettes = [...catalogue.palettes.values()];

/** Compares both ways on every body, each in another palette and tone, still and moving, twice: cut, and kept. */
function compare(cutting: Cutting): void {
  const layerOf = createLayers();
  for (const [i, { anchors }] of [...bodies, ...bodies].entries()) {
    for (const step of [0, 7, 19]) {
      const inks = palettes[(i + step) % palettes.length]!.tones[TONES[(i + step) % TONES.length]!];
      for (const motion of [STILL, MOVING]) {
        const layer = layerOf(anchors, variantOf(inks), motion);
        expect(layer(cutting, listColors(inks))).toBe(cutting(anchors, inks, motion));
      }
    }
  }
}

describe.each(PART_SLOTS)('%s', (slot) => {
  test('filled in, is what is drawn', () => {
    for (const { draw, back } of catalogue.parts[slot].values()) {
      compare(draw);
      if (back) compare(back);
    }
  });
});

test('bodies, filled in, are what is drawn', () => {
  for (const { coat, trim } of bodies) {
    compare(coat);
    if (trim) compare(trim);
  }
});

test('every variant of the inks is there: dark lines and pale ones, whites with a rim and without', () => {
  const variants = palettes.flatMap(({ tones }) => TONES.map((tone) => variantOf(tones[tone])));
  expect(new Set(variants)).toEqual(new Set([0, 1, 2]));
});

test('nothing, where there is no part', () => {
  expect(createLayers()(bodies[0]!.anchors, 0, STILL)(undefined, [])).toBe('');
});

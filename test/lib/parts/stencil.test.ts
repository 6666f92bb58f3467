// Stencils are a way to be fast and nothing else: filled in, they are what the parts draw, letter for letter.
import { describe, expect, test } from 'vitest';
import type { LayeredBody } from '../../../lib/choose/catalogue.js';
import { catalogue } from '../../../lib/index.js';
import type { ToneInks } from '../../../lib/palettes/palette.js';
import type { Draw, Motion } from '../../../lib/parts/part.js';
import { createLayers, listColors, variantOf } from '../../../lib/parts/stencil.js';
import { MOVING, STILL } from '../../../lib/render/motion.js';
import { PART_SLOTS, TONES } from '../../../lib/spec.js';

const bodies = [...catalogue.bodies.values()];
const palettes = [...catalogue.palettes.values()];
const allInks = palettes.flatMap(({ tones }) => TONES.map((tone) => tones[tone]));

/** Draws with a stencil, twice (made, then kept), and without one. */
function compare(draw: Draw, body: LayeredBody, inks: ToneInks, motion: Motion): void {
  const layer = createLayers()(body.anchors, variantOf(inks), motion);
  const plain = draw(body.anchors, inks, motion);
  expect([layer(draw, listColors(inks)), layer(draw, listColors(inks))]).toEqual([plain, plain]);
}

/** Under every palette and tone on one body, and on every body under some of them, still and moving. */
function compareAll(draw: Draw, own = bodies): void {
  for (const motion of [STILL, MOVING]) {
    for (const inks of allInks) compare(draw, own[0]!, inks, motion);
    for (const [i, body] of own.entries()) {
      for (const step of [0, 7, 19]) compare(draw, body, allInks[(i * 5 + step) % allInks.length]!, motion);
    }
  }
}

describe.each(PART_SLOTS)('%s', (slot) => {
  test('filled in, is what is drawn', () => {
    for (const { draw, back } of catalogue.parts[slot].values()) {
      compareAll(draw);
      if (back) compareAll(back);
    }
  });
});

test('bodies, filled in, are what is drawn', () => {
  for (const body of bodies) {
    compareAll(body.silhouette, [body]);
    if (body.foreground) compareAll(body.foreground, [body]);
  }
});

test('every variant of the inks is there: dark lines and pale ones, whites with a rim and without', () => {
  expect(new Set(allInks.map(variantOf))).toEqual(new Set([0, 1, 2]));
});

test('nothing, where there is no part', () => {
  expect(createLayers()(bodies[0]!.anchors, 0, STILL)(undefined, [])).toBe('');
});

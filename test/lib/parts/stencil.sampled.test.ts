// Tests of stencils. They only make drawing faster: a filled stencil equals the drawing of the part, byte for byte.
import { serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createAvatar, listPacks } from '../../../lib/index.js';
import type { LayeredBody } from '../../../lib/parts/body.js';
import type { Draw, DrawFace, Motion } from '../../../lib/parts/part.js';
import { createLayers, type ToneInks } from '../../../lib/parts/stencil.js';
import { faceOf, placeFace } from '../../../lib/render/avatar.js';
import { MOVING, STILL } from '../../../lib/render/svg.js';
import { PART_SLOTS, ROLES, TONES } from '../../../lib/spec.js';
import { pickSome } from '../../sample.js';

const bodies = [...catalogue.bodies.values()];
const palettes = [...catalogue.palettes.values()];
const allInks = palettes.flatMap(({ inks }) =>
  // Accents differ only in their colours, so each tone is tried with another one.
  TONES.map((tone, i) => inks[tone][ROLES.accent[i]!]),
);

/** Draws with a stencil, twice (with a new one, then with the cached one), and without a stencil. */
function compare(draw: Draw, body: LayeredBody, inks: ToneInks, motion: Motion): void {
  const layer = createLayers().layerOf(body.anchors, inks.variant, motion);
  const plain = draw(body.anchors, inks, motion);
  expect([layer('', draw, inks.colors), layer('<g/>', draw, inks.colors)]).toEqual([plain, `<g/>${plain}`]);
}

/** Does the same as {@link compare} for parts of the face: on some bodies, with some proportions. */
function compareFaces(draw: DrawFace): void {
  for (const motion of [STILL, MOVING]) {
    for (const [i, inks] of pickSome(allInks, 3).entries()) {
      const { anchors } = bodies[i % bodies.length]!;
      const gaze = ROLES.gaze[i % ROLES.gaze.length]!;
      const look = { eyeSize: 'large', eyeSpacing: 'close', faceHeight: 'low', gaze } as const;
      const layer = createLayers().faceLayerOf(inks.variant, motion);
      const { places } = faceOf(anchors, look);
      const fill = (before: string): string => layer(before, draw, inks.colors, places);
      const plain = draw(placeFace(anchors, look).face, inks, motion);
      expect([fill(''), fill('<g/>')]).toEqual([plain, `<g/>${plain}`]);
    }
  }
}

/** Compares every palette and tone on one body, and every body with some of them, still and moving. */
function compareAll(draw: Draw, own = bodies): void {
  for (const motion of [STILL, MOVING]) {
    // The inks fill the gaps in the same way in still and in moving drawings.
    if (motion === STILL) for (const inks of pickSome(allInks, 3)) compare(draw, own[0]!, inks, motion);
    for (const [i, body] of own.entries()) {
      for (const step of pickSome([0, 7, 19], 3, i))
        compare(draw, body, allInks[(i * 5 + step) % allInks.length]!, motion);
    }
  }
}

describe.each(PART_SLOTS)('%s', (slot) => {
  test('gives the same drawing with and without a stencil', () => {
    for (const { draw, back, face } of catalogue.parts[slot].values()) {
      if (draw) compareAll(draw);
      if (back) compareAll(back);
      if (face) compareFaces(face);
      expect(draw ?? back ?? face).toBeDefined();
    }
  });
});

test('bodies give the same drawing with and without a stencil', () => {
  for (const body of bodies) {
    compareAll(body.hover, [body]);
    compareAll(body.silhouette, [body]);
    if (body.foreground) compareAll(body.foreground, [body]);
  }
});

test('the test has every variant of the inks: dark lines and pale ones, whites with a rim and without', () => {
  expect(new Set(allInks.map(({ variant }) => variant))).toEqual(new Set([0, 1, 2]));
});

// V8 writes this tag before a text that it stores with one byte for each character.
test.each([{}, { animated: true, title: 'é' }, { packs: listPacks().map(({ id }) => id) }])(
  'a drawing takes one byte for each character: %j',
  (options) => {
    const svg = createAvatar('ada', options);
    expect(serialize(svg).toString('latin1', 2, 3)).toBe('"');
    expect(serialize(`${svg}\u{e000}`).toString('latin1', 2, 3)).not.toBe('"');
  },
);

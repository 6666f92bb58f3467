// Tests of the looks of the cast, measured on pixels: large figures, large faces, and nothing in front of a face.
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { listPacks, renderAvatar, ROLES, selectAvatar } from '../../../lib/index.js';
import { BODIES } from '../../../lib/parts/index.js';
import { placeFace } from '../../../lib/render/avatar.js';
import { STILL } from '../../../lib/render/svg.js';
import type { AvatarSpec } from '../../../lib/spec.js';
import { pickSome, sample } from '../../sample.js';
import { loadResvg } from '../../tools/raster.js';
import { listOffenders, type Measure } from '../palettes/skins.js';
import { countChanges, measureBox } from './pixels.js';

await loadResvg();

const INKS = catalogue.palettes.get('violet')!.inks('home', 'contrasting');
const SHADOW = /<ellipse cx="50" cy="94"[^>]*>/;
const PLAIN = { gaze: 'ahead', eyeSpacing: 'medium', faceHeight: 'middle' } as const;
const bodies = [...catalogue.bodies.values()];

/** Measures a figure, without its shadow. */
function measureFigure(spec: AvatarSpec) {
  return measureBox(renderAvatar({ ...spec, background: 'none', scene: null, tilt: 0 }).replace(SHADOW, ''));
}

describe('a figure fills at least 80 % of the disc', () => {
  const bare = { ...selectAvatar('a'), topper: null, antenna: null, accessory: null, arms: null, outfit: null };

  // A crab or an envelope is wider than it is high.
  test('in height or width: every body of a pack', () => {
    const sides = pickSome(bodies, 4).map(({ id }) => {
      const { width, height } = measureFigure({ ...bare, body: id });
      return { name: id, value: Math.max(width, height) };
    });
    expect(listOffenders(sides, 79)).toEqual([]);
  });
});

/** Measures the larger side of one eye, the left one, in units of the disc. */
function measureEye(id: string, eyeSize: (typeof ROLES.eyeSize)[number]): number {
  const { anchors } = catalogue.bodies.get('bun')!.layers();
  const { face, toEyes } = placeFace(anchors, { ...PLAIN, eyeSize });
  const draw = catalogue.parts.eyes.get(id)?.face;
  // The right eye is moved out of the picture, so that only the left one is measured.
  const drawing = draw?.({ ...face, right: 'M400 0' }, INKS, STILL) ?? '';
  const { width, height } = measureBox(`<g transform="${toEyes}">${drawing}</g>`);
  return Math.max(width, height);
}

test('an eye of any size is at least 14 % of the disc', () => {
  const measures = [...catalogue.parts.eyes.keys()].flatMap((id) =>
    ROLES.eyeSize.map((size) => ({ name: `${id} ${size}`, value: measureEye(id, size) })),
  );
  expect(listOffenders(measures, 14)).toEqual([]);
});

describe('mouths', () => {
  const widths = BODIES.map(
    ({ id }) =>
      measureBox(renderAvatar({ body: id, background: 'none', eyes: null, mouth: null }).replace(SHADOW, '')).width,
  );
  const { anchors } = catalogue.bodies.get('bun')!.layers();
  const { face } = placeFace(anchors, { ...PLAIN, eyeSize: 'medium' });
  const mouths = Array.from(catalogue.parts.mouth.values(), ({ id, face: draw }) => ({
    id,
    ...measureBox(draw?.(face, INKS, STILL) ?? ''),
  }));

  test('are 20 to 25 % of a body as wide as most; round ones, as high as wide, at least 12 %', () => {
    const common = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)]!;
    const measures = mouths.map(({ id, width }) => ({ name: id, value: (100 * width) / common }));
    const isRound = ({ name }: Measure) => ['dot', 'gasp', 'hushed', 'talk'].includes(name);
    expect(
      listOffenders(
        measures.filter((measure) => !isRound(measure)),
        20,
        25,
      ),
    ).toEqual([]);
    expect(listOffenders(measures.filter(isRound), 12)).toEqual([]);
  });
});

// Under the tallest hat, a figure has 81 % of its size.
test('at 24 pixels eyes and mouth are at least two pixels, under the tallest hat, too', () => {
  const least = (2 * 100) / 24 / 0.81;
  const { anchors } = catalogue.bodies.get('bun')!.layers();
  const { face } = placeFace(anchors, { ...PLAIN, eyeSize: 'small' });
  const mouths = Array.from(catalogue.parts.mouth.values(), ({ id, face: draw }) => {
    return { name: id, value: measureBox(draw?.(face, INKS, STILL) ?? '').width };
  });
  const eyes = [...catalogue.parts.eyes.keys()].map((id) => ({ name: id, value: measureEye(id, 'small') }));
  expect(listOffenders([...mouths, ...eyes], least)).toEqual([]);
});

/** Measures the visible share of the eyes or the mouth, with everything else that the mascot has. */
function measureSeen(spec: AvatarSpec, slot: 'eyes' | 'mouth'): number {
  const worn: AvatarSpec = { ...spec, tilt: 0 };
  const bare: AvatarSpec = { ...worn, accessory: null, arms: null, outfit: null, brows: null };
  const changes = (each: AvatarSpec) => countChanges(renderAvatar(each), renderAvatar({ ...each, [slot]: null }));
  return changes(worn) / changes(bare);
}

describe.each(['', ...listPacks().map(({ id }) => id)])('nothing covers a face: %s', (packs) => {
  test.each(['mouth', 'eyes'] as const)('%s', (slot) => {
    const measures = Array.from({ length: packs === '' ? sample(16, 180) : sample(3, 30) }, (_, i) => {
      const spec = selectAvatar(`user-${i}`, { packs });
      const { body, topper, accessory, arms, outfit } = spec;
      return {
        name: `user-${i}: ${[body, topper, accessory, arms, outfit].join(' ')}`,
        value: measureSeen(spec, slot),
      };
    });
    // The frames of glasses cover the rims of large eyes.
    expect(listOffenders(measures, slot === 'eyes' ? 0.78 : 0.9)).toEqual([]);
  });
});

// The hard rules of the drawing, on what is really drawn: every part of every pool, and thousands of seeds.
import { describe, expect, test } from 'vitest';
import { build, catalogue, createAvatar, renderAvatar, selectAvatar } from '../../../lib/index.js';
import { placeFace } from '../../../lib/render/avatar.js';
import { STILL } from '../../../lib/render/svg.js';
import { MOODS, PART_SLOTS, type AvatarSpec } from '../../../lib/spec.js';
import { AVATAR, findFaults } from '../../svg-faults.js';

test('4,000 seeds, still and moving, obey every rule', () => {
  for (let i = 0; i < 2000; i++) {
    expect(findFaults(createAvatar(`user-${i}`), AVATAR)).toEqual([]);
    expect(findFaults(createAvatar(`user-${i}`, { animated: true, title: 'A & "B"' }), AVATAR)).toEqual([]);
  }
});

describe.each(PART_SLOTS)('every %s', (slot) => {
  test('obeys every rule on every body', () => {
    for (const id of catalogue.parts[slot].keys()) {
      for (const body of catalogue.bodies.keys())
        expect(findFaults(build({ body, [slot]: id }), AVATAR), id).toEqual([]);
    }
  });
});

test('bytes: 1.6 KB on average, 3 KB never', () => {
  const sizes = Array.from({ length: 10_000 }, (_, i) => createAvatar(`user-${i}`, { size: 96 }).length);
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(average).toBeLessThanOrEqual(1638);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(3072);
});

test('a mood changes the face and nothing else', () => {
  for (let i = 0; i < 500; i++) {
    const seed = `user-${i}`;
    const { eyes: _eyes, mouth: _mouth, ...rest } = selectAvatar(seed);
    const faceless = renderAvatar({ ...rest, eyes: null, mouth: null });
    for (const mood of MOODS) {
      const spec = selectAvatar(seed, { mood });
      const { eyes: _moodEyes, mouth: _moodMouth, ...others } = spec;
      expect(others).toEqual(rest);
      const [eyes, mouth] = drawFace(spec);
      expect(createAvatar(seed, { mood }).replace(eyes, '').replace(mouth, '')).toBe(faceless);
    }
  }
});

/** The eyes and the mouth of a spec as they are drawn. */
function drawFace(spec: AvatarSpec): [eyes: string, mouth: string] {
  const { anchors } = catalogue.bodies.get(spec.body)!;
  const inks = catalogue.palettes.get(spec.palette)!.inks[spec.tone][spec.accent];
  const { face } = placeFace(anchors, spec);
  const draw = (slot: 'eyes' | 'mouth') =>
    catalogue.parts[slot].get(spec[slot] ?? '')?.face?.(face, inks, STILL) ?? expect.fail(`no ${slot}`);
  return [draw('eyes'), draw('mouth')];
}

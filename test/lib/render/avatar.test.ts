// The hard rules of the drawing, on what is really drawn: every part of every pool, and thousands of seeds.
import { describe, expect, test } from 'vitest';
import { build, catalogue, createAvatar, renderAvatar, selectAvatar } from '../../../lib/index.js';
import { STILL } from '../../../lib/render/motion.js';
import { MOODS, PART_SLOTS, type Tone } from '../../../lib/spec.js';
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
      const { eyes, mouth, ...others } = selectAvatar(seed, { mood });
      expect(others).toEqual(rest);
      const face = drawFace(others.body, others.palette, others.tone, eyes, mouth);
      expect(createAvatar(seed, { mood }).replace(face, '')).toBe(faceless);
    }
  }
});

function drawFace(body: string, palette: string, tone: Tone, eyes: string | null, mouth: string | null): string {
  const { anchors } = catalogue.bodies.get(body)!;
  const inks = catalogue.palettes.get(palette)!.tones[tone];
  const parts = [catalogue.parts.mouth.get(mouth ?? ''), catalogue.parts.eyes.get(eyes ?? '')];
  return parts.map((part) => part?.draw(anchors, inks, STILL) ?? '').join('');
}

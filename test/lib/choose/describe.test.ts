import { expect, test } from 'vitest';
import { describe as describeSpec } from '../../../lib/choose/describe.js';
import { selectAvatar } from '../../../lib/index.js';
import type { AvatarSpec } from '../../../lib/spec.js';

const PLAIN: AvatarSpec = {
  palette: 'mint',
  tone: 'home',
  background: 'solid',
  ground: 'tint',
  body: 'bun',
  eyes: 'wide',
  mouth: 'smile',
  antenna: null,
  topper: null,
  marking: null,
  accessory: null,
  cheeks: null,
  outfit: null,
};

test.each<[Partial<AvatarSpec>, string]>([
  [{}, 'mint bun mascot'],
  [{ topper: 'cat-ears', eyes: 'wink' }, 'mint cat-eared mascot, winking'],
  [{ topper: 'horns' }, 'mint horned mascot'],
  [
    { topper: 'party-hat', accessory: 'round-glasses', eyes: 'sleepy' },
    'mint bun mascot with party hat and round glasses, sleepy',
  ],
  [{ topper: 'cat-ears', accessory: 'bow-tie' }, 'mint cat-eared mascot with bow tie'],
  [{ eyes: null, mouth: null }, 'mint bun mascot'],
])('%j is a %s', (parts, words) => {
  expect(describeSpec({ ...PLAIN, ...parts })).toBe(words);
});

test('every mascot has a short description in plain words', () => {
  for (let i = 0; i < 2000; i++) {
    const words = describeSpec(selectAvatar(`user-${i}`));
    expect(words).toMatch(/^[a-z]+( [a-z]+|-[a-z]+)* mascot( with [a-z -]+)?(, [a-z]+)?$/);
    expect(words.length).toBeLessThan(90);
  }
});

// Tests of the alternative texts of specs.
import { expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { completeSpec } from '../../../lib/choose/select.js';
import { createEngine, describeAvatar, selectAvatar, type DescribeOptions, type Engine } from '../../../lib/index.js';
import { ROLES, SLOTS, type AvatarSpec, type PartSlot, type RoleSlot } from '../../../lib/spec.js';

const PLAIN = completeSpec({ palette: 'mint' }, catalogue);

test.each<[Partial<AvatarSpec>, string]>([
  [{}, 'mint bun mascot'],
  [{ topper: 'cat-ears', eyes: 'wink' }, 'mint cat-eared mascot, winking'],
  [{ topper: 'horns' }, 'mint horned mascot'],
  [
    { topper: 'party-hat', accessory: 'round-glasses', eyes: 'sleepy' },
    'mint bun mascot with round glasses and contrasting party hat, asleep',
  ],
  [{ topper: 'cat-ears', accessory: 'bow-tie', accent: 'bright' }, 'mint cat-eared mascot with bright bow tie'],
  [{ topper: 'beanie', accent: 'matching' }, 'mint bun mascot with matching beanie'],
  [{ eyes: null, mouth: null }, 'mint bun mascot'],
  [{ eyeSize: 'large', brows: 'raised' }, 'big-eyed mint bun mascot, raised brows'],
  [{ brows: 'dots' }, 'mint bun mascot, dotted brows'],
  [
    { eyeSize: 'small', eyeSpacing: 'close', faceHeight: 'low' },
    'small-eyed mint bun mascot, eyes close together, face set low',
  ],
  [{ gaze: 'up-left', tilt: -5 }, 'mint bun mascot, looking up left, leaning left'],
  // Closed eyes have no gaze, and an angle of 2 degrees is too small to mention.
  [{ gaze: 'up-left', eyes: 'joy', tilt: 2 }, 'mint bun mascot, beaming'],
  [
    { arms: 'wave', eyeSpacing: 'wide', faceHeight: 'high', tilt: 3 },
    'mint bun mascot, eyes far apart, face set high, waving, leaning right',
  ],
  [{ eyes: 'cyclops', eyeSpacing: 'wide' }, 'mint bun mascot, one eye'],
])('%j is a %s', (parts, words) => {
  expect(describeAvatar({ ...PLAIN, ...parts })).toBe(words);
});

test.each<[Partial<AvatarSpec>, DescribeOptions, string]>([
  [{ tilt: -5, gaze: 'up-left' }, { flip: true }, 'mint bun mascot, looking up right, leaning right'],
  [{}, { colors: '#2bb5a8' }, 'bun mascot'],
  // Eyes of a pack: closed ones have the word of their id, and all of these follow the gaze.
  [{ eyes: 'at-ease', gaze: 'left' }, {}, 'mint bun mascot, at ease, looking left'],
  [{ eyes: 'quiet-wink' }, {}, 'mint bun mascot, winking'],
  [{ eyes: 'calm', gaze: 'up' }, {}, 'mint bun mascot, looking up'],
])('%j drawn with %j is a %s', (parts, options, words) => {
  expect(describeAvatar({ ...PLAIN, ...parts }, options)).toBe(words);
});

test('a seed is described as it is drawn, with the packs and the defaults of an engine', () => {
  expect(describeAvatar('ada', { mood: 'wink' })).toBe(describeAvatar(selectAvatar('ada', { mood: 'wink' })));
  const engine = createEngine({ defaults: { palette: 'mint', mood: 'sleepy' } });
  expect(describeAvatar('ada', { engine })).toBe(describeAvatar('ada', { palette: 'mint', mood: 'sleepy' }));
  expect(describeAvatar({}, { engine })).toBe('mint bun mascot, asleep');
});

test('other values are refused', () => {
  expect(describeAvatar({})).toBe('violet bun mascot');
  expect(() => describeAvatar('')).toThrow(RangeError);
  expect(() => describeAvatar(null as unknown as string)).toThrow(
    new TypeError('spec: expected an object of ids by slot, got null; a seed is a string'),
  );
  expect(() => describeAvatar('ada', { engine: {} as unknown as Engine })).toThrow(
    'engine: expected one made by createEngine, got object',
  );
});

test('every slot that chance fills in the base has words for some of its values', () => {
  const silent = new Set(['tone', 'background', 'ground', 'mouth', 'cheeks', 'antenna', 'marking', 'outfit', 'scene']);
  const spoken = SLOTS.filter((slot) => !silent.has(slot));
  const base: Partial<AvatarSpec> = { ...PLAIN, topper: 'beanie', eyes: 'wide' };
  for (const slot of spoken) {
    const ids =
      slot in ROLES
        ? ROLES[slot as RoleSlot]
        : [
            ...(slot === 'palette'
              ? catalogue.palettes
              : slot === 'body'
                ? catalogue.bodies
                : catalogue.parts[slot as PartSlot]
            ).keys(),
          ];
    const texts = new Set(ids.map((id) => describeAvatar({ ...base, [slot]: id })));
    expect(texts.size, slot).toBeGreaterThan(1);
  }
});

test('every mascot has a short description in plain words', () => {
  for (let i = 0; i < 2000; i++) {
    const words = describeAvatar(selectAvatar(`user-${i}`));
    expect(words).toMatch(/^[a-z]+( [a-z]+|-[a-z]+)* mascot( with [a-z -]+)?(, [a-z ]+)*$/);
    expect(words.length).toBeLessThan(180);
  }
});

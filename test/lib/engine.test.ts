// Tests of the functions of the engine: their input, their output and their errors.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAvatar, createRandomAvatar, describeAvatar, renderAvatar, selectAvatar } from '../../lib/index.js';
import { SLOTS, type AvatarSpec } from '../../lib/spec.js';

const spec = selectAvatar('alice');

test('`renderAvatar` of the chosen spec gives the same as `createAvatar`', () => {
  for (let i = 0; i < 300; i++) {
    const options = { size: 40 + i, animated: i % 2 === 0, title: `Nr. ${i}` };
    expect(renderAvatar(selectAvatar(`user-${i}`, options), options)).toBe(createAvatar(`user-${i}`, options));
  }
});

test('a spec is plain JSON with one key per slot and without the seed', () => {
  expect(Object.keys(spec)).toEqual([...SLOTS]);
  expect(JSON.parse(JSON.stringify(spec))).toEqual(spec);
  expect(JSON.stringify(selectAvatar('secret@example.com'))).not.toContain('secret');
});

describe('the seed', () => {
  test('must be a string, and the error for a number says how to convert it', () => {
    expect(() => createAvatar(7 as unknown as string)).toThrow(
      new TypeError('seed: expected a string, got number; createSeed({ id }) makes one'),
    );
    expect(() => createAvatar(null as unknown as string)).toThrow('seed: expected a string, got null;');
    expect(() => selectAvatar(undefined as unknown as string)).toThrow(TypeError);
  });

  test('must not be empty', () => {
    expect(() => createAvatar('')).toThrow(RangeError);
  });
});

describe('a spec with some slots', () => {
  test('draws the parts that are named on a plain mascot', () => {
    expect(renderAvatar({})).toMatch(/^<svg .*<\/svg>$/);
    expect(renderAvatar({ ...spec })).toBe(renderAvatar(spec));
    expect(renderAvatar({ eyes: undefined } as unknown as Partial<AvatarSpec>)).toBe(renderAvatar({}));
    expect(renderAvatar({ eyes: null, mouth: null })).not.toBe(renderAvatar({}));
  });

  test.each(SLOTS)('an unknown %s is a RangeError that lists known values', (slot) => {
    for (const id of ['no-such-thing', 'constructor', '__proto__', 77]) {
      const wrong = { [slot]: id } as unknown as Partial<AvatarSpec>;
      expect(() => renderAvatar(wrong)).toThrow(RangeError);
      expect(() => renderAvatar(wrong)).toThrow(
        new RegExp(
          `^${slot}: expected a known value, got ${JSON.stringify(id)}; (?:[\\w-]+, ){2,13}(?:[\\w-]+|…)(?:; did you mean -7\\?)?$`,
        ),
      );
    }
  });

  test('a misspelt id is a RangeError that names the nearest', () => {
    expect(() => renderAvatar({ body: 'bunn' })).toThrow(
      'body: expected a known value, got "bunn"; bun, egg, bell, loaf, pill, cloud, ghost, dome, star, heart, peak, swirl, apple, …; did you mean bun?',
    );
    expect(() => renderAvatar({ tone: 'wram' as 'warm' })).toThrow(
      'tone: expected a known value, got "wram"; cool, home, warm; did you mean warm?',
    );
  });

  test.each([
    ['bdy', '; did you mean body?'],
    ['constructor', ''],
    ['toString', ''],
  ])('the unknown slot %s is a RangeError', (slot, advice) => {
    const wrong = { [slot]: 'bun' } as Partial<AvatarSpec>;
    const error = new RangeError(
      `spec: expected a known slot, got "${slot}"; palette, tone, accent, background, ground, body, tilt, eyes, eyeSize, eyeSpacing, faceHeight, gaze, brows, …${advice}`,
    );
    expect(() => renderAvatar(wrong)).toThrow(error);
    expect(() => describeAvatar(wrong)).toThrow(error);
    expect(renderAvatar({ [slot]: undefined })).toBe(renderAvatar({}));
  });

  test('a value that is not an object is a TypeError that says what takes it', () => {
    for (const [wrong, got] of [
      ['bun', 'string'],
      [null, 'null'],
      [['bun'], 'an array'],
    ] as const) {
      expect(() => renderAvatar(wrong as unknown as AvatarSpec)).toThrow(
        new TypeError(`spec: expected an object of ids by slot, got ${got}; for a seed use createAvatar`),
      );
    }
  });
});

test('a random avatar returns a seed that draws it again: a version 4 UUID, new each time', () => {
  const seeds = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const { seed, svg } = createRandomAvatar({ size: 40 });
    expect(seed).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(svg).toBe(createAvatar(seed, { size: 40 }));
    seeds.add(seed);
  }
  expect(seeds.size).toBe(100);
});

test('a random avatar works without `crypto` too, as in Node 18', () => {
  vi.stubGlobal('crypto', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const [one, other] = [createRandomAvatar(), createRandomAvatar()];
  expect(one.seed).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(other.seed).not.toBe(one.seed);
});

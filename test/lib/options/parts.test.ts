// What `parts` takes: any value in, ids that exist or nothing out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue as base } from '../../../lib/core.js';
import { catalogue } from '../../../lib/index.js';
import { printParts, readParts } from '../../../lib/options/read.js';
import { PART_SLOTS, ROLES, SLOTS, type Slot } from '../../../lib/spec.js';

// The same cases in every run.
fc.configureGlobal({ seed: 24 });

const read = (value: unknown) => readParts(value, catalogue);

/** All that each slot can hold, as text. */
const IDS: Readonly<Record<Slot, readonly string[]>> = {
  ...(Object.fromEntries(
    PART_SLOTS.map((slot) => [slot, [...catalogue.parts[slot].keys(), 'none']]),
  ) as unknown as Record<(typeof PART_SLOTS)[number], string[]>),
  ...(Object.fromEntries(Object.entries(ROLES).map(([slot, roles]) => [slot, roles.map(String)])) as Record<
    keyof typeof ROLES,
    string[]
  >),
  palette: [...catalogue.palettes.keys()],
  body: [...catalogue.bodies.keys()],
};

const pairs = fc
  .constantFrom(...SLOTS)
  .chain((slot) => fc.constantFrom(...IDS[slot]).map((id): [Slot, string] => [slot, id]));

describe('text', () => {
  test.each([
    ['body:heart', { body: 'heart' }],
    [' topper : crown ,, body:heart ', { body: 'heart', topper: 'crown' }],
    ['topper:none,background:none', { background: 'none', topper: null }],
    ['tilt:-6,eyeSize:large', { tilt: -6, eyeSize: 'large' }],
    ['topper:nope,topper:crown,topper:beanie', { topper: 'crown' }],
    ['scene:maze', { scene: 'maze' }],
    ['tilt:9', undefined],
    ['palette:none,body:none', undefined],
    ['body:Heart,Body:heart,body', undefined],
    ['hat:crown,constructor:name,__proto__:heart,body:constructor,topper:__proto__', undefined],
    ['', undefined],
    [':,:none,none', undefined],
  ])('%j', (value, expected) => {
    expect(read(value)).toEqual(expected);
  });
});

test.each([
  [
    { body: 'heart', topper: null, tilt: 3 },
    { body: 'heart', tilt: 3, topper: null },
  ],
  [
    { topper: 'none', tilt: '3' },
    { tilt: 3, topper: null },
  ],
  [{ body: undefined, palette: null, background: null, eyes: ['wide'], mouth: {} }, undefined],
  [['body:heart'], undefined],
  [null, undefined],
  [true, undefined],
])('%j', (value, expected) => {
  expect(read(value)).toEqual(expected);
});

test('the core knows the parts of the base alone', () => {
  expect(readParts('scene:maze,topper:crown', base)).toEqual({ topper: 'crown' });
});

test('anything at all gives ids that exist', () => {
  const words = fc.constantFrom(...SLOTS, ...Object.values(IDS).flat(), '__proto__', ':', ',', ' ', 'none', '-6');
  const texts = fc.oneof(
    fc.string(),
    fc.array(words).map((list) => list.join('')),
    fc.array(words).map(String),
  );
  const objects = fc.dictionary(fc.constantFrom(...SLOTS, '__proto__'), fc.oneof(words, fc.anything()));
  fc.assert(
    fc.property(fc.oneof(texts, objects, fc.anything()), (value) => {
      for (const [slot, id] of Object.entries(read(value) ?? {})) {
        expect(IDS[slot as Slot]).toContain(String(id ?? 'none'));
      }
    }),
    { numRuns: 2000 },
  );
});

test('equal parts are equal settings, in whatever order and form, and their text gives them back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pairs, { selector: ([slot]) => slot, minLength: 1 }), fc.nat(), (list, at) => {
      const settings = read(list.map((pair) => pair.join(':')).join(','));
      const turned = [...list.slice(at % list.length), ...list.slice(0, at % list.length)].toReversed();
      const printed = JSON.stringify(settings);
      expect(JSON.stringify(read(turned.map((pair) => pair.join(' : ')).join(' , ')))).toBe(printed);
      expect(JSON.stringify(read(Object.fromEntries(turned)))).toBe(printed);
      expect(JSON.stringify(read(settings))).toBe(printed);
      expect(JSON.stringify(read(printParts(settings ?? {})))).toBe(printed);
    }),
  );
});

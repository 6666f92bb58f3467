// Tests of invalid arguments of `registerPacks`: it throws, and the elements keep their packs.
import { createAvatar, createEngine } from 'navii';
import { neon } from 'navii/packs/neon';
import { afterEach, expect, it } from 'vitest';
import { registerPacks } from '../../../components/packs/resources.js';
import { clear, mount, serialize } from '../mount.js';

const NAMES = { name: 'X', about: 'X.' };

const MISTAKES: readonly (readonly [what: string, packs: unknown])[] = [
  ['nothing', undefined],
  ['one pack without a list', { id: 'x', ...NAMES }],
  ['a pack without an id', [{}]],
  ['undefined in a list', [undefined]],
  ['a pack twice', ['x', 'x'].map((id) => ({ id, ...NAMES }))],
  ['a palette without colours', [{ id: 'x', ...NAMES, palettes: [{ id: 'p' }] }]],
  [
    'a good pack beside a bad one',
    [
      { id: 'y', ...NAMES },
      { id: 'x', ...NAMES, palettes: [{ id: 'p' }] },
    ],
  ],
];

afterEach(clear);

it.each(MISTAKES)('%s: it throws, and elements draw as before', async (_, packs) => {
  expect(() => registerPacks(packs as [])).toThrow();
  const element = await mount('navii-avatar', '<navii-avatar seed="ada" packs="x,y,neon"></navii-avatar>');
  expect(serialize(element)).toBe(createAvatar('ada', { packs: 'neon' }));
});

it('accepts a pack whose id only a refused pack had', async () => {
  expect(() => registerPacks([{ id: 'later', ...NAMES, palettes: [{ id: 'p' }] }] as unknown as [])).toThrow();
  const later = { ...neon, id: 'later' };
  registerPacks([later]);
  const element = await mount('navii-avatar', '<navii-avatar seed="ada" packs="later"></navii-avatar>');
  expect(serialize(element)).toBe(createEngine({ packs: [later] }).createAvatar('ada', { packs: 'later' }));
});

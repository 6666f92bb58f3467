// Tests of `setDefaults`: the options of all elements of a page that their attributes do not set.
import { afterEach, expect, it } from 'vitest';
import { setDefaults } from '../../components/define.js';
import { registerPacks } from '../../components/packs/resources.js';
import { createEngine } from '../../lib/index.js';
import { PACKS } from '../../lib/packs/index.js';
import { fjord } from '../examples/brand/brand.js';
import { clear, mount, serialize, settle } from './mount.js';

const DEFAULTS = { packs: 'fjord', mood: 'happy', size: 48 } as const;
const engine = createEngine({ packs: [...PACKS, fjord] });
registerPacks([fjord]);

afterEach(() => {
  clear();
  setDefaults({});
});

it('draws the brand in an avatar and a group, without an attribute', async () => {
  setDefaults(DEFAULTS);
  const branded = createEngine({ packs: [...PACKS, fjord], defaults: DEFAULTS });
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada"></navii-avatar>');
  expect(serialize(avatar)).toBe(engine.createAvatar('ada', DEFAULTS));
  const group = await mount('navii-group', '<navii-group seeds="ada,grace" ring="#fff"></navii-group>');
  expect(serialize(group)).toBe(branded.createGroup(['ada', 'grace'], { ring: '#fff' }));
});

it('gives way to attributes', async () => {
  setDefaults(DEFAULTS);
  const avatar = await mount(
    'navii-avatar',
    '<navii-avatar seed="ada" mood="wink" size="64" packs="none"></navii-avatar>',
  );
  expect(serialize(avatar)).toBe(engine.createAvatar('ada', { mood: 'wink', size: 64 }));
  avatar.packs = 'garden';
  await settle();
  expect(serialize(avatar)).toBe(engine.createAvatar('ada', { mood: 'wink', size: 64, packs: 'garden' }));
  // The defaults are no attributes of the element.
  expect(avatar.outerHTML).not.toContain('happy');
});

it('draws again, and replaces what was set before', async () => {
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada"></navii-avatar>');
  expect(serialize(avatar)).toBe(engine.createAvatar('ada'));
  for (const defaults of [{ palette: 'mint' }, { mood: 'wink' }, {}] as const) {
    setDefaults(defaults);
    await settle();
    expect(serialize(avatar)).toBe(engine.createAvatar('ada', defaults));
  }
});

it('keeps a copy of the options', async () => {
  const mine: { mood: 'wink' | 'happy' } = { mood: 'wink' };
  setDefaults(mine);
  mine.mood = 'happy';
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada"></navii-avatar>');
  expect(serialize(avatar)).toBe(engine.createAvatar('ada', { mood: 'wink' }));
});

it('counts where an attribute names no known pack or mood', async () => {
  setDefaults(DEFAULTS);
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada" mood="hapy" packs="grden"></navii-avatar>');
  expect(serialize(avatar)).toBe(engine.createAvatar('ada', DEFAULTS));
});

it.each([
  [undefined, TypeError, 'defaults: expected size, palette, '],
  [{ palete: 'mint' }, RangeError, 'animated, got palete; did you mean palette?'],
  [{ mood: 'hapy' }, RangeError, 'defaults: mood: expected a known value, got "hapy"; neutral, '],
])('throws at once for %j', async (wrong, type, message) => {
  setDefaults(DEFAULTS);
  expect(() => setDefaults(wrong as object)).toThrow(type);
  expect(() => setDefaults(wrong as object)).toThrow(message);
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada"></navii-avatar>');
  expect(serialize(avatar)).toBe(engine.createAvatar('ada', DEFAULTS));
});

it('takes ids of packs that may be loaded later', () => {
  expect(() => setDefaults({ packs: 'later', palette: 'later-blue', parts: 'topper:later-hat|none' })).not.toThrow();
});

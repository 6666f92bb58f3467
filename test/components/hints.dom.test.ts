// Tests of the hints of the elements: the console names values of their properties that are ignored, once each.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoaders } from '../../components/packs/resources.js';
import { clear, mount, settle } from './mount.js';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const listHints = (): string[] => warn.mock.calls.map(([message]) => String(message));

beforeEach(() => warn.mockClear());

afterEach(clear);

it('do not mention a pack that is loading, nor items that it may have', async () => {
  addLoaders({ packs: { slow: () => new Promise(() => undefined) } });
  const markup = '<navii-avatar seed="ada" packs="slow" palette="slow-pink" size="huge"></navii-avatar>';
  await mount('navii-avatar', markup);
  expect(listHints()).toEqual(['navii: size "huge" is ignored; a whole number, 16–1024 px']);
});

it('name attributes that are probably misspelt options, and no others', async () => {
  await mount(
    'navii-avatar',
    '<navii-avatar seed="ada" palete="mint" tile-bgg="red" part="x" class="y"></navii-avatar>',
  );
  expect(listHints()).toEqual([
    'navii: option "palete" is ignored; did you mean palette?',
    'navii: option "tile-bgg" is ignored; did you mean tile-bg?',
  ]);
});

it('name the ignored options of a group and of its members', async () => {
  const group = await mount('navii-group', '<navii-group overlap="much"></navii-group>');
  Object.assign(group, { seeds: ['ada', { seed: 'grace', mood: 'merry' }] });
  await settle();
  expect(listHints()).toEqual([
    expect.stringMatching(/^navii: overlap "much" is ignored; /),
    'navii: mood "merry" is ignored; neutral, happy, serious, sleepy, wink; or several, separated by commas',
  ]);
});

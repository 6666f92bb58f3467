// Hints of the elements: the console says what of their properties is ignored, once each.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoaders } from '../../components/packs/resources.js';
import { clear, mount, settle } from './mount.js';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const listHints = (): string[] => warn.mock.calls.map(([message]) => String(message));

beforeEach(() => warn.mockClear());

afterEach(clear);

it('say nothing of a pack that is on its way, nor of what it may bring', async () => {
  addLoaders({ packs: { slow: () => new Promise(() => undefined) } });
  const markup = '<navii-avatar seed="ada" packs="slow" palette="slow-pink" size="huge"></navii-avatar>';
  await mount('navii-avatar', markup);
  expect(listHints()).toEqual(['navii: size "huge" is ignored; integer, 16–1024 px']);
});

it('say the name of the option that a property carries, whatever it holds', async () => {
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada" style-hint="fem"></navii-avatar>');
  Object.assign(avatar, { animated: 'maybe', mood: {}, status: 'gone' });
  await settle();
  expect(listHints()).toEqual([
    expect.stringMatching(/^navii: style "fem" is ignored; /),
    'navii: mood object value is ignored; neutral, happy, serious, sleepy, wink',
    'navii: animated "maybe" is ignored; 0 or 1',
    'navii: status "gone" is ignored; online, away, busy, offline',
  ]);
});

it('say what a group and its members ignore', async () => {
  const group = await mount('navii-group', '<navii-group overlap="much"></navii-group>');
  Object.assign(group, { seeds: ['ada', { seed: 'grace', mood: 'merry' }] });
  await settle();
  expect(listHints()).toEqual([
    expect.stringMatching(/^navii: overlap "much" is ignored; /),
    'navii: mood "merry" is ignored; neutral, happy, serious, sleepy, wink',
  ]);
});

// What lib/development is told that an element reads: it says on the console what of it is ignored.
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addLoaders } from '../../components/packs/resources.js';
import { watchOptions } from '../../lib/options/read.js';
import { clear, mount, settle } from './mount.js';

const told: [name: string, value: unknown][] = [];

beforeAll(() => {
  watchOptions({
    value(name, value) {
      if (value !== null) told.push([name, value]);
    },
    names: () => undefined,
  });
});

beforeEach(() => {
  told.length = 0;
});

afterEach(clear);

it('is nothing of a pack that is on its way, nor of what it may bring', async () => {
  addLoaders({ packs: { slow: () => new Promise(() => undefined) } });
  await mount('navii-avatar', '<navii-avatar seed="ada" packs="slow" palette="slow-pink" size="48"></navii-avatar>');
  expect(told).toEqual([['size', '48']]);
});

it('is each property under its own name, whatever it holds', async () => {
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada"></navii-avatar>');
  told.length = 0;
  Object.assign(avatar, { animated: false, mood: {} });
  await settle();
  expect(told).toEqual([
    ['mood', {}],
    ['animated', false],
  ]);
});

// Tests of the names of the elements in the accessibility tree of each browser.
import { afterEach, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { clear, mount } from './mount.js';

afterEach(clear);

it('an avatar with a name is one image of that name', async () => {
  await mount('navii-avatar', '<navii-avatar seed="ada" label="Ada" status="online"></navii-avatar>');
  await mount('navii-avatar', '<navii-avatar seed="grace" title="Grace"></navii-avatar>');
  await mount('navii-group', '<navii-group seeds="ada,grace" label="The team"></navii-group>');
  expect(await commands.countImages('Ada, online')).toBe(1);
  expect(await commands.countImages('The team')).toBe(1);
  expect(await commands.countImages('Grace')).toBeGreaterThan(0);
  expect(await commands.countImages('Nobody')).toBe(0);
});

it('an element without a name is no image', async () => {
  await mount('navii-avatar', '<navii-avatar seed="alan"></navii-avatar>');
  await mount('navii-avatar', '<navii-avatar></navii-avatar>');
  await mount('navii-group', '<navii-group seeds="ada,grace"></navii-group>');
  expect(await commands.countImages()).toBe(0);
});

it('a changed name is in the tree', async () => {
  const avatar = await mount('navii-avatar', '<navii-avatar seed="ada" label="Ada"></navii-avatar>');
  avatar.label = 'Countess';
  await avatar.updateComplete;
  expect(await commands.countImages('Countess')).toBeGreaterThan(0);
  expect(await commands.countImages('Ada')).toBe(0);
  avatar.label = '';
  await avatar.updateComplete;
  expect(await commands.countImages()).toBe(0);
});

// Tests of palettes and parts whose packs a page has not named: the modules for a CDN look up which packs have them.
import { createAvatar, createGroup } from 'navii';
import type { NaviiAvatarElement } from 'navii/components';
import { afterEach, expect, it } from 'vitest';
import { cdn, holdPacks, leave, readDrawing, visit } from '../cdn-page.js';

const expectDrawing = (selector?: string) => expect.poll(() => readDrawing(selector));

afterEach(leave);

const byOwner = (): string[] => cdn.asked.filter((path) => path.includes('/ids-'));

it.each([
  ['parts="body:mug" palette="neon-pink" packs="garden"', { parts: 'body:mug', palette: 'neon-pink', packs: 'garden' }],
  [
    'parts="topper:straw-hat|none" palette="neon-pink, mint"',
    { parts: 'topper:straw-hat|none', palette: 'neon-pink,mint' },
  ],
])('fetches the packs of named palettes and parts: %s', async (attributes, options) => {
  const release = holdPacks();
  await visit(`<navii-avatar seed="ada" ${attributes}></navii-avatar>`);
  await expectDrawing().toContain('currentColor');
  release();
  await expectDrawing().toBe(createAvatar('ada', options));
  expect(byOwner()).toHaveLength(1);
  expect(cdn.troubles).toEqual([]);
});

it('fetches the packs of palettes and parts of group members', async () => {
  const seeds = ['joan', { seed: 'ada', palette: 'kente-gold' }, { seed: 'grace', parts: { body: 'mug' as const } }];
  await visit('<navii-group></navii-group>');
  await cdn.page.locator('navii-group').evaluate((element, value) => void Reflect.set(element, 'seeds', value), seeds);
  await expectDrawing('navii-group').toBe(createGroup(seeds));
});

it('requests the ids of all packs once for unknown ids, and draws without them', async () => {
  await visit('<navii-avatar seed="ada" palette="nope" parts="body:nope,constructor:x,topper:"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  await cdn.page
    .locator('navii-avatar')
    .evaluate((element: NaviiAvatarElement) => void (element.palette = 'constructor'));
  expect(await readDrawing()).toBe(createAvatar('ada'));
  expect(cdn.asked).toEqual(['navii.js', ...byOwner()]);
  expect(byOwner()).toHaveLength(1);
});

it.each(['/ids-', 'accra-gallery'])('draws without the palette where %s fails to load', async (name) => {
  cdn.hold = (path) => (path.includes(name) ? 'fail' : undefined);
  await visit('<navii-avatar seed="ada" palette="kente-gold"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  expect(cdn.troubles).toEqual([]);
});

it('requests nothing where all named ids are loaded', async () => {
  const named = 'palette="mint" parts="body:heart,topper:none,tone:warm,nope:x" packs=""';
  await visit(`<navii-avatar seed="ada" ${named}></navii-avatar><navii-avatar seed="joan" palette="" parts="none">`);
  await expectDrawing('navii-avatar[palette=mint]').toBe(
    createAvatar('ada', { palette: 'mint', parts: 'body:heart,topper:none,tone:warm' }),
  );
  expect(cdn.asked).toEqual(['navii.js']);
});

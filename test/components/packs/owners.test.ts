// Palettes and parts of packs that a page has not asked for: the modules for a CDN find out who brings them.
import { createAvatar, renderGroup } from 'navii';
import type { NaviiAvatar } from 'navii/components';
import { afterEach, expect, it } from 'vitest';
import { cdn, createGate, isPack, leave, readDrawing, visit } from '../cdn-page.js';

const expectDrawing = (selector?: string) => expect.poll(() => readDrawing(selector));

afterEach(leave);

const byOwner = (): string[] => cdn.asked.filter((path) => path.includes('owners'));

it.each([
  ['palette="kente-gold"', { palette: 'kente-gold' }],
  ['parts="body:mug,topper:none"', { parts: 'body:mug,topper:none' }],
  ['parts="body:mug" palette="neon-pink" packs="garden"', { parts: 'body:mug', palette: 'neon-pink', packs: 'garden' }],
])('fetches the packs that bring what is named: %s', async (attributes, options) => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  await visit(`<navii-avatar seed="ada" ${attributes}></navii-avatar>`);
  await expectDrawing().toContain('currentColor');
  gate.open();
  await expectDrawing().toBe(createAvatar('ada', options));
  expect(byOwner()).toHaveLength(1);
  expect(cdn.troubles).toEqual([]);
});

it('fetches the packs that bring what members of a group are', async () => {
  const seeds = ['joan', { seed: 'ada', palette: 'kente-gold' }, { seed: 'grace', parts: { body: 'mug' } }];
  await visit('<navii-group></navii-group>');
  await cdn.page.locator('navii-group').evaluate((element, value) => void Reflect.set(element, 'seeds', value), seeds);
  await expectDrawing('navii-group').toBe(renderGroup(seeds));
});

it('keeps what it shows while what is named next is on its way', async () => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  await visit('<navii-avatar seed="ada"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  await cdn.page.locator('navii-avatar').evaluate((element: NaviiAvatar) => void (element.palette = 'kente-gold'));
  expect(await readDrawing()).toBe(createAvatar('ada'));
  gate.open();
  await expectDrawing().toBe(createAvatar('ada', { palette: 'kente-gold' }));
});

it('asks once who brings what nobody brings, and draws what there is', async () => {
  await visit('<navii-avatar seed="ada" palette="nope" parts="body:nope,constructor:x,topper:"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  await cdn.page.locator('navii-avatar').evaluate((element: NaviiAvatar) => void (element.palette = 'constructor'));
  expect(await readDrawing()).toBe(createAvatar('ada'));
  expect(cdn.asked).toEqual(['navii.js', ...byOwner()]);
  expect(byOwner()).toHaveLength(1);
});

it.each(['owners', 'accra-gallery'])('draws what there is where %s cannot be had', async (name) => {
  cdn.hold = (path) => (path.includes(name) ? 'fail' : undefined);
  await visit('<navii-avatar seed="ada" palette="kente-gold"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  expect(cdn.troubles).toEqual([]);
});

it('asks for nothing where all that is named is here', async () => {
  const named = 'palette="mint" parts="body:heart,topper:none,tone:warm,nope:x" packs=""';
  await visit(`<navii-avatar seed="ada" ${named}></navii-avatar><navii-avatar seed="joan" palette="" parts="none">`);
  await expectDrawing('navii-avatar[palette=mint]').toBe(
    createAvatar('ada', { palette: 'mint', parts: 'body:heart,topper:none,tone:warm' }),
  );
  expect(cdn.asked).toEqual(['navii.js']);
});

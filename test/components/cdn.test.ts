// Tests of the modules for a CDN in a real page: a pack is fetched when an element first needs it, and no pack is required.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as navii from 'navii';
import { createAvatar, createGroup, seedFromEmail } from 'navii';
import type { NaviiAvatarElement } from 'navii/components';
import { afterEach, expect, it } from 'vitest';
import { describeChromium } from '../browsers/chromium.js';
import { cdn, holdPacks, FOLDER, isPack, leave, readDrawing, visit } from './cdn-page.js';

const integrity = JSON.parse(readFileSync(join(FOLDER, 'integrity.json'), 'utf8')) as Record<string, string>;

const expectDrawing = (selector?: string) => expect.poll(() => readDrawing(selector));

afterEach(leave);

it('draws the base with one file', async () => {
  await visit('<navii-avatar seed="ada"></navii-avatar><navii-group seeds="ada,grace"></navii-group>');
  await expectDrawing().toBe(createAvatar('ada'));
  await expectDrawing('navii-group').toBe(createGroup(['ada', 'grace']));
  expect(cdn.asked).toEqual(['navii.js']);
});

it('loads the picker apart, and no second engine with it', async () => {
  await visit('<script type="module" src="/picker.js"></script><navii-picker seed="ada" packs="neon"></navii-picker>');
  const mascot = cdn.page.locator('navii-picker [part=preview] svg');
  const read = () => mascot.evaluate((svg) => new XMLSerializer().serializeToString(svg));
  await expect.poll(read).toBe(createAvatar('ada', { packs: 'neon', size: 256 }));
  expect(cdn.asked.filter((path) => !isPack(path))).toEqual(['navii.js', 'picker.js']);
});

it('shows a placeholder of the same size until the pack has loaded, then the drawing of the engine', async () => {
  const release = holdPacks();
  await visit('<navii-avatar seed="ada" packs="neon" size="48" shape="square"></navii-avatar>');
  await expectDrawing().toContain('width="48" height="48" fill="currentColor"');
  release();
  await expectDrawing().toBe(createAvatar('ada', { packs: 'neon', size: 48, shape: 'square' }));
  expect(cdn.asked.filter((path) => /neon|garden/.test(path))).toHaveLength(1);
  expect(cdn.troubles).toEqual([]);
});

it('keeps its drawing while the next pack loads', async () => {
  const release = holdPacks();
  await visit('<navii-avatar seed="ada"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  await cdn.page.locator('navii-avatar').evaluate((element: NaviiAvatarElement) => (element.packs = 'garden'));
  await expect.poll(() => cdn.asked.some(isPack)).toBe(true);
  expect(await readDrawing()).toBe(createAvatar('ada'));
  release();
  await expectDrawing().toBe(createAvatar('ada', { packs: 'garden' }));
});

/** Expects an accessible name of an element, and a badge or none. */
async function expectNameAndBadge(selector: string, name: string, hasBadge: boolean): Promise<void> {
  const badges = await cdn.page.locator(selector).evaluate(async (element) => {
    await (element as NaviiAvatarElement).updateComplete;
    return element.shadowRoot?.querySelectorAll('[color]').length;
  });
  expect(badges).toBe(hasBadge ? 1 : 0);
  expect(await describeChromium(cdn.page).countImages(name)).toBe(1);
}

it.each([
  ['seed', { seed: 'grace' }],
  ['email', { seed: undefined, email: 'grace@example.org' }],
])('does not keep the drawing of another %s while a pack loads', async (_, who) => {
  const release = holdPacks();
  await visit('<navii-avatar seed="ada" label="Ada"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada', { title: 'Ada' }));
  const next = { ...who, label: 'Grace', packs: 'neon', status: 'online' };
  await cdn.page.locator('navii-avatar').evaluate((element, values) => void Object.assign(element, values), next);
  expect(await readDrawing()).toContain('currentColor');
  await expectNameAndBadge('navii-avatar', 'Grace, online', false);
  release();
  const seed = who.seed ?? seedFromEmail('grace@example.org');
  await expectDrawing().toBe(createAvatar(seed, { title: 'Grace', packs: 'neon', status: 'online' }));
});

it('says a new label and status at once, beside the old drawing', async () => {
  const release = holdPacks();
  await visit('<navii-avatar seed="ada"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  const next = { label: 'Ada', packs: 'neon', status: 'busy' };
  await cdn.page.locator('navii-avatar').evaluate((element, values) => void Object.assign(element, values), next);
  expect(await readDrawing()).toBe(createAvatar('ada'));
  await expectNameAndBadge('navii-avatar', 'Ada, busy', false);
  release();
  await expectDrawing().toBe(createAvatar('ada', { title: 'Ada', packs: 'neon', status: 'busy' }));
});

it('does not keep the drawing of a group whose members change, nor their names', async () => {
  const release = holdPacks();
  await visit('<navii-group></navii-group>');
  const set = (seeds: object[]): Promise<void> =>
    cdn.page.locator('navii-group').evaluate((element, value) => void Reflect.set(element, 'seeds', value), seeds);
  await set([{ seed: 'ada', label: 'Ada' }]);
  await expectDrawing('navii-group').toBe(createGroup(['ada']));
  await set([{ seed: 'ada', label: 'Countess', packs: 'neon' }]);
  expect(await readDrawing('navii-group')).toBe(createGroup(['ada']));
  await expectNameAndBadge('navii-group', 'Countess', false);
  await set([{ seed: 'grace', label: 'Grace', packs: 'neon' }]);
  expect(await readDrawing('navii-group')).toContain('currentColor');
  await expectNameAndBadge('navii-group', 'Grace', false);
  release();
  await expectDrawing('navii-group').toBe(createGroup([{ seed: 'grace', packs: 'neon' }]));
});

it('draws a group of the right size before and after', async () => {
  const release = holdPacks();
  const seeds = ['ada', { seed: 'grace', packs: 'pets' }, 'joan', 'alan'];
  await visit(`<navii-group max="3" overlap=".5"></navii-group>`);
  await cdn.page.locator('navii-group').evaluate((element, value) => Reflect.set(element, 'seeds', value), seeds);
  const drawing = createGroup(seeds, { max: 3, overlap: 0.5 });
  const size = /viewBox="[^"]+" width="\d+" height="\d+"/;
  await expectDrawing('navii-group').toContain('currentColor');
  expect((await readDrawing('navii-group'))?.match(size)?.[0]).toBe(drawing.match(size)?.[0] ?? 'a size');
  release();
  await expectDrawing('navii-group').toBe(drawing);
});

it('skips unknown packs at once, and requests no file', async () => {
  await visit('<navii-avatar seed="ada" packs="nope,__proto__,constructor"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  expect(cdn.asked).toEqual(['navii.js']);
});

it('draws the base where a pack fails to load, without an error', async () => {
  cdn.hold = (path) => (isPack(path) ? 'fail' : undefined);
  await visit('<navii-avatar seed="ada" packs="neon"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  expect(cdn.troubles).toEqual([]);
});

it('an animated drawing rests until the code that moves drawings has loaded, and for good where that fails', async () => {
  const readMotion = () => cdn.page.locator('[part=svg]').evaluate((box) => box.getAttribute('data-motion'));
  const animated = '<navii-avatar seed="ada" animated></navii-avatar>';
  const release = holdPacks();
  await visit(animated);
  expect(await readMotion()).toBe('rests');
  release();
  await expect.poll(readMotion).toBe(null);
  await leave();
  cdn.hold = (path) => (isPack(path) ? 'fail' : undefined);
  await visit(animated);
  await expect.poll(() => cdn.asked).toHaveLength(2);
  expect(await readMotion()).toBe('rests');
  expect(cdn.troubles).toEqual([]);
});

const TEAM = Array.from({ length: 20 }, (_, i) => `member-${i}`);

it.each([
  [
    'colors',
    'navii-avatar',
    'seed="ada" colors="#e50914"',
    createAvatar('ada', { colors: '#e50914' }),
    createAvatar('ada'),
  ],
  [
    'distinct',
    'navii-group',
    `seeds="${TEAM.join()}" distinct`,
    createGroup(TEAM, { distinct: true }),
    createGroup(TEAM),
  ],
])(
  'loads the code of %s when an element needs it, and else ignores the option',
  async (_, tag, given, drawing, plain) => {
    expect(drawing).not.toBe(plain);
    const release = holdPacks();
    const markup = `<${tag} ${given}></${tag}>`;
    await visit(markup);
    await expectDrawing(tag).toContain('fill="currentColor"');
    release();
    await expectDrawing(tag).toBe(drawing);
    await leave();
    cdn.hold = (path) => (isPack(path) ? 'fail' : undefined);
    await visit(markup);
    await expectDrawing(tag).toBe(plain);
    expect(cdn.troubles).toEqual([]);
  },
);

it('preloads packs, each once', async () => {
  await visit('');
  // The code is text, because the test runner would transform the import.
  await cdn.page.evaluate(`(async () => {
    const { loadPacks } = await import('/navii.js');
    await Promise.all([loadPacks(['winter', 'nope']), loadPacks(['winter'])]);
    document.body.innerHTML = '<navii-avatar seed="ada" packs="winter"></navii-avatar>';
  })()`);
  expect(await readDrawing()).toBe(createAvatar('ada', { packs: 'winter' }));
  expect(new Set(cdn.asked).size).toBe(cdn.asked.length);
});

it('exports public names, and the engine beside them', async () => {
  await visit('');
  const names = (path: string) => cdn.page.evaluate(`import('${path}').then((all) => Object.keys(all))`);
  const own = ['NaviiAvatarElement', 'NaviiGroupElement', 'loadPacks', 'loadPicker', 'registerPacks', 'setDefaults'];
  expect(await names('/navii.js')).toEqual(expect.arrayContaining(own));
  expect(await names('/engine.js')).toEqual(Object.keys(navii));
  expect(await cdn.page.evaluate(`import('/engine.js').then(({ createAvatar }) => createAvatar('ada'))`)).toBe(
    createAvatar('ada'),
  );
});

it('has a hash for every file, which a browser checks for packs too', async () => {
  const hashes = Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [`/${path}`, hash]));
  const mapOf = (given: Record<string, string>): string =>
    `<script type="importmap">${JSON.stringify({ integrity: given })}</script>`;
  await visit('<navii-avatar seed="ada" packs="neon"></navii-avatar>', mapOf(hashes));
  await expectDrawing().toBe(createAvatar('ada', { packs: 'neon' }));
  await leave();
  const wrong = Object.fromEntries(Object.keys(hashes).map((path) => [path, hashes['/navii.js'] ?? '']));
  await visit('<navii-avatar seed="ada" packs="neon"></navii-avatar>', mapOf(wrong));
  await expectDrawing().toBe(createAvatar('ada'));
});

// The modules for a CDN in a real page: packs come when an element first asks for them, and none has to come at all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAvatar, renderGroup, seedFromEmail } from 'navii';
import type { NaviiAvatar } from 'navii/components';
import { afterEach, expect, it } from 'vitest';
import { describeChromium } from '../tools/browsers/chromium.js';
import { cdn, createGate, FOLDER, isPack, leave, readDrawing, visit } from './cdn-page.js';

const integrity = JSON.parse(readFileSync(join(FOLDER, 'integrity.json'), 'utf8')) as Record<string, string>;

const expectDrawing = (selector?: string) => expect.poll(() => readDrawing(selector));

afterEach(leave);

it('draws the base with one file', async () => {
  await visit('<navii-avatar seed="ada"></navii-avatar><navii-group seeds="ada,grace"></navii-group>');
  await expectDrawing().toBe(createAvatar('ada'));
  await expectDrawing('navii-group').toBe(renderGroup(['ada', 'grace']));
  expect(cdn.asked).toEqual(['navii.js']);
});

it('shows a placeholder of the same size until the pack is here, then what the engine draws', async () => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  await visit('<navii-avatar seed="ada" packs="neon" size="48" shape="square"></navii-avatar>');
  await expectDrawing().toContain('width="48" height="48" fill="currentColor"');
  gate.open();
  await expectDrawing().toBe(createAvatar('ada', { packs: 'neon', size: 48, shape: 'square' }));
  expect(cdn.asked.filter((path) => /neon|garden/.test(path))).toHaveLength(1);
  expect(cdn.troubles).toEqual([]);
});

it('keeps what it shows while the next pack is on its way', async () => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  await visit('<navii-avatar seed="ada"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  await cdn.page.locator('navii-avatar').evaluate((element: NaviiAvatar) => (element.packs = 'garden'));
  await expect.poll(() => cdn.asked.some(isPack)).toBe(true);
  expect(await readDrawing()).toBe(createAvatar('ada'));
  gate.open();
  await expectDrawing().toBe(createAvatar('ada', { packs: 'garden' }));
});

/** The accessible name of an element, and whether it has a badge. */
async function expectTold(selector: string, name: string, hasBadge: boolean): Promise<void> {
  const badges = await cdn.page.locator(selector).evaluate(async (element) => {
    await (element as NaviiAvatar).updateComplete;
    return element.shadowRoot?.querySelectorAll('[part=status]').length;
  });
  expect(badges).toBe(hasBadge ? 1 : 0);
  expect(await describeChromium(cdn.page).countImages(name)).toBe(1);
}

it.each([
  ['seed', { seed: 'grace' }],
  ['email', { seed: undefined, email: 'grace@example.org' }],
])('keeps nobody else while a pack is on its way: another %s', async (_, who) => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  await visit('<navii-avatar seed="ada" label="Ada"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada', { title: 'Ada' }));
  const next = { ...who, label: 'Grace', packs: 'neon', status: 'online' };
  await cdn.page.locator('navii-avatar').evaluate((element, values) => void Object.assign(element, values), next);
  expect(await readDrawing()).toContain('currentColor');
  await expectTold('navii-avatar', 'Grace, online', true);
  gate.open();
  const seed = who.seed ?? seedFromEmail('grace@example.org');
  await expectDrawing().toBe(createAvatar(seed, { title: 'Grace', packs: 'neon' }));
});

it('tells at once of a new label and status beside what it still shows', async () => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  await visit('<navii-avatar seed="ada"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  const next = { label: 'Ada', packs: 'neon', status: 'busy' };
  await cdn.page.locator('navii-avatar').evaluate((element, values) => void Object.assign(element, values), next);
  expect(await readDrawing()).toBe(createAvatar('ada'));
  await expectTold('navii-avatar', 'Ada, busy', true);
  gate.open();
});

it('keeps no other members of a group, nor their names', async () => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  await visit('<navii-group></navii-group>');
  const set = (seeds: object[]): Promise<void> =>
    cdn.page.locator('navii-group').evaluate((element, value) => void Reflect.set(element, 'seeds', value), seeds);
  await set([{ seed: 'ada', label: 'Ada' }]);
  await expectDrawing('navii-group').toBe(renderGroup(['ada']));
  await set([{ seed: 'ada', label: 'Countess', packs: 'neon' }]);
  expect(await readDrawing('navii-group')).toBe(renderGroup(['ada']));
  await expectTold('navii-group', 'Countess', false);
  await set([{ seed: 'grace', label: 'Grace', packs: 'neon' }]);
  expect(await readDrawing('navii-group')).toContain('currentColor');
  await expectTold('navii-group', 'Grace', false);
  gate.open();
  await expectDrawing('navii-group').toBe(renderGroup([{ seed: 'grace', packs: 'neon' }]));
});

it('draws a group of the right size before and after', async () => {
  const gate = createGate();
  cdn.hold = (path) => (isPack(path) ? gate.opened : undefined);
  const seeds = ['ada', { seed: 'grace', packs: 'pets' }, 'joan', 'alan'];
  await visit(`<navii-group max="3" overlap=".5"></navii-group>`);
  await cdn.page.locator('navii-group').evaluate((element, value) => Reflect.set(element, 'seeds', value), seeds);
  const drawing = renderGroup(seeds, { max: 3, overlap: 0.5 });
  const size = /viewBox="[^"]+" width="\d+" height="\d+"/;
  await expectDrawing('navii-group').toContain('currentColor');
  expect((await readDrawing('navii-group'))?.match(size)?.[0]).toBe(drawing.match(size)?.[0] ?? 'a size');
  gate.open();
  await expectDrawing('navii-group').toBe(drawing);
});

it('hashes an e-mail address once it knows how', async () => {
  await visit('<navii-avatar email="Ada@Example.org"></navii-avatar>');
  await expectDrawing().toBe(createAvatar(seedFromEmail('ada@example.org')));
});

it('skips packs that nobody has at once, and asks for no file', async () => {
  await visit('<navii-avatar seed="ada" packs="nope,__proto__,constructor"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  expect(cdn.asked).toEqual(['navii.js']);
});

it('draws the base where a pack cannot be had, without an error', async () => {
  cdn.hold = (path) => (isPack(path) ? 'fail' : undefined);
  await visit('<navii-avatar seed="ada" packs="neon"></navii-avatar>');
  await expectDrawing().toBe(createAvatar('ada'));
  expect(cdn.troubles).toEqual([]);
});

it('fetches packs ahead, each once', async () => {
  await visit('');
  // As text: the test runner would take the import for its own.
  await cdn.page.evaluate(`(async () => {
    const { loadPacks } = await import('/navii.js');
    await Promise.all([loadPacks('winter', 'nope'), loadPacks('winter')]);
    document.body.innerHTML = '<navii-avatar seed="ada" packs="winter"></navii-avatar>';
  })()`);
  expect(await readDrawing()).toBe(createAvatar('ada', { packs: 'winter' }));
  expect(new Set(cdn.asked).size).toBe(cdn.asked.length);
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

// Tests that nothing moves in a page whose script loads after its text.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { root } from '../../tools/root.js';
import { cdn, createGate, leave, visit } from '../cdn-page.js';

const SHEET = '<link rel="stylesheet" href="/navii.css">';

const ROWS = [32, 40, 48, 96, 45]
  .map((size, row) => {
    const avatars = Array.from(
      { length: 4 },
      (_, i) => `<navii-avatar seed="${row} ${i}" size="${size}"></navii-avatar> `,
    );
    const group = `<navii-group seeds="ada,grace,alan,mary" max="3" size="${size}" style="--navii-tiles: 3"></navii-group>`;
    return `<p>${avatars.join('')}<navii-avatar seed="${row}"></navii-avatar> ${group} Row ${row}</p>`;
  })
  .join('');

const TEXT = '<p>What follows must not move.</p>'.repeat(5);

const drawnByServer = (): string => {
  const page = join(root, 'test/components/fixtures/server-page.js');
  const html = execFileSync(process.execPath, [page], { cwd: root, encoding: 'utf8' });
  return html.replace(/^.*<body>|<\/body>.*$/gs, '');
};

/** Pixels that rounding alone can move something, which nobody sees. */
const ROUNDING = 0.1;

afterEach(leave);

/** Opens a page and holds its script back. Returns when the page is parsed and its style sheets are loaded. */
async function visitBeforeScript(markup: string, head: string): Promise<() => void> {
  const gate = createGate();
  cdn.hold = (path) => (path === 'navii.js' ? gate.opened : undefined);
  await visit(markup, head, 'commit');
  // A timer asks, not a frame: layout is tested, and a busy machine may show no frame for long.
  await cdn.page.waitForFunction(
    `document.readyState === 'interactive' && [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet)`,
    undefined,
    { polling: 50 },
  );
  expect(await cdn.page.evaluate(`customElements.get('navii-avatar')`)).toBeUndefined();
  return gate.open;
}

/** Measures how far the script moves anything while it draws: the most pixels that a paragraph or an element moves or grows. */
async function measureMove(markup: string, head: string): Promise<number> {
  const open = await visitBeforeScript(markup + TEXT, head);
  await cdn.page.evaluate(`{
    const read = () => [...document.querySelectorAll('p, navii-avatar, navii-group')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });
    const before = read();
    globalThis.most = 0;
    globalThis.compare = () => {
      most = Math.max(most, ...read().map((edge, i) => Math.abs(edge - before[i])));
    };
    // A frame that shows another size is compared, too, so a move that is taken back counts.
    const sizes = new ResizeObserver(compare);
    for (const element of document.querySelectorAll('navii-avatar, navii-group')) sizes.observe(element);
  }`);
  open();
  const most = await cdn.page.evaluate(`(async () => {
    await customElements.whenDefined('navii-group');
    for (const element of document.querySelectorAll('navii-avatar, navii-group')) await element.updateComplete;
    compare();
    return most;
  })()`);
  expect(cdn.troubles).toEqual([]);
  return most as number;
}

it('nothing moves in a page with the style sheet', async () => {
  expect(await measureMove(ROWS, SHEET)).toBeLessThan(ROUNDING);
});

it.each([
  ['without', ''],
  ['with', SHEET],
])('nothing moves where a server has drawn the elements, %s the style sheet', async (_, head) => {
  expect(await measureMove(drawnByServer(), head)).toBeLessThan(ROUNDING);
});

it('the style sheet does not change a drawing of a server before the script loads', async () => {
  const read = async (head: string): Promise<unknown> => {
    const open = await visitBeforeScript(drawnByServer(), head);
    const boxes = await cdn.page
      .evaluate(`[...document.querySelectorAll('navii-avatar, navii-group')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, getComputedStyle(element, '::before').content, getComputedStyle(element, '::after').content];
    })`);
    open();
    return boxes;
  };
  const alone = await read('');
  await leave();
  expect(await read(SHEET)).toEqual(alone);
});

// Tests of layout shifts in a page whose script loads after the first paint.
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

afterEach(leave);

/** Measures the sum of layout shifts after the script has loaded. */
async function measureShift(markup: string, head: string): Promise<number> {
  const gate = createGate();
  cdn.hold = (path) => (path === 'navii.js' ? gate.opened : undefined);
  await visit(markup + TEXT, head, 'commit');
  await cdn.page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await cdn.page.evaluate(`customElements.get('navii-avatar')`)).toBeUndefined();
  gate.open();
  const sum = await cdn.page.evaluate(`(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    await customElements.whenDefined('navii-group');
    for (const element of document.querySelectorAll('navii-avatar, navii-group')) await element.updateComplete;
    // Layout shifts of a frame are reported after it is shown, when the next frame begins.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return sum;
  })()`);
  expect(cdn.troubles).toEqual([]);
  return sum as number;
}

it('there are layout shifts in a page without the style sheet', async () => {
  expect(await measureShift(ROWS, '')).toBeGreaterThan(0.05);
});

it('there are none in a page with the style sheet', async () => {
  expect(await measureShift(ROWS, SHEET)).toBe(0);
});

it.each([
  ['without', ''],
  ['with', SHEET],
])('there are none where a server has drawn the elements, %s the style sheet', async (_, head) => {
  expect(await measureShift(drawnByServer(), head)).toBe(0);
});

it('the style sheet does not change a drawing of a server before the script loads', async () => {
  const read = async (head: string): Promise<unknown> => {
    const gate = createGate();
    cdn.hold = (path) => (path === 'navii.js' ? gate.opened : undefined);
    await visit(drawnByServer(), head, 'commit');
    await cdn.page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const boxes = await cdn.page
      .evaluate(`[...document.querySelectorAll('navii-avatar, navii-group')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, getComputedStyle(element, '::before').content, getComputedStyle(element, '::after').content];
    })`);
    gate.open();
    return boxes;
  };
  const alone = await read('');
  await leave();
  expect(await read(SHEET)).toEqual(alone);
});

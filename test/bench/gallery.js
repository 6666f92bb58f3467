// Measures the gallery's filters: `npm run bench gallery [folder...]`, after `npm run build`. It prints the longest task in
// Chromium's trace, for which a click would have to wait. Several folders are builds to compare.
import { join } from 'node:path';
import { openBrowser } from '../tools/chromium.js';
import { root } from '../tools/root.js';
import { quantile, recordThread, serveFolder } from './site.js';

const ROUNDS = 3;
/** Chromium calls a task long from so many milliseconds on. */
const LONG = 50;

const folders = process.argv.slice(2);
if (folders.length === 0) folders.push(join(root, 'server/dist/site'));
const browser = await openBrowser();
const sites = await Promise.all(folders.map(serveFolder));

/** @type {Record<string, readonly [query: string, work: (page: import('playwright').Page) => Promise<void>]>} */
const SCENES = {
  'the slider dragged from 24 to 500 and back': [
    '?count=24',
    async (page) => {
      const box = await page.locator('#c-count').boundingBox();
      if (box === null) throw new Error('the gallery has no slider');
      const middle = box.y + box.height / 2;
      await page.mouse.move(box.x + (box.width * 24) / 500, middle);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width, middle, { steps: 25 });
      await page.mouse.move(box.x + 10, middle, { steps: 25 });
      await page.mouse.up();
    },
  ],
  'a prefix typed over 500': [
    '?count=500',
    (page) => page.locator('#f-prefix').pressSequentially('and every one of them', { delay: 80 }),
  ],
};

/** @param {string} address @param {(page: import('playwright').Page) => Promise<void>} work */
async function measure(address, work) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  const slices = await recordThread(page, async () => {
    await work(page);
    await page.waitForTimeout(500);
  });
  await page.close();
  // The trace lists input events outside the tasks. A frame is a task.
  return slices.filter(({ name }) => name === 'RunTask' || name === 'EventDispatch').map(({ cpu }) => cpu);
}

for (const [name, [query, work]] of Object.entries(SCENES)) {
  console.log(`${name}; ${ROUNDS} rounds; milliseconds`);
  /** @type {number[][][]} */
  const found = sites.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { origin }] of sites.entries()) {
      found[index]?.push(await measure(`${origin}/gallery/${query}`, work));
    }
  }
  for (const [index, rounds] of found.entries()) {
    const peaks = rounds.map((tasks) => Math.max(...tasks));
    const long = rounds.flat().filter((time) => time > LONG);
    const blocked = long.reduce((sum, time) => sum + time - LONG, 0) / ROUNDS;
    const tasks = `${(long.length / ROUNDS).toFixed(1)} tasks over ${LONG}`;
    const peak = `longest ${quantile(peaks, 0.5).toFixed(0)}`;
    console.log(`  ${peak}, ${tasks}, blocking ${blocked.toFixed(0)}: ${folders[index] ?? ''}`);
  }
}
await browser.close();
for (const { close } of sites) close();

// Measures the work for each letter typed on the landing page: `npm run bench typing [folder...]`, after `npm run build`. Reads
// Chromium's trace, and compares it with the same page whose field does nothing. Several folders are builds to compare.
import { join } from 'node:path';
import { openBrowser } from '../tools/chromium.js';
import { root } from '../tools/root.js';
import { quantile, recordThread, serveFolder, sumWork } from './site.js';

const TEXT = 'the quick brown fox jumps over the lazy dog and naps a while';
const ROUNDS = 3;
/** Milliseconds between two letters of a fast typist. */
const PACE = 80;
/** The maximum work for a letter, as a multiple of that on the same page with an empty handler. */
const LIMIT = 3;

/** @type {readonly (readonly [field: string, motion: 'reduce' | 'no-preference'])[]} */
const SCENES = [
  ['#seed', 'no-preference'],
  ['#seed', 'reduce'],
  ['#name', 'no-preference'],
];

const folders = process.argv.slice(2);
if (folders.length === 0) folders.push(join(root, 'server/dist/site'));
const browser = await openBrowser();
const sites = await Promise.all(folders.map(serveFolder));

/**
 * Milliseconds of the main thread for each letter: `work` is processor time up to the end of the frame that shows it, `wait` is
 * the wall time up to there, and `all` is the processor time until the next letter.
 *
 * @typedef {{ work: number[], wait: number[], all: number[] }} Figures
 */

/**
 * @param {readonly import('./site.js').Slice[]} slices
 * @returns {Figures}
 */
function readLetters(slices) {
  /** @type {Figures} */
  const figures = { work: [], wait: [], all: [] };
  const keys = slices.filter(({ name, type }) => name === 'EventDispatch' && type === 'keydown');
  // The last letter is left out, because no letter follows it.
  for (const [index, { start }] of keys.slice(0, -1).entries()) {
    const next = keys[index + 1]?.start ?? Number.NaN;
    const input = slices.find((slice) => slice.type === 'input' && slice.start >= start);
    const frame = slices.find((slice) => slice.name === 'Commit' && slice.start >= (input?.end ?? Number.NaN));
    if (frame === undefined) throw new Error('a letter was never shown');
    figures.work.push(sumWork(slices, start, frame.end));
    figures.wait.push(frame.end - start);
    figures.all.push(sumWork(slices, start, next));
  }
  return figures;
}

/**
 * @param {string} origin
 * @param {typeof SCENES[number]} scene
 * @param {boolean} isEmpty
 */
async function measure(origin, [field, reducedMotion], isEmpty) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
  const page = await context.newPage();
  // On the compared page the handlers get no input events.
  if (isEmpty) await page.addInitScript(() => addEventListener('input', (event) => event.stopPropagation(), true));
  await page.goto(origin, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.locator(field).click();
  await page.locator(field).fill('');
  await page.waitForTimeout(1000);
  const keyboard = await context.newCDPSession(page);
  const slices = await recordThread(page, async () => {
    for (const key of TEXT) {
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      await page.waitForTimeout(PACE);
    }
  });
  await context.close();
  return readLetters(slices);
}

for (const scene of SCENES) {
  const contenders = sites.flatMap(({ origin }, index) =>
    [false, true].map((isEmpty) => ({
      name: `${isEmpty ? 'empty handler' : 'redrawing    '} ${folders[index] ?? ''}`,
      run: () => measure(origin, scene, isEmpty),
      /** @type {Figures} */
      figures: { work: [], wait: [], all: [] },
    })),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { run, figures } of contenders) {
      const { work, wait, all } = await run();
      figures.work.push(...work);
      figures.wait.push(...wait);
      figures.all.push(...all);
    }
  }
  const [field, motion] = scene;
  console.log(`${field}, motion: ${motion}; ${ROUNDS} rounds of ${TEXT.length} letters; milliseconds, median (p95)`);
  for (const { name, figures } of contenders) {
    const texts = Object.entries(figures).map(
      ([label, list]) => `${label} ${quantile(list, 0.5).toFixed(1)} (${quantile(list, 0.95).toFixed(1)})`,
    );
    console.log(`  ${name}: ${texts.join(', ')}`);
  }
  for (const [index, folder] of folders.entries()) {
    const [own, empty] = [contenders[2 * index], contenders[2 * index + 1]].map((contender) =>
      quantile(contender?.figures.work ?? [], 0.5),
    );
    const ratio = (own ?? Number.NaN) / (empty ?? Number.NaN);
    console.log(`  ${ratio.toFixed(2)} of the work with an empty handler (at most ${LIMIT}): ${folder}`);
    if (!(ratio <= LIMIT)) process.exitCode = 1;
  }
}
await browser.close();
for (const { close } of sites) close();

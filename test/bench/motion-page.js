// The page of motion.js: scrolls lists of elements in turns and counts frames.
import { createAvatar } from 'navii';
import 'navii/define';
import { median } from './median.js';

const COUNT = 500;
const ROUNDS = 7;
const MILLISECONDS = 1500;
const STEP = 12;

const stage = document.createElement('main');
document.body.append(stage);

/** @param {number} i @param {string} attributes */
function row(i, attributes) {
  return `<navii-avatar seed="user-${i}" size="48" ${attributes}></navii-avatar>`;
}

/** @param {(i: number) => string} draw @param {string} style */
function list(draw, style) {
  return Array.from({ length: COUNT }, (_, i) => `<div style="${style}">${draw(i)}</div>`).join('');
}

const ROWS = 'height: 56px; border-bottom: 1px solid #ccc';
const CELLS = 'display: inline-block; margin: 4px';

/** The markup of each contender. @type {Record<string, string>} */
const contenders = {
  'rows, still': list((i) => row(i, ''), ROWS),
  'rows, animated': list((i) => row(i, 'animated'), ROWS),
  'rows, drawings that all move': list((i) => createAvatar(`user-${i}`, { size: 48, animated: true }), ROWS),
  'grid, still': list((i) => row(i, ''), CELLS),
  'grid, animated': list((i) => row(i, 'animated'), CELLS),
  'grid, drawings that all move': list((i) => createAvatar(`user-${i}`, { size: 48, animated: true }), CELLS),
};

/** Scrolls to the end and back for a while. @returns {Promise<number>} frames per second */
async function scroll() {
  const end = document.documentElement.scrollHeight - innerHeight;
  const started = performance.now();
  let [frames, y, step] = [0, 0, STEP];
  while (performance.now() - started < MILLISECONDS) {
    await new Promise(requestAnimationFrame);
    frames += 1;
    if (y + step > end || y + step < 0) step = -step;
    y += step;
    scrollTo(0, y);
  }
  return (1000 * frames) / (performance.now() - started);
}

/** @type {Record<string, number[]>} */
const rates = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, markup] of Object.entries(contenders)) {
    stage.innerHTML = markup;
    // Wait until the visible avatars move.
    await new Promise((resolve) => setTimeout(resolve, 500));
    rates[name]?.push(await scroll());
    stage.replaceChildren();
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
  }
}
Reflect.set(globalThis, 'result', {
  count: COUNT,
  rounds: ROUNDS,
  rates: Object.fromEntries(Object.entries(rates).map(([name, numbers]) => [name, median(numbers)])),
});

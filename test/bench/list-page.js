// The page of list.js: scrolls a long list and counts tasks of 50 ms and more (Long Tasks API).
import { createAvatar } from 'navii';
import 'navii/define';

const COUNT = 10_000;
const MILLISECONDS = 5000;
/** Pixels per frame: as fast as a flick of a finger. */
const STEP = 400;

const stage = document.createElement('main');
document.body.append(stage);

// Number of rows in a box with `content-visibility`. A browser checks each box in each frame, so one box for each row is slow.
const PAGE = 25;
const HEIGHT = 56;
const STYLE = `content-visibility: auto; contain-intrinsic-size: auto ${PAGE * HEIGHT}px`;

/** @param {(i: number) => string} draw */
function list(draw) {
  const rows = Array.from({ length: COUNT }, (_, i) => `<div style="height: ${HEIGHT}px">${draw(i)} User ${i}</div>`);
  const pages = Array.from({ length: COUNT / PAGE }, (_, i) => rows.slice(i * PAGE, (i + 1) * PAGE).join(''));
  return pages.map((page) => `<section style="${STYLE}">${page}</section>`).join('');
}

/** The markup of each contender. @type {Record<string, string>} */
const contenders = {
  '<navii-avatar>': list((i) => `<navii-avatar seed="user-${i}" size="48"></navii-avatar>`),
  '<navii-avatar animated>': list((i) => `<navii-avatar seed="user-${i}" size="48" animated></navii-avatar>`),
  'innerHTML of the same SVG': list((i) => createAvatar(`user-${i}`, { size: 48 })),
};

/** Waits until everything is drawn. */
async function settle() {
  for (let quiet = 0; quiet < 20;) {
    const started = performance.now();
    await new Promise(requestAnimationFrame);
    quiet = performance.now() - started < 40 ? quiet + 1 : 0;
  }
}

/** Scrolls for a while. @returns {Promise<{ frames: number, long: number[] }>} frames, and milliseconds of long tasks */
async function scroll() {
  /** @type {number[]} */
  const long = [];
  const observer = new PerformanceObserver((entries) =>
    long.push(...entries.getEntries().map((task) => task.duration)),
  );
  observer.observe({ type: 'longtask' });
  const started = performance.now();
  let [frames, y] = [0, 0];
  while (performance.now() - started < MILLISECONDS) {
    await new Promise(requestAnimationFrame);
    frames += 1;
    y += STEP;
    scrollTo(0, y);
  }
  // The browser reports a task after its end.
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  return { frames, long };
}

/** @type {Record<string, { frames: number, long: number[] }>} */
const seen = {};
// Only the second round counts: by then everything is compiled.
for (let round = 0; round < 2; round += 1) {
  for (const [name, markup] of Object.entries(contenders)) {
    stage.innerHTML = markup;
    await settle();
    seen[name] = await scroll();
    stage.replaceChildren();
    scrollTo(0, 0);
    await settle();
  }
}
Reflect.set(globalThis, 'result', { count: COUNT, seconds: MILLISECONDS / 1000, seen });

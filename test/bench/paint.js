// Measures the first paint of the landing page and the delay of its interactions: `npm run bench paint [origin...]`, after
// `npm run build`. Uses Chromium's slow 3G and a sixth of the processor's speed. Several origins are builds to compare in turns.
import { openBrowser } from '../tools/chromium.js';
import { startService } from '../tools/service.js';
import { median } from './median.js';

const ROUNDS = 5;
/** Chromium's preset. Throughput is in bytes per second, latency in milliseconds. */
const SLOW_3G = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000 };
const SLOWDOWN = 6;
/** The maximum number of milliseconds from an interaction to the next paint (web.dev, INP). */
const LIMIT = 200;

const origins = process.argv.slice(2);
const service = origins.length === 0 ? await startService() : undefined;
if (service) origins.push(`http://localhost:${service.port}`);
const browser = await openBrowser();

/** Runs in the page before its scripts, and records the entries that the browser reports. */
function watch() {
  /** @type {{ first: number, largest: number, shift: number, interactions: Record<string, number> }} */
  const seen = { first: 0, largest: 0, shift: 0, interactions: {} };
  Reflect.set(globalThis, 'seen', seen);
  /** @param {string} type @param {(entry: any) => void} use */
  const observe = (type, use) => {
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => use(entry))).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  };
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.first = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (seen.shift += value));
  observe('event', ({ name, duration, interactionId }) => {
    if (interactionId) seen.interactions[name] = Math.max(seen.interactions[name] ?? 0, duration);
  });
}

/** @param {string} origin @param {{ isSlowLine: boolean }} how */
async function open(origin, { isSlowLine }) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 650 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.addInitScript(watch);
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto(origin, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(500);
  return { context, page, session };
}

/** @param {import('playwright').Page} page */
function read(page) {
  return page.evaluate(() => Reflect.get(globalThis, 'seen'));
}

/** @param {string} origin */
async function measurePaint(origin) {
  const { context, page } = await open(origin, { isSlowLine: true });
  const { first, largest, shift } = await read(page);
  await context.close();
  return { 'first paint, ms': first, 'largest paint, ms': largest, 'layout shift': shift };
}

/** The interactions of visitors. @type {Record<string, (page: import('playwright').Page) => Promise<void>>} */
const INTERACTIONS = {
  'typing, ms': async (page) => {
    await page.click('#name');
    await page.keyboard.type('Grace Hopper', { delay: 150 });
  },
  'a tab of the code, ms': async (page) => {
    for (const tab of ['element', 'vue', 'html']) await page.click(`#tab-${tab}`);
  },
  'a pack, ms': async (page) => {
    for (const id of ['neon', 'pets']) await page.check(`[name=packs][value=${id}]`);
  },
};

/** @param {string} origin */
async function measureInteractions(origin) {
  /** @type {Record<string, number>} */
  const worst = {};
  for (const [name, act] of Object.entries(INTERACTIONS)) {
    const { context, page, session } = await open(origin, { isSlowLine: false });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await act(page);
    await page.waitForTimeout(1500);
    const { interactions } = await read(page);
    worst[name] = Math.max(0, ...Object.values(interactions));
    await context.close();
  }
  return worst;
}

/** @type {Map<string, Map<string, number[]>>} */
const figures = new Map(origins.map((origin) => [origin, new Map()]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const origin of origins) {
    const seen = { ...(await measurePaint(origin)), ...(await measureInteractions(origin)) };
    for (const [name, value] of Object.entries(seen)) {
      const values = figures.get(origin) ?? new Map();
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
}
for (const [origin, values] of figures) {
  console.log(origin);
  for (const [name, all] of values) {
    const value = median(all);
    console.log(`  ${name}: ${value.toFixed(name === 'layout shift' ? 3 : 0)}`);
    const isInteraction = Object.hasOwn(INTERACTIONS, name);
    if (isInteraction && origin === origins.at(-1) && !(value <= LIMIT)) process.exitCode = 1;
  }
}
await browser.close();
await service?.stop();

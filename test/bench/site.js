// The built site in Chromium, and what Chromium's own trace says of it.
import { createServer } from 'node:http';
import { serveFiles } from '../tools/files.js';

/**
 * Serves a folder of files on a free port.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveFolder(folder) {
  const server = createServer(serveFiles(folder));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * A slice of the main thread: times in milliseconds, `cpu` without the time in which the thread had to wait for a core.
 *
 * @typedef {{ name: string, type: string, start: number, end: number, cpu: number }} Slice
 */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { data?: { type?: string } } }} TraceEvent */

/**
 * Records what the main thread of a page does meanwhile.
 *
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<Slice[]>} in the order of their beginnings, those inside of others too
 */
export async function recordThread(page, work) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  // Only the page is typed into, so its thread is the one that hears of it.
  const first = traceEvents.find(({ name }) => name === 'EventDispatch');
  if (first === undefined) throw new Error('the trace has no events');
  return traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
    .map(({ name, ts, dur = 0, tdur = dur, args }) => ({
      name,
      type: args?.data?.type ?? '',
      start: ts / 1000,
      end: (ts + dur) / 1000,
      cpu: tdur / 1000,
    }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Adds up what the thread worked between two moments; a slice inside another one counts once.
 *
 * @param {readonly Slice[]} slices
 * @param {number} from
 * @param {number} to
 */
export function sumWork(slices, from, to) {
  let work = 0;
  let reached = from;
  for (const { start, end, cpu } of slices) {
    if (start < reached || start >= to) continue;
    work += cpu;
    reached = end;
  }
  return work;
}

/** @param {readonly number[]} list @param {number} share */
export function quantile(list, share) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? Number.NaN;
}

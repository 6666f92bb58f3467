// Serves the built site, and reads Chromium's trace of the main thread of a page.
import { createServer } from 'node:http';
import { serveFiles } from '../site/file-server.js';

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
 * A slice of the main thread: times in milliseconds, `cpu` leaves out the time in which the thread waited for a core.
 *
 * @typedef {{ name: string, type: string, start: number, end: number, cpu: number }} Slice
 */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { data?: { type?: string } } }} TraceEvent */

/**
 * Records the slices of the main thread of a page while `work` runs.
 *
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<Slice[]>} sorted by start, with nested slices
 */
export async function recordThread(page, work) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  // Only this page gets input, so the thread of the first input event is its main thread.
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
 * Adds up the work of the thread between two times. A nested slice is not counted again.
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

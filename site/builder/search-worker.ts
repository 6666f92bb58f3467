// The worker that searches for seeds. It gets one message, and works until it has found enough or the page ends it.
import { catalogue } from '../../lib/catalogue.js';
import { createSearch, type SearchQuery } from '../../lib/choose/search.js';

/** The message that starts a search for `wanted` seeds. */
export interface SearchCommand {
  readonly wanted: number;
  readonly query: SearchQuery;
}

export interface SearchProgress {
  /** Seeds tried, including those of earlier searches. */
  readonly tried: number;
  /** Milliseconds that this search took. */
  readonly time: number;
  /** Seeds found since the last report. */
  readonly found: readonly string[];
}

/** Seeds in a slice: a few milliseconds of work. */
const SLICE = 30_000;
/** Milliseconds between two reports. */
const REPORT_INTERVAL = 100;

addEventListener('message', ({ data: { wanted, query } }: MessageEvent<SearchCommand>) => {
  const search = createSearch(query, catalogue);
  const begin = performance.now();
  let reportedAt = 0;
  let left = wanted;
  let found: string[] = [];
  while (left > 0) {
    const seed = search.tryNext(SLICE);
    if (seed !== undefined) {
      found.push(seed);
      left -= 1;
    }
    const time = performance.now() - begin;
    if (left > 0 && time - reportedAt < REPORT_INTERVAL) continue;
    const progress: SearchProgress = { tried: search.tried, time, found };
    postMessage(progress);
    found = [];
    reportedAt = time;
  }
});

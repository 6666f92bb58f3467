// The worker that searches for seeds. It works in slices, so that it handles a command to stop at once.
import { catalogue } from '../../lib/catalogue.js';
import { createSearch, type SearchQuery } from '../../lib/choose/search.js';
import { nameAt } from '../shared/name-at.js';

/** The look to search for, and the seeds to try. */
export interface SeedQuery extends SearchQuery {
  /** Whether to try invented names, instead of the prefix and a number. */
  readonly asNames?: boolean;
}

/** A command to the worker: find `wanted` more seeds, for `query` or the current one; or stop. */
export type SearchCommand = { readonly wanted: number; readonly query?: SeedQuery } | { readonly stop: true };

/** A report of the worker. */
export interface SearchProgress {
  /** Seeds tried for the query. */
  readonly tried: number;
  /** Milliseconds that this took. */
  readonly time: number;
  /** Seeds found since the last report. */
  readonly found: readonly string[];
}

/** Seeds in a slice: a few milliseconds of work. */
const SLICE = 30_000;
/** Milliseconds between two reports. */
const REPORT_INTERVAL = 100;

const { port1, port2 } = new MessageChannel();
let search = createSearch({ prefix: '', spec: {} as SeedQuery['spec'], match: [], packs: [] }, catalogue);
let wanted = 0;
let isScheduled = false;
let time = 0;
let reportedAt = 0;
let found: string[] = [];

function report(): void {
  const progress: SearchProgress = { tried: search.tried, time, found };
  postMessage(progress);
  found = [];
  reportedAt = time;
}

// The worker sends itself a message, because browsers delay timers by some milliseconds. Earlier commands are handled first.
function scheduleSlice(): void {
  if (isScheduled) return;
  isScheduled = true;
  port2.postMessage(null);
}

port1.addEventListener('message', () => {
  isScheduled = false;
  if (wanted === 0) return;
  const begin = performance.now();
  const end = search.tried + SLICE;
  while (search.tried < end && wanted > 0) {
    const seed = search.tryNext(end - search.tried);
    if (seed === undefined) break;
    found.push(seed);
    wanted -= 1;
  }
  time += performance.now() - begin;
  if (found.length > 0 || time - reportedAt >= REPORT_INTERVAL) report();
  scheduleSlice();
});
port1.start();

addEventListener('message', ({ data: command }: MessageEvent<SearchCommand>) => {
  if ('stop' in command) {
    wanted = 0;
    report();
    return;
  }
  if (command.query) {
    search = createSearch(command.query, catalogue, command.query.asNames === true ? nameAt : undefined);
    time = 0;
    reportedAt = 0;
    found = [];
  }
  wanted = command.wanted;
  scheduleSlice();
});

// The worker that searches for seeds. It works in slices, so that a command to stop takes effect at once.
import { createSearch, type SearchQuery } from './search.js';

/** Find `wanted` more seeds, for `query` or the current one; or stop. */
export type SearchCommand = { readonly wanted: number; readonly query?: SearchQuery } | { readonly stop: true };

/** What the worker reports. */
export interface SearchProgress {
  /** Seeds tried since the query came. */
  readonly tried: number;
  /** Milliseconds of work on them. */
  readonly time: number;
  /** Seeds found since the last report. */
  readonly found: readonly string[];
}

/** Seeds of a slice: some milliseconds of work. */
const SLICE = 30_000;
/** Milliseconds of work between two reports. */
const REPORT_INTERVAL = 100;

const { port1, port2 } = new MessageChannel();
let search = createSearch({ prefix: '', spec: {} as SearchQuery['spec'], match: [], packs: [] });
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

// A message to itself, because browsers delay timers by some milliseconds. Commands that came before it are handled first.
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
    search = createSearch(command.query);
    time = 0;
    reportedAt = 0;
    found = [];
  }
  wanted = command.wanted;
  scheduleSlice();
});

// The worker that looks for seeds. It works in slices, so that a word to stop is heard at once.
import { createSearch, type Quest } from './search.js';

/** What the worker is told: to find some seeds, of a new quest or on the one that it has, or to stop. */
export type Order = { readonly wanted: number; readonly quest?: Quest } | { readonly stop: true };

/** What it tells: how many seeds it has tried, in how many milliseconds of work, and the seeds that fit. */
export interface News {
  readonly tried: number;
  readonly time: number;
  readonly found: readonly string[];
}

/** Seeds of a slice: some milliseconds of work. */
const SLICE = 30_000;
/** Milliseconds between two pieces of news. */
const PAUSE = 100;

const { port1, port2 } = new MessageChannel();
let search = createSearch({ prefix: '', spec: {} as Quest['spec'], match: [], packs: [] });
let wanted = 0;
let isAsked = false;
let time = 0;
let told = 0;
let found: string[] = [];

function tell(): void {
  const news: News = { tried: search.tried, time, found };
  postMessage(news);
  found = [];
  told = time;
}

// A timer would wait for some milliseconds between slices; a message comes as soon as what came before it is heard.
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  port2.postMessage(null);
}

port1.addEventListener('message', () => {
  isAsked = false;
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
  if (found.length > 0 || time - told >= PAUSE) tell();
  ask();
});
port1.start();

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if ('stop' in order) {
    wanted = 0;
    tell();
    return;
  }
  if (order.quest) {
    search = createSearch(order.quest);
    time = 0;
    told = 0;
    found = [];
  }
  wanted = order.wanted;
  ask();
});

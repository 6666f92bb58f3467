// The search for seeds: it computes the odds of a look, and runs a worker that tries one seed after another. The results are
// stored in this tab of the browser, so that they are there again after a reload and with the Back button.
import { catalogue } from '../../lib/catalogue.js';
import { computeOdds, MIN_SEARCHABLE_ODDS, suggestRemoval } from '../../lib/choose/search.js';
import { SLOTS, type Slot } from '../../lib/index.js';
import { formatCount, formatOdds, formatRough } from '../../lib/pages/numbers.js';
import { announce } from '../shared/announce.js';
import {
  isGiven,
  listSeedOptions,
  NO_SEARCH,
  readSeedQuery,
  RESULTS_PER_SEARCH,
  type SearchStatus,
} from './search-panel.js';
import type { SearchCommand, SearchProgress } from './search-worker.js';
import { listNeeded } from './slots.js';
import type { BuilderState } from './state.js';

/** The beginning of the keys, which end with the query. */
const STORAGE_KEY = 'navii-finds ';

type SearchResults = Pick<SearchStatus, 'tried' | 'seeds'>;

/** Loads the results for a query. Storage may be off, and its content may be anything. */
function loadResults(query: string): SearchResults {
  try {
    const { tried, seeds } = JSON.parse(sessionStorage.getItem(STORAGE_KEY + query) ?? '') as SearchResults;
    if (Number.isSafeInteger(tried) && tried >= 0 && seeds.every((seed) => typeof seed === 'string'))
      return { tried, seeds };
  } catch {
    // There are none.
  }
  return { tried: 0, seeds: [] };
}

function storeResults(query: string, results: SearchResults): void {
  try {
    sessionStorage.setItem(STORAGE_KEY + query, JSON.stringify(results));
  } catch {
    // Storage is off or full: a search continues from the results that were stored before, and finds the others again.
  }
}

/** Milliseconds without a change before the odds are computed. */
const ODDS_DELAY = 120;
/** Seeds per second, until the first report shows the speed of this machine. */
const ASSUMED_SPEED = 2e6;
const SEARCH_FAILED = 'The search has failed. Try again: it continues where it stopped.';
const IMPOSSIBLE = 'No name looks like that: these parts never come together. Leave some of them out.';

/** Names the packs that the seeds of a search are drawn with; empty without packs. */
function formatPacks(packs: readonly string[]): string {
  const names = packs.map((id) => catalogue.packs.get(id)?.name ?? id);
  return names.length === 0 ? '' : ` with ${new Intl.ListFormat('en').format(names)}`;
}

/** Formats the average time of a search for one seed. */
function formatSearchTime(odds: number, seedsPerSecond: number): string {
  const seconds = 1 / odds / seedsPerSecond;
  if (seconds < 1) return 'under a second';
  if (seconds < 100) return `about ${formatRough(Math.ceil(seconds))} seconds`;
  if (seconds < 6000) return `about ${formatRough(Math.ceil(seconds / 60))} minutes`;
  return `about ${formatCount(Math.ceil(seconds / 3600))} hours`;
}

/** The settings of the search, without the mascot. */
const printWish = ({ match, prefix, given }: BuilderState): string => JSON.stringify([match, prefix, given]);

export class SeedSearch {
  status: SearchStatus = NO_SEARCH;
  #state: BuilderState;
  #query = '';
  #seedsPerSecond = ASSUMED_SPEED;
  /** Ends the search that runs, and its worker. */
  #running = new AbortController();
  /** Whether to announce the new odds: after a change of the settings, not of the mascot, which has an announcement of its own. */
  #announcesOdds = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: () => void;

  /** @param onChange - called when the status changes without a call from outside */
  constructor(state: BuilderState, onChange: () => void) {
    this.#state = state;
    this.#onChange = onChange;
    this.follow(state);
  }

  /** Takes a new state of the page. If the query changes, the search ends, and the stored results of the new query are shown. */
  follow(state: BuilderState): void {
    const { prefix, spec, match, packs } = readSeedQuery(state);
    // Only the slots that must match are part of the query.
    const query = JSON.stringify([prefix, packs, listSeedOptions(state), match.map((slot) => [slot, spec[slot]])]);
    this.#announcesOdds ||= printWish(state) !== printWish(this.#state);
    this.#state = state;
    if (query !== this.#query) {
      this.#query = query;
      this.#running.abort();
      const { tried, seeds } = loadResults(query);
      const progress = tried === 0 ? '' : `${formatCount(tried)} names tried, ${seeds.length} found`;
      this.#set({ tried, seeds, isRunning: false, progress });
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#updateOdds();
      this.#onChange();
    }, ODDS_DELAY);
  }

  toggle(): void {
    // They may still be those of the last query.
    this.#updateOdds();
    if (this.status.isRunning) this.#stop('Stopped.');
    else if (this.status.odds === 0) announce(IMPOSSIBLE);
    else this.#start();
    this.#onChange();
  }

  #set(changes: Partial<SearchStatus>): void {
    this.status = { ...this.status, ...changes };
  }

  #updateOdds(): void {
    clearTimeout(this.#timer);
    const { spec, match, packs } = readSeedQuery(this.#state);
    const describeSlot = (slot: Slot): string => {
      const odds = computeOdds({ spec, match: [slot], packs: listNeeded(spec, [slot]) }, catalogue);
      if (isGiven(this.#state, slot)) return 'from here';
      if (odds > 2 / 3 && odds < 0.999) return 'most names';
      // Whole numbers: a part that every sixth or seventh name has is one of 7.
      return odds > 0 ? formatOdds(1 / Math.round(1 / odds)) : 'never';
    };
    const odds = computeOdds({ spec, match, packs }, catalogue);
    const isTooRare = odds < MIN_SEARCHABLE_ODDS;
    this.#set({
      odds,
      traits: Object.fromEntries(SLOTS.map((slot) => [slot, describeSlot(slot)])),
      suggestion: isTooRare
        ? suggestRemoval({ spec, match, packs }, (left) => listNeeded(spec, left), catalogue)
        : undefined,
    });
    this.#estimate();
    if (this.#announcesOdds) announce(this.status.estimate);
    this.#announcesOdds = false;
  }

  #estimate(): void {
    const { odds } = this.status;
    const time = formatSearchTime(odds, this.#seedsPerSecond);
    const share = `${formatOdds(odds)} names${formatPacks(readSeedQuery(this.#state).packs)} looks like this.`;
    const usual = odds > 0.999 ? 'Every name matches.' : `About ${share} Finds one in ${time}.`;
    const rare = odds > 0 ? `About ${share} Too rare to wait for: one takes ${time}.` : IMPOSSIBLE;
    this.#set({ estimate: odds < MIN_SEARCHABLE_ODDS ? rare : usual });
  }

  #start(): void {
    const goal = this.status.seeds.length + RESULTS_PER_SEARCH;
    const query = { ...readSeedQuery(this.#state), tried: this.status.tried };
    const fail = (): void => {
      this.#set({ progress: SEARCH_FAILED });
      this.#stop(SEARCH_FAILED);
      this.#onChange();
    };
    const take = ({ tried, time, found }: SearchProgress): void => {
      if (time > 0) this.#seedsPerSecond = ((tried - query.tried) / time) * 1000;
      const seeds = found.length === 0 ? this.status.seeds : [...this.status.seeds, ...found];
      storeResults(this.#query, { tried, seeds });
      const speed = formatCount(this.#seedsPerSecond);
      const progress = `${formatCount(tried)} names tried, ${speed} a second, ${seeds.length} found`;
      this.#set({ tried, seeds, progress });
      if (seeds.length >= goal) this.#stop(`${seeds.length} names found.`);
      else if (found.length > 0) announce(`${seeds.length} found.`);
      this.#onChange();
    };
    try {
      const worker = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
      const { signal } = (this.#running = new AbortController());
      signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => take(data), { signal });
      // A worker that was ended may still report an error.
      worker.addEventListener('error', fail, { signal });
      worker.postMessage({ wanted: RESULTS_PER_SEARCH, query } satisfies SearchCommand);
      this.#set({ isRunning: true });
      announce('Searching for names.');
    } catch {
      // The browser allows no workers.
      fail();
    }
  }

  #stop(message: string): void {
    this.#running.abort();
    this.#set({ isRunning: false });
    this.#estimate();
    announce(message);
  }
}

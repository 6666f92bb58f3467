// The search for seeds: how rare the look of a state is, and a worker that tries one seed after the other.
import { catalogue, SLOTS, type Slot } from '../../lib/index.js';
import { formatCount, formatOdds, formatRough } from '../../lib/pages/numbers.js';
import { announce } from '../shared/announce.js';
import { loadFinds, storeFinds } from './finds.js';
import { computeOdds, MIN_SEARCHABLE_ODDS, suggestRemoval } from './odds.js';
import { NO_SEARCH, RESULTS_PER_SEARCH, type SearchStatus } from './search-panel.js';
import { isGiven, listSeedOptions, readSearchQuery } from './search-query.js';
import type { SearchCommand, SearchProgress } from './search-worker.js';
import { listNeeded } from './slots.js';
import { FIRST, type State } from './state.js';

/** Milliseconds without a change before the odds are computed. */
const ODDS_DELAY = 120;
/** Seeds per second, until the first report tells how fast this machine is. */
const ASSUMED_SPEED = 2e6;
const SEARCH_FAILED = 'The search could not go on here. Try again: it goes on from where it was.';
const IMPOSSIBLE = 'No seed looks like that: these traits never come together by chance. Leave some of them out.';

/** The packs that the seeds of a search are drawn with; nothing where there are none. */
function formatPacks(packs: readonly string[]): string {
  const names = packs.map((id) => catalogue.packs.get(id)?.name ?? id);
  return names.length === 0 ? '' : ` with ${new Intl.ListFormat('en').format(names)}`;
}

/** How long a search for one seed takes on average. */
function formatSearchTime(odds: number, seedsPerSecond: number): string {
  const seconds = 1 / odds / seedsPerSecond;
  if (seconds < 1) return 'less than a second';
  if (seconds < 100) return `about ${formatRough(Math.ceil(seconds))} seconds`;
  if (seconds < 6000) return `about ${formatRough(Math.ceil(seconds / 60))} minutes`;
  return `about ${formatCount(Math.ceil(seconds / 3600))} hours`;
}

/** The search of a page. */
export class SeedSearch {
  #status = NO_SEARCH;
  #state: State = FIRST;
  #query = '';
  #worker: Worker | undefined;
  /** Seeds tried for this query, in earlier searches too. */
  #tried = 0;
  /** Of those, the ones that were tried before the worker began. */
  #triedBefore = 0;
  /** How many seeds are found when the search stops. */
  #goal = RESULTS_PER_SEARCH;
  #seedsPerSecond = ASSUMED_SPEED;
  #odds = 1;
  /** Whether the odds are announced: after a change of the search, but not of the mascot, which is announced itself. */
  #announcesOdds = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onChange: () => void;

  /** @param onChange - called when the status has changed by itself */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get status(): SearchStatus {
    return this.#status;
  }

  /** Says the odds when they are known: the visitor has changed the search. */
  announceOdds(): void {
    this.#announcesOdds = true;
  }

  /** Follows the page to a state. A change of what is searched for ends the search, and brings what was found for the new one. */
  follow(state: State): void {
    this.#state = state;
    const { prefix, spec, match, packs } = readSearchQuery(state);
    // What need not match may change.
    const query = JSON.stringify([prefix, packs, listSeedOptions(state), match.map((slot) => [slot, spec[slot]])]);
    if (query === this.#query) return;
    this.#query = query;
    this.#worker?.terminate();
    this.#worker = undefined;
    const { tried, seeds } = loadFinds(query);
    this.#tried = tried;
    this.#goal = RESULTS_PER_SEARCH;
    this.#set({
      seeds,
      places: seeds.length === 0 ? RESULTS_PER_SEARCH : seeds.length,
      isRunning: false,
      progress: tried === 0 ? '' : `${formatCount(tried)} seeds tried, ${seeds.length} found`,
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#updateOdds();
      this.#onChange();
    }, ODDS_DELAY);
  }

  /** Starts the search, or stops it. */
  toggle(): void {
    // The odds may still be those of the search before the last change.
    if (this.#timer !== undefined) this.#updateOdds();
    if (this.#status.isRunning) this.#stop('Stopped.');
    else if (this.#status.isImpossible) announce(IMPOSSIBLE);
    else this.#start();
    this.#onChange();
  }

  #set(changes: Partial<SearchStatus>): void {
    this.#status = { ...this.#status, ...changes };
  }

  #updateOdds(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { spec, match, packs } = readSearchQuery(this.#state);
    const describeSlot = (slot: Slot): string => {
      const odds = computeOdds({ spec, match: [slot], packs: listNeeded(spec, [slot]) });
      return isGiven(this.#state, slot) ? 'given' : odds > 0 ? formatOdds(odds) : 'never';
    };
    this.#odds = computeOdds({ spec, match, packs });
    const isTooRare = this.#odds < MIN_SEARCHABLE_ODDS;
    this.#set({
      odds: Object.fromEntries(SLOTS.map((slot) => [slot, describeSlot(slot)])),
      isImpossible: this.#odds === 0,
      suggestion: isTooRare ? suggestRemoval({ spec, match, packs }, (left) => listNeeded(spec, left)) : undefined,
    });
    this.#estimate();
    if (this.#announcesOdds) announce(this.#status.estimate);
    this.#announcesOdds = false;
  }

  #estimate(): void {
    const [odds, speed] = [this.#odds, this.#seedsPerSecond];
    const time = `${formatSearchTime(odds, speed)} for each, at ${formatCount(speed)} seeds a second.`;
    const seeds = `${formatOdds(odds)} seeds${formatPacks(readSearchQuery(this.#state).packs)}`;
    const usual = odds > 0.999 ? 'Every seed is like that.' : `About ${seeds}: ${time}`;
    const rare = odds > 0 ? `About ${seeds}: too rare to wait for, ${time}` : IMPOSSIBLE;
    this.#set({ estimate: odds < MIN_SEARCHABLE_ODDS ? rare : usual });
  }

  #start(): void {
    const { seeds, places } = this.#status;
    this.#goal = seeds.length + RESULTS_PER_SEARCH;
    try {
      if (this.#worker) this.#send({ wanted: RESULTS_PER_SEARCH });
      else this.#startWorker();
    } catch {
      this.#fail();
      return;
    }
    this.#set({ isRunning: true, places: places > seeds.length ? places : this.#goal });
    announce('Looking for seeds.');
  }

  #startWorker(): void {
    const worker = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => {
      this.#takeProgress(data);
      this.#onChange();
    });
    worker.addEventListener('error', () => {
      // A worker that was replaced may still report an error.
      if (this.#worker !== worker) return;
      this.#fail();
      this.#onChange();
    });
    this.#worker = worker;
    this.#triedBefore = this.#tried;
    this.#send({ wanted: RESULTS_PER_SEARCH, query: { ...readSearchQuery(this.#state), tried: this.#tried } });
  }

  #send(command: SearchCommand): void {
    this.#worker?.postMessage(command);
  }

  /** Ends a worker that failed; the next search starts another. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#set({ progress: SEARCH_FAILED });
    this.#stop(SEARCH_FAILED);
  }

  #stop(message: string): void {
    this.#set({ isRunning: false });
    this.#send({ stop: true });
    this.#estimate();
    announce(message);
  }

  #takeProgress({ tried, time, found }: SearchProgress): void {
    if (time > 0) this.#seedsPerSecond = ((tried - this.#triedBefore) / time) * 1000;
    this.#tried = tried;
    const seeds = found.length === 0 ? this.#status.seeds : [...new Set([...this.#status.seeds, ...found])];
    storeFinds(this.#query, { tried, seeds });
    const [count, speed] = [seeds.length, formatCount(this.#seedsPerSecond)];
    this.#set({ seeds, progress: `${formatCount(tried)} seeds tried, ${speed} a second, ${count} found` });
    if (!this.#status.isRunning) return;
    if (count >= this.#goal) this.#stop(`${count} seeds found.`);
    else if (found.length > 0) announce(`${count} found.`);
  }
}

// The search for seeds in the page: what must match, how rare that is, and a worker that searches.
import { SLOTS } from '../../lib/index.js';
import { formatCount, formatOdds } from '../../lib/numbers.js';
import { line } from '../../lib/options/values.js';
import { announce } from '../shared/announce.js';
import { find, writeText } from '../shared/dom.js';
import { loadFinds, storeFinds } from './finds.js';
import { FoundList, type UseSeed } from './found-list.js';
import { computeOdds, MIN_SEARCHABLE_ODDS, suggestRemoval } from './odds.js';
import { applyRules } from './rules.js';
import { isGiven, listSeedOptions, readSearchQuery } from './search-query.js';
import { RESULTS_PER_SEARCH } from './search-results.js';
import type { SearchCommand, SearchProgress } from './search-worker.js';
import { listNeeded, nameId, nameSlot } from './slots.js';
import { FIRST, PREFIX_LENGTH, type State } from './state.js';
import { formatPacks, formatSearchTime } from './words.js';

type SearchFields = Pick<State, 'match' | 'prefix' | 'given'>;

/** Milliseconds without a change before the odds are computed. */
const ODDS_DELAY = 120;
/** Seeds per second, until the first report tells how fast this machine is. */
const ASSUMED_SPEED = 2e6;
const SEARCH_FAILED = 'The search could not go on here. Try again: it goes on from where it was.';
const IMPOSSIBLE = 'No seed looks like that: these traits never come together by chance. Leave some of them out.';

/** The parts of the page that belong to the search. */
export class SearchView {
  readonly #form = find('[data-search-form]', HTMLFormElement);
  readonly #button = find('[data-search]', HTMLElement);
  readonly #found: FoundList;
  #state: State = FIRST;
  #query = '';
  #worker: Worker | undefined;
  #isRunning = false;
  #isImpossible = false;
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

  /**
   * @param onChange - called with the fields of the search when the visitor has changed them
   * @param useSeed - called with a seed that was found, to build on with it
   */
  constructor(onChange: (fields: SearchFields) => void, useSeed: UseSeed) {
    this.#found = new FoundList(useSeed);
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#toggle();
    });
    this.#form.addEventListener('input', () => {
      this.#announcesOdds = true;
      onChange(this.#readFields());
    });
    find('[data-drop]', HTMLElement).addEventListener('click', ({ currentTarget }) => {
      const { drop } = (currentTarget as HTMLElement).dataset;
      this.#announcesOdds = true;
      onChange({ ...this.#readFields(), match: this.#state.match.filter((slot) => slot !== drop) });
      this.#button.focus();
    });
  }

  #readFields(): SearchFields {
    const fields = new FormData(this.#form);
    const match = SLOTS.filter((slot) => fields.getAll('match').includes(slot));
    const prefix = line(fields.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix;
    return { match, prefix, given: fields.get('given') === '1' };
  }

  /** Shows a state. A change of what is searched for ends the search, and shows what was found for the new one before. */
  render(state: State): void {
    this.#state = state;
    const resolved = applyRules(state);
    for (const box of this.#form.querySelectorAll<HTMLInputElement>('[name=match]')) {
      box.checked = (state.match as readonly string[]).includes(box.value);
    }
    for (const slot of SLOTS) writeText(`[data-trait=${slot}]`, nameId(resolved[slot]));
    const prefix = find('[name=prefix]', HTMLInputElement);
    if (prefix !== document.activeElement) prefix.value = state.prefix;
    find('[name=given]', HTMLInputElement).checked = state.given;
    const { prefix: start, spec, match, packs } = readSearchQuery(state);
    // What need not match may change.
    const query = JSON.stringify([start, packs, listSeedOptions(state), match.map((slot) => [slot, spec[slot]])]);
    if (query === this.#query) {
      this.#found.compare(spec);
      return;
    }
    this.#query = query;
    this.#reset();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#updateOdds(), ODDS_DELAY);
  }

  #reset(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isRunning = false;
    const { tried, seeds } = loadFinds(this.#query);
    this.#tried = tried;
    this.#goal = RESULTS_PER_SEARCH;
    this.#found.show(seeds, listSeedOptions(this.#state), readSearchQuery(this.#state).spec);
    writeText('[data-progress]', tried === 0 ? '' : `${formatCount(tried)} seeds tried, ${seeds.length} found`);
    this.#updateButton();
  }

  #updateButton(): void {
    const label = this.#found.seeds.length > 0 ? 'Find more' : 'Find seeds';
    this.#button.textContent = this.#isRunning ? 'Stop' : label;
    this.#found.wait(this.#isRunning);
    this.#button.setAttribute('aria-disabled', String(this.#isImpossible && !this.#isRunning));
  }

  #updateOdds(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { spec, match, packs } = readSearchQuery(this.#state);
    for (const slot of SLOTS) {
      const odds = computeOdds({ spec, match: [slot], packs: listNeeded(spec, [slot]) });
      writeText(`[data-odds=${slot}]`, isGiven(this.#state, slot) ? 'given' : odds > 0 ? formatOdds(odds) : 'never');
    }
    this.#odds = computeOdds({ spec, match, packs });
    this.#isImpossible = this.#odds === 0;
    const isTooRare = this.#odds < MIN_SEARCHABLE_ODDS;
    const suggestion = isTooRare ? suggestRemoval({ spec, match, packs }, (left) => listNeeded(spec, left)) : undefined;
    const drop = find('[data-drop]', HTMLElement);
    drop.hidden = suggestion === undefined;
    if (suggestion) {
      drop.dataset['drop'] = suggestion.slot;
      drop.textContent = `Leave ${nameSlot(suggestion.slot).toLowerCase()} out: ${formatOdds(suggestion.odds)}`;
    }
    this.#showEstimate();
    this.#updateButton();
    if (this.#announcesOdds) announce(find('[data-estimate]', HTMLElement).textContent);
    this.#announcesOdds = false;
  }

  #showEstimate(): void {
    const [odds, speed] = [this.#odds, this.#seedsPerSecond];
    const time = `${formatSearchTime(odds, speed)} for each, at ${formatCount(speed)} seeds a second.`;
    const seeds = `${formatOdds(odds)} seeds${formatPacks(readSearchQuery(this.#state).packs)}`;
    const usual = odds > 0.999 ? 'Every seed is like that.' : `About ${seeds}: ${time}`;
    const rare = odds > 0 ? `About ${seeds}: too rare to wait for, ${time}` : IMPOSSIBLE;
    writeText('[data-estimate]', odds < MIN_SEARCHABLE_ODDS ? rare : usual);
  }

  #toggle(): void {
    // The odds may still be those of the search before the last change.
    if (this.#timer !== undefined) this.#updateOdds();
    if (this.#isRunning) {
      this.#stop('Stopped.');
      return;
    }
    if (this.#isImpossible) {
      announce(IMPOSSIBLE);
      return;
    }
    this.#goal = this.#found.seeds.length + RESULTS_PER_SEARCH;
    try {
      this.#start();
    } catch {
      this.#fail();
      return;
    }
    this.#isRunning = true;
    announce('Looking for seeds.');
    this.#updateButton();
  }

  #start(): void {
    if (this.#worker) {
      this.#send({ wanted: this.#goal - this.#found.seeds.length });
      return;
    }
    const worker = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => this.#onProgress(data));
    // A worker that was replaced may still report an error.
    worker.addEventListener('error', () => this.#worker === worker && this.#fail());
    this.#worker = worker;
    this.#triedBefore = this.#tried;
    const wanted = this.#goal - this.#found.seeds.length;
    this.#send({ wanted, query: { ...readSearchQuery(this.#state), tried: this.#tried } });
  }

  #send(command: SearchCommand): void {
    this.#worker?.postMessage(command);
  }

  /** Ends a worker that failed; the next search starts another. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    writeText('[data-progress]', SEARCH_FAILED);
    this.#stop(SEARCH_FAILED);
  }

  #stop(message: string): void {
    this.#isRunning = false;
    this.#send({ stop: true });
    this.#showEstimate();
    announce(message);
    this.#updateButton();
  }

  #onProgress({ tried, time, found }: SearchProgress): void {
    if (time > 0) this.#seedsPerSecond = ((tried - this.#triedBefore) / time) * 1000;
    for (const seed of found) this.#found.add(seed);
    this.#tried = tried;
    storeFinds(this.#query, { tried, seeds: this.#found.seeds });
    const [count, speed] = [this.#found.seeds.length, formatCount(this.#seedsPerSecond)];
    writeText('[data-progress]', `${formatCount(tried)} seeds tried, ${speed} a second, ${count} found`);
    if (this.#isRunning && count >= this.#goal) this.#stop(`${count} seeds found.`);
    else if (this.#isRunning && found.length > 0) announce(`${count} found.`);
    this.#updateButton();
  }
}

// The search for seeds in the page: what must match, how rare that is, and a worker that searches.
import { SLOTS } from '../../lib/index.js';
import { formatCount, formatOdds } from '../../lib/numbers.js';
import { line } from '../../lib/options/values.js';
import { announce } from '../shared/announce.js';
import { copyText } from '../shared/clipboard.js';
import { find, writeText } from '../shared/dom.js';
import { computeOdds, MIN_SEARCHABLE_ODDS, suggestRemoval } from './odds.js';
import { applyRules } from './rules.js';
import { isGiven, listSeedOptions, readSearchQuery } from './search-query.js';
import { renderPlaceholders, renderResult, RESULTS_PER_SEARCH } from './search-results.js';
import type { SearchCommand, SearchProgress } from './search-worker.js';
import { listNeeded, nameId, nameSlot } from './slots.js';
import { FIRST, PREFIX_LENGTH, type State } from './state.js';
import { formatPacks, formatSearchTime } from './words.js';

type SearchFields = Pick<State, 'match' | 'prefix' | 'given'>;

/** Milliseconds without a change before the odds are computed. */
const ODDS_DELAY = 120;
/** Milliseconds for which a button says that its seed was copied. */
const COPIED_TIME = 1200;
/** Seeds per second, until the first report tells how fast this machine is. */
const ASSUMED_SPEED = 2e6;
const COPY_REFUSED = 'Copying is not allowed here: the seed is selected.';
const SEARCH_FAILED = 'The search could not go on here. Another try starts anew.';
const IMPOSSIBLE = 'No seed looks like that: these traits never come together by chance. Leave some of them out.';

/** The parts of the page that belong to the search. */
export class SearchView {
  readonly #form = find('[data-search-form]', HTMLFormElement);
  readonly #button = find('[data-search]', HTMLElement);
  readonly #results = find('[data-found]', HTMLElement);
  #state: State = FIRST;
  #query = '';
  #worker: Worker | undefined;
  #isRunning = false;
  #isImpossible = false;
  #found = new Set<string>();
  /** How many seeds are found when the search stops. */
  #goal = RESULTS_PER_SEARCH;
  #seedsPerSecond = ASSUMED_SPEED;
  #odds = 1;
  /** Whether the odds are announced: after a change of the search, but not of the mascot, which is announced itself. */
  #announcesOdds = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange - called with the fields of the search when the visitor has changed them */
  constructor(onChange: (fields: SearchFields) => void) {
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
    this.#results.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-seed]') : null;
      if (button) void this.#copy(button, button.dataset['copySeed'] ?? '');
    });
  }

  #readFields(): SearchFields {
    const fields = new FormData(this.#form);
    const match = SLOTS.filter((slot) => fields.getAll('match').includes(slot));
    const prefix = line(fields.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix;
    return { match, prefix, given: fields.get('given') === '1' };
  }

  async #copy(button: HTMLElement, seed: string): Promise<void> {
    if (!(await copyText(seed))) {
      // The visitor can copy the selected seed. Another text in the button would undo the selection.
      getSelection()?.selectAllChildren(button);
      writeText('[data-progress]', COPY_REFUSED);
      announce(COPY_REFUSED);
      return;
    }
    button.textContent = 'copied';
    announce(`${seed} copied`);
    setTimeout(() => (button.textContent = seed), COPIED_TIME);
  }

  /** Shows a state. A change of what is searched for ends the search and removes its results. */
  render(state: State): void {
    this.#state = state;
    const resolved = applyRules(state.spec);
    for (const box of this.#form.querySelectorAll<HTMLInputElement>('[name=match]')) {
      box.checked = (state.match as readonly string[]).includes(box.value);
    }
    for (const slot of SLOTS) writeText(`[data-trait=${slot}]`, nameId(resolved[slot]));
    const prefix = find('[name=prefix]', HTMLInputElement);
    if (prefix !== document.activeElement) prefix.value = state.prefix;
    find('[name=given]', HTMLInputElement).checked = state.given;
    const query = JSON.stringify([readSearchQuery(state), listSeedOptions(state)]);
    if (query === this.#query) return;
    this.#query = query;
    this.#reset();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#updateOdds(), ODDS_DELAY);
  }

  #reset(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isRunning = false;
    this.#goal = RESULTS_PER_SEARCH;
    this.#found = new Set();
    this.#results.innerHTML = renderPlaceholders();
    writeText('[data-progress]', '');
    this.#updateButton();
  }

  #updateButton(): void {
    const label = this.#found.size > 0 ? 'Find more' : 'Find seeds';
    this.#button.textContent = this.#isRunning ? 'Stop' : label;
    this.#results.classList.toggle('is-searching', this.#isRunning);
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
    this.#goal = this.#found.size + RESULTS_PER_SEARCH;
    try {
      this.#start();
    } catch {
      this.#fail();
      return;
    }
    this.#isRunning = true;
    const placeholders = this.#results.querySelectorAll('.placeholder').length;
    if (placeholders === 0) this.#results.insertAdjacentHTML('beforeend', renderPlaceholders());
    announce('Looking for seeds.');
    this.#updateButton();
  }

  #start(): void {
    if (this.#worker) {
      this.#send({ wanted: this.#goal - this.#found.size });
      return;
    }
    const worker = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => this.#onProgress(data));
    // A worker that was replaced may still report an error.
    worker.addEventListener('error', () => this.#worker === worker && this.#fail());
    this.#worker = worker;
    // A new worker starts over and finds the same seeds again: ask for all.
    this.#send({ wanted: this.#goal, query: readSearchQuery(this.#state) });
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

  #addResult(seed: string): void {
    const html = renderResult(seed, listSeedOptions(this.#state), readSearchQuery(this.#state).spec);
    const placeholder = this.#results.querySelector('.placeholder');
    if (placeholder) placeholder.outerHTML = html;
    else this.#results.insertAdjacentHTML('beforeend', html);
    this.#found.add(seed);
  }

  #stop(message: string): void {
    this.#isRunning = false;
    this.#send({ stop: true });
    this.#showEstimate();
    announce(message);
    this.#updateButton();
  }

  #onProgress({ tried, time, found }: SearchProgress): void {
    if (time > 0) this.#seedsPerSecond = (tried / time) * 1000;
    for (const seed of found) if (!this.#found.has(seed)) this.#addResult(seed);
    const [count, speed] = [this.#found.size, formatCount(this.#seedsPerSecond)];
    writeText('[data-progress]', `${formatCount(tried)} seeds tried, ${speed} a second, ${count} found`);
    if (this.#isRunning && count >= this.#goal) this.#stop(`${count} seeds found.`);
    else if (this.#isRunning && found.length > 0) announce(`${count} found.`);
    this.#updateButton();
  }
}

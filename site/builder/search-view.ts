// From the look to a seed, in the page: what must match, how rare that is, and a worker that looks.
import { SLOTS } from '../../lib/index.js';
import { line } from '../../lib/options/values.js';
import { copyText } from '../shared/clipboard.js';
import { find, writeText } from '../shared/dom.js';
import { adviseDrop, HOPELESS, weighOdds } from './odds.js';
import { wear } from './rules.js';
import { isGiven, optionsOf, questOf } from './search-query.js';
import { ENOUGH, renderBlanks, renderFound } from './search-results.js';
import type { News, Order } from './search-worker.js';
import { listNeeded, nameId, nameSlot } from './slots.js';
import { FIRST, PREFIX_LENGTH, type State } from './state.js';
import { say } from './view.js';
import { sayCount, sayOdds, sayPacks, sayTime } from './words.js';

type Wishes = Pick<State, 'match' | 'prefix' | 'given'>;

/** Milliseconds of quiet before the odds are worked out. */
const PAUSE = 120;
const FORBIDDEN = 'Copying is not allowed here: the seed is selected.';
const BROKEN = 'The search could not go on here. Another try starts anew.';
const NEVER = 'No seed looks like that: these traits never come together by chance. Leave some of them out.';
/** Seeds per second, until this machine has shown what it can do. */
const GUESS = 2e6;

/** The search, as it stands in the page. */
export class Finder {
  readonly #form = find('[data-find]', HTMLFormElement);
  readonly #button = find('[data-search]', HTMLElement);
  readonly #list = find('[data-found]', HTMLElement);
  #state: State = FIRST;
  #quest = '';
  #worker: Worker | undefined;
  #isRunning = false;
  #isBarred = false;
  #found = new Set<string>();
  #goal = ENOUGH;
  #perSecond = GUESS;
  #odds = 1;
  // Whoever changes what must match hears how rare that is; who changes the mascot hears of the mascot.
  #isCurious = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onWish: (wishes: Wishes) => void) {
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#toggle();
    });
    this.#form.addEventListener('input', () => {
      this.#isCurious = true;
      onWish(this.#readWishes());
    });
    find('[data-drop]', HTMLElement).addEventListener('click', ({ currentTarget }) => {
      const { drop } = (currentTarget as HTMLElement).dataset;
      this.#isCurious = true;
      onWish({ ...this.#readWishes(), match: this.#state.match.filter((slot) => slot !== drop) });
      this.#button.focus();
    });
    this.#list.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-seed]') : null;
      if (button) void this.#copy(button, button.dataset['copySeed'] ?? '');
    });
  }

  #readWishes(): Wishes {
    const fields = new FormData(this.#form);
    const match = SLOTS.filter((slot) => fields.getAll('match').includes(slot));
    const prefix = line(fields.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix;
    return { match, prefix, given: fields.get('given') === '1' };
  }

  async #copy(button: HTMLElement, seed: string): Promise<void> {
    if (!(await copyText(seed))) {
      // It can still be copied by hand, for as long as nobody touches what is selected.
      getSelection()?.selectAllChildren(button);
      writeText('[data-progress]', FORBIDDEN);
      say(FORBIDDEN);
      return;
    }
    button.textContent = 'copied';
    say(`${seed} copied`);
    setTimeout(() => (button.textContent = seed), 1200);
  }

  /** Shows what a state asks for. What was found for another look is put away. */
  draw(state: State): void {
    this.#state = state;
    const worn = wear(state.spec);
    for (const box of this.#form.querySelectorAll<HTMLInputElement>('[name=match]')) {
      box.checked = (state.match as readonly string[]).includes(box.value);
    }
    for (const slot of SLOTS) writeText(`[data-trait=${slot}]`, nameId(worn[slot]));
    const prefix = find('[name=prefix]', HTMLInputElement);
    if (prefix !== document.activeElement) prefix.value = state.prefix;
    find('[name=given]', HTMLInputElement).checked = state.given;
    const quest = JSON.stringify([questOf(state), optionsOf(state)]);
    if (quest === this.#quest) return;
    this.#quest = quest;
    this.#reset();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#weigh(), PAUSE);
  }

  #reset(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isRunning = false;
    this.#goal = ENOUGH;
    this.#found = new Set();
    this.#list.innerHTML = renderBlanks();
    writeText('[data-progress]', '');
    this.#label();
  }

  #label(): void {
    const more = this.#found.size > 0 ? 'Find more' : 'Find seeds';
    this.#button.textContent = this.#isRunning ? 'Stop' : more;
    this.#list.classList.toggle('is-looking', this.#isRunning);
    this.#button.setAttribute('aria-disabled', String(this.#isBarred && !this.#isRunning));
  }

  #weigh(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { spec, match, packs } = questOf(this.#state);
    for (const slot of SLOTS) {
      const odds = weighOdds({ spec, match: [slot], packs: listNeeded(spec, [slot]) });
      writeText(`[data-odds=${slot}]`, isGiven(this.#state, slot) ? 'given' : odds > 0 ? sayOdds(odds) : 'never');
    }
    const odds = weighOdds({ spec, match, packs });
    this.#odds = odds;
    const isHopeless = odds < HOPELESS;
    this.#isBarred = odds === 0;
    const drop = find('[data-drop]', HTMLElement);
    const advice = isHopeless ? adviseDrop({ spec, match, packs }, (left) => listNeeded(spec, left)) : undefined;
    drop.hidden = advice === undefined;
    if (advice) {
      drop.dataset['drop'] = advice.slot;
      drop.textContent = `Leave ${nameSlot(advice.slot).toLowerCase()} out: ${sayOdds(advice.odds)}`;
    }
    this.#estimate();
    this.#label();
    if (this.#isCurious) say(find('[data-estimate]', HTMLElement).textContent);
    this.#isCurious = false;
  }

  #estimate(): void {
    const odds = this.#odds;
    const time = `${sayTime(odds, this.#perSecond)} for each, at ${sayCount(this.#perSecond)} seeds a second.`;
    const seeds = `${sayOdds(odds)} seeds${sayPacks(questOf(this.#state).packs)}`;
    const usual = odds > 0.999 ? 'Every seed is like that.' : `About ${seeds}: ${time}`;
    const rare = odds > 0 ? `About ${seeds}: too rare to wait for, ${time}` : NEVER;
    writeText('[data-estimate]', odds < HOPELESS ? rare : usual);
  }

  #toggle(): void {
    // The odds of the look before say nothing of this one.
    if (this.#timer !== undefined) this.#weigh();
    if (this.#isRunning) {
      this.#rest('Stopped.');
      return;
    }
    if (this.#isBarred) {
      say(NEVER);
      return;
    }
    this.#goal = this.#found.size + ENOUGH;
    try {
      this.#send();
    } catch {
      this.#fail();
      return;
    }
    this.#isRunning = true;
    const waiting = this.#list.querySelectorAll('.blank').length;
    if (waiting === 0) this.#list.insertAdjacentHTML('beforeend', renderBlanks());
    say('Looking for seeds.');
    this.#label();
  }

  #send(): void {
    if (this.#worker) {
      this.#order({ wanted: this.#goal - this.#found.size });
      return;
    }
    const worker = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => this.#hear(data));
    // One that was sent away may still complain.
    worker.addEventListener('error', () => this.#worker === worker && this.#fail());
    this.#worker = worker;
    // It begins at the first seed, also where another one broke off: what that one found is found again.
    this.#order({ wanted: this.#goal, quest: questOf(this.#state) });
  }

  #order(order: Order): void {
    this.#worker?.postMessage(order);
  }

  /** Gives a worker up; the next one is a new one. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    writeText('[data-progress]', BROKEN);
    this.#rest(BROKEN);
  }

  #place(seed: string): void {
    const html = renderFound(seed, optionsOf(this.#state), questOf(this.#state).spec);
    const blank = this.#list.querySelector('.blank');
    if (blank) blank.outerHTML = html;
    else this.#list.insertAdjacentHTML('beforeend', html);
    this.#found.add(seed);
  }

  #rest(words: string): void {
    this.#isRunning = false;
    this.#order({ stop: true });
    this.#estimate();
    say(words);
    this.#label();
  }

  #hear({ tried, time, found }: News): void {
    if (time > 0) this.#perSecond = (tried / time) * 1000;
    for (const seed of found) if (!this.#found.has(seed)) this.#place(seed);
    const count = this.#found.size;
    writeText(
      '[data-progress]',
      `${sayCount(tried)} seeds tried, ${sayCount(this.#perSecond)} a second, ${count} found`,
    );
    if (this.#isRunning && count >= this.#goal) this.#rest(`${count} seeds found.`);
    else if (this.#isRunning && found.length > 0) say(`${count} found.`);
    this.#label();
  }
}

// The finder: a creature without a name, and a worker that tries millions of names until one looks like it.
import { formatCount } from '../../lib/numbers.js';
import type { SearchCommand, SearchProgress } from '../builder/search-worker.js';
import { announce } from '../shared/announce.js';
import { find } from '../shared/dom.js';
import { linkSharePage } from '../shared/links.js';
import { isKind, nameAt } from '../shared/name-at.js';
import { linkToPlayground } from '../shared/playground-link.js';
import { shareFor } from '../shared/share-button.js';
import { describeOdds, drawCreature, drawNamed, renderTraits } from './draw.js';
import { nameOfDay } from './today.js';
import { FIRST_CREATURE, wantAnother, wantSeed, type Wanted } from './wanted.js';

/** What stands on the plate of somebody without a name. */
const NAMELESS = '?';

/** The part of the page that finds names. */
class Finder {
  readonly #band = find('[data-finder]', HTMLElement);
  readonly #figure = find('[data-finder-figure]', HTMLElement);
  readonly #plate = find('[data-finder-name]', HTMLElement);
  readonly #progress = find('[data-finder-progress]', HTMLElement);
  readonly #button = find('[data-find-name]', HTMLElement);
  readonly #ways = find('[data-finder-ways]', HTMLElement);
  readonly #isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  #wanted: Wanted = wantSeed(FIRST_CREATURE);
  #worker: Worker | undefined;
  #name: string | undefined;

  /** Wires the buttons. */
  start(): void {
    this.#band.dataset['finder'] = 'ready';
    this.#button.addEventListener('click', () =>
      this.#worker === undefined ? this.#search() : this.#stop('Stopped.'),
    );
    find('[data-reroll]', HTMLElement).addEventListener('click', () => this.#show(wantAnother()));
    const give = find('[data-give]', HTMLElement);
    give.addEventListener('click', () => {
      if (this.#name === undefined) return;
      const link = new URL(linkSharePage(this.#name, []), location.href).href;
      void shareFor(give, link, `${this.#name}, a mascot for you`);
    });
  }

  #show(wanted: Wanted): void {
    this.#end();
    this.#wanted = wanted;
    this.#name = undefined;
    this.#figure.innerHTML = drawCreature(wanted.spec);
    find('[data-finder-traits]', HTMLElement).innerHTML = renderTraits(wanted);
    find('[data-finder-odds]', HTMLElement).textContent = describeOdds(wanted.odds);
    this.#plate.textContent = NAMELESS;
    this.#progress.textContent = '';
    this.#ways.hidden = true;
    this.#band.classList.remove('is-found');
    this.#button.hidden = false;
    announce(`Another creature. ${describeOdds(wanted.odds)}`);
  }

  #search(): void {
    const { spec, match } = this.#wanted;
    try {
      // Each search has a worker of its own: what an ended one still has to say is not heard.
      const worker = new Worker(new URL('../builder/search-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => this.#onProgress(data));
      worker.addEventListener('error', () => this.#stop('The search could not go on here.'));
      this.#worker = worker;
    } catch {
      this.#stop('The search cannot start here.');
      return;
    }
    this.#send({ wanted: 1, query: { prefix: '', spec, match, packs: [], asNames: true } });
    this.#band.classList.add('is-searching');
    this.#button.textContent = 'Stop';
    announce('Trying names.');
  }

  #send(command: SearchCommand): void {
    this.#worker?.postMessage(command);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#band.classList.remove('is-searching');
    this.#button.textContent = 'Find its name';
  }

  #stop(message: string): void {
    this.#end();
    this.#plate.textContent = NAMELESS;
    this.#progress.textContent = message;
    announce(message);
  }

  #onProgress({ tried, time, found }: SearchProgress): void {
    if (this.#worker === undefined) return;
    const speed = time > 0 ? `, ${formatCount((tried / time) * 1000)} a second` : '';
    this.#progress.textContent = `${formatCount(tried)} names tried${speed}`;
    // One of those that were tried just now.
    if (!this.#isCalm.matches) this.#plate.textContent = nameAt(tried);
    const name = found.find(isKind);
    if (name !== undefined) this.#celebrate(name, tried, time);
    else if (found.length > 0) this.#send({ wanted: 1 });
  }

  #celebrate(name: string, tried: number, time: number): void {
    this.#end();
    this.#name = name;
    this.#figure.innerHTML = drawNamed(name);
    this.#plate.textContent = name;
    const seconds = time < 1000 ? 'in less than a second' : `in ${formatCount(time / 1000)} seconds`;
    this.#progress.textContent = `It is ${name}! Found among ${formatCount(tried)} names ${seconds}.`;
    const page = find('[data-finder-page]', HTMLAnchorElement);
    page.href = linkSharePage(name, []);
    page.textContent = `Meet ${name}`;
    find('[data-finder-play]', HTMLAnchorElement).href = linkToPlayground(name, {});
    this.#ways.hidden = false;
    // Its place is taken by the ways to go on: the focus goes with it.
    const hadFocus = document.activeElement === this.#button;
    this.#button.hidden = true;
    if (hadFocus) page.focus({ preventScroll: true });
    this.#band.classList.add('is-found');
    announce(this.#progress.textContent);
  }
}

/** Shows whose day it is. */
function showToday(): void {
  const name = nameOfDay(new Date());
  find('[data-today]', HTMLAnchorElement).href = linkSharePage(name, []);
  find('[data-today-name]', HTMLElement).textContent = name;
  find('[data-today-figure]', HTMLElement).innerHTML = drawNamed(name);
}

/** Wires the finder. */
export function startFinder(): void {
  showToday();
  new Finder().start();
}

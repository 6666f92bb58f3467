// The script of the finder: a worker tries millions of names until the mascot of one looks like the creature.
import { formatCount } from '../../lib/pages/numbers.js';
import type { SearchCommand, SearchProgress } from '../builder/search-worker.js';
import { announce } from '../shared/announce.js';
import { linkSharePage } from '../shared/links.js';
import { isKind, nameAt } from '../shared/name-at.js';
import { shareFor } from '../shared/share-button.js';
import { takeOver } from '../shared/view.js';
import { nameOfDay } from './today.js';
import { describeOdds, FIRST, renderFinder, renderToday, showCreature, STAND_IN, type Finder } from './view.js';
import { wantAnother } from './wanted.js';

const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

function startSearch(root: HTMLElement): void {
  const show = takeOver(
    root,
    (next: Finder) => renderFinder(next, { search, stop: () => end('Stopped.'), reroll, give }),
    FIRST,
  );
  let state = FIRST;
  let worker: Worker | undefined;

  function setState(next: Finder): void {
    state = next;
    show(state);
  }

  function reroll(): void {
    worker?.terminate();
    worker = undefined;
    setState(showCreature(wantAnother()));
    announce(`Another creature. ${describeOdds(state.wanted)}`);
  }

  function search(): void {
    try {
      // Each search has a worker of its own: what an ended one still has to say is not heard.
      worker = new Worker(new URL('../builder/search-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      end('The search cannot start here.');
      return;
    }
    worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => onProgress(data));
    worker.addEventListener('error', () => end('The search could not go on here.'));
    const { spec, match } = state.wanted;
    send({ wanted: 1, query: { prefix: '', spec, match, packs: [], asNames: true } });
    setState({ ...state, isSearching: true });
    announce('Trying names.');
  }

  function send(command: SearchCommand): void {
    worker?.postMessage(command);
  }

  function end(progress: string, found: Pick<Finder, 'name'> = {}): void {
    worker?.terminate();
    worker = undefined;
    setState({ ...showCreature(state.wanted), progress, ...found });
    announce(progress);
  }

  function onProgress({ tried, time, found }: SearchProgress): void {
    if (worker === undefined) return;
    const name = found.find(isKind);
    if (name !== undefined) {
      celebrate(name, tried, time);
      return;
    }
    if (found.length > 0) send({ wanted: 1 });
    const speed = time > 0 ? `, ${formatCount((tried / time) * 1000)} a second` : '';
    const progress = `${formatCount(tried)} names tried${speed}`;
    // One of those that were tried just now.
    setState({ ...state, progress, ...(isCalm.matches ? {} : { tried: nameAt(tried) }) });
  }

  function celebrate(name: string, tried: number, time: number): void {
    // The button that stops the search goes, and links come: the focus goes with them.
    const hadFocus = root.querySelector('.actions:not(.finder-ways) button') === document.activeElement;
    const seconds = time < 1000 ? 'in less than a second' : `in ${formatCount(time / 1000)} seconds`;
    end(`It is ${name}! Found among ${formatCount(tried)} names ${seconds}.`, { name });
    if (hadFocus) root.querySelector<HTMLElement>('.finder-ways a')?.focus({ preventScroll: true });
  }

  function give(button: HTMLElement, name: string): void {
    void shareFor(button, new URL(linkSharePage(name, []), location.href).href, `${name}, a mascot for you`);
  }
}

/** Takes over the finder of the page. */
export function startFinder(): void {
  const [search, today] = ['#finder', '#today'].map((id) => document.querySelector<HTMLElement>(id));
  if (today) takeOver(today, renderToday, STAND_IN)(nameOfDay(new Date()));
  if (search) startSearch(search);
}

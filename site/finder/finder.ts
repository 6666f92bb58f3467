// The script of the finder: a worker tries millions of names until the mascot of one matches the creature.
import { formatCount } from '../../lib/pages/numbers.js';
import type { SearchCommand, SearchProgress } from '../builder/search-worker.js';
import { announce } from '../shared/announce.js';
import { linkSharePage } from '../shared/links.js';
import { isStill } from '../shared/moving.js';
import { isHarmless, nameAt } from '../shared/name-at.js';
import { shareFor } from '../shared/share-button.js';
import { hydrateView } from '../shared/view.js';
import { createRandomCreature } from './creature.js';
import {
  describeOdds,
  FIRST,
  nameOfDay,
  PRINTED_NAME,
  renderFinder,
  renderToday,
  showCreature,
  type FinderState,
} from './view.js';

function startSearch(root: HTMLElement): void {
  const show = hydrateView(
    root,
    (next: FinderState) => renderFinder(next, { search, stop: () => end('Stopped.'), showAnother, share }),
    FIRST,
  );
  let state = FIRST;
  let worker: Worker | undefined;

  function setState(next: FinderState): void {
    state = next;
    show(state);
  }

  function showAnother(): void {
    worker?.terminate();
    worker = undefined;
    setState(showCreature(createRandomCreature()));
    announce(`Another creature. ${describeOdds(state.creature)}`);
  }

  function search(): void {
    try {
      // Each search has its own worker, so that late messages of an earlier one are not received.
      worker = new Worker(new URL('../builder/search-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      end('This browser cannot start the search.');
      return;
    }
    worker.addEventListener('message', ({ data }: MessageEvent<SearchProgress>) => onProgress(data));
    worker.addEventListener('error', () => end('The search has failed. Please try again.'));
    const { spec, match } = state.creature;
    send({ wanted: 1, query: { prefix: '', spec, match, packs: [], asNames: true } });
    setState({ ...state, isSearching: true });
    announce('Trying names.');
  }

  function send(command: SearchCommand): void {
    worker?.postMessage(command);
  }

  function end(progress: string, found: Pick<FinderState, 'name'> = {}): void {
    worker?.terminate();
    worker = undefined;
    setState({ ...showCreature(state.creature), progress, ...found });
    announce(progress);
  }

  function onProgress({ tried, time, found }: SearchProgress): void {
    if (worker === undefined) return;
    const name = found.find(isHarmless);
    if (name !== undefined) {
      showFound(name, tried, time);
      return;
    }
    if (found.length > 0) send({ wanted: 1 });
    const speed = time > 0 ? `, ${formatCount((tried / time) * 1000)} a second` : '';
    const progress = `${formatCount(tried)} names tried${speed}`;
    // A sample of the names that were just tried.
    setState({ ...state, progress, ...(isStill() ? {} : { tried: nameAt(tried) }) });
  }

  function showFound(name: string, tried: number, time: number): void {
    // The Stop button is hidden and links are shown: the focus moves to the first link.
    const hadFocus = root.querySelector('.actions:not(.finder-ways) button') === document.activeElement;
    const seconds = time < 1000 ? 'in less than a second' : `in ${formatCount(time / 1000)} seconds`;
    end(`It is ${name}! Found after ${formatCount(tried)} names, ${seconds}.`, { name });
    if (hadFocus) root.querySelector<HTMLElement>('.finder-ways a')?.focus({ preventScroll: true });
  }

  function share(button: HTMLElement, name: string): void {
    void shareFor(button, new URL(linkSharePage(name, []), location.href).href, `${name}, a mascot for you`);
  }
}

/** Starts the finder and the mascot of the day. */
export function startFinder(): void {
  const [search, today] = ['#finder', '#today'].map((id) => document.querySelector<HTMLElement>(id));
  if (today) hydrateView(today, renderToday, PRINTED_NAME)(nameOfDay(new Date()));
  if (search) startSearch(search);
}

// The script of the finder: a worker tries millions of names until the mascot of one matches the creature.
import { createRandomAvatar } from '../../lib/index.js';
import { formatCount } from '../../lib/pages/numbers.js';
import { runSearch } from '../builder/run-search.js';
import type { SearchProgress } from '../builder/search-worker.js';
import { announce } from '../shared/announce.js';
import { shareFor } from '../shared/copy-button.js';
import { linkSharePage } from '../shared/links.js';
import { isStill } from '../shared/moving.js';
import { isHarmless, nameAt } from '../shared/name-at.js';
import { buttonOf, hydrateView } from '../shared/view.js';
import { createCreature } from './creature.js';
import {
  describeOdds,
  FIRST,
  nameOfDay,
  PRINTED_NAME,
  renderFinder,
  renderToday,
  showCreature,
  type FinderState,
} from './finder-view.js';

function startSearch(root: HTMLElement): void {
  const show = hydrateView(
    root,
    (next: FinderState) => renderFinder(next, { search, stop: () => end('Stopped.'), showAnother, share }),
    FIRST,
  );
  let state = FIRST;
  let endWorker = (): void => undefined;

  function setState(next: FinderState): void {
    state = next;
    show(state);
  }

  function showAnother(): void {
    endWorker();
    setState(showCreature(createCreature(createRandomAvatar().seed)));
    announce(`Another mascot. ${describeOdds(state.creature)}`);
  }

  function search(): void {
    const { spec, match } = state.creature;
    try {
      endWorker = runSearch(
        { wanted: 1, query: { prefix: '', spec, match, packs: [], asNames: true } },
        onProgress,
        () => end('The search failed. Try again.'),
      );
    } catch {
      end('This browser cannot run the search.');
      return;
    }
    setState({ ...state, isSearching: true });
    announce('Trying names.');
  }

  function end(progress: string, found: Pick<FinderState, 'name'> = {}): void {
    endWorker();
    setState({ ...showCreature(state.creature), progress, ...found });
    announce(progress);
  }

  function onProgress({ tried, time, found: [name] }: SearchProgress): void {
    if (name !== undefined) {
      showFound(name, tried, time);
      return;
    }
    const speed = time > 0 ? `, ${formatCount((tried / time) * 1000)} a second` : '';
    const progress = `${formatCount(tried)} names tried${speed}`;
    // A sample of the names that were just tried.
    const sample = nameAt(tried);
    setState({ ...state, progress, ...(isStill() || !isHarmless(sample) ? {} : { tried: sample }) });
  }

  function showFound(name: string, tried: number, time: number): void {
    // The Stop button is hidden and links are shown: the focus moves to the first link.
    const hadFocus = root.querySelector('.actions:not(.finder-ways) button') === document.activeElement;
    const seconds = time < 1000 ? 'in less than a second' : `in ${formatCount(time / 1000)} seconds`;
    end(`It is ${name}! Found after ${formatCount(tried)} names, ${seconds}.`, { name });
    if (hadFocus) root.querySelector<HTMLElement>('.finder-ways a')?.focus({ preventScroll: true });
  }

  function share(event: Event): void {
    const { name = '' } = state;
    const link = new URL(linkSharePage(name, []), location.href).href;
    void shareFor(buttonOf(event), link, `${name}, a mascot for you`);
  }
}

export function startFinder(): void {
  const [search, today] = ['#finder', '#today'].map((id) => document.querySelector<HTMLElement>(id));
  if (today) hydrateView(today, renderToday, PRINTED_NAME)(nameOfDay(new Date()));
  if (search) startSearch(search);
}

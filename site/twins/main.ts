// The script of the page for twins: it reads a column, and finds the pairs of mascots that are closest to each other.
import '../shared/page.js';
import { announce } from '../shared/announce.js';
import { hydrateView } from '../shared/view.js';
import { createListActions } from '../team/text-file.js';
import { findClosestMascots } from './compare.js';
import { gatherRows, readTable } from './rows.js';
import {
  describeSearch,
  EXAMPLE,
  FIRST,
  renderTwins,
  SHOWN_PAIRS,
  type TwinsActions,
  type TwinsState,
} from './view.js';

/** Milliseconds without typing before the column is read. */
const READ_DELAY = 300;

function startTwins(root: HTMLElement): void {
  let state = FIRST;
  let work = new AbortController();
  const form = createListActions(root, {
    content: 'a column',
    delay: READ_DELAY,
    parse: async (text) => (text.trim() === '' ? undefined : readTable(text)),
    show: (changes) => setState(changes),
    take(table, _, text) {
      void compare({ text, table, column: table?.best ?? 0, rows: table ? gatherRows(table, table.best) : EXAMPLE });
    },
  });

  const act: TwinsActions = {
    ...form.act,
    chooseColumn({ currentTarget }) {
      const column = Number((currentTarget as HTMLSelectElement).value);
      if (state.table) void compare({ column, rows: gatherRows(state.table, column) });
    },
    cancel: () => work.abort(),
    compare: () => void compare({}),
  };

  const show = hydrateView(root, (next: TwinsState) => renderTwins(next, act), FIRST);

  function setState(changes: Partial<TwinsState>): void {
    state = { ...state, ...changes };
    show(state);
  }

  /** Shows changes, and the closest pairs with them. */
  async function compare(changes: Partial<TwinsState>): Promise<void> {
    work.abort();
    const own = (work = new AbortController());
    setState({ ...changes, message: '', isOver: false, pairs: [], drawn: 0, isCancelled: false });
    const people = state.rows.compared;
    try {
      const pairs = await findClosestMascots(
        people.map(({ seed }) => seed),
        SHOWN_PAIRS,
        own.signal,
        (drawn) => own === work && setState({ drawn }),
      );
      if (own !== work) return;
      setState({
        drawn: undefined,
        pairs: pairs.flatMap(({ first, second, distance }) => {
          const [one, other] = [people[first], people[second]];
          return one && other ? [{ rows: [one, other] as const, distance }] : [];
        }),
      });
    } catch (error) {
      // A newer comparison has taken over.
      if (own !== work) return;
      const message = own.signal.aborted ? '' : (error as Error).message;
      setState({ drawn: undefined, isCancelled: true, message });
    }
    announce(describeSearch(state));
  }

  void compare({});
}

const root = document.querySelector<HTMLElement>('#twins');
if (root) startTwins(root);

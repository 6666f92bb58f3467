// The script of the page for twins: it reads a column, and finds the pairs of mascots that are closest to each other.
import '../shared/page.js';
import { announce } from '../shared/announce.js';
import { hydrateView } from '../shared/view.js';
import { createFileActions, readTextFile } from '../team/text-file.js';
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = new AbortController();
  const query = (selector: string) => root.querySelector<HTMLElement>(selector);

  const act: TwinsActions = {
    type({ currentTarget }) {
      state = { ...state, text: (currentTarget as HTMLTextAreaElement).value };
      clearTimeout(timer);
      timer = setTimeout(() => void read(state.text), READ_DELAY);
    },
    clear() {
      void read('');
      query('textarea')?.focus();
    },
    ...createFileActions(
      root,
      (file) => void readFile(file),
      (isOver) => isOver !== state.isOver && setState({ isOver }),
    ),
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

  async function read(text: string): Promise<void> {
    clearTimeout(timer);
    setState({ text });
    const table = text.trim() === '' ? undefined : await readTable(text);
    // A newer text may have been read meanwhile.
    if (text !== state.text) return;
    await compare({ table, column: table?.best ?? 0, rows: table ? gatherRows(table, table.best) : EXAMPLE });
  }

  async function readFile(file: File): Promise<void> {
    try {
      await read(await readTextFile(file, 'a column'));
    } catch (error) {
      setState({ message: (error as Error).message, isOver: false });
      announce(state.message);
    }
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

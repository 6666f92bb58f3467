// The search as it is used: words find entries, and keys lead to them.
import { render } from 'lit/html.js';
import { createFind } from './find-entries.js';
import { groupEntries, suggest } from './group-entries.js';
import { INDEX_PATH, type Entry } from './search-entry.js';
import { idOf, renderSearch, type Search, type SearchActions } from './search-view.js';

interface Index {
  readonly entries: readonly Entry[];
  readonly find: (query: string) => Entry[];
}

async function load(): Promise<Index> {
  const answer = await fetch(INDEX_PATH);
  if (!answer.ok) throw new Error(`${INDEX_PATH}: ${answer.status}`);
  const entries = (await answer.json()) as Entry[];
  return { entries, find: createFind(entries) };
}

let index: Promise<Index> | undefined;
let state: Search = { query: '', groups: new Map(), active: 0, text: '', isSlashOn: true };
let act: SearchActions | undefined;

function setState(changes: Partial<Search>): void {
  state = { ...state, ...changes };
  if (act) render(renderSearch(state, act), document.body);
}

function countResults(): number {
  return [...state.groups.values()].flat().length;
}

function setActive(active: number): void {
  setState({ active });
  document.querySelector(`#${idOf(active)}`)?.scrollIntoView({ block: 'nearest' });
}

async function update(text: string): Promise<void> {
  const query = text.trim();
  setState({ query });
  index ??= load();
  try {
    const { entries, find } = await index;
    // What was typed meanwhile counts.
    if (query !== state.query) return;
    setState({ groups: groupEntries(query === '' ? suggest(entries) : find(query)) });
    const count = countResults();
    setState({
      text: count === 0 ? `Nothing is called “${query}”.` : `${count} ${count === 1 ? 'result' : 'results'}`,
    });
    setActive(query === '' || count === 0 ? 0 : 1);
  } catch {
    // The next letter asks again.
    index = undefined;
    setState({ groups: new Map(), active: 0, text: 'The search could not be loaded.' });
  }
}

function press(event: KeyboardEvent): void {
  const { key, isComposing } = event;
  if (isComposing) return;
  const { active } = state;
  const count = countResults();
  if (key === 'ArrowDown') setActive(active < count ? active + 1 : Math.min(1, count));
  else if (key === 'ArrowUp') setActive(active > 1 ? active - 1 : count);
  else if (key === 'Enter') document.querySelector<HTMLElement>(`#${idOf(active)}`)?.click();
  else return;
  event.preventDefault();
}

// Within the page one has already been: what leads elsewhere in it closes the dialog, and a new tab leaves it.
function click({ currentTarget, target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const isAway = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
  if (target === currentTarget || isAway) (currentTarget as HTMLDialogElement).close();
}

function readSlash(slashKey: string): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off';
  } catch {
    return true;
  }
}

function storeSlash(slashKey: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, 'off');
  } catch {
    // Storage is off: so it stays as it is.
  }
}

/** Adds the styles to the page; the dialog comes once they are there, or cannot come. */
function addStyles(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/search.css';
  const settled = new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve);
  });
  document.head.append(link);
  return settled;
}

let styled: Promise<unknown> | undefined;

/**
 * Opens the search; in one that is open, selects what was typed.
 *
 * @param slashKey - where it is stored that the key `/` is not wanted
 */
export async function openSearch(slashKey: string): Promise<void> {
  await (styled ??= addStyles());
  if (act === undefined) {
    const setSlash = (isSlashOn: boolean): void => {
      setState({ isSlashOn });
      storeSlash(slashKey, isSlashOn);
    };
    act = { type: (text) => void update(text), press, click, setSlash };
    setState({ isSlashOn: readSlash(slashKey) });
  }
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  const input = dialog?.querySelector('input');
  if (!dialog?.open) dialog?.showModal();
  input?.select();
  await update(input?.value ?? '');
}

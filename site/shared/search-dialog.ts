// The search: a dialog with a combobox, by the pattern of the ARIA Authoring Practices (combobox with listbox popup).
import { createFind } from './find-entries.js';
import { groupEntries, suggest } from './group-entries.js';
import { INDEX_PATH, type Entry } from './search-entry.js';
import { createView, type View } from './search-view.js';

interface Search {
  readonly entries: readonly Entry[];
  readonly find: (query: string) => Entry[];
}

async function load(): Promise<Search> {
  const answer = await fetch(INDEX_PATH);
  if (!answer.ok) throw new Error(`${INDEX_PATH}: ${answer.status}`);
  const entries = (await answer.json()) as Entry[];
  return { entries, find: createFind(entries) };
}

let view: View | undefined;
let search: Promise<Search> | undefined;

async function update({ input, showResults, showFailure }: View): Promise<void> {
  search ??= load();
  try {
    const { entries, find } = await search;
    // What was typed meanwhile counts.
    const query = input.value.trim();
    showResults(groupEntries(query === '' ? suggest(entries) : find(query)), query);
  } catch {
    // The next letter asks again.
    search = undefined;
    showFailure();
  }
}

function moveBy(step: number, { options, getActive, setActive }: View): void {
  const all = options();
  const active = getActive();
  const at = active === undefined ? -1 : all.indexOf(active);
  const next = all.at(at === -1 && step < 0 ? -1 : (at + step) % all.length);
  if (next) setActive(next);
}

function start(created: View, slashKey: string): void {
  const { dialog, input, slash, getActive } = created;
  input.addEventListener('input', () => void update(created));
  input.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') moveBy(key === 'ArrowDown' ? 1 : -1, created);
    else if (key === 'Enter') getActive()?.click();
    else return;
    event.preventDefault();
  });
  // Within the page one has already been: what leads elsewhere in it closes the dialog, and a new tab leaves it.
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const isAway = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
    if (target === dialog || isAway) dialog.close();
  });
  slash.addEventListener('change', () => {
    try {
      if (slash.checked) localStorage.removeItem(slashKey);
      else localStorage.setItem(slashKey, 'off');
    } catch {
      // Storage is off: so it stays as it is.
    }
  });
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
  if (view === undefined) {
    view = createView(slashKey);
    start(view, slashKey);
  }
  const { dialog, input } = view;
  if (!dialog.open) dialog.showModal();
  input.select();
  await update(view);
}

// The search dialog: a combobox with a listbox popup, by the pattern of the ARIA Authoring Practices.
import { keyed } from 'lit/directives/keyed.js';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { createFind, groupEntries, INDEX_PATH, suggest, type SearchEntry } from './find-entries.js';
import styles from './search.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

let state = {
  query: '',
  groups: new Map() as ReturnType<typeof groupEntries>,
  /** Pages with similar names, if there is no result. */
  near: [] as readonly SearchEntry[],
  /** The number of the result that Enter opens, from 1; 0 if there is none. */
  active: 0,
  /** The message about the results. */
  text: '',
  /** Whether the key `/` opens the search. */
  isSlashOn: true,
};

/** The id of the element of a result. */
function idOf(number: number): string {
  return `search-option-${number}`;
}

// Results are not tab stops: the focus stays in the field.
function renderResult(
  [, title, context, address, , picture]: SearchEntry,
  number: number,
  active: number,
): TemplateResult {
  // Keyed: an <img> that is used again would show its old picture until the new one is loaded.
  const image = picture && keyed(picture, html`<img src=${picture} alt="" width="48" height="48" loading="lazy">`);
  return html`<a class="found" href=${address} id=${idOf(number)} tabindex="-1" role="option" aria-selected=${number === active}>${image}<span class="words"><b>${title}</b><small>${context}</small></span></a>`;
}

function renderGroups(): TemplateResult[] {
  const { query, groups, active } = state;
  let count = 0;
  return Array.from(groups, ([kind, entries], index) => {
    const title = query === '' ? 'Suggestions' : kind;
    const first = count + 1;
    count += entries.length;
    return html`<div class="search-group" role="group" aria-labelledby="search-kind-${index}"><div class="search-kind" id="search-kind-${index}" role="presentation">${title}</div>${entries.map((entry, at) => renderResult(entry, first + at, active))}</div>`;
  });
}

/** The dialog has a live region of its own: while it is open, screen readers ignore the one of the page. */
function renderSearch(): TemplateResult {
  const { groups, near, active, text, isSlashOn } = state;
  const links = near.map(
    ([, title, , address], at) => html`${at === 0 ? ' Near: ' : ', '}<a href=${address}>${title}</a>`,
  );
  return html`<dialog class="search" aria-label="Search" @click=${click}>
    <div class="search-field">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/></svg>
      <input type="text" role="combobox" aria-label="Search" aria-autocomplete="list" aria-controls="search-results"
        aria-expanded=${groups.size > 0} aria-activedescendant=${active > 0 ? idOf(active) : nothing} autocomplete="off"
        autocapitalize="off" spellcheck="false" enterkeyhint="go" placeholder="Try: react, dark mode, license …"
        @input=${({ currentTarget }: Event) => void update((currentTarget as HTMLInputElement).value)} @keydown=${press}>
      <form method="dialog"><button>Close</button></form>
    </div>
    <div class="search-body">
      <div id="search-results" role="listbox" aria-label="Results" ?hidden=${groups.size === 0}>${renderGroups()}</div>
      <p class="search-message" ?hidden=${groups.size > 0 || text === ''}><span>${text}</span>${near.length > 0 ? links : html` <a href="/docs">Open the docs</a>`}</p>
    </div>
    <div class="search-foot flow"><span aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open</span>
      <label><input type="checkbox" .checked=${isSlashOn} @change=${({ currentTarget }: Event) => setSlash((currentTarget as HTMLInputElement).checked)}> <span>Open with the key <kbd>/</kbd></span></label></div>
    <p class="hidden" role="status">${text}</p>
  </dialog>`;
}

export async function loadIndex() {
  const response = await fetch(INDEX_PATH);
  if (!response.ok) throw new Error(`${INDEX_PATH}: ${response.status}`);
  const entries = (await response.json()) as SearchEntry[];
  return { entries, ...createFind(entries) };
}

let index: ReturnType<typeof loadIndex> | undefined;
let storeSlash: (isOn: boolean) => void = () => undefined;

function setState(changes: Partial<typeof state>): void {
  state = { ...state, ...changes };
  render(renderSearch(), document.body);
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
  index ??= loadIndex();
  try {
    const { entries, find, findNear } = await index;
    // The visitor has typed another query meanwhile.
    if (query !== state.query) return;
    setState({ groups: groupEntries(query === '' ? suggest(entries) : find(query)) });
    const count = countResults();
    setState({
      near: count === 0 ? findNear(query) : [],
      text: count === 0 ? `Nothing for “${query}”.` : `${count} ${count === 1 ? 'result' : 'results'}`,
    });
    setActive(query === '' || count === 0 ? 0 : 1);
  } catch {
    // The next input event loads the index again.
    index = undefined;
    setState({ groups: new Map(), near: [], active: 0, text: 'The search could not be loaded.' });
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

// A click on the backdrop closes the dialog. So does a link, which may lead to another part of this page; a link that opens a
// new tab leaves the dialog open.
function click({ currentTarget, target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const isLink = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
  if (target === currentTarget || isLink) (currentTarget as HTMLDialogElement).close();
}

function setSlash(isSlashOn: boolean): void {
  setState({ isSlashOn });
  storeSlash(isSlashOn);
}

/**
 * Opens the search. If it is open already, selects the text in its field.
 *
 * @param isSlashOn - whether the key `/` opens the search
 * @param store - stores whether it does
 */
export async function openSearch(isSlashOn: boolean, store: (isOn: boolean) => void): Promise<void> {
  storeSlash = store;
  setState({ isSlashOn });
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  const input = dialog?.querySelector('input');
  if (!dialog?.open) dialog?.showModal();
  input?.select();
  await update(input?.value ?? '');
}

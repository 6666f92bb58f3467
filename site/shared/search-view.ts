// The search: a dialog with a combobox, by the pattern of the ARIA Authoring Practices (combobox with listbox popup).
import { keyed } from 'lit/directives/keyed.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Entry, Kind } from './search-entry.js';

/** What the search shows. */
export interface Search {
  readonly query: string;
  readonly groups: ReadonlyMap<Kind, readonly Entry[]>;
  /** The place of the result that Enter opens, from 1; 0 where there is none. */
  readonly active: number;
  /** How the search went. */
  readonly text: string;
  /** Whether the key `/` opens the search. */
  readonly isSlashOn: boolean;
}

/** What visitors can do. */
export interface SearchActions {
  readonly type: (query: string) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly click: (event: MouseEvent) => void;
  readonly setSlash: (isOn: boolean) => void;
}

/** The id of a result. */
export function idOf(place: number): string {
  return `search-option-${place}`;
}

// The focus stays in the field.
function renderOption([, title, context, address, , picture]: Entry, place: number, active: number): TemplateResult {
  // An image would show its old picture until it has the new one.
  const image = picture && keyed(picture, html`<img src=${picture} alt="" width="48" height="48" loading="lazy">`);
  return html`<a class="found" href=${address} id=${idOf(place)} tabindex="-1" role="option" aria-selected=${place === active}>${image}<span class="words"><b>${title}</b><small>${context}</small></span></a>`;
}

function renderGroups({ query, groups, active }: Search): TemplateResult[] {
  let place = 0;
  return Array.from(groups, ([kind, entries], index) => {
    const title = query === '' ? 'To begin with' : kind;
    const first = place + 1;
    place += entries.length;
    return html`<div class="search-group" role="group" aria-labelledby="search-kind-${index}"><div class="search-kind" id="search-kind-${index}" role="presentation">${title}</div>${entries.map((entry, at) => renderOption(entry, first + at, active))}</div>`;
  });
}

/** The dialog. The live region of the page is out of reach while it is open, so it has its own. */
export function renderSearch(search: Search, act: SearchActions): TemplateResult {
  const { groups, active, text, isSlashOn } = search;
  return html`<dialog class="search" aria-label="Search" @click=${act.click}>
    <div class="search-field">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/></svg>
      <input type="text" role="combobox" aria-label="Search" aria-autocomplete="list" aria-controls="search-results"
        aria-expanded=${groups.size > 0} aria-activedescendant=${active > 0 ? idOf(active) : nothing} autocomplete="off"
        autocapitalize="off" spellcheck="false" enterkeyhint="go" placeholder="Options, parts, code …"
        @input=${({ currentTarget }: Event) => act.type((currentTarget as HTMLInputElement).value)} @keydown=${act.press}>
      <form method="dialog"><button>Close</button></form>
    </div>
    <div class="search-body">
      <div id="search-results" role="listbox" aria-label="Results" ?hidden=${groups.size === 0}>${renderGroups(search)}</div>
      <p class="search-message" ?hidden=${groups.size > 0 || text === ''}><span>${text}</span> <a href="/docs">Look through the docs</a></p>
    </div>
    <div class="search-foot flow"><span aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open</span>
      <label><input type="checkbox" .checked=${isSlashOn} @change=${({ currentTarget }: Event) => act.setSlash((currentTarget as HTMLInputElement).checked)}> <span>The key <kbd>/</kbd> opens this</span></label></div>
    <p class="hidden" role="status">${text}</p>
  </dialog>`;
}

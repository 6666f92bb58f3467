// What the search shows.
import { find } from './dom.js';
import type { Entry, Kind } from './search-entry.js';

/** The dialog, and what changes in it. */
export interface View {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** Whether the key `/` opens the search. */
  readonly slash: HTMLInputElement;
  readonly options: () => HTMLElement[];
  readonly getActive: () => HTMLElement | undefined;
  readonly setActive: (option: HTMLElement | undefined) => void;
  readonly showResults: (groups: ReadonlyMap<Kind, readonly Entry[]>, query: string) => void;
  readonly showFailure: () => void;
}

// The live region of the page is out of reach while a dialog is open, so this one has its own.
const HTML = `
  <div class="search-field">
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/></svg>
    <input type="text" role="combobox" aria-label="Search" aria-autocomplete="list" aria-controls="search-results"
      aria-expanded="false" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
      placeholder="Options, parts, code …">
    <form method="dialog"><button>Close</button></form>
  </div>
  <div class="search-body">
    <div id="search-results" role="listbox" aria-label="Results"></div>
    <p class="search-message" hidden><span></span> <a href="/docs">Look through the docs</a></p>
  </div>
  <div class="search-foot"><span aria-hidden="true"><kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open</span>
    <label><input type="checkbox"> <span>The key <kbd>/</kbd> opens this</span></label></div>
  <p class="hidden" role="status"></p>`;

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

function createOption([, title, context, address, , picture]: Entry, index: number): HTMLElement {
  const words = createElement('span', 'words', createElement('b', '', title), createElement('small', '', context));
  const option = createElement('a', 'found', words);
  option.href = address;
  option.id = `search-option-${index}`;
  // The focus stays in the field.
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  if (picture !== undefined) {
    const image = createElement('img', '');
    Object.assign(image, { src: picture, alt: '', width: 48, height: 48, loading: 'lazy' });
    option.prepend(image);
  }
  return option;
}

function createGroup(kind: string, options: readonly HTMLElement[], index: number): HTMLElement {
  const title = createElement('div', 'search-kind', kind);
  title.id = `search-kind-${index}`;
  title.setAttribute('role', 'presentation');
  const group = createElement('div', 'search-group', title, ...options);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', title.id);
  return group;
}

/** Adds the dialog to the page. */
export function createView(slashKey: string): View {
  const dialog = createElement('dialog', 'search');
  dialog.setAttribute('aria-label', 'Search');
  dialog.innerHTML = HTML;
  document.body.append(dialog);
  const findIn = <T extends HTMLElement>(selector: string, kind: new () => T): T =>
    find(`dialog.search ${selector}`, kind);
  const input = findIn('[role=combobox]', HTMLInputElement);
  const slash = findIn('[type=checkbox]', HTMLInputElement);
  const list = findIn('[role=listbox]', HTMLElement);
  const message = findIn('.search-message', HTMLElement);
  const status = findIn('[role=status]', HTMLElement);
  try {
    slash.checked = localStorage.getItem(slashKey) !== 'off';
  } catch {
    slash.checked = true;
  }
  let active: HTMLElement | undefined;

  function setActive(option: HTMLElement | undefined): void {
    active?.setAttribute('aria-selected', 'false');
    active = option;
    active?.setAttribute('aria-selected', 'true');
    active?.scrollIntoView({ block: 'nearest' });
    if (active) input.setAttribute('aria-activedescendant', active.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function show(groups: readonly HTMLElement[], text: string): void {
    list.replaceChildren(...groups);
    list.hidden = groups.length === 0;
    message.hidden = groups.length > 0;
    findIn('.search-message span', HTMLElement).textContent = text;
    input.setAttribute('aria-expanded', String(groups.length > 0));
    status.textContent = text;
  }

  return {
    dialog,
    input,
    slash,
    options: () => Array.from(list.querySelectorAll<HTMLElement>('[role=option]')),
    getActive: () => active,
    setActive,
    showResults(groups, query) {
      let count = 0;
      const shown = Array.from(groups, ([kind, entries], index) =>
        createGroup(
          query === '' ? 'To begin with' : kind,
          entries.map((entry) => createOption(entry, (count += 1))),
          index,
        ),
      );
      show(shown, count === 0 ? `Nothing is called “${query}”.` : `${count} ${count === 1 ? 'result' : 'results'}`);
      setActive(query === '' ? undefined : (list.querySelector<HTMLElement>('[role=option]') ?? undefined));
    },
    showFailure() {
      setActive(undefined);
      show([], 'The search could not be loaded.');
    },
  };
}

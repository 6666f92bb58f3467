// Tabs by the pattern of the ARIA Authoring Practices: one stop for the Tab key, and arrow keys move between the tabs.
import { html, type TemplateResult } from 'lit/html.js';
import { findMove } from './focus.js';

export interface TabList {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: unknown }[];
  readonly selected: string;
  /** Returns the id of the panel that a tab shows. */
  readonly panelOf: (id: string) => string;
  readonly select: (id: string) => void;
}

function moveFocus(event: KeyboardEvent, { tabs, selected, select }: TabList): void {
  const at = tabs.findIndex(({ id }) => id === selected);
  const next = tabs[findMove(event, at, tabs.length, false)];
  if (!next) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  select(next.id);
}

/** Renders the tabs. The element of a tab has its id with the prefix `tab-`. */
export function renderTabList(list: TabList): TemplateResult {
  const { label, tabs, selected, panelOf, select } = list;
  const buttons = tabs.map(({ id, name }) => {
    const isSelected = id === selected;
    return html`<button type="button" role="tab" id="tab-${id}" aria-controls=${panelOf(id)} aria-selected=${isSelected}
      tabindex=${isSelected ? 0 : -1} @click=${() => select(id)}>${name}</button>`;
  });
  return html`<div class="tabs flow" role="tablist" aria-label=${label} aria-orientation="horizontal"
    @keydown=${(event: KeyboardEvent) => moveFocus(event, list)}>${buttons}</div>`;
}

// Tabs as HTML; `tabs.ts` wires them in the page.
import { each, escapeHtml } from './html.js';

interface Tab {
  readonly id: string;
  readonly name: string;
}

/** The buttons of a list of tabs. `controls` gives the id of the panel that a tab shows. */
export function renderTabButtons(tabs: readonly Tab[], selected: string, controls: (id: string) => string): string {
  return each(tabs, ({ id, name }) => {
    const isSelected = id === selected;
    return (
      `<button type="button" role="tab" id="tab-${id}" data-tab="${id}" aria-controls="${controls(id)}" ` +
      `aria-selected="${isSelected}" tabindex="${isSelected ? 0 : -1}">${name}</button>`
    );
  });
}

/**
 * Tabs over one panel of code, with the first selected.
 *
 * @param code - what the first tab shows
 * @param note - HTML below the code
 */
export function renderCodeTabs(label: string, tabs: readonly [Tab, ...Tab[]], code: string, note = ''): string {
  const [{ id }] = tabs;
  return (
    `<div class="tabs" role="tablist" aria-label="${label}">${renderTabButtons(tabs, id, () => 'code')}</div>` +
    `<div class="panel" id="code" role="tabpanel" aria-labelledby="tab-${id}" tabindex="0">` +
    `<pre><code data-snippet>${escapeHtml(code)}</code></pre>${note}</div>`
  );
}

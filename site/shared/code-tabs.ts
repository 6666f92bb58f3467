// Samples as tabs, under their captions. Without a script, they stand one below the other.
import { render } from 'lit/html.js';
import { renderTabList } from './tab-list.js';

/** Shows each `.code-tabs` of the page as tabs. */
export function showCodeTabs(): void {
  for (const [at, box] of document.querySelectorAll<HTMLElement>('.code-tabs').entries()) {
    const figures = [...box.querySelectorAll('figure')];
    const idOf = (index: number): string => `sample-${at}-${index}`;
    const host = box.insertBefore(document.createElement('div'), figures[0] ?? null);
    const tabs = figures.map((figure, index) => {
      const panel = document.createElement('div');
      panel.id = `panel-${idOf(index)}`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `tab-${idOf(index)}`);
      figure.replaceWith(panel);
      panel.append(figure);
      return { panel, id: idOf(index), name: figure.querySelector('figcaption')?.firstChild?.textContent ?? '' };
    });
    const select = (selected: string): void => {
      for (const { panel, id } of tabs) panel.hidden = id !== selected;
      const label = box.dataset['label'] ?? '';
      render(renderTabList({ label, tabs, selected, panelOf: (id) => `panel-${id}`, select }), host);
    };
    select(idOf(0));
  }
}

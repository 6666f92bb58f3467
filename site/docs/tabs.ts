// The samples of a `.code-tabs` as tabs, under their captions. Without a script, they stand one below the other.
import { render } from 'lit/html.js';
import { renderTabList } from '../shared/tab-list.js';

for (const [at, box] of document.querySelectorAll<HTMLElement>('.code-tabs').entries()) {
  const figures = [...box.querySelectorAll('figure')];
  const idOf = (index: number): string => `sample-${at}-${index}`;
  const host = box.insertBefore(document.createElement('div'), figures[0] ?? null);
  const tabs = figures.map((figure, index) => {
    figure.id = `panel-${idOf(index)}`;
    figure.setAttribute('role', 'tabpanel');
    figure.setAttribute('aria-labelledby', `tab-${idOf(index)}`);
    return { id: idOf(index), name: figure.querySelector('figcaption')?.firstChild?.textContent ?? '' };
  });
  const select = (selected: string): void => {
    for (const figure of figures) figure.hidden = figure.id !== `panel-${selected}`;
    const label = box.dataset['label'] ?? '';
    render(renderTabList({ label, tabs, selected, panelOf: (id) => `panel-${id}`, select }, 'sample-tabs flow'), host);
  };
  select(idOf(0));
}

// Tabs as the ARIA practices describe them: one stop for the Tab key, arrows within.

/** Wires a list of tabs; `onSelect` hears the id of each tab that becomes the current one. */
export function startTabs(list: HTMLElement, onSelect: (id: string) => void): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
    if (tab) onSelect(tab.dataset['code'] ?? '');
  });
  list.addEventListener('keydown', (event) => {
    // Those are the browser's, such as the way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const isVertical = list.getAttribute('aria-orientation') === 'vertical';
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const moves: Readonly<Record<string, number>> = isVertical
      ? { ...steps, ArrowDown: at + 1, ArrowUp: at - 1 }
      : steps;
    const next = Object.hasOwn(moves, event.key) ? tabs.at((moves[event.key] ?? 0) % tabs.length) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
    onSelect(next.dataset['code'] ?? '');
  });
}

/** Shows which tab is the current one. */
export function markTab(list: HTMLElement, panel: HTMLElement, id: string): void {
  if (list.querySelector<HTMLElement>('[aria-selected=true]')?.dataset['code'] === id) return;
  for (const tab of list.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isCurrent = tab.dataset['code'] === id;
    tab.setAttribute('aria-selected', String(isCurrent));
    tab.tabIndex = isCurrent ? 0 : -1;
    if (isCurrent) panel.setAttribute('aria-labelledby', tab.id);
  }
}

// Tabs as the ARIA Authoring Practices describe them: one stop for the Tab key, and arrow keys between them.

/** Wires a list of tabs; `onSelect` is called with the id of the tab that is selected. */
export function startTabs(list: HTMLElement, onSelect: (id: string) => void): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
    if (tab) onSelect(tab.dataset['tab'] ?? '');
  });
  list.addEventListener('keydown', (event) => {
    // With these keys they are commands of the browser, such as going back.
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
    onSelect(next.dataset['tab'] ?? '');
  });
}

/** Marks the selected tab. */
export function markTab(list: HTMLElement, panel: HTMLElement, id: string): void {
  if (list.querySelector<HTMLElement>('[aria-selected=true]')?.dataset['tab'] === id) return;
  for (const tab of list.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isCurrent = tab.dataset['tab'] === id;
    tab.setAttribute('aria-selected', String(isCurrent));
    tab.tabIndex = isCurrent ? 0 : -1;
    if (isCurrent) panel.setAttribute('aria-labelledby', tab.id);
  }
}

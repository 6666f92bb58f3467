// A row of links as one stop of the Tab key: arrow keys move within it, as in a toolbar of the ARIA Authoring Practices.

/** Makes the links of a list one stop. */
export function startRoving(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const setStop = (stop: HTMLAnchorElement | undefined): void => {
    for (const link of links) link.tabIndex = link === stop ? 0 : -1;
  };
  setStop(links[0]);
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = links.findIndex((link) => link === document.activeElement);
    const moves = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = Object.entries(moves).find(([key]) => key === event.key)?.[1];
    const next = to === undefined ? undefined : links.at(to % links.length);
    if (!next) return;
    event.preventDefault();
    setStop(next);
    next.focus();
  });
}

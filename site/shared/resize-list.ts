/** Gives a list so many items, new ones empty, so that its layout stays while they are filled; those that remain are kept. */
export function resizeList(list: HTMLElement, count: number): Element[] {
  const items = [...list.children];
  for (const item of items.splice(count)) item.remove();
  const fresh = Array.from({ length: count - items.length }, () => document.createElement('li'));
  list.append(...fresh);
  return [...items, ...fresh];
}

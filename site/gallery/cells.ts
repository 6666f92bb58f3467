// The cells of the grid as they stand in the page: only what changes is redrawn, what is in sight first.
import { createPainter } from '../shared/scheduler.js';
import type { State } from '../shared/state.js';
import { describeCell, listSeeds, readLook, renderInside, type Look } from './grid.js';

// Cells out of sight that are redrawn between two frames.
const STEP = 16;

function keyOf(seed: string, { query }: Look): string {
  return `${query} ${seed}`;
}

/** Redraws a cell in place: its link and its button stay, and with them the focus. */
function fill(cell: Element, seed: string, look: Look): void {
  const [link, button] = cell.children;
  if (!(link instanceof HTMLAnchorElement) || !(button instanceof HTMLButtonElement)) {
    cell.innerHTML = renderInside(seed, look);
    return;
  }
  const { href, label, svg } = describeCell(seed, look);
  link.setAttribute('href', href);
  link.setAttribute('aria-label', label);
  link.innerHTML = svg;
  button.dataset['copySeed'] = seed;
  button.textContent = seed;
}

/**
 * Takes over the grid of the page.
 *
 * @param grid - holds the cells of the state without a word, or plain ones
 * @returns a function that makes it the grid of another state
 */
export function createCells(grid: HTMLElement): (state: State) => void {
  const first = readLook({});
  // A service that was asked for something in particular has written plainer cells.
  const own = [...grid.children].filter((cell) => cell.querySelector('button') !== null);
  const keys = new Map(listSeeds({}).map((seed, index) => [own[index], keyOf(seed, first)]));
  const painter = createPainter(STEP);

  /** Makes it as many cells as there are seeds, the new ones empty: from now on nothing moves any more. */
  function resize(count: number): Element[] {
    const cells = [...grid.children];
    for (const cell of cells.splice(count)) {
      cell.remove();
      keys.delete(cell);
    }
    const fresh = Array.from({ length: count - cells.length }, () => document.createElement('li'));
    grid.append(...fresh);
    return [...cells, ...fresh];
  }

  return (state) => {
    const look = readLook(state);
    const seeds = listSeeds(state);
    const cells = resize(seeds.length);
    painter.paint(
      cells.flatMap((cell, index) => {
        const seed = seeds[index] ?? '';
        const key = keyOf(seed, look);
        if (keys.get(cell) === key) return [];
        const show = (): void => {
          fill(cell, seed, look);
          keys.set(cell, key);
        };
        return [{ element: cell, show }];
      }),
    );
  };
}

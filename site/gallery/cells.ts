// The cells of the grid as they stand in the page: only what changes is redrawn, what is in sight first.
import { drawSeed } from '../../lib/engine.js';
import { compileCell, listGallerySeeds, readGallery } from '../../lib/gallery.js';
import { catalogue } from '../../lib/index.js';
import type { State } from '../shared/options.js';
import { writePlaygroundQuery } from '../shared/playground-link.js';
import { resizeList } from '../shared/resize-list.js';
import { createScheduler } from '../shared/scheduler.js';
import { readLook } from './grid.js';

// Cells out of sight that are redrawn between two frames.
const STEP = 16;

/** Rewrites a cell in place: its link and its button stay, and with them the focus. */
function rewrite(cell: Element, next: Element): void {
  if (cell.childElementCount === 0) {
    cell.replaceChildren(...next.childNodes);
    return;
  }
  for (const [index, child] of [...next.children].entries()) {
    const old = cell.children[index];
    for (const { name, value } of child.attributes) old?.setAttribute(name, value);
    old?.replaceChildren(...child.childNodes);
  }
}

/**
 * Takes over the grid of the page.
 *
 * @param grid - holds the cells of some state, as the build or the service has written them
 * @param template - HTML of a cell
 * @returns a function that makes it the grid of another state
 */
export function createCells(grid: HTMLElement, template: string): (state: State) => void {
  const scheduler = createScheduler(STEP);
  const workbench = document.createElement('ul');
  const fillCell = compileCell(template);

  return (state) => {
    const look = readLook(state);
    const seeds = listGallerySeeds(readGallery((name) => state[name], catalogue));
    const cells = resizeList(grid, seeds.length);
    scheduler.schedule(
      cells.flatMap((cell, index) => {
        const seed = seeds[index] ?? '';
        const query = writePlaygroundQuery(seed, look.options);
        // The link of a cell says what is drawn in it.
        if (cell.querySelector('a')?.search === `?${query}`) return [];
        const redraw = (): void => {
          workbench.innerHTML = fillCell({ seed, query, svg: drawSeed(seed, look.settings, catalogue) });
          if (workbench.firstElementChild !== null) rewrite(cell, workbench.firstElementChild);
        };
        return [{ element: cell, redraw }];
      }),
    );
  };
}

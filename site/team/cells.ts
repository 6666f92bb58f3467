// The grid of mascots: only cells that change are drawn, those in sight first.
import { createAvatar, type AvatarOptions } from '../../lib/index.js';
import { each, escapeHtml } from '../shared/html.js';
import { linkSharePage } from '../shared/links.js';
import { resizeList } from '../shared/resize-list.js';
import { createScheduler } from '../shared/scheduler.js';
import type { Person } from './read-list.js';

/** Cells out of sight that are drawn between two frames. */
const BATCH = 16;

/** Edge of a drawing, in pixels; the style sheet says how large it is shown. */
const DRAWN_SIZE = 128;

/** Address of the page about somebody, which also says all of how they look. */
function linkPerson(seed: string, look: AvatarOptions): string {
  const options = Object.entries(look).map(([name, value]) => [name, String(value)] as const);
  return linkSharePage(seed, options);
}

/** What is in a cell: a mascot with a name, which lead to the page about them. */
export function renderCell({ seed, label }: Person, look: AvatarOptions): string {
  return (
    `<a href="${escapeHtml(linkPerson(seed, look))}">${createAvatar(seed, { ...look, size: DRAWN_SIZE })}` +
    `<b dir="auto">${escapeHtml(label)}</b></a>`
  );
}

/** The cells of some people, as HTML. */
export function renderCells(people: readonly Person[], look: AvatarOptions): string {
  return each(people, (person) => `<li>${renderCell(person, look)}</li>`);
}

/** Takes over a grid; the function that comes back shows others in it. */
export function createCells(grid: HTMLElement): (people: readonly Person[], look: AvatarOptions) => void {
  const scheduler = createScheduler(BATCH);

  return (people, look) => {
    const tasks = resizeList(grid, people.length).flatMap((cell, index) => {
      const person = people[index];
      if (person === undefined) return [];
      const link = cell.querySelector('a');
      // Left alone, it keeps the focus.
      if (link?.getAttribute('href') === linkPerson(person.seed, look) && link.textContent === person.label) return [];
      return [{ element: cell, redraw: () => (cell.innerHTML = renderCell(person, look)) }];
    });
    scheduler.schedule(tasks);
  };
}

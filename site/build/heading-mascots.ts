// The mascots who sit on the heading of a page.
import { renderMascots } from '../shared/mascots.js';
import { NAMES } from '../shared/names.js';
import { findPage } from './page-table.js';

/** The mascots of a page. */
export function renderHeadingMascots(path: string): string {
  // Without the first names, so that the pages show other mascots than the front page.
  const mascots = renderMascots(findPage(path).mascots, NAMES.slice(20));
  return `<ul class="heading-mascots" aria-hidden="true">${mascots}</ul>`;
}

// The grid of the gallery: which seeds there are, and how one cell is written.
import { AVATAR_OPTIONS, createAvatar } from '../../lib/index.js';
import { integer, line } from '../../lib/readers.js';
import { escapeXml } from '../../lib/svg.js';
import { listOptions, type State } from '../playground/state.js';

/** How many mascots the gallery shows. */
export const COUNT = { min: 1, max: 500, fallback: 96 };

/** What the seeds begin with when nobody says. */
export const PREFIX = 'user';

/** The seeds that a state asks for. */
export function listSeeds(state: State): string[] {
  const count = integer(state['count'], COUNT) ?? COUNT.fallback;
  const prefix = line(state['prefix'], 100) ?? PREFIX;
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}

/** Address of the playground with a seed of the gallery in it. */
function linkCell(seed: string, state: State): string {
  const query = new URLSearchParams([['seed', seed], ...listOptions(state).map(([name, text]) => [name, text])]);
  return `/?${query.toString()}#playground`;
}

/** Writes one cell: the mascot leads to the playground, its seed can be copied. */
export function renderCell(seed: string, state: State): string {
  const name = escapeXml(seed);
  const size = AVATAR_OPTIONS.size.fallback;
  const svg = createAvatar(seed, { ...state, size, title: '' });
  return (
    `<li><a href="${escapeXml(linkCell(seed, state))}" aria-label="${name} in the playground">${svg}</a>` +
    `<button type="button" data-copy-seed="${name}" title="Copy the seed">${name}</button></li>`
  );
}

/** Writes the whole grid. */
export function renderGrid(state: State): string {
  return listSeeds(state)
    .map((seed) => renderCell(seed, state))
    .join('');
}

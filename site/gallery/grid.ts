// The grid of the gallery: which seeds there are, and how one cell is written.
import { AVATAR_OPTIONS, createAvatar, type AvatarOptions } from '../../lib/index.js';
import { GALLERY_COUNT, GALLERY_PREFIX } from '../../lib/options/limits.js';
import { integer, line } from '../../lib/options/values.js';
import { escapeXml } from '../../lib/render/svg.js';
import { listOptions, type State } from '../shared/state.js';

/** How many mascots a state asks for. */
export function readCount(state: State): number {
  return integer(state['count'], GALLERY_COUNT) ?? GALLERY_COUNT.fallback;
}

/** What their seeds begin with. */
export function readPrefix(state: State): string {
  return line(state['prefix'], GALLERY_PREFIX.length) ?? GALLERY_PREFIX.fallback;
}

/** The seeds that a state asks for. */
export function listSeeds(state: State): string[] {
  const prefix = readPrefix(state);
  return Array.from({ length: readCount(state) }, (_, index) => `${prefix}-${index}`);
}

/** What all the cells of a grid have in common. */
export interface Look {
  readonly options: AvatarOptions;
  /** The options as the playground takes them. */
  readonly query: string;
}

/** Reads the look that a state asks for. */
export function readLook(state: State): Look {
  const query = new URLSearchParams(listOptions(state).map(([name, text]) => [name, text])).toString();
  return { options: { ...state, size: AVATAR_OPTIONS.size.fallback, title: '' }, query };
}

/** A cell in words: where the mascot leads, what it is called, and how it is drawn. */
export interface Cell {
  readonly href: string;
  readonly label: string;
  readonly svg: string;
}

/** Writes what is in a cell: the mascot leads to the playground, its seed can be copied. */
export function describeCell(seed: string, { options, query }: Look): Cell {
  const tail = query === '' ? '' : `&${query}`;
  return {
    href: `/?${new URLSearchParams({ seed }).toString()}${tail}#playground`,
    label: `${seed} in the playground`,
    svg: createAvatar(seed, options),
  };
}

/** Writes what stands inside of a cell. */
export function renderInside(seed: string, look: Look): string {
  const { href, label, svg } = describeCell(seed, look);
  const name = escapeXml(seed);
  return (
    `<a href="${escapeXml(href)}" aria-label="${escapeXml(label)}">${svg}</a>` +
    `<button type="button" data-copy-seed="${name}" title="Copy the seed">${name}</button>`
  );
}

/** Writes the whole grid. */
export function renderGrid(state: State): string {
  const look = readLook(state);
  return listSeeds(state)
    .map((seed) => `<li>${renderInside(seed, look)}</li>`)
    .join('');
}

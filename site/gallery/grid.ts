// The grid of the gallery: which seeds there are, and how one cell is written.
import { catalogue, createAvatar } from '../../lib/index.js';
import { readAvatarOptions, readOptions } from '../../lib/options/read.js';
import type { SettingsOf } from '../../lib/options/row.js';
import { GALLERY_OPTIONS, type AvatarSettings } from '../../lib/options/table.js';
import { escapeXml } from '../../lib/render/svg.js';
import { listOptions, type State } from '../shared/state.js';

/** How many mascots a state asks for, and what their seeds begin with. */
export function readGallery(state: State): SettingsOf<typeof GALLERY_OPTIONS> {
  return readOptions(GALLERY_OPTIONS, (name) => state[name], catalogue);
}

/** The seeds that a state asks for. */
export function listSeeds(state: State): string[] {
  const { count, prefix } = readGallery(state);
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}

/** What all the cells of a grid have in common. */
export interface Look {
  readonly options: AvatarSettings;
  /** The options as the playground takes them. */
  readonly query: string;
}

/** Reads the look that a state asks for. */
export function readLook(state: State): Look {
  const query = new URLSearchParams(listOptions(state).map(([name, text]) => [name, text])).toString();
  // Cells have one size, and their names beside them.
  const valueOf = (name: string) => (name === 'size' || name === 'title' ? undefined : state[name]);
  return { options: readAvatarOptions(valueOf, catalogue), query };
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

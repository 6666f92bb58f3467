// The picture of the group: as the service draws it, with its address and its code.
import { renderGroup, type AvatarOptions } from '../../lib/index.js';
import { GROUP_OPTIONS } from '../../lib/options/table.js';
import { linkGroup } from '../shared/links.js';
import { quoteHtml } from '../shared/quotes.js';
import type { Person } from './read-list.js';
import { LONGEST_QUERY } from './state.js';

/** How many tiles the picture may have. */
export const GROUP_TILES = { min: 2, max: GROUP_OPTIONS.max.max } as const;

/** Tiles before anybody has chosen: more would be small on a telephone. */
export const FIRST_TILES = 10;

/** The picture in all its forms. */
export interface GroupPicture {
  readonly svg: string;
  /** Its address on a service; `undefined` where it would be too long to be one. */
  readonly link: string | undefined;
  readonly html: string;
  /** Who is in it. */
  readonly words: string;
}

const LIST = new Intl.ListFormat('en');

/** Who is in the picture, in words. */
function nameGroup(people: readonly Person[], tiles: number): string {
  const shown = people.length > tiles ? people.slice(0, tiles - 1) : people;
  const others = people.length - shown.length;
  return LIST.format([...shown.map(({ label }) => label), ...(others > 0 ? [`${others} more`] : [])]);
}

/**
 * Draws a group.
 *
 * @param look - options of everybody
 * @param tiles - the most that are drawn, the counter included
 * @param base - address of a service, without a slash at its end
 */
export function drawGroup(people: readonly Person[], look: AvatarOptions, tiles: number, base: string): GroupPicture {
  const seeds = people.map(({ seed }) => seed);
  const options = people.length > tiles ? [['max', String(tiles)] as const] : [];
  const svg = renderGroup(
    seeds.map((seed) => ({ ...look, seed })),
    Object.fromEntries(options),
  );
  const link = linkGroup(seeds, options, base);
  const hasComma = seeds.some((seed) => seed.includes(','));
  // The address of a group has no options for its members (SPEC §4.3).
  const hasLook = Object.keys(look).length > 0;
  const isLinkable = link.length <= LONGEST_QUERY && !hasComma && !hasLook;
  const [, width = '', height = ''] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const words = nameGroup(people, tiles);
  return {
    svg,
    link: isLinkable ? link : undefined,
    html: isLinkable
      ? `<img src=${quoteHtml(link)}\n     width="${width}" height="${height}" alt=${quoteHtml(words)}>`
      : '',
    words,
  };
}

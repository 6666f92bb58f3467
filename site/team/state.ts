// The state of the page: who is in the team and how it is drawn; and the address that keeps it.
import type { AVATAR_OPTIONS, AvatarOptions } from '../../lib/index.js';
import { listOptions, type State } from '../shared/options.js';
import { quoteUrl } from '../shared/quotes.js';
import { hideEmails } from './hide-emails.js';
import { packNames, unpackNames } from './packed-names.js';
import { gatherPeople, type TeamList } from './read-list.js';

/** Options of the mascots that the page offers. */
export const LOOK_NAMES = ['background', 'shape', 'packs'] as const satisfies readonly (keyof typeof AVATAR_OPTIONS)[];

/** How large the tiles of the grid are. */
export const TILE_SIZES = ['small', 'medium', 'large'] as const;

/** Paper that a poster is printed on, in pixels at 300 dots an inch, upright. */
export const PAPERS = {
  a4: { name: 'A4', width: 2480, height: 3508 },
  a3: { name: 'A3', width: 3508, height: 4961 },
  letter: { name: 'Letter', width: 2550, height: 3300 },
} as const;

/** Which paper. */
export type PaperId = keyof typeof PAPERS;

/** What the page keeps beside the people. */
const KEPT_NAMES = [...LOOK_NAMES, 'tiles', 'title'] as const;

/** Characters of a query beyond which some server, proxy or chat on the way refuses or cuts an address. */
export const LONGEST_QUERY = 8000;

/** A team before there is one. */
export const EXAMPLE = 'Ada Grace Alan Hedy Linus Mae Radia Tim Katherine Dennis Joan Ken'.split(' ');

/** The options that the mascots of a state are drawn with. */
function listLook(state: State): readonly (readonly [name: string, text: string])[] {
  const names: readonly string[] = LOOK_NAMES;
  return listOptions(state).filter(([name]) => names.includes(name));
}

/** As {@link listLook}, for the engine. */
export function readLook(state: State): AvatarOptions {
  return Object.fromEntries(listLook(state));
}

/** How large the tiles of a state are. */
export function readTiles(state: State): (typeof TILE_SIZES)[number] {
  return TILE_SIZES.find((size) => size === state['tiles']) ?? 'medium';
}

function writeOptions(state: State): string[] {
  const tiles = readTiles(state);
  const own: [string, string][] = tiles === 'medium' ? [] : [['tiles', tiles]];
  const title: [string, string][] = state['title'] === undefined ? [] : [['title', state['title']]];
  return [...listLook(state), ...own, ...title].map(([name, text]) => `${name}=${quoteUrl(text)}`);
}

/** The query and the fragment that bring a team back. Seeds only: an e-mail address is in none of them. */
export async function writeTeam(seeds: readonly string[], state: State): Promise<string> {
  const options = writeOptions(state);
  const names = seeds.length === 0 ? [] : [`names=${seeds.map(quoteUrl).join(',')}`];
  const query = [...names, ...options].join('&');
  if (query.length <= LONGEST_QUERY) return query === '' ? '' : `?${query}`;
  const rest = options.length === 0 ? '' : `?${options.join('&')}`;
  return `${rest}#team=${await packNames(seeds)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Somebody has typed it: a `%` that stands for itself.
    return text;
  }
}

/** The options in an address. The first of several texts counts. */
export function readState(query: string): State {
  const params = new URLSearchParams(query);
  const texts = KEPT_NAMES.map((name) => [name, hideEmails(params.get(name) ?? '').text] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** A team as an address has it. */
export interface AddressedTeam extends TeamList {
  /** Whether nobody can tell who was in it: chats and mail programs cut long addresses. */
  readonly isDamaged?: boolean;
}

/** The people in an address, who are kept as their seeds. Commas part names before anything is decoded: one may hold a comma. */
export async function readPeople({ search, hash }: Pick<Location, 'search' | 'hash'>): Promise<AddressedTeam> {
  const packed = /^#team=(.+)$/.exec(hash)?.[1];
  if (packed !== undefined) {
    const names = await unpackNames(packed);
    return names === undefined ? { ...gatherPeople([]), isDamaged: true } : gatherPeople(names);
  }
  const given = /[?&]names=([^&]*)/.exec(search)?.[1] ?? '';
  return gatherPeople(given.split(',').map(decode));
}

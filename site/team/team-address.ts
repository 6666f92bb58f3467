// The address of a team. A long team is packed into the fragment.
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import {
  gatherPeople,
  hideEmails,
  isWall,
  LOOK_NAMES,
  MAX_NAME,
  MAX_PEOPLE,
  readDistinct,
  readNames,
  readTiles,
  readTitle,
  writeNames,
} from '../../lib/pages/team.js';
import { quoteUrl } from '../shared/links.js';
import { readQuery, type RawTexts } from '../shared/options.js';
import { listLook, type TeamList } from './state.js';

/** The beginning of a fragment with a packed team. */
export const TEAM_PREFIX = '#team=';

/** Names of the values that the address keeps besides the people. */
const STATE_NAMES = [...LOOK_NAMES, 'tiles', 'distinct', 'title'] as const;

/** The maximum length of a query, in characters. Some servers, proxies and chats refuse or cut longer addresses. */
export const MAX_QUERY = 8000;

/** The maximum size of a team, in bytes: a code point has at most four bytes in UTF-8, and each name has a line end. */
const MAX_BYTES = MAX_PEOPLE * (4 * MAX_NAME + 1);

/** The maximum length of a packed team: incompressible data grows by five bytes per block of 65,535 (RFC 1951 §3.2.4). */
const MAX_PACKED = Math.ceil((MAX_BYTES + 1024) * (4 / 3));

/** Packs names into a short text: one a line, compressed, in Base64 for URLs (RFC 4648 §5). */
export function packNames(names: readonly string[]): string {
  const packed = strFromU8(deflateSync(strToU8(names.join('\n'))), true);
  return btoa(packed).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** The number of packed bytes that are unpacked at once: a link of a few kilobytes can unpack to gigabytes. */
const STEP = 512;

/** Unpacks names; `undefined` if the text is damaged, or larger than a team can be. */
export function unpackNames(packed: string): readonly string[] | undefined {
  if (packed.length > MAX_PACKED) return undefined;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, length] = ['', 0];
  const inflate = new Inflate((piece, isLast) => {
    length += piece.length;
    if (length > MAX_BYTES) throw new RangeError(`more than ${MAX_BYTES} bytes`);
    text += decoder.decode(piece, { stream: !isLast });
  });
  try {
    const bytes = strToU8(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), true);
    for (let at = 0; at < bytes.length; at += STEP)
      inflate.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    return text.split('\n');
  } catch {
    return undefined;
  }
}

function writeOptions(options: RawTexts): string[] {
  const size = readTiles(options['tiles']);
  const tiles: [string, string][] = size === 'medium' ? [] : [['tiles', size]];
  const title: [string, string][] = options['title'] === undefined ? [] : [['title', options['title']]];
  const alike: [string, string][] = readDistinct(options['distinct']) ? [] : [['distinct', '0']];
  return [...listLook(options), ...tiles, ...alike, ...title].map(([name, text]) => `${name}=${quoteUrl(text)}`);
}

/** Writes the query and the fragment of the address of a team. Seeds never contain an e-mail address. */
export function writeTeam({ people, damaged }: Pick<TeamList, 'people' | 'damaged'>, options: RawTexts): string {
  const seeds = people.map(({ seed }) => seed);
  const own = writeOptions(options);
  const names = seeds.length === 0 ? [] : [`names=${writeNames(seeds)}`];
  const query = [...names, ...own].join('&');
  if (damaged === undefined && query.length <= MAX_QUERY) return query === '' ? '' : `?${query}`;
  const rest = own.length === 0 ? '' : `?${own.join('&')}`;
  return `${rest}${TEAM_PREFIX}${damaged ?? packNames(seeds)}`;
}

/** Writes the address of the editor. The same address without `edit=1` shows the wall. */
export function addressEditor(written: string): string {
  const end = written.search(/#|$/);
  const [query, packed] = [written.slice(0, end), written.slice(end)];
  return isWall(query, packed) ? `${query}${query === '' ? '?' : '&'}edit=1${packed}` : written;
}

export function readState(query: string): RawTexts {
  return readQuery(query, STATE_NAMES, (text, name) => (name === 'title' ? readTitle(text) : hideEmails(text).text));
}

export function readPeople({ search, hash }: Pick<Location, 'search' | 'hash'>): TeamList {
  const packed = hash.startsWith(TEAM_PREFIX) ? hash.slice(TEAM_PREFIX.length) : '';
  if (packed === '') return gatherPeople(readNames(search));
  const names = unpackNames(packed);
  return names === undefined ? { ...gatherPeople([]), damaged: packed } : gatherPeople(names);
}

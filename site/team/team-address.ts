// The address of a team. A long team is packed into the fragment.
import {
  gatherPeople,
  hideEmails,
  isWall,
  LOOK_NAMES,
  MAX_NAME,
  MAX_PEOPLE,
  readNames,
  readTiles,
  readTitle,
  type Team,
  writeNames,
} from '../../lib/pages/team.js';
import { createAddressSync } from '../shared/address.js';
import { quoteUrl } from '../shared/links.js';
import type { RawTexts } from '../shared/options.js';
import { listLook } from './state.js';

/** Names of the values that the address keeps besides the people. */
const STATE_NAMES = [...LOOK_NAMES, 'tiles', 'title'] as const;

/** The maximum length of a query, in characters. Some servers, proxies and chats refuse or cut longer addresses. */
export const MAX_QUERY = 8000;

/** The maximum size of a team, in bytes: a code point has at most four bytes in UTF-8, and each name has a line end. */
const MAX_BYTES = MAX_PEOPLE * (4 * MAX_NAME + 1);

/** The maximum length of a packed team: incompressible data grows by five bytes per block of 65,535 (RFC 1951 §3.2.4). */
const MAX_PACKED = Math.ceil((MAX_BYTES + 1024) * (4 / 3));

/**
 * Compresses or decompresses bytes.
 *
 * @throws TypeError for damaged data
 * @throws RangeError when the result is larger than `max` bytes: a link of a few kilobytes can decompress to gigabytes
 */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  max: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
    if (length <= max) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await reader.cancel();
    throw new RangeError(`more than ${max} bytes`);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

// Bytes per call to `fromCharCode`: the number of arguments is limited by the stack.
const PIECE = 8192;

/** Encodes bytes as Base64 for URLs (RFC 4648 §5). */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
}

/** Packs names into a short text: one a line, compressed. */
export async function packNames(names: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(names.join('\n'));
  return toBase64(await transform(bytes, new CompressionStream('deflate-raw'), Infinity));
}

/** Unpacks names; `undefined` if the text is damaged, or larger than a team can be. */
export async function unpackNames(packed: string): Promise<readonly string[] | undefined> {
  if (packed.length > MAX_PACKED) return undefined;
  try {
    const bytes = await transform(fromBase64(packed), new DecompressionStream('deflate-raw'), MAX_BYTES);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
  } catch {
    return undefined;
  }
}

function writeOptions(options: RawTexts): string[] {
  const size = readTiles(options['tiles']);
  const tiles: [string, string][] = size === 'medium' ? [] : [['tiles', size]];
  const title: [string, string][] = options['title'] === undefined ? [] : [['title', options['title']]];
  return [...listLook(options), ...tiles, ...title].map(([name, text]) => `${name}=${quoteUrl(text)}`);
}

/** Writes the query and the fragment of the address of a team. Seeds never contain an e-mail address. */
export async function writeTeam(seeds: readonly string[], options: RawTexts): Promise<string> {
  const own = writeOptions(options);
  const names = seeds.length === 0 ? [] : [`names=${writeNames(seeds)}`];
  const query = [...names, ...own].join('&');
  if (query.length <= MAX_QUERY) return query === '' ? '' : `?${query}`;
  const rest = own.length === 0 ? '' : `?${own.join('&')}`;
  return `${rest}#team=${await packNames(seeds)}`;
}

/** Writes the address of the editor. The same address without `edit=1` shows the wall. */
export function addressEditor(written: string): string {
  const end = written.search(/#|$/);
  const [query, packed] = [written.slice(0, end), written.slice(end)];
  return isWall(query, packed) ? `${query}${query === '' ? '?' : '&'}edit=1${packed}` : written;
}

/** Reads the options in a query. Of several values of one name, the first counts. */
export function readState(query: string): RawTexts {
  const params = new URLSearchParams(query);
  const texts = STATE_NAMES.map((name) => {
    const text = params.get(name) ?? '';
    return [name, name === 'title' ? readTitle(text) : hideEmails(text).text] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** A team that was read from an address. */
interface AddressedTeam extends Team {
  /** Whether the people cannot be read: chats and mail programs cut long addresses. */
  readonly isDamaged?: boolean;
}

/** Reads the people in an address. */
export async function readPeople({ search, hash }: Pick<Location, 'search' | 'hash'>): Promise<AddressedTeam> {
  const packed = /^#team=(.+)$/.exec(hash)?.[1];
  if (packed !== undefined) {
    const names = await unpackNames(packed);
    return names === undefined ? { ...gatherPeople([]), isDamaged: true } : gatherPeople(names);
  }
  return gatherPeople(readNames(search));
}

/** The content of an address. */
export interface OpenedTeam {
  readonly team: AddressedTeam;
  readonly options: RawTexts;
}

/** Reads and writes the address of a team. */
interface TeamAddress {
  /** Reads the team of the address. An e-mail address in it is replaced at once. */
  readonly read: () => Promise<OpenedTeam>;
  /**
   * Writes a team when nothing has changed for a moment, or when the visitor leaves the page.
   *
   * @param isNewEntry - whether to add an entry to the history, so that the Back button returns to this team
   */
  readonly update: (seeds: readonly string[], options: RawTexts, isNewEntry: boolean) => Promise<void>;
}

/**
 * Connects a page to the address of its team.
 *
 * @param complete - writes what all addresses of the page have in addition
 * @param onNavigate - called when the visitor went back or forward to another team
 */
export function createTeamAddress(complete: (written: string) => string, onNavigate: () => void): TeamAddress {
  const address = createAddressSync(onNavigate, '#team=');
  /** Counts changes: the result of packing an earlier change is dropped. */
  let version = 0;

  // Packs at once, so that the result is ready when the visitor leaves the page. By then, it is too late for asynchronous work.
  async function update(seeds: readonly string[], options: RawTexts, isNewEntry: boolean): Promise<void> {
    version += 1;
    const own = version;
    const written = complete(await writeTeam(seeds, options));
    if (own === version) address.update(() => written.replace('?', ''), isNewEntry);
  }

  return {
    update,
    async read() {
      const team = await readPeople(location);
      const options = readState(location.search);
      const isPacked = location.hash.startsWith('#team=') && team.people.length > 0;
      if (isPacked || /@|%40/.test(location.search)) {
        const seeds = team.people.map(({ seed }) => seed);
        await update(seeds, options, false);
        address.flush();
      }
      return { team, options };
    },
  };
}

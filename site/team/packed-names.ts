// Many names as a short text: what is too long for a query stands in the fragment of an address, compressed.
import { MOST_PEOPLE, NAME_LENGTH } from './read-list.js';

/** Bytes of the longest team: each code point has four in UTF-8 at the most, and each name a line end. */
const MOST_BYTES = MOST_PEOPLE * (4 * NAME_LENGTH + 1);

/** Signs of the longest team packed: what cannot be compressed grows by five bytes per block of 65,535 (RFC 1951 §3.2.4). */
const MOST_SIGNS = Math.ceil((MOST_BYTES + 1024) * (4 / 3));

/**
 * Reads all of a stream of bytes.
 *
 * @throws {@link TypeError} for a damaged one, and {@link RangeError} for one of more than so many bytes: a few kilobytes of
 *   a link become gigabytes when they are unpacked, so it is not read any further
 */
async function drain(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
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
    if (length <= most) continue;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await reader.cancel();
    throw new RangeError(`more than ${most} bytes`);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

// Bytes of a call to `fromCharCode`, which takes no more arguments than fit on the stack.
const PIECE = 8192;

/** Base64 for addresses (RFC 4648 §5). */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
}

/** Packs names, each on a line. */
export async function packNames(names: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(names.join('\n'));
  return toBase64(await drain(bytes, new CompressionStream('deflate-raw'), Infinity));
}

/** Unpacks names; `undefined` where the text is no such text, was cut on its way, or holds more than a team. */
export async function unpackNames(packed: string): Promise<readonly string[] | undefined> {
  if (packed.length > MOST_SIGNS) return undefined;
  try {
    const bytes = await drain(fromBase64(packed), new DecompressionStream('deflate-raw'), MOST_BYTES);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
  } catch {
    return undefined;
  }
}

// Many names as a short text: what is too long for a query stands in the fragment of an address, compressed.

/** Reads all of a stream of bytes; a damaged one throws. */
async function drain(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer();
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
  return toBase64(new Uint8Array(await drain(bytes, new CompressionStream('deflate-raw'))));
}

/** Unpacks names; none where the text is no such text, or was cut on its way. */
export async function unpackNames(packed: string): Promise<readonly string[]> {
  try {
    const bytes = await drain(fromBase64(packed), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n');
  } catch {
    return [];
  }
}

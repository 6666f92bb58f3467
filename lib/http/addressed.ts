// Documents that contain the address of the service: OpenAPI, pages, the sitemap. Only a request tells that address, and
// strangers can send any Host header. Therefore a document is split at its addresses once, so that another address is inserted
// fast, and the bytes are cached for a few addresses only. Hosts cache the compressed forms of those bytes.
import { tagOf, type Answer, type FlatHeaders } from './answer.js';

/** Maximum number of cached addresses per document. All pages and their compressed forms take 2 MB: 8 MB for 4 addresses. */
const MAX_KEPT = 4;
/** An address leaves the cache for another one if none of this many requests had it. */
const MAX_UNUSED = 100;

/** Placeholder of the address in a text. No other text of ours contains it. */
export const ADDRESS_MARK = '\0address\0';
/** Placeholder of an address that is inserted without escaping. */
export const RAW_ADDRESS_MARK = '\0raw address\0';

/**
 * Makes a function that answers with a document for an address.
 *
 * @param text - the document, with placeholders for the address
 * @param escape - escapes an address for the text
 */
export function createAddressed(
  text: string,
  headers: FlatHeaders,
  escape: (base: string) => string = (base) => base,
): (base: string) => Answer {
  const encoder = new TextEncoder();
  // Every second part is a placeholder. The others are encoded once, because encoding takes longer than copying.
  const parts = text.split(/(\0(?:raw )?address\0)/);
  const encoded = parts.map((part) => encoder.encode(part));
  const textTag = tagOf('document', text);
  const kept = new Map<string, { readonly answer: Answer; seen: number }>();
  let requests = 0;

  function makeAnswer(base: string, isKept: boolean): Answer {
    const escaped = encoder.encode(escape(base));
    const raw = encoder.encode(base);
    const filled = encoded.map((bytes, at) => (at % 2 === 0 ? bytes : parts[at] === ADDRESS_MARK ? escaped : raw));
    const body = new Uint8Array(filled.reduce((length, bytes) => length + bytes.length, 0));
    let at = 0;
    for (const bytes of filled) {
      body.set(bytes, at);
      at += bytes.length;
    }
    return {
      status: 200,
      headers,
      body,
      tag: tagOf('document', textTag + base),
      isCompressible: isKept,
    };
  }

  function makeRoom(): boolean {
    if (kept.size < MAX_KEPT) return true;
    for (const [base, { seen }] of kept) {
      if (requests - seen > MAX_UNUSED) return kept.delete(base);
    }
    return false;
  }

  return (base) => {
    // A text without placeholders is the same for all addresses.
    const key = parts.length === 1 ? '' : base;
    requests += 1;
    const known = kept.get(key);
    if (known !== undefined) {
      known.seen = requests;
      return known.answer;
    }
    const answer = makeAnswer(key, makeRoom());
    if (answer.isCompressible === true) kept.set(key, { answer, seen: requests });
    return answer;
  };
}

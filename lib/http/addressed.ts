// Documents that contain the address of the service: OpenAPI, pages, the sitemap. Only a request tells that address, and
// strangers can send any Host header. Therefore the bytes are cached for a few addresses only. Hosts cache the compressed forms of
// those bytes.
import { tagOf, type Answer, type FlatHeaders } from './answer.js';

/** Maximum number of cached addresses per document. All pages and their compressed forms take 2 MB: 8 MB for 4 addresses. */
const MAX_KEPT = 4;
/** An address leaves the cache for another one if none of this many requests had it. */
const MAX_UNUSED = 100;

/** Writes a document for an address. */
export type WriteDocument = (base: string) => string;

/**
 * Makes a function that answers with a document for an address.
 *
 * @param write - writes the document
 */
export function createAddressed(write: WriteDocument, headers: FlatHeaders): (base: string) => Answer {
  const encoder = new TextEncoder();
  const textTag = tagOf('document', write(''));
  const kept = new Map<string, { readonly answer: Answer; seen: number }>();
  let requests = 0;

  function makeRoom(): boolean {
    if (kept.size < MAX_KEPT) return true;
    for (const [base, { seen }] of kept) {
      if (requests - seen > MAX_UNUSED) return kept.delete(base);
    }
    return false;
  }

  return (base) => {
    requests += 1;
    const known = kept.get(base);
    if (known !== undefined) {
      known.seen = requests;
      return known.answer;
    }
    const isCompressible = makeRoom();
    const body = encoder.encode(write(base));
    const answer: Answer = { status: 200, headers, body, tag: tagOf('document', textTag + base), isCompressible };
    if (isCompressible) kept.set(base, { answer, seen: requests });
    return answer;
  };
}

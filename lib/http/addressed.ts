// Documents in which the address of the service stands, which is known only from the request: OpenAPI, pages, sitemap.
// Clients choose the address, by the Host header. So a document is taken apart at these places once, and to put in another
// address costs next to nothing; only for a few addresses are the bytes kept, by which hosts keep compressed forms.
import { tagOf, type Answer, type FlatHeaders } from './answer.js';

/** Addresses for which one document is kept: all pages and their compressed forms take 2 MB, for 4 addresses 8 MB. */
const MAX_KEPT = 4;
/** Requests for a document after which an address that none of them named makes room for another one. */
const PATIENCE = 1000;

/** Stands for the address in a text that is to be taken apart: no text of ours holds it. */
export const ADDRESS_MARK = '\0address\0';
/** The same where the address is put in without being escaped. */
export const RAW_ADDRESS_MARK = '\0raw address\0';

/**
 * Makes the answers with a document.
 *
 * @param text - with a mark wherever the address stands
 * @param escape - makes an address part of the text
 */
export function createAddressed(
  text: string,
  headers: FlatHeaders,
  escape: (base: string) => string = (base) => base,
): (base: string) => Answer {
  const parts = text.split(/(\0(?:raw )?address\0)/);
  const isFixed = parts.length === 1;
  const textTag = tagOf('document', text);
  const kept = new Map<string, { readonly answer: Answer; seen: number }>();
  let requests = 0;

  function makeAnswer(base: string, isKept: boolean): Answer {
    const escaped = escape(base);
    const fill = (part: string, at: number): string => (at % 2 === 0 ? part : part === ADDRESS_MARK ? escaped : base);
    const whole = isFixed ? text : parts.map(fill).join('');
    return {
      status: 200,
      headers,
      body: isKept ? new TextEncoder().encode(whole) : whole,
      tag: isFixed ? textTag : tagOf('document', textTag + base),
      isCompressible: isKept,
    };
  }

  function makeRoom(): boolean {
    if (kept.size < MAX_KEPT) return true;
    for (const [base, { seen }] of kept) {
      if (requests - seen > PATIENCE) return kept.delete(base);
    }
    return false;
  }

  return (base) => {
    // A text without an address is the same for all.
    const key = isFixed ? '' : base;
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

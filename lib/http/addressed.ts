// Some documents contain the address of the service, which only the request tells: OpenAPI, pages, the sitemap. Clients
// choose that address by the Host header, so strangers could ask for a document with any number of addresses. This file
// therefore splits a document at its addresses once, which makes it cheap to put in another one, and keeps the bytes
// for a few addresses only. Hosts keep compressed forms by those bytes.
import { tagOf, type Answer, type FlatHeaders } from './answer.js';

/** Addresses for which one document is kept: all pages and their compressed forms take 2 MB, for 4 addresses 8 MB. */
const MAX_KEPT = 4;
/** An address makes room for another one when none of so many requests has named it. */
const PATIENCE = 100;

/** This mark stands for the address in a text; no text of ours contains it for any other reason. */
export const ADDRESS_MARK = '\0address\0';
/** This mark stands for an address that is put in without being escaped. */
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
  const encoder = new TextEncoder();
  // Every second part is a mark. The parts between marks are encoded once, because encoding takes longer than copying.
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
      if (requests - seen > PATIENCE) return kept.delete(base);
    }
    return false;
  }

  return (base) => {
    // A text without an address is the same for all.
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

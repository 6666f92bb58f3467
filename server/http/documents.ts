// Documents that hold the address of the service, which is known only from the request.
import { LRUCache } from 'lru-cache';
import { MAX_ADDRESSES } from '../limits.js';

/**
 * Keeps a document for the addresses that were asked for last, as the same bytes each time: compress.ts keeps compressed
 * forms by buffer.
 *
 * @param make - writes the document for an address
 * @param max - addresses at a time; a stranger chooses them, by the Host header
 */
export function keepDocument(make: (base: string) => string, max = MAX_ADDRESSES): (base: string) => Buffer {
  const kept = new LRUCache<string, Buffer>({ max });
  return (base) => {
    const document = kept.get(base) ?? Buffer.from(make(base));
    kept.set(base, document);
    return document;
  };
}

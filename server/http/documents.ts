// Documents for crawlers as buffers: Koa sends them as they are, and compress.ts keeps compressed forms by them.
import { keepByAddress } from 'navii/internals/http';

/**
 * Keeps a document for the addresses of the service that were asked for last.
 *
 * @param make - writes the document for an address
 * @param max - addresses at a time; the limit of the API's own documents where it is left out
 */
export function keepDocument(make: (base: string) => string, max?: number): (base: string) => Buffer {
  return keepByAddress((base) => Buffer.from(make(base)), max);
}

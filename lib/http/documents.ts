// Documents that hold the address of the service, which is known only from the request.

/**
 * Addresses of the service for which documents are kept; clients choose them, by the Host header. With compressed forms the
 * OpenAPI document takes 30 KB, those for crawlers 15 KB where the name is long: 16 × 45 KB are 0.7 MiB.
 */
const MAX_ADDRESSES = 16;

/**
 * Keeps documents for the addresses that were asked for last, as the same object each time: hosts keep compressed forms by it.
 *
 * @param make - makes the document for an address
 * @param max - addresses at a time
 */
export function keepByAddress<Document>(
  make: (base: string) => Document,
  max = MAX_ADDRESSES,
): (base: string) => Document {
  const kept = new Map<string, Document>();
  return (base) => {
    const document = kept.get(base) ?? make(base);
    // Last, as what was asked for last.
    kept.delete(base);
    kept.set(base, document);
    const [oldest = ''] = kept.keys();
    if (kept.size > max) kept.delete(oldest);
    return document;
  };
}

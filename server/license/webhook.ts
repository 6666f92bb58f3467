// Webhooks signed as Standard Webhooks says (https://www.standardwebhooks.com): verified on the bytes, told apart by id.
import { isUtf8 } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import { Webhook } from 'standardwebhooks';

/** Headers that carry the signature. */
export const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** The headers by name; an empty text is a missing one. */
export type SignatureHeaders = Readonly<Record<(typeof SIGNATURE_HEADERS)[number], string>>;

const PREFIX = 'whsec_';
/** Ids that are remembered, and characters that they may take in all. */
const IDS = 10_000;
const IDS_LENGTH = 2 ** 20;

// Polar's key is the secret's text, prefix and all; the standard's is what follows the prefix, base64-decoded.
function readKeys(secret: string): Webhook[] {
  const keys = [new Webhook(Buffer.from(secret), { format: 'raw' })];
  if (!secret.startsWith(PREFIX)) return keys;
  try {
    keys.push(new Webhook(secret));
  } catch {
    // No base64: then it is a text alone.
  }
  return keys;
}

/**
 * Makes the check of signatures: HMAC-SHA256 over id, timestamp and body, not older or newer than five minutes.
 *
 * @param secret - as the provider shows it, with its prefix
 */
export function createSignatureCheck(secret: string): (body: Buffer, headers: SignatureHeaders) => boolean {
  const keys = readKeys(secret);
  return (body, headers) => {
    // The library reads bytes as text, and would take broken UTF-8 for the U+FFFD that was signed, "5x" for 5.
    if (!isUtf8(body) || !/^\d{1,12}$/.test(headers['webhook-timestamp'])) return false;
    return keys.some((key) => {
      try {
        key.verify(body, headers, { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    });
  };
}

/** Makes a bounded memory: whether an id comes for the first time, as far as it reaches back. */
export function createIdMemory(ids = IDS): (id: string) => boolean {
  const seen = new LRUCache<string, true>({ max: ids, maxSize: IDS_LENGTH, sizeCalculation: (_, id) => id.length });
  return (id) => {
    const isNew = !seen.has(id);
    seen.set(id, true);
    return isNew;
  };
}

// Webhooks as Standard Webhooks defines them (https://www.standardwebhooks.com): signed, and sent again under the same id.
import { isUtf8 } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import { Webhook } from 'standardwebhooks';

/** Headers that carry the signature. */
const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** Their values; a missing header is an empty text. */
type SignatureHeaders = Readonly<Record<(typeof SIGNATURE_HEADERS)[number], string>>;

const PREFIX = 'whsec_';
/** Ids that are remembered at a time, and their length in all. */
const MAX_IDS = 10_000;
const MAX_IDS_LENGTH = 2 ** 20;

// Polar signs with the text of the secret, prefix included; the standard with what follows the prefix, base64-decoded.
function readKeys(secret: string): Webhook[] {
  const keys = [new Webhook(Buffer.from(secret), { format: 'raw' })];
  if (!secret.startsWith(PREFIX)) return keys;
  try {
    keys.push(new Webhook(secret));
  } catch {
    // Not base64, so only Polar's reading is left.
  }
  return keys;
}

/**
 * Makes a check of signatures: HMAC-SHA256 over id, timestamp and body, at most five minutes old or ahead.
 *
 * @param secret - as the provider shows it, prefix included
 */
export function createSignatureCheck(secret: string): (body: Buffer, headers: SignatureHeaders) => boolean {
  const keys = readKeys(secret);
  return (body, headers) => {
    // The library would accept broken UTF-8 where U+FFFD was signed, and read the timestamp "5x" as 5.
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

/** Makes a function that tells whether an id comes for the first time, among the ids that are remembered. */
export function createIdMemory(max = MAX_IDS): (id: string) => boolean {
  const seen = new LRUCache<string, true>({ max, maxSize: MAX_IDS_LENGTH, sizeCalculation: (_, id) => id.length });
  return (id) => {
    const isNew = !seen.has(id);
    seen.set(id, true);
    return isNew;
  };
}

// Bodies that others send, read within limits, and webhooks, which Standard Webhooks (https://www.standardwebhooks.com) defines:
// signed, and sent again under the same id. Not raw-body: it has no deadline and does not notice a sender that closes its
// half of the connection, so it would replace `collect` alone.
import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { HttpError } from 'navii/internals/http';
import { Webhook } from 'standardwebhooks';
import { BODY_TIMEOUT_MS } from '../limits.js';

/** The value of JSON text in UTF-8, or `undefined`, which is no JSON value, when it cannot be parsed. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Collects a stream of bytes.
 *
 * @returns `undefined` when there are more than `limit` bytes
 */
export async function collect(stream: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function throwIncomplete(status: 400 | 408): never {
  throw new HttpError(status, 'Body cut short', { connection: 'close' });
}

/** Resolves when the sender has closed its half of the connection, perhaps long before this was asked. */
async function untilEnd(socket: Socket, signal: AbortSignal): Promise<void> {
  if (!socket.readableEnded) await once(socket, 'end', { signal });
}

/**
 * Reads the body of a request. If it is longer than the limit, the rest is read and discarded.
 *
 * @param limit - in bytes
 * @returns `undefined` when the body is longer than the limit
 * @throws HttpError when the body does not end: 400 when its sender has closed the connection, 408 after the timeout
 */
export async function readBody(
  req: IncomingMessage,
  limit: number,
  timeoutMs = BODY_TIMEOUT_MS,
): Promise<Buffer | undefined> {
  const done = new AbortController();
  const { signal } = done;
  const isTooLong = Number(req.headers['content-length'] ?? 0) > limit;
  try {
    if (isTooLong) return undefined;
    return await Promise.race([
      // Leaving the loop must not end the connection, on which the answer is sent.
      collect(req.iterator({ destroyOnReturn: false }), limit).catch(() => throwIncomplete(400)),
      // With half-open connections allowed, Node reports nothing to a reader of the body when its sender closes.
      untilEnd(req.socket, signal).then(() => (req.complete ? new Promise<never>(() => {}) : throwIncomplete(400))),
      setTimeout(timeoutMs, undefined, { signal }).then(() => throwIncomplete(408)),
    ]);
  } finally {
    done.abort();
    req.resume();
  }
}

/** The headers that carry the signature; a missing one is an empty text. */
type SignatureHeaders = Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;

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

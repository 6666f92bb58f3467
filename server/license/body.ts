// Bodies that others send, read within limits. Not raw-body: it has no deadline and does not notice a sender
// that closes its half of the connection, so it would replace `collect` alone.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { HttpError } from 'navii/internals/http';
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

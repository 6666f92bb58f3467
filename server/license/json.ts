// JSON in and out, within limits: bodies of requests and of the provider's answers are somebody else's text.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Context } from 'koa';
import { HttpError } from '../http/http-error.js';
import { CACHE, sendDocument } from '../http/respond.js';

/** The value of UTF-8 JSON text, or `undefined` when it is none: JSON has no such value. */
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
 * @param limit - most bytes that are kept; with more the result is `undefined`
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

/** Milliseconds that a body may take. */
const PATIENCE = 10_000;

function cutShort(status: 400 | 408): never {
  throw new HttpError(status, 'Body cut short', { connection: 'close' });
}

/**
 * Reads the body of a request. Of one that is longer than the limit the rest is read and forgotten.
 *
 * @param limit - in bytes
 * @returns `undefined` when it is longer than that
 * @throws HttpError when it does not end: 400 when its sender has closed the connection, 408 when it takes too long
 */
export async function readBody(req: IncomingMessage, limit: number, patience = PATIENCE): Promise<Buffer | undefined> {
  const over = new AbortController();
  const { signal } = over;
  const isAnnounced = Number(req.headers['content-length'] ?? 0) > limit;
  try {
    if (isAnnounced) return undefined;
    return await Promise.race([
      // Leaving the loop must not end the connection: the answer goes out on it.
      collect(req.iterator({ destroyOnReturn: false }), limit).catch(() => cutShort(400)),
      // Where half-closed connections are let live, Node tells nobody who waits for the rest of a body.
      once(req.socket, 'end', { signal }).then(() => (req.complete ? new Promise<never>(() => {}) : cutShort(400))),
      setTimeout(patience, undefined, { signal }).then(() => cutShort(408)),
    ]);
  } finally {
    over.abort();
    req.resume();
  }
}

/** Answers with JSON that nobody keeps. */
export function sendJson(ctx: Context, status: number, value: object): void {
  ctx.status = status;
  sendDocument(ctx, 'application/json; charset=utf-8', JSON.stringify(value), CACHE.never);
}

// JSON in and out, within limits: bodies of requests and of the provider's answers are somebody else's text.
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { Refusal } from '../refusal.js';
import { CACHE, sendDocument } from '../respond.js';

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

/** The body of a request, or `undefined` when it is longer than the limit in bytes; the rest is read and forgotten. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const isAnnounced = Number(req.headers['content-length'] ?? 0) > limit;
  try {
    // Leaving the loop must not end the connection: the answer goes out on it.
    const body = isAnnounced ? undefined : await collect(req.iterator({ destroyOnReturn: false }), limit);
    if (body === undefined) req.resume();
    return body;
  } catch {
    // Whoever sent it is gone.
    throw new Refusal(400, 'Body cut short');
  }
}

/** Answers with JSON that nobody keeps. */
export function sendJson(ctx: Context, status: number, value: object): void {
  ctx.status = status;
  sendDocument(ctx, 'application/json; charset=utf-8', JSON.stringify(value), CACHE.never);
}

// Reads the parts of a request that do not depend on the route: target and host (RFC 9112 §3.2), client address,
// request ID and body.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { HttpError, MAX_TARGET_LENGTH, type RouteRequest } from '../lib/http/index.js';
import type { Config } from './config.js';
import { BODY_TIMEOUT_MS, MAX_ACCEPT_LENGTH } from './limits.js';

/** A request as the routes of the service get it. */
export interface ServiceRequest extends RouteRequest {
  readonly ctx: Context;
}

export function readRequest(ctx: Context): ServiceRequest {
  const { method = 'GET', url = '', headers } = ctx.req;
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  return { method, path, query: start === -1 ? '' : url.slice(start + 1), headers, ctx };
}

/** Tells whether a client prefers HTML to plain text, as a browser does that opens a page. */
export function prefersHtml(ctx: Context): boolean {
  return ctx.get('accept').length <= MAX_ACCEPT_LENGTH && ctx.accepts('text/plain', 'text/html') === 'text/html';
}

// Request target and host

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;
// RFC 3986 §3.2: a name, an IPv4 address or an empty text, then an optional port.
const NAMED = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*(?::\d*)?$/i;
const BRACKETED = /^\[([\da-f:.]+)\](?::\d*)?$/i;
const HOST = /^host$/i;

// This does not use `new URL`, which would resolve `/avatar/..` and encode the seed again.
/** Removes scheme and authority from the front of a request target and a fragment from its end. */
export function normalizeTarget(target: string): string {
  const hash = target.indexOf('#');
  const whole = hash === -1 ? target : target.slice(0, hash);
  if (whole.startsWith('/')) return whole;
  const local = whole.replace(ABSOLUTE, '');
  return local.startsWith('/') ? local : `/${local}`;
}

function isAuthority(text: string): boolean {
  return NAMED.test(text) || isIPv6(BRACKETED.exec(text)?.[1] ?? '');
}

// Node keeps only the first Host header in `headers`, so this counts them in `rawHeaders`. It is a plain loop because
// it runs for each request.
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    // Comparing lengths first is cheaper: most header names are longer or shorter.
    if (name.length === 4 && HOST.test(name)) count += 1;
  }
  return count;
}

/**
 * Rejects each Host header that RFC 9112 §3.2 forbids. Node's own check is off, because its response lacks our headers.
 */
function checkHost({ headers: { host }, httpVersion, rawHeaders }: IncomingMessage): void {
  if (host === undefined) {
    if (httpVersion === '1.1') throw new HttpError(400, 'Host header required');
    return;
  }
  if (countHosts(rawHeaders) > 1) throw new HttpError(400, 'More than one Host header');
  if (!isAuthority(host)) throw new HttpError(400, 'Invalid Host header');
}

/**
 * Checks target and host of a request, and changes them to the form that all routes expect: path and query, and one
 * host.
 *
 * @throws HttpError 400 for a target or host that HTTP forbids, 414 for a target that is too long
 */
export function normalizeRequest(req: IncomingMessage): void {
  const target = req.url ?? '';
  if (target.length > MAX_TARGET_LENGTH) throw new HttpError(414, 'URL too long');
  checkHost(req);
  const [, authority] = target.startsWith('/') ? [] : (ABSOLUTE.exec(target) ?? []);
  if (authority !== undefined) {
    // An http URL has a host (RFC 9110 §4.2.1), and it replaces the header (RFC 9112 §3.2.2).
    if (/^(?::|$)/.test(authority) || !isAuthority(authority)) throw new HttpError(400, 'Target without a host');
    req.headers.host = authority;
  }
  req.url = normalizeTarget(target);
}

// Base URL of the service

/**
 * The path prefix under which another application has mounted this one. That application has removed it from
 * `ctx.path`.
 */
function readPrefix(ctx: Context): string {
  const [path = ''] = normalizeTarget(ctx.originalUrl).split('?', 1);
  return path.endsWith(ctx.path) ? path.slice(0, -ctx.path.length) : '';
}

/** The base URL of the service, without a slash at the end: `PUBLIC_URL`, or the host to which the request was sent. */
export function readBaseUrl(ctx: Context, { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): string {
  if (publicUrl !== undefined) return publicUrl;
  // The client chooses the Host header, so only a plain host and port are accepted, at most as long as a name may be
  // (RFC 1035 §2.3.4).
  const host = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(ctx.get('host'))
    ? ctx.get('host')
    : 'localhost';
  const isForwarded = trustProxy > 0 && ctx.get('x-forwarded-proto') === 'https';
  return `${isForwarded || ctx.secure ? 'https' : 'http'}://${host}${readPrefix(ctx)}`;
}

// Client

/** Maximum length of an address: IPv4 within IPv6, with brackets, a port and a zone. */
const MAX_ADDRESS_LENGTH = 100;
/**
 * Client names of recent addresses: reading an address takes a tenth of the time of an avatar. 10,000 × 0.4 KB are 4
 * MB.
 */
const names = new LRUCache<string, string>({ max: 10_000 });

function readIp(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  // A zone names an interface of this machine (RFC 4007 §11), not a client. ipaddr.js throws on most of them.
  const ip = (bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
  // ipaddr.js also reads forms such as 127.1 and 0x7f000001, which no proxy writes.
  if (isIP(ip) === 0) return undefined;
  const plain = ipaddr.process(ip).toNormalizedString();
  // An IPv6 customer owns a whole /64 and could use a new address for each request.
  return isIP(plain) === 4 ? plain : `${plain.split(':', 4).join(':')}::/64`;
}

/**
 * Returns the name under which requests from an address are counted.
 *
 * @param text - an IP address, with or without a port
 * @returns `undefined` when the text is not an address
 */
export function nameClient(text: string): string | undefined {
  if (text.length > MAX_ADDRESS_LENGTH) return undefined;
  const cached = names.get(text);
  if (cached !== undefined) return cached;
  const name = readIp(text);
  // The key is a copy: a substring of a header would keep the whole header in memory.
  if (name !== undefined) names.set(Buffer.from(text, 'latin1').toString('latin1'), name);
  return name;
}

/**
 * Names the client of a request. Limits and queues tell clients apart by this name.
 *
 * @param trustProxy - number of proxies in front. If `x-forwarded-for` has fewer addresses, the header is ignored.
 */
export function readClient(req: IncomingMessage, trustProxy: number): string {
  const header = req.headers['x-forwarded-for'];
  const forwarded = trustProxy === 0 || header === undefined ? undefined : String(header).split(',').at(-trustProxy);
  const name = forwarded === undefined ? undefined : nameClient(forwarded.trim());
  return name ?? nameClient(req.socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * Returns a function that tells whether the client has left: whether its connection is closed, or it has closed its sending
 * side. In that case it may still wait for the response, as `nc -N` does. TCP does not show the difference, so it gets
 * responses, but nothing that must wait in a queue.
 */
export function watchClient({ socket }: IncomingMessage): () => boolean {
  return () => socket.destroyed || socket.readableEnded;
}

// Request ID, which connects the lines of several logs

/** The header that carries the ID, in requests and responses. */
export const REQUEST_ID = 'x-request-id';

/** An ID that may be logged unchanged. */
const SAFE_ID = /^[\w.:+/=-]{1,128}$/;

// One random prefix per process and a counter: random bytes for each request would cost more than the rest of this
// file.
const prefix = randomBytes(6).toString('base64url');
let count = 0;

/**
 * Returns the ID of a request.
 *
 * @param given - the ID that a proxy or the client sent. It is used if it has at most 128 letters, digits and `_ . : +
 *   / = -`.
 */
export function nameRequest(given?: string | readonly string[]): string {
  if (typeof given === 'string' && SAFE_ID.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** Returns the ID of a request, the same one at each call. */
export function idOf(ctx: Context): string {
  const name = (ctx.state['requestId'] as string | undefined) ?? nameRequest(ctx.req.headers[REQUEST_ID]);
  ctx.state['requestId'] = name;
  return name;
}

// Body. This does not use raw-body, which has no timeout and does not notice a client that closes its sending side.

/** Parses JSON text in UTF-8. Returns `undefined`, which JSON does not have, when it is not valid. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Tells whether a value is a JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Collects the bytes of a stream.
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
  throw new HttpError(status, 'Incomplete body', { connection: 'close' });
}

/** Resolves when the client has closed its sending side, even if that happened before the call. */
async function waitForEnd(socket: Socket, signal: AbortSignal): Promise<void> {
  if (!socket.readableEnded) await once(socket, 'end', { signal });
}

/**
 * Reads the body of a request. If the body is longer than the limit, the rest is read and discarded.
 *
 * @param limit - in bytes
 * @returns `undefined` when the body is longer than the limit
 * @throws HttpError 400 when the client closes the connection before the end of the body, 408 after the timeout
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
      // Leaving the loop must not destroy the connection, because the response is sent on it.
      collect(req.iterator({ destroyOnReturn: false }), limit).catch(() => throwIncomplete(400)),
      // With half-open connections allowed, Node does not tell the reader of a body that the client has closed its
      // side.
      waitForEnd(req.socket, signal).then(() => (req.complete ? new Promise<never>(() => {}) : throwIncomplete(400))),
      setTimeout(timeoutMs, undefined, { signal }).then(() => throwIncomplete(408)),
    ]);
  } finally {
    done.abort();
    req.resume();
  }
}

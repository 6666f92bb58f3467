// Parts of a request that the service reads before any route does: its target and host (RFC 9112 §3.2), its client, its name.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { HttpError, MAX_TARGET_LENGTH, type RouteRequest } from 'navii/internals/http';
import type { Config } from './config.js';

/** A request as the routes of the service get it. */
export interface ServiceRequest extends RouteRequest {
  readonly ctx: Context;
}

export function readRequest(ctx: Context): ServiceRequest {
  const { method = 'GET', url = '', headers } = ctx.req;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  return { method, path, query: mark === -1 ? '' : url.slice(mark + 1), headers, ctx };
}

// The request target and the host

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;
// RFC 3986 §3.2: a name, an IPv4 address or nothing at all, and perhaps a port.
const NAMED = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*(?::\d*)?$/i;
const BRACKETED = /^\[([\da-f:.]+)\](?::\d*)?$/i;
const HOST = /^host$/i;

// Not `new URL`, which would resolve `/avatar/..` and re-encode the seed.
/** Cuts scheme and authority off the front and a fragment off the end. */
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

// Node keeps only the first Host in `headers`, so this counts them in `rawHeaders`. A loop does it fast, since this
// runs for each request.
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    // Most names have another length.
    if (name.length === 4 && HOST.test(name)) count += 1;
  }
  return count;
}

/** Rejects what §3.2 says must be rejected. Node would answer a missing host by itself, without our headers. */
function checkHost({ headers: { host }, httpVersion, rawHeaders }: IncomingMessage): void {
  if (host === undefined) {
    if (httpVersion === '1.1') throw new HttpError(400, 'Host header required');
    return;
  }
  if (countHosts(rawHeaders) > 1) throw new HttpError(400, 'More than one Host header');
  if (!isAuthority(host)) throw new HttpError(400, 'Host header is no host');
}

/**
 * Checks target and host of a request, and brings them into the form that all routes expect: path and query, and one host.
 *
 * @throws HttpError 400 for those that HTTP forbids, 414 for a target that is too long
 */
export function normalizeRequest(req: IncomingMessage): void {
  const target = req.url ?? '';
  if (target.length > MAX_TARGET_LENGTH) throw new HttpError(414, 'URL too long');
  checkHost(req);
  const [, authority] = target.startsWith('/') ? [] : (ABSOLUTE.exec(target) ?? []);
  if (authority !== undefined) {
    // An http URL has a host (RFC 9110 §4.2.1), and it takes the place of the header (§3.2.2).
    if (/^(?::|$)/.test(authority) || !isAuthority(authority)) throw new HttpError(400, 'Target without a host');
    req.headers.host = authority;
  }
  req.url = normalizeTarget(target);
}

// The address of the service

/** The prefix under which an application around this one has mounted it, and which it has taken off the path. */
function readPrefix(ctx: Context): string {
  const [path = ''] = normalizeTarget(ctx.originalUrl).split('?', 1);
  return path.endsWith(ctx.path) ? path.slice(0, -ctx.path.length) : '';
}

/** The address of the service without a slash at the end: the configured one, or the one that the request was sent to. */
export function readBaseUrl(ctx: Context, { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): string {
  if (publicUrl !== undefined) return publicUrl;
  // The client chooses this header, so only a plain host and port are taken from it, no longer than names are (RFC 1035 §2.3.4).
  const host = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(ctx.get('host'))
    ? ctx.get('host')
    : 'localhost';
  const isForwarded = trustProxy > 0 && ctx.get('x-forwarded-proto') === 'https';
  return `${isForwarded || ctx.secure ? 'https' : 'http'}://${host}${readPrefix(ctx)}`;
}

// The client

/** Longest text of an address: IPv4 within IPv6, with brackets, a port and a zone. */
const MAX_ADDRESS_LENGTH = 100;
/** Names of the addresses that were seen last: to read one takes a tenth of an avatar's time. 10,000 × 0.4 KB are 4 MB. */
const names = new LRUCache<string, string>({ max: 10_000 });

function readAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  // A zone names an interface of this machine (RFC 4007 §11), not a client; the library throws on most of them.
  const address = (bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1')).replace(/%.*$/, '');
  // The library also reads forms such as 127.1 and 0x7f000001, which no proxy writes.
  if (isIP(address) === 0) return undefined;
  const plain = ipaddr.process(address).toNormalizedString();
  // An IPv6 customer has a whole /64, and could send from a new address each time.
  return isIP(plain) === 4 ? plain : `${plain.split(':', 4).join(':')}::/64`;
}

/** The name under which an address is counted, or `undefined` when the text is no address. A port may follow. */
export function nameClient(text: string): string | undefined {
  if (text.length > MAX_ADDRESS_LENGTH) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = readAddress(text);
  // A copy: a text that was cut out of a header keeps all of it in memory.
  if (name !== undefined) names.set(Buffer.from(text, 'latin1').toString('latin1'), name);
  return name;
}

/**
 * Names the client of a request, by which limits count and queues take turns.
 *
 * @param trustProxy - proxies in front; if `x-forwarded-for` has fewer addresses than that, it is ignored
 */
export function readClient(req: IncomingMessage, trustProxy: number): string {
  const header = req.headers['x-forwarded-for'];
  const forwarded = trustProxy === 0 || header === undefined ? undefined : String(header).split(',').at(-trustProxy);
  const name = forwarded === undefined ? undefined : nameClient(forwarded.trim());
  return name ?? nameClient(req.socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * Whether the client still waits for its answer. `unsure`: it has closed its sending side, and may be gone, or wait as
 * `nc -N` does; TCP does not tell.
 */
export type Presence = 'here' | 'unsure' | 'gone';

/** Makes a function that tells whether the client of a request is still there. */
export function watchClient({ socket }: IncomingMessage): () => Presence {
  return () => {
    if (socket.destroyed) return 'gone';
    return socket.readableEnded ? 'unsure' : 'here';
  };
}

// The name of a request, by which lines of several logs are found together

/** The header that carries it, both ways. */
export const REQUEST_ID = 'x-request-id';

/** A word that may go into a log as it is. */
const PLAIN = /^[\w.:+/=-]{1,128}$/;

// The process draws a random prefix once and counts, because random numbers for each request would cost more than the
// rest.
const prefix = randomBytes(6).toString('base64url');
let count = 0;

/**
 * Names a request.
 *
 * @param given - the name that a proxy in front, or the client, gave it; taken if it is a plain word of at most 128 characters
 */
export function nameRequest(given?: string | readonly string[]): string {
  if (typeof given === 'string' && PLAIN.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The name of a request, the same each time. */
export function idOf(ctx: Context): string {
  const name = (ctx.state['requestId'] as string | undefined) ?? nameRequest(ctx.req.headers[REQUEST_ID]);
  ctx.state['requestId'] = name;
  return name;
}

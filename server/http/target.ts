// The request target and the host (RFC 9112 §3.2), brought into the form that all routes expect: path and query, and one
// host that is one.
import { isIPv6 } from 'node:net';
import type { Context, Middleware } from 'koa';
import { HttpError, MAX_TARGET_LENGTH } from 'navii/internals/http';
import { answerPreflight } from './cors.js';

const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i;
// RFC 3986 §3.2: a name, an IPv4 address or nothing at all, and perhaps a port.
const NAMED = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*(?::\d*)?$/i;
const BRACKETED = /^\[([\da-f:.]+)\](?::\d*)?$/i;
const HOST = /^host$/i;
/** Methods that some route takes. */
const ALL_METHODS = 'GET, HEAD, OPTIONS, POST';

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

// `headers` has the first one alone. A loop, since this runs for each request.
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    // Most names are not even as long.
    if (name.length === 4 && HOST.test(name)) count += 1;
  }
  return count;
}

/** Rejects what §3.2 says must be rejected. Node would answer a missing host by itself, without our headers. */
function checkHost({ req }: Context): void {
  const { host } = req.headers;
  if (host === undefined) {
    if (req.httpVersion === '1.1') throw new HttpError(400, 'Host header required');
    return;
  }
  if (countHosts(req.rawHeaders) > 1) throw new HttpError(400, 'More than one Host header');
  if (!isAuthority(host)) throw new HttpError(400, 'Host header is no host');
}

/** Lets the authority of an absolute target take the place of the host (§3.2.2). */
function readAuthority({ req }: Context, target: string): void {
  const [, authority] = ABSOLUTE.exec(target) ?? [];
  if (authority === undefined) return;
  // An http URL has a host (RFC 9110 §4.2.1).
  if (/^(?::|$)/.test(authority) || !isAuthority(authority)) throw new HttpError(400, 'Target without a host');
  req.headers.host = authority;
}

/** Rejects targets and hosts that HTTP forbids or that are too long, and normalizes the others. */
export function readTarget(): Middleware {
  return async (ctx, next) => {
    const { req } = ctx;
    const target = req.url ?? '';
    if (target.length > MAX_TARGET_LENGTH) throw new HttpError(414, 'URL too long');
    checkHost(ctx);
    if (!target.startsWith('/')) readAuthority(ctx, target);
    // What the service as a whole can do (RFC 9110 §9.3.7).
    if (target === '*' && ctx.method === 'OPTIONS') {
      answerPreflight(ctx, ALL_METHODS);
      return;
    }
    req.url = normalizeTarget(target);
    return next();
  };
}

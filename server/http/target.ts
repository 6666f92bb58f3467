// The request target (RFC 9112 §3.2), made into the one form that all that follows understands: path and query.
import type { Middleware } from 'koa';
import { HttpError } from './http-error.js';

/** Longest target that is read, in bytes: it is ASCII. */
export const TARGET_LENGTH = 16 * 1024;

// Not `new URL`: it would resolve `/avatar/..` and rewrite what the seed is read from.
/** Cuts scheme and authority off the front and a fragment off the end. */
export function normalizeTarget(target: string): string {
  const [whole = ''] = target.split('#', 1);
  if (whole.startsWith('/')) return whole;
  const local = whole.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '');
  return local.startsWith('/') ? local : `/${local}`;
}

/** Refuses what HTTP forbids and what is too long, and hands the rest on as path and query. */
export function readTarget(): Middleware {
  return async (ctx, next) => {
    const { req } = ctx;
    const target = req.url ?? '';
    if (target.length > TARGET_LENGTH) throw new HttpError(414, 'URL too long');
    // RFC 9112 §3.2; Node would answer by itself, without our headers.
    if (req.httpVersion === '1.1' && req.headers.host === undefined) throw new HttpError(400, 'Host header required');
    req.url = normalizeTarget(target);
    await next();
  };
}

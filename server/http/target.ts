// The request target (RFC 9112 §3.2), brought into the form that all routes expect: path and query.
import type { Middleware } from 'koa';
import { MAX_TARGET_LENGTH } from '../limits.js';
import { HttpError } from './http-error.js';

// Not `new URL`, which would resolve `/avatar/..` and re-encode the seed.
/** Cuts scheme and authority off the front and a fragment off the end. */
export function normalizeTarget(target: string): string {
  const [whole = ''] = target.split('#', 1);
  if (whole.startsWith('/')) return whole;
  const local = whole.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '');
  return local.startsWith('/') ? local : `/${local}`;
}

/** Rejects targets that HTTP forbids or that are too long, and normalizes the others. */
export function readTarget(): Middleware {
  return async (ctx, next) => {
    const { req } = ctx;
    const target = req.url ?? '';
    if (target.length > MAX_TARGET_LENGTH) throw new HttpError(414, 'URL too long');
    // RFC 9112 §3.2; Node would answer by itself, without our headers.
    if (req.httpVersion === '1.1' && req.headers.host === undefined) throw new HttpError(400, 'Host header required');
    req.url = normalizeTarget(target);
    await next();
  };
}

// Strong entity tags and 304 (RFC 9110 §8.8.3, §13.1.2). Wraps compress, and so tags each encoding by itself.
// Not Koa's ctx.fresh: the contract promises 304 for `if-none-match`, and ctx.fresh refuses it when the request also says
// `cache-control: no-cache`, as fetch() does by itself.
import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import { findTag } from 'navii/internals/http';

function tagOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

/** Adds an entity tag to what may be stored, and answers 304 where the client has it already. */
export function conditionalGet(): Middleware {
  // Files, galleries and PNGs are the same buffers at each request.
  const kept = new WeakMap<Buffer, string>();

  function tagOfBuffer(body: Buffer): string {
    const tag = kept.get(body) ?? tagOf(body);
    kept.set(body, tag);
    return tag;
  }

  return async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (ctx.status !== 200 || (typeof body !== 'string' && !Buffer.isBuffer(body))) return;
    if (ctx.response.get('cache-control') === 'no-store') return;
    const tag = typeof body === 'string' ? tagOf(body) : tagOfBuffer(body);
    ctx.set('etag', `"${tag}"`);
    if (findTag(ctx.get('if-none-match'), tag) === undefined) return;
    ctx.remove('content-encoding');
    ctx.status = 304;
  };
}

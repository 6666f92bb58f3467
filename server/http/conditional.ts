// Strong entity tags and 304 (RFC 9110 §8.8.3, §13.1.2). Wraps compress, and so tags each encoding by itself.
// Not Koa's ctx.fresh: the contract promises 304 for `if-none-match`, and ctx.fresh refuses it when the request also says
// `cache-control: no-cache`, as fetch() does by itself.
import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';

/** Whether `if-none-match` names the tag. Tags are compared weakly, as §13.1.2 asks. */
function matchesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === tag);
}

/** Adds an entity tag to what may be stored, and answers 304 where the client has it already. */
export function conditionalGet(): Middleware {
  return async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (ctx.status !== 200 || (typeof body !== 'string' && !Buffer.isBuffer(body))) return;
    if (ctx.response.get('cache-control') === 'no-store') return;
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    ctx.set('etag', tag);
    if (!matchesTag(ctx.get('if-none-match'), tag)) return;
    ctx.remove('content-encoding');
    ctx.status = 304;
  };
}

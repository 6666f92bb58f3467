// Headers of every answer that Koa sends, errors too. Those of the API have them already.
import type { Context, Middleware } from 'koa';
import { COMMON_HEADERS } from 'navii/internals/http';
import { idOf, REQUEST_ID } from './request-id.js';

/** Sets them on an answer. */
export function setCommonHeaders(ctx: Context): void {
  ctx.set(COMMON_HEADERS);
  ctx.set(REQUEST_ID, idOf(ctx));
}

/** Sets them on the answers of all that comes after. */
export function commonHeaders(): Middleware {
  return (ctx, next) => {
    setCommonHeaders(ctx);
    return next();
  };
}

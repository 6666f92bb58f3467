// Every answer that is no success: one plain line, never stored (SPEC §7).
import type { Context, Middleware } from 'koa';
import { CACHE, HttpError, TYPES } from 'navii/internals/http';
import type { ThrottledLog } from '../log.js';
import { setCommonHeaders } from './headers.js';
import { idOf } from './request-id.js';

function sendLine(ctx: Context, status: number, line: string): void {
  ctx.status = status;
  setCommonHeaders(ctx);
  ctx.set('cache-control', CACHE.never);
  ctx.body = line;
  ctx.type = TYPES.line;
}

/** Turns what the routes throw into answers, and logs what is not an {@link HttpError}. */
export function handleErrors(log: ThrottledLog): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof HttpError) {
        ctx.set(error.headers);
        sendLine(ctx, error.status, error.message);
        return;
      }
      // Without the URL: it may hold a person's name.
      log.error('request failed', { err: error, id: idOf(ctx), method: ctx.method });
      sendLine(ctx, 500, 'Internal error');
    }
  };
}

// Every answer that is no success: one plain line, never stored (SPEC §7).
import type { Context, Middleware } from 'koa';
import type { ThrottledLog } from '../log/throttle.js';
import { HttpError } from './http-error.js';

function sendLine(ctx: Context, status: number, line: string): void {
  ctx.status = status;
  ctx.set('cache-control', 'no-store');
  ctx.body = line;
  ctx.type = 'text/plain; charset=utf-8';
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
      log.error('request failed', { err: error, id: ctx.state['requestId'], method: ctx.method });
      sendLine(ctx, 500, 'Internal error');
    }
  };
}

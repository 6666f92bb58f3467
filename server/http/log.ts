// A line per request, at level debug alone: seeds and queries may name people.
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * Logs each request at debug.
 *
 * @param redact - what may be logged of its URL
 */
export function logRequests(log: Logger, redact: (ctx: Context) => string): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    if (!log.isLevelEnabled('debug')) return;
    const took = Math.round(performance.now() - started);
    log.debug(
      { id: ctx.state['requestId'], method: ctx.method, url: redact(ctx), status: ctx.status, ms: took },
      'request',
    );
  };
}

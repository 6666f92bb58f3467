// A line per request, at level debug alone: seeds and queries may name people.
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** Logs each request at debug. */
export function logRequests(log: Logger): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    if (!log.isLevelEnabled('debug')) return;
    const took = Math.round(performance.now() - started);
    log.debug({ method: ctx.method, url: ctx.originalUrl, status: ctx.status, ms: took }, 'request');
  };
}

// A line per request, at level debug alone: seeds and queries may name people.
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { idOf } from './request-id.js';

/**
 * Logs each request at debug.
 *
 * @param redact - what may be logged of its URL
 */
export function logRequests(log: Logger, redact: (ctx: Context) => string): Middleware {
  async function logRequest(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    await next();
    const took = Math.round(performance.now() - started);
    const { method, status } = ctx;
    log.debug({ id: idOf(ctx), method, url: redact(ctx), status, ms: took }, 'request');
  }
  return (ctx, next) => (log.isLevelEnabled('debug') ? logRequest(ctx, next) : next());
}

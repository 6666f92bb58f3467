// Requests per client in a fixed window (SPEC §8).
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.js';
import type { Counted, Counter } from '../scale/counter.js';
import { readClient } from './client.js';
import { retryLater } from './http-error.js';

/** Headers that tell a client its limit. */
export const RATE_HEADERS = {
  limit: 'x-ratelimit-limit',
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset',
} as const;

function refuse({ msBeforeNext }: Counted): never {
  throw retryLater(429, 'Rate limit exceeded', msBeforeNext);
}

/**
 * Makes a function that counts a request, without a word on how many are left.
 *
 * @returns throws HttpError 429 when there were too many
 */
export function createLimit(
  count: Counter,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    const counted = await count(readClient(ctx.req, trustProxy));
    if (counted.isOver) refuse(counted);
  };
}

/**
 * Limits the requests of each client, and says on every answer how many are left.
 *
 * @param count - with the limit of the configuration
 */
export function rateLimit(
  count: Counter,
  { rateLimit: limit, trustProxy }: Pick<Config, 'rateLimit' | 'trustProxy'>,
): Middleware {
  if (limit === 0) return async (_ctx, next) => next();
  return async (ctx, next) => {
    const counted = await count(readClient(ctx.req, trustProxy));
    ctx.set({
      [RATE_HEADERS.limit]: String(limit),
      [RATE_HEADERS.remaining]: String(counted.remaining),
      [RATE_HEADERS.reset]: String(Math.ceil((Date.now() + counted.msBeforeNext) / 1000)),
    });
    if (counted.isOver) refuse(counted);
    return next();
  };
}

// Requests per client in a fixed window (SPEC §8).
import type { Context, Middleware } from 'koa';
import { describeCount, RATE_NAMES, retryLater, type RateLimit } from 'navii/internals/http';
import type { Config } from '../config.js';
import type { Counter } from '../counter.js';
import { readClient } from './client.js';

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
    const { msBeforeNext, isOver } = await count(readClient(ctx.req, trustProxy));
    if (isOver) throw retryLater(429, 'Rate limit exceeded', msBeforeNext);
  };
}

/**
 * The limit of each client on the routes of avatars (SPEC §8).
 *
 * @param count - with the limit of the configuration
 * @returns none where there is none
 */
export function createRateLimit(
  count: Counter,
  { rateLimit: limit, trustProxy }: Pick<Config, 'rateLimit' | 'trustProxy'>,
): RateLimit<Pick<Context, 'req'>> | undefined {
  return limit === 0 ? undefined : { limit, count: ({ req }) => count(readClient(req, trustProxy)) };
}

/**
 * Counts the requests of a route with others under one limit, and tells clients theirs as the routes of avatars do.
 *
 * @param rateLimit - none where there is none
 * @returns throws HttpError 429 when there were too many
 */
export function countRequests(rateLimit: RateLimit<Context> | undefined): Middleware {
  return async (ctx, next) => {
    ctx.set('access-control-expose-headers', RATE_NAMES);
    if (rateLimit !== undefined) {
      const counted = await rateLimit.count(ctx);
      const fields = describeCount(rateLimit.limit, counted);
      for (let at = 0; at < fields.length; at += 2) ctx.set(fields[at] ?? '', fields[at + 1] ?? '');
      if (counted.isOver) throw retryLater(429, 'Rate limit exceeded', counted.msBeforeNext);
    }
    return next();
  };
}

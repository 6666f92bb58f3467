// Requests per client in a fixed window (SPEC §8).
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.js';
import { Refusal } from '../refusal.js';
import { readClient } from './client.js';

/** Seconds of one window. */
const WINDOW = 60;
/** Clients that are counted at a time, at about half a kilobyte each: a flood of addresses must not fill the memory. */
const CLIENTS = 50_000;

/**
 * Limits the requests of each client, and says on every answer what is left.
 *
 * @param clients - that are counted at a time
 */
export function limitRate(
  { rateLimit, trustProxy }: Pick<Config, 'rateLimit' | 'trustProxy'>,
  clients = CLIENTS,
): Middleware {
  if (rateLimit === 0) return async (_ctx, next) => next();
  const limiter = new RateLimiterMemory({ points: rateLimit, duration: WINDOW });
  // The limiter forgets a client only when its window ends; beyond the maximum, who was seen longest ago is forgotten.
  const seen = new LRUCache<string, true>({
    max: clients,
    dispose: (_value, client, reason) => {
      if (reason === 'evict') void limiter.delete(client);
    },
  });

  async function count(client: string): Promise<{ counted: RateLimiterRes; isOver: boolean }> {
    seen.set(client, true);
    try {
      return { counted: await limiter.consume(client), isOver: false };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { counted: error, isOver: true };
    }
  }

  return async (ctx, next) => {
    const { counted, isOver } = await count(readClient(ctx.req, trustProxy));
    ctx.set({
      'x-ratelimit-limit': String(rateLimit),
      'x-ratelimit-remaining': String(counted.remainingPoints),
      'x-ratelimit-reset': String(Math.ceil((Date.now() + counted.msBeforeNext) / 1000)),
    });
    if (!isOver) return next();
    const wait = String(Math.max(1, Math.ceil(counted.msBeforeNext / 1000)));
    throw new Refusal(429, 'Rate limit exceeded', { 'retry-after': wait });
  };
}

// Requests per client in a fixed window (SPEC §8).
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.js';
import { readClient } from './client.js';
import { Refusal } from './http-error.js';

/** Seconds of one window. */
const WINDOW = 60;
/** Clients that are counted at a time, at about half a kilobyte each: a flood of addresses must not fill the memory. */
const CLIENTS = 50_000;

/**
 * Remembers who was seen in the window that runs, and nobody for longer.
 *
 * @param max - clients at a time; beyond it, who was seen longest ago is forgotten
 * @param forget - hears of each that had to go before the window ended
 */
export function createClients(max: number, forget: (client: string) => void): LRUCache<string, true> {
  return new LRUCache({
    max,
    ttl: WINDOW * 1000,
    ttlAutopurge: true,
    noUpdateTTL: true,
    // The limiter's clock.
    perf: Date,
    dispose: (_value, client, reason) => {
      if (reason === 'evict') forget(client);
    },
  });
}

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
  // The limiter itself forgets a client only when its window ends.
  const seen = createClients(clients, (client) => void limiter.delete(client));

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

// Requests per client in a fixed window (SPEC §8).
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { retryLater, type Counted, type RateLimit } from 'navii/internals/http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.js';
import { MAX_CLIENTS } from '../limits.js';
import { readClient } from './client.js';

const WINDOW_SECONDS = 60;

/**
 * Makes a bounded list of the clients that were seen in their current window.
 *
 * @param max - clients at a time; beyond it, the one that was seen longest ago is forgotten
 * @param forget - called with each client that is forgotten before its window ends
 */
export function createClients(max: number, forget: (client: string) => void): LRUCache<string, true> {
  return new LRUCache({
    max,
    ttl: WINDOW_SECONDS * 1000,
    ttlAutopurge: true,
    noUpdateTTL: true,
    // The limiter reads the same clock.
    perf: Date,
    dispose: (_value, client, reason) => {
      if (reason === 'evict') forget(client);
    },
  });
}

/** Counts a request of a client. */
export type Count = (client: string) => Promise<Counted>;

/**
 * Makes a counter.
 *
 * @param limit - requests per client and window
 * @param maxClients - that are counted at a time
 */
export function createCounter(limit: number, maxClients: number): Count {
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS });
  // The limiter alone would keep every client until its window ends, however many there are.
  const clients = createClients(maxClients, (client) => void limiter.delete(client));

  return async (client) => {
    clients.set(client, true);
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(client);
      return { remaining: remainingPoints, msBeforeNext, isOver: false };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { remaining: 0, msBeforeNext: error.msBeforeNext, isOver: true };
    }
  };
}

/**
 * Makes a function that counts a request, without a word on how many are left.
 *
 * @param count - counts the client
 * @returns throws HttpError 429 when there were too many
 */
export function createLimit(count: Count, { trustProxy }: Pick<Config, 'trustProxy'>): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    const { msBeforeNext, isOver } = await count(readClient(ctx.req, trustProxy));
    if (isOver) throw retryLater(429, 'Rate limit exceeded', msBeforeNext);
  };
}

/**
 * The limit of each client on the routes of avatars (SPEC §8).
 *
 * @param maxClients - that are counted at a time
 * @returns none where there is none
 */
export function createRateLimit(
  { rateLimit: limit, trustProxy }: Pick<Config, 'rateLimit' | 'trustProxy'>,
  maxClients = MAX_CLIENTS,
): RateLimit<Pick<Context, 'req'>> | undefined {
  if (limit === 0) return undefined;
  const count = createCounter(limit, maxClients);
  return { limit, count: ({ req }) => count(readClient(req, trustProxy)) };
}

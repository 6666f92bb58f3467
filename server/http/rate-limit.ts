// Requests per client in a fixed window (SPEC §8).
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.js';
import { MAX_CLIENTS } from '../limits.js';
import { readClient } from './client.js';
import { retryLater } from './http-error.js';

const WINDOW_SECONDS = 60;
/** Headers that tell a client its limit. */
export const RATE_HEADERS = {
  limit: 'x-ratelimit-limit',
  remaining: 'x-ratelimit-remaining',
  reset: 'x-ratelimit-reset',
} as const;

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

interface Counted {
  readonly counted: RateLimiterRes;
  readonly isOver: boolean;
}

function createCounter(limit: number, maxClients: number): (client: string) => Promise<Counted> {
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS });
  // The limiter alone would keep every client until its window ends, however many there are.
  const clients = createClients(maxClients, (client) => void limiter.delete(client));

  return async (client) => {
    clients.set(client, true);
    try {
      return { counted: await limiter.consume(client), isOver: false };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { counted: error, isOver: true };
    }
  };
}

function refuse({ msBeforeNext }: RateLimiterRes): never {
  throw retryLater(429, 'Rate limit exceeded', msBeforeNext);
}

/**
 * Makes a function that counts a request, without a word on how many are left.
 *
 * @param limit - requests per client and window
 * @param maxClients - that are counted at a time
 * @returns throws HttpError 429 when there were too many
 */
export function createLimit(
  limit: number,
  maxClients: number,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): (ctx: Context) => Promise<void> {
  const count = createCounter(limit, maxClients);
  return async (ctx) => {
    const { counted, isOver } = await count(readClient(ctx.req, trustProxy));
    if (isOver) refuse(counted);
  };
}

/**
 * Limits the requests of each client, and says on every answer how many are left.
 *
 * @param maxClients - that are counted at a time
 */
export function rateLimit(
  { rateLimit: limit, trustProxy }: Pick<Config, 'rateLimit' | 'trustProxy'>,
  maxClients = MAX_CLIENTS,
): Middleware {
  if (limit === 0) return async (_ctx, next) => next();
  const count = createCounter(limit, maxClients);
  return async (ctx, next) => {
    const { counted, isOver } = await count(readClient(ctx.req, trustProxy));
    ctx.set({
      [RATE_HEADERS.limit]: String(limit),
      [RATE_HEADERS.remaining]: String(counted.remainingPoints),
      [RATE_HEADERS.reset]: String(Math.ceil((Date.now() + counted.msBeforeNext) / 1000)),
    });
    if (isOver) refuse(counted);
    return next();
  };
}

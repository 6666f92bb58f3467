// Counts the requests of each client in this process, with rate-limiter-flexible. A client's window starts with its
// first request.
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Counted } from '../lib/http/index.js';

/** Counts a request of a client. */
export type Counter = (client: string) => Counted | Promise<Counted>;

/**
 * Makes a counter.
 *
 * @param name - name of the limit. In Redis, counters with the same name count together.
 * @param limit - requests per client and window
 * @param maxClients - clients that are counted at a time
 */
export type CreateCounter = (name: string, limit: number, maxClients: number) => Counter;

/** Length of a window. */
export const WINDOW_SECONDS = 60;

/**
 * Makes a limited list of the clients in their current window.
 *
 * @param max - clients at a time; above it, the client whose last request is oldest is removed
 * @param forget - called with each client that is removed before its window ends
 */
export function createClients(max: number, forget: (client: string) => void): LRUCache<string, true> {
  return new LRUCache({
    max,
    ttl: WINDOW_SECONDS * 1000,
    ttlAutopurge: true,
    noUpdateTTL: true,
    // The limiter uses the same clock.
    perf: Date,
    dispose: (_value, client, reason) => {
      if (reason === 'evict') forget(client);
    },
  });
}

/**
 * Counts a request with a limiter of rate-limiter-flexible, which throws a result when there were too many requests.
 */
export async function consume(limiter: Pick<RateLimiterAbstract, 'consume'>, client: string): Promise<Counted> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(client);
    return { remaining: remainingPoints, msBeforeNext, isOver: false };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // If the system clock is set back, a client must not be refused for longer than a window.
    return { remaining: 0, msBeforeNext: Math.min(error.msBeforeNext, WINDOW_SECONDS * 1000), isOver: true };
  }
}

/** Makes a counter for this process alone. */
export function createCounter(_name: string, limit: number, maxClients: number): (client: string) => Promise<Counted> {
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS });
  // The limiter itself has no maximum: it keeps every client until its window ends.
  const clients = createClients(maxClients, (client) => void limiter.delete(client));
  return (client) => {
    clients.set(client, true);
    return consume(limiter, client);
  };
}

/** Wraps a factory of counters, so that each refusal calls `onLimited` with the name of the limit. */
export function watchLimits(create: CreateCounter, onLimited: (name: string) => void): CreateCounter {
  return (name, limit, maxClients) => {
    const count = create(name, limit, maxClients);
    return async (client) => {
      const counted = await count(client);
      if (counted.isOver) onLimited(name);
      return counted;
    };
  };
}

// Requests of each client in a window that begins with its first one (SPEC §8), counted by rate-limiter-flexible in this process.
import { LRUCache } from 'lru-cache';
import type { Counted } from 'navii/internals/http';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts a request of a client. */
export type Counter = (client: string) => Counted | Promise<Counted>;

/**
 * Makes a counter.
 *
 * @param name - of what is counted: counters of other processes with the same name may count together with this one
 * @param limit - requests per client and window
 * @param maxClients - that are counted at a time
 */
export type CreateCounter = (name: string, limit: number, maxClients: number) => Counter;

/** How long a window is. */
export const WINDOW_SECONDS = 60;

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

/** Counts a request by a limiter of the library, which throws a result instead of an error when there were too many. */
export async function consume(limiter: Pick<RateLimiterAbstract, 'consume'>, client: string): Promise<Counted> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(client);
    return { remaining: remainingPoints, msBeforeNext, isOver: false };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // A clock that was put back must not shut a client out for longer than a window.
    return { remaining: 0, msBeforeNext: Math.min(error.msBeforeNext, WINDOW_SECONDS * 1000), isOver: true };
  }
}

/** Makes a counter for this process alone. */
export function createCounter(_name: string, limit: number, maxClients: number): (client: string) => Promise<Counted> {
  const limiter = new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS });
  // The limiter alone would keep every client until its window ends, however many there are.
  const clients = createClients(maxClients, (client) => void limiter.delete(client));
  return (client) => {
    clients.set(client, true);
    return consume(limiter, client);
  };
}

/** Wraps the maker of counters, so that `onLimited` gets the name of the limit at each refusal. */
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

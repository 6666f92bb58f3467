// Counts the requests of each client in a fixed window, which starts with the client's first request.
import { LRUCache } from 'lru-cache';
import type { Counted, MaybePromise } from '../lib/http/index.js';

/** Counts a request of a client. */
export type Counter = (client: string) => MaybePromise<Counted>;

/**
 * Makes a counter.
 *
 * @param name - name of the limit. In Redis, counters with the same name count together.
 * @param limit - requests per client and window
 * @param maxClients - clients that are counted at a time; above it, the client with the oldest last request is forgotten
 */
export type CreateCounter = (name: string, limit: number, maxClients: number) => Counter;

/** Length of a window. */
export const WINDOW_SECONDS = 60;
const WINDOW_MS = WINDOW_SECONDS * 1000;

/** Describes the count of a client after one more request. */
export function describeCount(limit: number, requests: number, msLeft: number): Counted {
  // If the system clock is set back, a client must not be refused for longer than a window.
  const msBeforeNext = Math.min(msLeft, WINDOW_MS);
  return { remaining: Math.max(0, limit - requests), msBeforeNext, isOver: requests > limit };
}

/** Makes a counter for this process only. */
export function createCounter(_name: string, limit: number, max: number): (client: string) => Counted {
  // Redis also ends a window by the clock of the system.
  const windows = new LRUCache<string, { requests: number }>({ max, ttl: WINDOW_MS, ttlAutopurge: true, perf: Date });
  return (client) => {
    const window = windows.get(client) ?? { requests: 0 };
    if (window.requests === 0) windows.set(client, window);
    window.requests += 1;
    return describeCount(limit, window.requests, windows.getRemainingTTL(client));
  };
}

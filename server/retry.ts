// This file says when to replace a process that ended, or a connection that broke.
import { MIN_RETRY_MS, PROVED_MS } from './limits.js';

/**
 * Makes a function that takes how long the last one has run, and returns how many milliseconds the next one waits.
 *
 * @param max - milliseconds that it waits at most
 */
export function createRetryDelay(max: number): (ranMs: number) => number {
  let next = MIN_RETRY_MS;
  return (ranMs) => {
    if (ranMs >= PROVED_MS) {
      next = MIN_RETRY_MS;
      return 0;
    }
    const delay = next;
    next = Math.min(max, 2 * next);
    return delay;
  };
}

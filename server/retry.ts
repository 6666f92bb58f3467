// When what has failed is tried again: a process in the place of one that ended, a connection in the place of one that broke.
import { MIN_RETRY_MS, PROVED_MS } from './limits.js';

/**
 * Makes a function that tells, from how long the last one has run, how many milliseconds the next one waits.
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

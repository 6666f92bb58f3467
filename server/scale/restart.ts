// When the next process starts in the place of one that ended.
import { MAX_RESTART_MS, MIN_RESTART_MS, PROVED_MS } from '../limits.js';

/** Makes a function that tells, from how long a process has run, how many milliseconds the next one waits. */
export function createRestartDelay(): (ranMs: number) => number {
  let next = MIN_RESTART_MS;
  return (ranMs) => {
    if (ranMs >= PROVED_MS) {
      next = MIN_RESTART_MS;
      return 0;
    }
    const delay = next;
    next = Math.min(MAX_RESTART_MS, 2 * next);
    return delay;
  };
}

// Turns for what takes long on the main thread: one in a turn of the event loop, so that all else is answered in between.
import { setImmediate } from 'node:timers/promises';
import { MAX_TURNS_WAITING } from '../limits.js';
import { HttpError } from './http-error.js';

/**
 * Resolves when it is the caller's turn, which lasts until it waits for something else.
 *
 * @throws HttpError 503 when too many wait
 */
export type TakeTurn = () => Promise<void>;

/** Makes turns, first come, first served. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async () => {
    if (waiting >= MAX_TURNS_WAITING) throw new HttpError(503, 'Too busy', { 'retry-after': '1' });
    waiting += 1;
    const turn = last.then(() => setImmediate());
    last = turn;
    await turn;
    waiting -= 1;
  };
}

// Turns for what takes long on the main thread: one after the other, with all else answered in between.
import { setImmediate } from 'node:timers/promises';
import { retryLater } from 'navii/internals/http';
import { MAX_TURNS_WAITING } from '../limits.js';

/**
 * Resolves when it is the caller's turn, which lasts until it waits for something else.
 *
 * @throws HttpError 503 when too many wait
 */
export type TakeTurn = () => Promise<void>;

/** Rounds of the event loop between two turns. In each one, Node accepts a single connection. */
const ROUNDS = 8;

/** Lets everybody else be answered first. */
export async function giveWay(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each round begins after the one before
  for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
}

/** Makes turns, first come, first served. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async () => {
    if (waiting >= MAX_TURNS_WAITING) throw retryLater(503, 'Too busy');
    waiting += 1;
    const turn = last.then(giveWay);
    last = turn;
    await turn;
    waiting -= 1;
  };
}

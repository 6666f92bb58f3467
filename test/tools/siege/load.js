// Many clients at a time.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, nameError, openConnection, openSocket } from './client.js';

/** @typedef {import('./client.js').Target} Target */
/** @typedef {import('./client.js').Answer} Answer */

/**
 * Connections that ask one request after the other for a while.
 *
 * @param {Target} target
 * @param {number} connections
 * @param {number} ms
 * @param {(i: number) => string} pathOf
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ rate: number, outcomes: (number | string)[] }>} answers with 200 a second, and all outcomes
 */
export async function askInLoop(target, connections, ms, pathOf, headers = {}) {
  const started = performance.now();
  /** @type {(number | string)[]} */
  const outcomes = [];
  let good = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(target);
      try {
        while (performance.now() - started < ms) {
          const { status } = await connection.ask(pathOf((next += 1)), { headers });
          outcomes.push(status);
          if (status === 200) good += 1;
          // One that is refused asks again, but not at once.
          else await sleep(20);
        }
      } catch (error) {
        outcomes.push(nameError(error));
      } finally {
        connection.close();
      }
    }),
  );
  return { rate: (good / (performance.now() - started)) * 1000, outcomes };
}

/**
 * Asks a number of requests on some connections, and tells the outcome of each.
 *
 * @param {Target} target
 * @param {number} total
 * @param {(i: number) => readonly [path: string, extras?: import('./client.js').Extras]} requestOf
 * @param {{ connections?: number, ms?: number }} [limits] `ms` for all of it
 * @returns {Promise<(number | string)[]>}
 */
export async function askMany(target, total, requestOf, { connections = 8, ms = 20_000 } = {}) {
  const started = performance.now();
  /** @type {(number | string)[]} */
  const outcomes = [];
  let next = 0;
  const isOver = () => next >= total || performance.now() - started > ms;
  async function work() {
    while (!isOver()) {
      const connection = await openConnection(target);
      const timer = setTimeout(connection.close, started + ms - performance.now());
      try {
        while (!isOver()) {
          const answered = connection.ask(...requestOf(next++));
          outcomes.push((await answered).status);
        }
      } finally {
        clearTimeout(timer);
        connection.close();
      }
    }
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // A service may close a connection after an answer; one that closes each of them has failed.
      for (let attempt = 0; attempt < 20 && !isOver(); attempt += 1) {
        await work().catch((/** @type {unknown} */ error) => {
          outcomes.push(performance.now() - started < ms ? nameError(error) : 'too late');
        });
      }
    }),
  );
  return outcomes;
}

/**
 * Opens connections and keeps them.
 *
 * @param {Target} target
 * @param {number} count
 * @param {{ isReading?: boolean, onOpen?: (socket: import('node:net').Socket, i: number) => void }} [options]
 */
export async function holdSockets(target, count, { isReading = true, onOpen = () => {} } = {}) {
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  let refused = 0;
  for (let i = 0; i < count; i += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, count - i) }, async (_, j) => {
        try {
          const socket = await openSocket(target);
          sockets.push(socket);
          if (isReading) socket.resume();
          onOpen(socket, i + j);
        } catch {
          refused += 1;
        }
      }),
    );
  }
  const countOpen = () => sockets.filter(({ closed }) => !closed).length;
  return {
    sockets,
    refused,
    countOpen,
    /**
     * Waits until the other side has closed all.
     *
     * @param {number} ms
     * @returns {Promise<number>} how many are open still
     */
    async waitUntilClosed(ms) {
      const end = performance.now() + ms;
      while (countOpen() > 0 && performance.now() < end) await sleep(100);
      return countOpen();
    },
    release() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * Asks for the health of the service again and again.
 *
 * @param {Target} target
 * @param {number} ms
 * @returns {Promise<readonly [isGood: boolean, seen: string]>} a check
 */
export async function watchHealth(target, ms) {
  const end = performance.now() + ms;
  let worst = 0;
  /** @type {string[]} */
  const failures = [];
  while (performance.now() < end && failures.length < 3) {
    try {
      const answer = await ask(target, '/healthz', { ms: 2_000 });
      if (answer.status !== 200) failures.push(String(answer.status));
      worst = Math.max(worst, answer.ms);
    } catch (error) {
      failures.push(nameError(error));
    }
    await sleep(200);
  }
  const seen = failures.length > 0 ? `healthz: ${failures.join(' ')}` : `healthz in ${Math.round(worst)} ms`;
  return [failures.length === 0, seen];
}

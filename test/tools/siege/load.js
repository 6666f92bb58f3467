// Runs many clients at a time.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, createClient, openSocket, outcomeOf, timeRequest } from '../client.js';
import { tally } from './attack.js';

/** @typedef {import('../client.js').Target} Target */
/** @typedef {import('../client.js').Socket} Socket */
/** @typedef {import('./attack.js').Check} Check */

/**
 * Starts connections that send one request after the other until `isOver` is true, or until one fails.
 *
 * @param {Target} target
 * @param {number} connections
 * @param {(i: number) => string} pathOf
 * @param {() => boolean} isOver
 * @param {Record<string, string>} [headers]
 * @returns {{ outcomes: (number | string)[], ended: Promise<unknown> }} all outcomes so far, and the end of all connections
 */
export function startLoop(target, connections, pathOf, isOver, headers = {}) {
  /** @type {(number | string)[]} */
  const outcomes = [];
  let next = 0;
  async function work() {
    const client = createClient(target);
    while (!isOver()) {
      const outcome = await outcomeOf(client.ask(pathOf((next += 1)), { headers }));
      outcomes.push(outcome);
      if (typeof outcome === 'string') break;
      // A refused client tries again, but not at once.
      if (outcome !== 200) await sleep(20);
    }
    client.close();
  }
  return { outcomes, ended: Promise.all(Array.from({ length: connections }, work)) };
}

/**
 * Runs such connections for some time.
 *
 * @param {Target} target
 * @param {number} connections
 * @param {number} ms
 * @param {(i: number) => string} pathOf
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ rate: number, outcomes: (number | string)[] }>} responses with 200 per second, and all outcomes
 */
export async function askInLoop(target, connections, ms, pathOf, headers = {}) {
  const started = performance.now();
  const { outcomes, ended } = startLoop(target, connections, pathOf, () => performance.now() - started >= ms, headers);
  await ended;
  const good = outcomes.filter((outcome) => outcome === 200).length;
  return { rate: (good / (performance.now() - started)) * 1000, outcomes };
}

/**
 * Opens connections and keeps them open.
 *
 * @param {Target} target
 * @param {number} count
 * @param {(socket: Socket, i: number) => unknown} [onOpen]
 */
export async function holdSockets(target, count, onOpen) {
  /** @type {Socket[]} */
  const sockets = [];
  for (let i = 0; i < count; i += 50) {
    const opened = await Promise.all(Array.from({ length: Math.min(50, count - i) }, () => openSocket(target)));
    opened.forEach((socket, j) => onOpen?.(socket.resume(), i + j));
    sockets.push(...opened);
  }
  return sockets;
}

/**
 * Requests the health of the service again and again.
 *
 * @param {Target} target
 * @param {number} ms
 * @returns {Promise<Check>}
 */
export async function watchHealth(target, ms) {
  const end = performance.now() + ms;
  let worst = 0;
  /** @type {(number | string)[]} */
  const failures = [];
  while (performance.now() < end && failures.length < 3) {
    const { outcome, ms: took } = await timeRequest(target, '/healthz', { ms: 2_000 });
    if (outcome === 200) worst = Math.max(worst, took);
    else failures.push(outcome);
    await sleep(200);
  }
  const isGood = failures.length === 0;
  return [isGood, isGood ? `healthz in ${Math.round(worst)} ms` : `healthz: ${failures.join(' ')}`];
}

/**
 * Sends requests from five new clients, one after the other.
 *
 * @param {Target} target
 * @returns {Promise<Check>}
 */
export async function checkNewClients(target) {
  const outcomes = [];
  for (let i = 0; i < 5; i += 1) {
    outcomes.push(await outcomeOf(ask(target, '/random', { ms: 2_000 })));
    await sleep(200);
  }
  return [outcomes.every((outcome) => outcome === 200), `new clients: ${tally(outcomes)}`];
}

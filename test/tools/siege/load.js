// Runs many clients at a time.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, createClient, openSocket, outcomeOf, timeRequest } from '../client.js';
import { tally } from './attack.js';

/** @typedef {import('../client.js').Target} Target */
/** @typedef {import('../client.js').Socket} Socket */
/** @typedef {import('./attack.js').Check} Check */

/** Options of Node for the least heap with which the service starts, 256 MB: Node adds three semi-spaces to the old space. */
export const LEAST_HEAP = '--max-old-space-size=208 --max-semi-space-size=16';

/**
 * Runs connections that send one request after the other for some time.
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
  /** @type {(number | string)[]} */
  const outcomes = [];
  let next = 0;
  async function work() {
    const client = createClient(target);
    while (performance.now() - started < ms) {
      const outcome = await outcomeOf(client.ask(pathOf((next += 1)), { headers }));
      outcomes.push(outcome);
      if (typeof outcome === 'string') break;
      // A refused client tries again, but not at once.
      if (outcome !== 200) await sleep(20);
    }
    client.close();
  }
  await Promise.all(Array.from({ length: connections }, work));
  const good = outcomes.filter((outcome) => outcome === 200).length;
  return { rate: (good / (performance.now() - started)) * 1000, outcomes };
}

/**
 * Sends a number of requests on some connections, and returns the outcome of each.
 *
 * @param {Target} target
 * @param {number} total
 * @param {(i: number) => readonly [path: string, extras?: import('../client.js').Extras]} requestOf
 * @param {{ connections?: number, ms?: number }} [limits] `ms` for all requests together
 * @returns {Promise<(number | string)[]>}
 */
export async function askMany(target, total, requestOf, { connections = 8, ms = 20_000 } = {}) {
  const end = performance.now() + ms;
  /** @type {(number | string)[]} */
  const outcomes = [];
  let next = 0;
  async function work() {
    const client = createClient(target);
    const timer = setTimeout(client.close, ms);
    // A service may close a connection after a response, but not each connection.
    for (let failures = 0; failures < 20 && next < total && performance.now() < end;) {
      const outcome = await outcomeOf(client.ask(...requestOf(next++)));
      outcomes.push(outcome);
      if (typeof outcome === 'string') failures += 1;
    }
    clearTimeout(timer);
    client.close();
  }
  await Promise.all(Array.from({ length: connections }, work));
  return outcomes;
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
  let refused = 0;
  let text = '';
  /** @param {number} i */
  async function open(i) {
    try {
      const socket = await openSocket(target);
      sockets.push(socket);
      socket.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString('latin1', 0, 1_000)));
      onOpen?.(socket, i);
    } catch {
      refused += 1;
    }
  }
  for (let i = 0; i < count; i += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, j) => open(i + j)));
  }
  const countOpen = () => sockets.filter(({ closed }) => !closed).length;
  return {
    sockets,
    refused,
    /** Returns the beginnings of the received responses. */
    text: () => text,
    /** Lists the statuses of the received responses. */
    statuses: () => Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status)),
    countOpen,
    /**
     * Waits until the other side has closed all connections.
     *
     * @param {number} ms
     * @returns {Promise<Check>}
     */
    checkClosed: async (ms) => {
      const started = performance.now();
      while (countOpen() > 0 && performance.now() < started + ms) await sleep(100);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      return [countOpen() === 0, `${countOpen()} open after ${seconds} s`];
    },
    release: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/**
 * Makes an attack of connections that send little: meanwhile new clients must get responses, and the service must close the
 * connections.
 *
 * @param {number} count
 * @param {object} [how]
 * @param {(socket: Socket, i: number) => unknown} [how.open] is called with each connection when it opens
 * @param {(second: number) => string} [how.drip] returns the text that all send in a second
 * @param {number} [how.ms] milliseconds after which all are closed
 * @param {(held: Awaited<ReturnType<typeof holdSockets>>) => Check[]} [how.judge] checks the received responses
 * @returns {import('./attack.js').Attack['run']}
 */
export function hold(count, { open, drip, ms, judge = () => [] } = {}) {
  return async (service) => {
    const held = await holdSockets(service, count, open);
    let second = 0;
    const dripping = setInterval(() => {
      for (const socket of held.sockets) if (drip && socket.writable) socket.write(drip(second));
      second += 1;
    }, 1_000);
    const checks = [await checkNewClients(service)];
    if (ms !== undefined) checks.push(await held.checkClosed(ms));
    clearInterval(dripping);
    held.release();
    return [...checks, ...judge(held)];
  };
}

/**
 * Sends some requests, and then many of the same kind. The memory growth of the latter is measured.
 *
 * @param {import('../service.js').Service} service
 * @param {number} few
 * @param {number} many
 * @param {Parameters<typeof askMany>[2]} requestOf
 * @param {Parameters<typeof askMany>[3]} [limits]
 */
export async function askFewThenMany(service, few, many, requestOf, limits = { ms: 60_000 }) {
  await askMany(service, few, (i) => requestOf(-i - 1));
  service.resetPeak();
  return askMany(service, many, requestOf, limits);
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

/** Starts a provider of licenses that never responds. */
export async function startProvider() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    /** The variables of a service that uses this provider. */
    env: {
      POLAR_ORGANIZATION_ID: 'org-1',
      POLAR_PRODUCT_ID: 'prod-1',
      POLAR_ACCESS_TOKEN: 'token-1',
      POLAR_SERVER: `http://127.0.0.1:${port}`,
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

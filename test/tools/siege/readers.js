// Attacks of clients that request a lot and read little of it, or leave at once.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, openSocket, outcomeOf, writeRequest } from '../client.js';
import { tally } from './attack.js';
import { askInLoop, holdSockets, watchHealth } from './load.js';

/** @typedef {import('../client.js').Target} Target */
/** @typedef {import('../client.js').Socket} Socket */
/** @typedef {import('../service.js').Service} Service */

/** Options of Node for the least heap with which the service starts, 256 MB: Node adds three semi-spaces to the old space. */
const LEAST_HEAP = '--max-old-space-size=208 --max-semi-space-size=16';
const READERS = 150;
/** More bytes than the systems on both ends can buffer for a client that reads nothing. */
const TOO_MUCH = 8e6;
/**
 * Opens connections that send requests and read nothing, one after the other. If all requested galleries at once, most would be
 * refused, and there would be nothing to read.
 *
 * @param {Service} service
 * @param {number} count
 * @param {number} ms between two connections
 * @param {(i: number) => string} textOf
 */
async function openReaders(service, count, ms, textOf) {
  /** @type {Socket[]} */
  const sockets = [];
  for (let i = 0; i < count && service.isRunning(); i += 1) {
    const socket = await openSocket(service).catch(() => undefined);
    socket?.pause().write(textOf(i));
    if (socket !== undefined) sockets.push(socket);
    await sleep(ms);
  }
  return sockets;
}

/**
 * Reads from the connections at last, and counts those that get more than the systems had buffered.
 *
 * @param {readonly Socket[]} sockets
 */
async function countServed(sockets) {
  for (const socket of sockets) socket.resume();
  await sleep(3_000);
  const served = sockets.filter(({ bytesRead }) => bytesRead > TOO_MUCH);
  for (const socket of sockets) socket.destroy();
  return served.length;
}

/** The default, or less on a machine that allows fewer open files. */
const MAX_CONNECTIONS = 4096;
const SECONDS = 25;
const PER_SECOND = 170;
const GROUPS = 60;
const SEEDS = Array.from({ length: 50 }, (_, i) => `${i}-${'s'.repeat(200)}`).join(',');
/** @param {number | string} i */
const groupOf = (i) => `/group?size=256&seeds=${i},${SEEDS}`.slice(0, 10_000);

/** A connection's cost is its request: almost the longest head, and none of it matters for the response. */
const LEFT = writeRequest(`/gallery?count=500&prefix=same&${'x'.repeat(14_000)}`, { 'x-long': 'y'.repeat(14_000) });

/**
 * Sends a request and closes both sides at once.
 *
 * @param {Target} target
 * @param {string} request
 */
async function leave(target, request) {
  const socket = await openSocket(target).catch(() => undefined);
  // Waits until all is sent, and sends a FIN instead of a reset, so the service must notice the end by itself.
  socket?.end(request, () => socket.destroy());
}

/**
 * Sends such requests at a rate that does not depend on the service.
 *
 * @param {Service} service
 */
async function leaveAgainAndAgain(service) {
  // Other galleries wait before it, so it is not drawn at once.
  for (let i = 0; i < 8; i += 1) await leave(service, writeRequest(`/gallery?count=500&prefix=first-${i}`));
  const started = performance.now();
  for (let sent = 0; sent < PER_SECOND * SECONDS && service.isRunning(); sent += 1) {
    void leave(service, LEFT);
    const early = started + ((sent + 1) * 1000) / PER_SECOND - performance.now();
    if (early > 1) await sleep(early);
  }
}

const RESET_PATHS = ['/random', '/random.png?size=256', '/gallery?count=100', '/group?seeds=a,b,c'];

/** @type {readonly import('./attack.js').Attack[]} */
export const READERS_AND_LEAVERS = [
  {
    name: 'readers-that-take-nothing',
    wants: `${READERS} of them: RSS < 600 MB, closed within 65 s, avatars get responses meanwhile`,
    async run(service) {
      for (let i = 1; i < 10; i += 2) await ask(service, `/avatar/unread-${i}.png?size=1024`);
      // Several galleries, or the same PNG again and again.
      const sockets = await openReaders(service, READERS, 50, (i) =>
        i % 2 === 0
          ? writeRequest(`/gallery?count=500&animated=1&prefix=unread-${i}`).repeat(6)
          : writeRequest(`/avatar/unread-${i % 10}.png?size=1024`).repeat(200),
      );
      const asked = performance.now();
      const health = await watchHealth(service, 5_000);
      const avatar = await outcomeOf(ask(service, '/random', { ms: 2_000 }));
      // A client that reads nothing does not see that its connection is closed, so the attack waits for the whole time.
      while (service.isRunning() && performance.now() - asked < 65_000) await sleep(500);
      const peak = Math.round(service.peak());
      const served = await countServed(sockets);
      return [
        [peak < 600, `RSS at most ${peak} MB`],
        [served === 0, `${served} still served after 65 s`],
        health,
        [avatar === 200, `avatar: ${avatar}`],
      ];
    },
  },
  {
    name: 'resets',
    isNoisy: true,
    wants:
      '2,000 clients that reset right after their request: no descriptor left after 8 s, RSS +150 MB at most, at most 2 warnings',
    warmUp: ['/gallery?count=500&animated=1'],
    maxGrowth: 150,
    warnings: [0, 2],
    async run(service) {
      const before = service.countDescriptors();
      await holdSockets(service, 2_000, (socket, i) => {
        socket.pause().write(writeRequest(RESET_PATHS[i % 4] ?? '/'), () => socket.resetAndDestroy());
      });
      const health = await watchHealth(service, 3_000);
      const countLeft = () => service.countDescriptors() - before;
      for (let i = 0; i < 50 && countLeft() > 10; i += 1) await sleep(100);
      const left = countLeft();
      return [health, [left <= 10, `${left} descriptors more`]];
    },
  },
  {
    name: 'leavers-of-one-gallery',
    wants:
      `beside ${GROUPS} clients that request groups of 50, ${PER_SECOND} clients a second for ${SECONDS} s request the same ` +
      `gallery and leave: with the least heap, healthz within 2 s, RSS +300 MB at most, descriptors below MAX_CONNECTIONS`,
    // Without this heap, the memory would be mostly garbage that V8 has not collected yet.
    setup: { env: { MAX_CONNECTIONS: String(MAX_CONNECTIONS), NODE_OPTIONS: LEAST_HEAP } },
    warmUp: ['/gallery?count=500', groupOf('warm')],
    maxGrowth: 300,
    isNoisy: true,
    async run(service) {
      let descriptors = 0;
      const count = setInterval(() => (descriptors = Math.max(descriptors, service.countDescriptors())), 200);
      const [{ outcomes }, health] = await Promise.all([
        askInLoop(service, GROUPS, (SECONDS + 1) * 1000, groupOf),
        // Waits for the first of them.
        sleep(1_000).then(() => watchHealth(service, (SECONDS - 1) * 1000)),
        leaveAgainAndAgain(service),
      ]);
      clearInterval(count);
      return [
        health,
        [descriptors < MAX_CONNECTIONS, `${descriptors} descriptors`],
        [true, `groups: ${tally(outcomes)}`],
      ];
    },
  },
];

// Clients that ask for a lot and take little of it.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkGrowth, judge } from './attack.js';
import { ask, openSocket, waitAtMost, writeRequest } from './client.js';
import { holdSockets, watchHealth } from './load.js';

const READERS = 150;
/** More than the systems on both ends can hold for a reader that takes nothing. */
const TOO_MUCH = 8e6;
const CLOSED_WITHIN = 45_000;

/**
 * What a reader asks for: several galleries, or the same PNG again and again.
 *
 * @param {number} i
 */
function writeRequests(i) {
  return i % 2 === 0
    ? writeRequest(`/gallery?count=500&animated=1&prefix=unread-${i}`).repeat(6)
    : writeRequest(`/avatar/unread-${i % 10}.png?size=1024`).repeat(200);
}

/**
 * Reads on where nothing was read, and counts those that would get more than was under way.
 *
 * @param {readonly import('node:net').Socket[]} sockets
 */
async function countServed(sockets) {
  let served = 0;
  for (const socket of sockets) {
    let size = 0;
    socket.on('data', (/** @type {Buffer} */ chunk) => {
      if (size < TOO_MUCH && size + chunk.length >= TOO_MUCH) served += 1;
      size += chunk.length;
    });
  }
  await sleep(3_000);
  return served;
}

/** @type {import('./attack.js').Attack} */
const unread = {
  name: 'readers-that-take-nothing',
  wants: `${READERS} of them: RSS < 600 MB, closed within 45 s, avatars are answered meanwhile`,
  needsProcess: true,
  isQuiet: true,
  async run({ start }) {
    const service = await start();
    for (let i = 1; i < 10; i += 2) await ask(service, `/avatar/unread-${i}.png?size=1024`, { ms: 20_000 });
    service.resetPeak();
    const sockets = [];
    for (let i = 0; i < READERS && service.isRunning(); i += 1) {
      const socket = await openSocket(service).catch(() => undefined);
      socket?.pause();
      socket?.write(writeRequests(i));
      if (socket !== undefined) sockets.push(socket);
      // Not all at once, or most galleries would be refused: then nobody has anything to read.
      await sleep(50);
    }
    const asked = performance.now();
    const health = await watchHealth(service, 5_000);
    const avatar = await ask(service, '/random', { ms: 2_000 }).then(
      ({ status }) => String(status),
      () => 'none',
    );
    // A client that reads nothing does not see that it was closed; so all of the time is waited for.
    while (service.isRunning() && performance.now() - asked < CLOSED_WITHIN) await sleep(500);
    const seconds = Math.round((performance.now() - asked) / 1000);
    const peak = Math.round(service.peak());
    const served = await countServed(sockets);
    for (const socket of sockets) socket.destroy();
    return judge([
      [peak < 600, `RSS at most ${peak} MB`],
      [served === 0, `${served} still served after ${seconds} s`],
      health,
      [avatar === '200', `avatar: ${avatar}`],
    ]);
  },
};

const RATE = 2e6;

/**
 * What has arrived of answers: how many are whole, and whether one is cut.
 *
 * @param {Buffer} bytes
 */
function countAnswers(bytes) {
  let at = 0;
  for (let whole = 0; ; whole += 1) {
    if (at === bytes.length) return { whole, isCut: false };
    const end = bytes.indexOf('\r\n\r\n', at);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', at, Math.max(at, end)))?.[1]);
    at = end + 4 + length;
    if (!(at <= bytes.length)) return { whole, isCut: true };
  }
}

/**
 * Takes answers at about two megabytes a second.
 *
 * @param {import('./client.js').Target} target
 * @param {string} text requests
 */
async function readSlowly(target, text) {
  const socket = await openSocket(target);
  const started = performance.now();
  let size = 0;
  /** @type {Buffer[]} */
  const chunks = [];
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    const ahead = (size / RATE) * 1000 - (performance.now() - started);
    if (ahead < 1) return;
    socket.pause();
    setTimeout(() => socket.resume(), ahead);
  });
  const closed = once(socket, 'close');
  const first = once(socket, 'data');
  socket.write(text);
  await waitAtMost(first, 10_000);
  return {
    async finish() {
      await waitAtMost(closed, 10_000).catch(() => undefined);
      socket.destroy();
      return countAnswers(Buffer.concat(chunks));
    },
  };
}

/** @type {import('./attack.js').Attack} */
const ending = {
  name: 'term-slow-readers',
  wants: 'readers of 2 MB a second get all of each gallery of 3 MB that was under way at TERM; ended with 0',
  needsProcess: true,
  async run({ start }) {
    const service = await start({ env: { DRAIN_DELAY: '0' } });
    // The longest title makes the longest gallery; and three of them, because the system alone holds 4 MB of answers.
    const title = encodeURIComponent('\u{1F300}'.repeat(200));
    const readers = [];
    for (let i = 0; i < 3; i += 1) {
      const request = writeRequest(`/gallery?count=500&animated=1&title=${title}&prefix=slow-${i}`);
      readers.push(await readSlowly(service, request.repeat(3)));
    }
    service.terminate();
    const results = await Promise.all(readers.map((reader) => reader.finish()));
    const end = await service.waitForEnd(12_000);
    const seen = results.map(({ whole, isCut }) => `${whole} whole${isCut ? ' and one cut' : ''}`).join(', ');
    return judge([
      [results.every(({ whole, isCut }) => whole > 0 && !isCut), seen],
      [end?.code === 0, `ended with ${end === undefined ? 'nothing' : (end.code ?? end.signal)}`],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const impatient = {
  name: 'resets',
  isNoisy: true,
  wants:
    '2,000 clients that reset right after asking: no descriptor left after 8 s, RSS +150 MB at most, at most 2 warnings',
  async run({ target, service }) {
    await ask(target, '/gallery?count=500&animated=1');
    const before = service?.resetPeak();
    const descriptors = service?.countDescriptors();
    const paths = ['/random', '/random.png?size=256', '/gallery?count=100', '/group?seeds=a,b,c'];
    await holdSockets(target, 2_000, {
      isReading: false,
      onOpen: (socket, i) => socket.write(writeRequest(paths[i % 4] ?? '/'), () => socket.resetAndDestroy()),
    });
    const health = await watchHealth(target, 3_000);
    const countLeft = () => (service?.countDescriptors() ?? 0) - (descriptors ?? 0);
    for (let i = 0; i < 50 && countLeft() > 10; i += 1) await sleep(100);
    const left = countLeft();
    const warnings = service?.listWarnings().length ?? 0;
    return judge([
      health,
      [left <= 10, `${left} descriptors more`],
      [warnings <= 2, `${warnings} warnings`],
      ...checkGrowth(service, before, 150),
    ]);
  },
};

export const READERS_AND_LEAVERS = [unread, ending, impatient];

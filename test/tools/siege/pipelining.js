// Requests that are sent ahead: a client may send a thousand of them in one packet and read nothing, or let them wait.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, nameError, openConnection, openSocket, outcomeOf, waitAtMost, writeRequest } from '../client.js';
import { checkAll } from './attack.js';
import { checkNewClients, holdSockets, startProvider, watchHealth } from './load.js';

/** @typedef {import('../client.js').Target} Target */

const GALLERY = '/gallery?count=500&animated=1';
/** The largest that is drawn without waiting for a turn. */
const GROUP = `/group?animated=1&seeds=${[...'abcdefghijklmnopqrst'].join(',')}`;
const REQUESTS = 1_000;
/** The shortest request that is one. */
const SHORT = 'GET / HTTP/1.1\r\n\r\n';

/** @param {Target} target @param {string} path */
async function flood(target, path) {
  const socket = await openSocket(target);
  socket.pause();
  socket.write(writeRequest(path).repeat(REQUESTS));
  return socket;
}

/** Types of answers, by which these can be told apart. */
const TYPES = { '/healthz': 'application/json', '/robots.txt': 'text/plain', '/favicon.svg': 'image/svg+xml' };
const PATHS = /** @type {(keyof typeof TYPES)[]} */ (Object.keys(TYPES));

/**
 * Asks on a new connection, all at once.
 *
 * @param {Target} target
 * @param {readonly (keyof typeof TYPES)[]} paths
 * @param {number} ms
 */
async function askInOrder(target, paths, ms) {
  const connection = await openConnection(target);
  try {
    const answers = await waitAtMost(connection.askAll(paths), ms);
    const types = answers.map(({ headers }) => headers['content-type']?.split(';')[0]);
    return types.every((type, i) => type === TYPES[paths[i] ?? '/healthz']) ? 'in order' : 'out of order';
  } catch (error) {
    return nameError(error);
  } finally {
    connection.close();
  }
}

const CONNECTIONS = 400;
const LONG_HEADS = 16;
const WAITING_PNG = '/avatar/waiting-heads.png?size=1024';

/**
 * Makes the service wait with a PNG that all may ask for then: as many others come first as it takes.
 *
 * @param {Target} target
 */
async function makePngWait(target) {
  // It learns from these how long others take, and so refuses those that would wait for too long.
  for (let i = 0; i < 6; i += 1) await ask(target, `/avatar/warm-${i}.png?size=1024`);
  const others = [];
  for (let batch = 0; batch < 25; batch += 1) {
    const held = await holdSockets(target, 10, (socket, i) => {
      socket.write(writeRequest(`/avatar/before-${batch}-${i}.png?size=1024`));
    });
    others.push(held);
    await sleep(50);
    if (others.some(({ statuses }) => statuses().includes(503))) break;
  }
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const connection = await openConnection(target);
    // One that is refused is so at once.
    const outcome = await outcomeOf(waitAtMost(connection.ask(WAITING_PNG), 150));
    if (typeof outcome === 'string') return others;
    connection.close();
    await sleep(100);
  }
  throw new Error('no PNG had to wait');
}

/**
 * Lets requests wait behind a checkout whose provider does not answer, and meanwhile ten new clients ask.
 *
 * @param {Parameters<import('./attack.js').Attack['run']>[1]} start
 * @param {number} holders connections; no more than the provider is called for at a time wait for it
 * @param {number} waiting requests on each
 * @param {number} [heap] MB, within which it need only live on
 * @returns {Promise<import('./attack.js').Check[]>}
 */
async function letWait(start, holders, waiting, heap) {
  const provider = await startProvider(true);
  try {
    // Each connection is another client's: what one client may ask of the provider is limited otherwise.
    const env = { TRUST_PROXY: '1', ...provider.env };
    if (heap !== undefined) Object.assign(env, { NODE_OPTIONS: `--max-old-space-size=${heap}` });
    const service = await start({ env });
    const before = service.resetPeak();
    const held = await holdSockets(service, holders, (socket, i) => {
      socket.write(writeRequest('/checkout', { headers: { 'x-forwarded-for': `10.0.0.${i}` } }));
    });
    await sleep(300);
    for (const socket of held.sockets) {
      if (socket.writable) socket.write(SHORT.repeat(waiting));
      await sleep(20);
    }
    const outcomes = [];
    for (let i = 0; i < 10; i += 1) outcomes.push(await askInOrder(service, ['/robots.txt', '/favicon.svg'], 2_000));
    const grown = Math.round(service.peak() - before);
    const open = held.countOpen();
    held.release();
    if (heap !== undefined) {
      const death = service.describeDeath();
      return [[death === undefined, `${death ?? 'alive'}, RSS at most ${Math.round(service.peak())} MB`]];
    }
    return [
      checkAll(outcomes, 'in order'),
      [grown < 250, `RSS +${grown} MB`],
      [true, `${open} of ${holders} that hold them open, ${held.text() === '' ? 'unanswered' : 'answered'}`],
    ];
  } finally {
    provider.close();
  }
}

/** @type {readonly import('./attack.js').Attack[]} */
export const PIPELINING = [
  {
    name: 'pipelining-unread',
    wants: 'RSS grows by less than 150 MB, healthz answers within 2 s meanwhile',
    warmUp: [GALLERY],
    maxGrowth: 150,
    async run(service) {
      const sockets = [await flood(service, GALLERY)];
      const one = await watchHealth(service, 4_000);
      sockets.push(...(await Promise.all([1, 2, 3, 4].map(() => flood(service, GALLERY)))));
      const four = await watchHealth(service, 6_000);
      for (const socket of sockets) socket.destroy();
      return [
        [one[0], `1 socket: ${one[1]}`],
        [four[0], `4 sockets more: ${four[1]}`],
      ];
    },
  },
  {
    name: 'pipelining-groups',
    wants: `20 sockets that ask for ${REQUESTS} groups of 20 each and read none: RSS +250 MB at most`,
    setup: {},
    warmUp: [GROUP],
    maxGrowth: 250,
    async run(service) {
      const sockets = [];
      for (let i = 0; i < 20; i += 1) {
        sockets.push(await flood(service, GROUP));
        await sleep(500);
      }
      for (const socket of sockets) socket.destroy();
      return [];
    },
  },
  {
    name: 'pipelining-beside',
    wants: '30 sockets that ask for avatars ahead without a pause: 5 new clients are answered within 2 s',
    isNoisy: true,
    async run(service) {
      const text = writeRequest('/random').repeat(2_000);
      const held = await holdSockets(service, 30, (socket) => {
        socket.on('drain', () => socket.write(text)).write(text);
      });
      await sleep(1_000);
      const isNew = await checkNewClients(service);
      held.release();
      return [isNew];
    },
  },
  {
    name: 'pipelining-in-order',
    wants: '1,000 small requests sent at once are all answered, in order',
    async run(service) {
      // An order without a period.
      const paths = Array.from({ length: REQUESTS }, (_, i) => PATHS[((i * i) % 7) % 3] ?? '/healthz');
      return [checkAll([await askInOrder(service, paths, 20_000)], 'in order')];
    },
  },
  {
    name: 'pipelining-512mb',
    wants: 'with a heap of 512 MB it lives on for 15 s',
    setup: { env: { NODE_OPTIONS: '--max-old-space-size=512' } },
    async run(service) {
      const sockets = await Promise.all([1, 2, 3, 4].map(() => flood(service, GALLERY)));
      const started = performance.now();
      while (service.isRunning() && performance.now() - started < 15_000) await sleep(100);
      const death = service.describeDeath();
      for (const socket of sockets) socket.destroy();
      return [[death === undefined, `${death ?? 'alive'}, RSS at most ${Math.round(service.peak())} MB`]];
    },
  },
  {
    name: 'waiting-heads',
    wants: `${CONNECTIONS} connections with ${LONG_HEADS} heads of 31 KB behind a PNG that waits: RSS +250 MB at most, healthz within 2 s, at most 2 warnings`,
    // With one thread, fewer PNGs make it wait as long.
    setup: { env: { PNG_THREADS: '1' } },
    maxGrowth: 250,
    warnings: [0, 2],
    isNoisy: true,
    async run(service) {
      // Opened before, because the PNG does not wait for long.
      const held = await holdSockets(service, CONNECTIONS);
      const others = await makePngWait(service);
      for (const socket of held.sockets) socket.write(writeRequest(WAITING_PNG));
      await sleep(200);
      const head = writeRequest(`/healthz?${'x'.repeat(15_900)}`, { headers: { 'x-long': 'y'.repeat(15_500) } });
      const bytes = Buffer.from(head.repeat(LONG_HEADS));
      async function sendHeads() {
        for (const [i, socket] of held.sockets.entries()) {
          if (socket.writable) socket.write(bytes);
          // Not on all at once: then the system would hold them, and the service would have no time for anybody else.
          await sleep(i % 2 === 0 ? 0 : 15);
        }
      }
      const [health] = await Promise.all([watchHealth(service, 6_000), sendHeads()]);
      const taken = held.sockets.reduce((sum, socket) => sum + socket.bytesWritten - socket.writableLength, 0);
      const open = held.countOpen();
      for (const each of [...others, held]) each.release();
      return [health, [true, `${Math.round(taken / 2 ** 20)} MB taken, ${open} of ${CONNECTIONS} open`]];
    },
  },
  {
    name: 'innocent-beside-waiting',
    wants:
      'beside connections on which as many requests wait as may in all, 10 new clients with two requests each get both, in order',
    setup: 'own',
    run: (_, start) => letWait(start, 25, 400),
  },
  {
    name: 'waiting-requests',
    // Together they take 560 MB. Node parses whatever it has read, and frees the requests of a connection when that is closed.
    wants: 'with a heap of 256 MB it lives beside 100 connections with 3,500 requests behind one that waits',
    setup: 'own',
    isNoisy: true,
    run: (_, start) => letWait(start, 100, 3_500, 256),
  },
];

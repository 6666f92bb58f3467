// Attacks with pipelined requests: a client may send a thousand of them in one packet and read nothing, or let them wait.
import { setTimeout as sleep } from 'node:timers/promises';
import { nameError, openConnection, openSocket, waitAtMost, writeRequest } from '../client.js';
import { checkAll } from './attack.js';
import { checkNewClients, holdSockets, startProvider, watchHealth } from './load.js';

/** @typedef {import('../client.js').Target} Target */

const GALLERY = '/gallery?count=500&animated=1';
/** The largest group that is drawn without waiting in the queue. */
const GROUP = `/group?animated=1&seeds=${[...'abcdefghijklmnopqrst'].join(',')}`;
const REQUESTS = 1_000;
/** The shortest valid request. */
const SHORT = 'GET / HTTP/1.1\r\n\r\n';

/** @param {Target} target @param {string} path */
async function flood(target, path) {
  const socket = await openSocket(target);
  socket.pause();
  socket.write(writeRequest(path).repeat(REQUESTS));
  return socket;
}

/** Content types of responses, which identify them. */
const TYPES = { '/healthz': 'application/json', '/robots.txt': 'text/plain', '/favicon.svg': 'image/svg+xml' };

/**
 * Sends several requests at once on a new connection, and returns whether the responses come in order.
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

/**
 * Lets requests wait behind a checkout whose provider never responds. Meanwhile ten new clients send requests.
 *
 * @param {Parameters<import('./attack.js').Attack['run']>[1]} start
 * @param {number} holders the number of connections; only as many wait as the provider has concurrent calls
 * @param {number} waiting requests on each
 * @param {number} [heap] MB of V8's heap; with it, the service only needs to survive
 * @returns {Promise<import('./attack.js').Check[]>}
 */
async function letWait(start, holders, waiting, heap) {
  const provider = await startProvider();
  try {
    // Each connection comes from another client address, because the provider's limit counts per client.
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
    wants: 'RSS grows by less than 150 MB, healthz responds within 2 s meanwhile',
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
    wants: `20 sockets that request ${REQUESTS} groups of 20 each and read none: RSS +250 MB at most`,
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
    wants: '30 sockets that pipeline avatars without a pause: 5 new clients get responses within 2 s',
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
    name: 'innocent-beside-waiting',
    wants:
      'beside 25 connections with 300 waiting requests each, 10 new clients with two requests each get both responses, in order',
    run: (_, start) => letWait(start, 25, 300),
  },
  {
    name: 'waiting-requests',
    // Together they take 560 MB. Node parses all that it has read, and frees the requests of a connection when it closes.
    wants: 'with a heap of 256 MB the service survives 100 connections with 3,500 requests behind a waiting one',
    isNoisy: true,
    run: (_, start) => letWait(start, 100, 3_500, 256),
  },
];

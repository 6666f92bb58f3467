// Requests that wait behind another one on their connection: each is small, but they are many, or have long heads.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkGrowth, judge, tally } from './attack.js';
import { ask, headerOf, nameError, openConnection, waitAtMost, writeRequest } from './client.js';
import { holdSockets, watchHealth } from './load.js';

/** @typedef {import('./client.js').Target} Target */

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
  let refused = 0;
  const others = [];
  for (let batch = 0; batch < 25; batch += 1) {
    const held = await holdSockets(target, 10, {
      onOpen: (socket, i) => {
        socket.on(
          'data',
          (/** @type {Buffer} */ chunk) => (refused += Number(chunk.toString('latin1', 9, 12) === '503')),
        );
        socket.write(writeRequest(`/avatar/before-${batch}-${i}.png?size=1024`));
      },
    });
    others.push(...held.sockets);
    await sleep(50);
    if (refused > 0) break;
  }
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const connection = await openConnection(target);
    // One that is refused is so at once.
    const isWaiting = await waitAtMost(connection.ask(WAITING_PNG), 150).then(
      () => false,
      () => true,
    );
    if (isWaiting) return [...others, connection.socket];
    connection.close();
    await sleep(100);
  }
  throw new Error('no PNG had to wait');
}

/**
 * Sends long heads on connections on which a PNG is waited for, not on all at once: then the system would hold them, and
 * the service would have no time for anybody else, whatever it does with them.
 *
 * @param {readonly import('node:net').Socket[]} sockets
 */
async function sendHeads(sockets) {
  const head = writeRequest(`/healthz?${'x'.repeat(15_900)}`, { headers: { 'x-long': 'y'.repeat(15_500) } });
  const bytes = Buffer.from(head.repeat(LONG_HEADS));
  for (const [i, socket] of sockets.entries()) {
    if (socket.writable) socket.write(bytes);
    await sleep(i % 2 === 0 ? 0 : 15);
  }
}

/** @type {import('./attack.js').Attack} */
const heads = {
  name: 'waiting-heads',
  wants: `${CONNECTIONS} connections with ${LONG_HEADS} heads of 31 KB behind a PNG that waits: RSS +250 MB at most, healthz within 2 s, at most 2 warnings`,
  needsProcess: true,
  isNoisy: true,
  async run({ start }) {
    // With one thread, fewer PNGs make it wait as long.
    const service = await start({ env: { PNG_THREADS: '1' } });
    // Opened before, because the PNG does not wait for long.
    const held = await holdSockets(service, CONNECTIONS);
    const others = await makePngWait(service);
    const before = service.resetPeak();
    for (const socket of held.sockets) socket.write(writeRequest(WAITING_PNG));
    await sleep(200);
    const [health] = await Promise.all([watchHealth(service, 6_000), sendHeads(held.sockets)]);
    const sent = held.sockets.reduce((sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength, 0);
    const open = held.countOpen();
    for (const socket of [...others, ...held.sockets]) socket.destroy();
    const warnings = service.listWarnings().length;
    return judge([
      ...checkGrowth(service, before, 250),
      health,
      [warnings <= 2, `${warnings} warnings`],
      [true, `${Math.round(sent / 2 ** 20)} MB taken, ${open} of ${CONNECTIONS} open`],
    ]);
  },
};

/**
 * Together 10,000, as `MAX_WAITING` of server/limits.ts: on no more connections than the provider is called for at a time,
 * and on each what arrives in one piece, because a connection on which many wait is not read further.
 */
const HOLDERS = 25;
const WAITING_EACH = 400;
/** The shortest request that is one. */
const SHORT = 'GET / HTTP/1.1\r\n\r\n';
const PAIR = /** @type {const} */ (['/robots.txt', '/favicon.svg']);

/** A provider of licenses that never answers: whoever asks for a checkout waits for five seconds. */
async function startMuteProvider() {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).resume());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * A client that has just come and sends two requests at once.
 *
 * @param {Target} target
 */
async function askTwice(target) {
  const connection = await openConnection(target);
  connection.socket.cork();
  const asked = PAIR.map((path) => connection.ask(path));
  connection.socket.uncork();
  try {
    const answers = await waitAtMost(Promise.all(asked), 2_000);
    const types = answers.map((answer) => headerOf(answer, 'content-type')?.split(';')[0]);
    return types.join() === 'text/plain,image/svg+xml' ? 'both' : `out of order (${types.join()})`;
  } catch (error) {
    connection.close();
    // Those that nobody waits for any more are rejected, too.
    await Promise.allSettled(asked);
    return nameError(error);
  } finally {
    connection.close();
  }
}

/** @type {import('./attack.js').Attack} */
const innocent = {
  name: 'innocent-beside-waiting',
  wants:
    'beside connections on which as many requests wait as may in all, 10 new clients with two requests each get both, in order',
  needsProcess: true,
  async run({ start }) {
    const provider = await startMuteProvider();
    try {
      const service = await start({
        env: {
          // Each connection is another client's: what one client may ask of the provider is limited otherwise.
          TRUST_PROXY: '1',
          POLAR_ORGANIZATION_ID: 'org-1',
          POLAR_PRODUCT_ID: 'prod-1',
          POLAR_ACCESS_TOKEN: 'token-1',
          POLAR_SERVER: provider.address,
        },
      });
      let received = '';
      const held = await holdSockets(service, HOLDERS, {
        onOpen: (socket, i) => {
          socket.on('data', (/** @type {Buffer} */ chunk) => (received += chunk.toString('latin1').slice(0, 12)));
          socket.write(writeRequest('/checkout', { headers: { 'x-forwarded-for': `10.0.0.${i}` } }));
        },
      });
      await sleep(300);
      for (const socket of held.sockets) {
        socket.write(SHORT.repeat(WAITING_EACH));
        await sleep(20);
      }
      const outcomes = [];
      for (let i = 0; i < 10; i += 1) outcomes.push(await askTwice(service));
      const open = held.countOpen();
      held.release();
      return judge([
        [outcomes.every((outcome) => outcome === 'both'), tally(outcomes)],
        [true, `${open} of ${HOLDERS} that hold them open, ${received === '' ? 'unanswered' : 'answered'}`],
      ]);
    } finally {
      provider.close();
    }
  },
};

export const WAITING = [heads, innocent];

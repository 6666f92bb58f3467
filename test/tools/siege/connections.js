// Connections that are opened and hardly used.
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, tally } from './attack.js';
import { ask, nameError, openSocket } from './client.js';
import { holdSockets } from './load.js';

/** @typedef {import('./client.js').Target} Target */
/** @typedef {readonly [isGood: boolean, seen: string]} Check */

/**
 * Five new clients, one after the other.
 *
 * @param {Target} target
 * @returns {Promise<Check>}
 */
async function checkNewClients(target) {
  /** @type {(number | string)[]} */
  const outcomes = [];
  let worst = 0;
  for (let i = 0; i < 5; i += 1) {
    try {
      const { status, ms } = await ask(target, '/random', { ms: 2_000 });
      outcomes.push(status);
      worst = Math.max(worst, ms);
    } catch (error) {
      outcomes.push(nameError(error));
    }
    await sleep(200);
  }
  const isGood = worst <= 2_000 && outcomes.every((outcome) => outcome === 200);
  return [isGood, `new clients: ${tally(outcomes)} in at most ${Math.round(worst)} ms`];
}

/** @type {import('./attack.js').Attack} */
const connectMethod = {
  name: 'connect-method',
  wants: 'CONNECT is 405, the service closes within 5 s though the client does not, and then ends with 0 within 12 s',
  needsProcess: true,
  isQuiet: true,
  async run({ start }) {
    const service = await start();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(service, { allowHalfOpen: true })));
    let text = '';
    const closings = sockets.map(async (socket) => {
      socket.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString('latin1')));
      socket.write('CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n');
      // Whether the other side still has the connection, only writing on it tells.
      for (let i = 0; i < 12 && !socket.destroyed; i += 1) {
        await sleep(500);
        if (!socket.destroyed) socket.write('x');
      }
      return socket.destroyed;
    });
    const closed = (await Promise.all(closings)).filter(Boolean).length;
    service.terminate();
    const started = performance.now();
    const end = await service.waitForEnd(12_000);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const socket of sockets) socket.destroy();
    const answers = text.match(/HTTP\/1\.1 405 /g)?.length ?? 0;
    return judge([
      [answers === 20, `${answers} of 20 answered with 405`],
      [closed === 20, `${closed} closed`],
      [
        end?.code === 0,
        `${end === undefined ? 'not ended' : `ended with ${end.code ?? end.signal}`} ${seconds} s after TERM`,
      ],
    ]);
  },
};

/**
 * @param {string} name
 * @param {number} count of silent sockets
 * @param {string} condition
 * @param {import('./process.js').Setup} setup
 * @returns {import('./attack.js').Attack}
 */
function describeSilence(name, count, condition, setup) {
  return {
    name,
    wants: `beside ${count} silent sockets ${condition} new clients are answered within 2 s; all are closed within 20 s; 1 or 2 warnings`,
    needsProcess: true,
    isQuiet: true,
    async run({ start }) {
      const service = await start(setup);
      const started = performance.now();
      const held = await holdSockets(service, count);
      const isNew = await checkNewClients(service);
      const left = await held.waitUntilClosed(started + 20_000 - performance.now());
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      held.release();
      const warnings = service.listWarnings().length;
      return judge([
        isNew,
        [left === 0, `${left} open after ${seconds} s`],
        [warnings >= 1 && warnings <= 2, `${warnings} warnings`],
      ]);
    },
  };
}

/** @type {import('./attack.js').Attack} */
const slowHeads = {
  name: 'slow-heads',
  wants: '300 sockets that send a head byte by byte are closed within 20 s; new clients are answered within 2 s',
  isQuiet: true,
  async run({ target }) {
    const head = `GET /random HTTP/1.1\r\nHost: navii.test\r\nX-Long: ${'a'.repeat(100)}`;
    const held = await holdSockets(target, 300);
    let sent = 0;
    const drip = setInterval(() => {
      for (const socket of held.sockets) if (socket.writable) socket.write(head.charAt(sent));
      sent += 1;
    }, 1_000);
    const isNew = await checkNewClients(target);
    const left = await held.waitUntilClosed(19_000);
    clearInterval(drip);
    held.release();
    return judge([isNew, [left === 0, `${left} open after 20 s`]]);
  },
};

/** @type {import('./attack.js').Attack} */
const slowBodies = {
  name: 'slow-bodies',
  wants: '100 bodies with a key that come byte by byte are given up with 408 within 20 s; new clients are answered',
  needsProcess: true,
  isQuiet: true,
  async run({ start }) {
    // Each is another client's: what one client may send is limited otherwise.
    const service = await start({
      env: { TRUST_PROXY: '1', POLAR_ORGANIZATION_ID: 'org-1', POLAR_SERVER: 'http://127.0.0.1:9' },
    });
    let text = '';
    const held = await holdSockets(service, 100, {
      onOpen: (socket, i) => {
        socket.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString('latin1')));
        const fields = `Host: navii.test\r\nX-Forwarded-For: 10.0.0.${i}\r\nContent-Length: 4000\r\n`;
        socket.write(`POST /license/verify HTTP/1.1\r\n${fields}\r\n{`);
      },
    });
    const drip = setInterval(() => {
      for (const socket of held.sockets) if (socket.writable) socket.write(' ');
    }, 1_000);
    const isNew = await checkNewClients(service);
    const left = await held.waitUntilClosed(19_000);
    clearInterval(drip);
    held.release();
    const answers = text.match(/HTTP\/1\.1 \d+/g) ?? [];
    return judge([
      isNew,
      [left === 0, `${left} open after 20 s`],
      [answers.length === 100 && answers.every((line) => line.endsWith('408')), tally(answers)],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const halfOpen = {
  name: 'half-open',
  wants: '500 clients that close their side without a word are let go within 15 s; those that asked before get answers',
  isQuiet: true,
  async run({ target }) {
    const mute = await holdSockets(target, 500, { onOpen: (socket) => void socket.end() });
    let text = '';
    const asking = await holdSockets(target, 50, {
      onOpen: (socket) => {
        socket.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString('latin1')));
        socket.end('GET /random HTTP/1.1\r\nHost: navii.test\r\n\r\n');
      },
    });
    const left = (await mute.waitUntilClosed(15_000)) + (await asking.waitUntilClosed(3_000));
    mute.release();
    asking.release();
    const answers = text.match(/HTTP\/1\.1 200 /g)?.length ?? 0;
    return judge([
      [left === 0, `${left} open`],
      [answers === 50, `${answers} of 50 answered`],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const lineBreaks = {
  name: 'line-breaks',
  wants: 'sockets on which only line breaks arrive, before a request or after one, are closed within 85 s',
  isSlow: true,
  isQuiet: true,
  async run({ target }) {
    const before = await holdSockets(target, 20);
    const after = await holdSockets(target, 20, {
      onOpen: (socket) => void socket.write('GET /random HTTP/1.1\r\nHost: navii.test\r\n\r\n'),
    });
    const started = performance.now();
    const drip = setInterval(() => {
      for (const socket of [...before.sockets, ...after.sockets]) if (socket.writable) socket.write('\r\n');
    }, 1_000);
    const early = await before.waitUntilClosed(85_000);
    const late = await after.waitUntilClosed(started + 85_000 - performance.now());
    clearInterval(drip);
    before.release();
    after.release();
    const seconds = Math.round((performance.now() - started) / 1000);
    return judge([[early + late === 0, `${early} before and ${late} after a request open after ${seconds} s`]]);
  },
};

export const CONNECTIONS = [
  connectMethod,
  describeSilence('silent-sockets', 1_100, 'with 1,024 descriptors', { descriptors: 1024 }),
  describeSilence('silent-sockets-limit', 200, 'with MAX_CONNECTIONS=50', { env: { MAX_CONNECTIONS: '50' } }),
  slowHeads,
  slowBodies,
  halfOpen,
  lineBreaks,
];

// Connections that end otherwise than after an answer: by a reset, by the client's wish, or without a request.
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, tally } from './attack.js';
import { ask, exchange, nameError, openSocket } from './client.js';
import { holdSockets } from './load.js';

/** @typedef {import('./client.js').Target} Target */

const CONNECT = 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n';
/** While it is being read, while it is answered, and shortly before the service closes the connection itself. */
const RESET_AFTER = [0, 10, 50, 100, 900];

/** @param {Target} target */
function checkHealth(target) {
  return ask(target, '/healthz', { ms: 2_000 }).then(
    ({ status }) => String(status),
    (/** @type {unknown} */ error) => nameError(error),
  );
}

/** @type {import('./attack.js').Attack} */
const connectReset = {
  name: 'connect-reset',
  wants: `20 connections that send CONNECT and are reset after ${RESET_AFTER.join(', ')} ms: healthz is 200 after each`,
  isQuiet: true,
  async run({ target }) {
    /** @type {[boolean, string][]} */
    const checks = [];
    for (const ms of RESET_AFTER) {
      // Half-open: a client that closes when the service does is not there any more to reset.
      const opened = Array.from({ length: 20 }, () => openSocket(target, { allowHalfOpen: true }));
      const sockets = (await Promise.allSettled(opened)).flatMap((each) =>
        each.status === 'fulfilled' ? [each.value] : [],
      );
      await Promise.all(
        sockets.map(async (socket) => {
          socket.resume();
          socket.write(CONNECT);
          await sleep(ms);
          socket.resetAndDestroy();
        }),
      );
      await sleep(200);
      const health = await checkHealth(target);
      checks.push([sockets.length === 20 && health === '200', `${ms} ms: healthz ${health}`]);
      if (health !== '200') break;
    }
    return judge(checks);
  },
};

/** What takes no time, what a thread does, and what is long: the requests after it come at different moments of it. */
const FIRST = ['/healthz', '/random', '/random.png?size=512', '/gallery?count=500&animated=1'];

/** @type {import('./attack.js').Attack} */
const closeAfterPipelining = {
  name: 'close-after-pipelining',
  wants: '5 requests at once of which the first has `connection: close`: 1 answer, whole, then closed; healthz is 200',
  isQuiet: true,
  async run({ target }) {
    /** @type {[boolean, string][]} */
    const checks = [];
    const other = 'GET /robots.txt HTTP/1.1\r\nHost: navii.test\r\n\r\n';
    for (const path of FIRST) {
      const first = `GET ${path} HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n\r\n`;
      const { text, isClosed } = await exchange(target, first + other.repeat(4), 5_000);
      const heads = text.match(/HTTP\/1\.1 \d{3}/g) ?? [];
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      const isWhole = text.length === text.indexOf('\r\n\r\n') + 4 + length;
      const isGood = heads.length === 1 && heads[0] === 'HTTP/1.1 200' && isWhole && isClosed;
      const seen = `${tally(heads.map((head) => head.slice(9)))}${isWhole ? '' : ' and more or less than its body'}`;
      checks.push([isGood, `${path.split('?')[0]}: ${seen}, ${isClosed ? 'closed' : 'not closed'}`]);
    }
    const health = await checkHealth(target);
    return judge([...checks, [health === '200', `healthz ${health}`]]);
  },
};

/** Browsers open such connections ahead; the answer to nothing would be read as that to the next request. */
const SILENT = 20;

/** @type {import('./attack.js').Attack} */
const preconnect = {
  name: 'preconnect',
  wants: `${SILENT} connections that say nothing are closed within 20 s without a byte; one with half a head gets 408`,
  isQuiet: true,
  async run({ target }) {
    const started = performance.now();
    let silent = '';
    let half = '';
    const mute = await holdSockets(target, SILENT, {
      onOpen: (socket) => socket.on('data', (/** @type {Buffer} */ chunk) => (silent += chunk.toString('latin1'))),
    });
    const begun = await holdSockets(target, 1, {
      onOpen: (socket) => {
        socket.on('data', (/** @type {Buffer} */ chunk) => (half += chunk.toString('latin1')));
        socket.write('GET /random HTTP/1.1\r\nHost: navii');
      },
    });
    const left = await mute.waitUntilClosed(started + 20_000 - performance.now());
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const leftOfBegun = await begun.waitUntilClosed(started + 20_000 - performance.now());
    mute.release();
    begun.release();
    const told = silent.match(/HTTP\/1\.1 \d{3}/g) ?? [];
    return judge([
      [left === 0 && mute.refused === 0, `${left} of the silent open after ${seconds} s`],
      [silent === '', `told: ${tally(told)}`],
      [half.startsWith('HTTP/1.1 408') && leftOfBegun === 0, `half a head: ${half.slice(9, 12) || 'nothing'}`],
    ]);
  },
};

export const CLOSINGS = [connectReset, closeAfterPipelining, preconnect];

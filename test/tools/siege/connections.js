// Attacks with connections that are hardly used, or that end without a regular close.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, openSocket, outcomeOf, talk, writeRequest } from '../client.js';
import { checkAll, checkEnd, tally } from './attack.js';
import { hold, holdSockets } from './load.js';

const CONNECT = 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n';
/**
 * Milliseconds before the reset: while the request is read, while it is answered, and shortly before the service closes the
 * connection.
 */
const RESET_AFTER = [0, 10, 50, 100, 900];
/**
 * Paths that take no time, that use a worker thread, and that have long responses: the next requests arrive at different
 * moments.
 */
const FIRST = ['/healthz', '/random', '/random.png?size=512', '/gallery?count=500&animated=1'];
const SLOW_HEAD = `GET /random HTTP/1.1\r\nHost: navii.test\r\nX-Long: ${'a'.repeat(100)}`;
/** Browsers open such connections in advance. They would read an unsolicited response as the response to their next request. */
const SILENT = 20;

/**
 * Opens twenty connections and sends CONNECT on each. They are half-open, because a client that closes with the service could
 * not reset later.
 *
 * @param {import('../client.js').Target} target
 */
function openTunnels(target) {
  return Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = await openSocket(target, { allowHalfOpen: true });
      socket.write(CONNECT);
      return socket;
    }),
  );
}

/** @type {readonly import('./attack.js').Attack[]} */
export const CONNECTIONS = [
  {
    name: 'connect-method',
    wants:
      'CONNECT gets 405, the service closes within 5 s though the client does not, and then ends with 0 within 12 s',
    setup: {},
    isQuiet: true,
    async run(service) {
      let text = '';
      const sockets = await openTunnels(service);
      const closings = sockets.map(async (socket) => {
        socket.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString('latin1')));
        // Only a write reveals whether the other side still has the connection.
        for (let i = 0; i < 12 && !socket.destroyed; i += 1) {
          await sleep(500);
          if (!socket.destroyed) socket.write('x');
        }
        return socket.destroyed;
      });
      const closed = (await Promise.all(closings)).filter(Boolean).length;
      service.terminate();
      const end = await checkEnd(service);
      for (const socket of sockets) socket.destroy();
      const answers = text.match(/HTTP\/1\.1 405 /g)?.length ?? 0;
      return [[answers === 20, `${answers} of 20 answered with 405`], [closed === 20, `${closed} closed`], end];
    },
  },
  {
    name: 'connect-reset',
    wants: `20 connections that send CONNECT and are reset after ${RESET_AFTER.join(', ')} ms: healthz is 200 after each`,
    isQuiet: true,
    async run(service) {
      /** @type {import('./attack.js').Check[]} */
      const checks = [];
      for (const ms of RESET_AFTER) {
        const sockets = await openTunnels(service);
        await sleep(ms);
        for (const socket of sockets) socket.resetAndDestroy();
        await sleep(200);
        const health = await outcomeOf(ask(service, '/healthz', { ms: 2_000 }));
        checks.push([health === 200, `${ms} ms: healthz ${health}`]);
      }
      return checks;
    },
  },
  {
    name: 'silent-sockets',
    wants: 'beside 1,100 silent sockets new clients are answered within 2 s; all are closed within 20 s',
    isQuiet: true,
    run: hold(1_100, { ms: 18_000 }),
  },
  {
    name: 'slow-heads',
    wants: '300 sockets that send a head byte by byte are closed within 20 s; new clients are answered within 2 s',
    isQuiet: true,
    run: hold(300, { drip: (second) => SLOW_HEAD.charAt(second), ms: 19_000 }),
  },
  {
    name: 'slow-bodies',
    wants: '100 bodies with a key that come byte by byte get 408 within 20 s; new clients get responses',
    // Each comes from another client address, because the body limit counts per client.
    setup: { env: { TRUST_PROXY: '1', POLAR_ORGANIZATION_ID: 'org-1', POLAR_SERVER: 'http://127.0.0.1:9' } },
    isQuiet: true,
    run: hold(100, {
      open(socket, i) {
        const headers = { 'x-forwarded-for': `10.0.0.${i}`, 'content-length': '4000' };
        socket.write(`${writeRequest('/license/verify', { method: 'POST', headers })}{`);
      },
      drip: () => ' ',
      ms: 19_000,
      judge: (held) => [[held.statuses().length === 100, 'all answered'], checkAll(held.statuses(), 408)],
    }),
  },
  {
    name: 'half-open',
    wants:
      '500 clients that close their side without a request are closed within 15 s; those that sent one get a response',
    isQuiet: true,
    async run(service) {
      const mute = await holdSockets(service, 500, (socket) => socket.end());
      const asking = await holdSockets(service, 50, (socket, i) => {
        socket.end(writeRequest(i % 2 === 0 ? '/random' : '/random.png'));
      });
      const checks = [await mute.checkClosed(15_000), await asking.checkClosed(3_000)];
      const good = asking.statuses().filter((status) => status === 200).length;
      return [...checks, [good === 50, `${good} of 50 answered`]];
    },
  },
  {
    name: 'close-after-pipelining',
    wants:
      '5 requests at once of which the first has `connection: close`: 1 answer, whole, then closed; healthz is 200',
    isQuiet: true,
    async run(service) {
      /** @type {import('./attack.js').Check[]} */
      const checks = [];
      for (const path of FIRST) {
        const first = writeRequest(path, { headers: { connection: 'close' } });
        const { text, isClosed } = await talk(service, first + writeRequest('/robots.txt').repeat(4), { ms: 5_000 });
        const statuses = Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => status ?? '');
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
        const isWhole = text.length === text.indexOf('\r\n\r\n') + 4 + length;
        const seen = `${path.split('?')[0]}: ${tally(statuses)}${isWhole ? '' : ', not whole'}${isClosed ? '' : ', not closed'}`;
        checks.push([statuses.join() === '200' && isWhole && isClosed, seen]);
      }
      return checks;
    },
  },
  {
    name: 'preconnect',
    wants: `${SILENT} connections that send nothing are closed within 20 s without a byte; one with half a head gets 408`,
    isQuiet: true,
    async run(service) {
      const mute = await holdSockets(service, SILENT);
      const begun = await holdSockets(service, 1, (socket) => socket.write('GET /random HTTP/1.1\r\nHost: navii'));
      const checks = [await mute.checkClosed(20_000), await begun.checkClosed(3_000)];
      for (const held of [mute, begun]) held.release();
      return [
        ...checks,
        [mute.refused === 0 && mute.text() === '', `told: ${tally(mute.statuses())}`],
        [begun.statuses().join() === '408', `half a head: ${tally(begun.statuses())}`],
      ];
    },
  },
];

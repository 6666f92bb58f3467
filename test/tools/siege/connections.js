// Attacks with connections that are hardly used, or that end without a regular close.
import { writeRequest } from '../client.js';
import { checkAll, tally } from './attack.js';
import { hold, holdSockets } from './load.js';

const SLOW_HEAD = `GET /random HTTP/1.1\r\nHost: navii.test\r\nX-Long: ${'a'.repeat(100)}`;
/** Browsers open such connections in advance. They would read an unsolicited response as the response to their next request. */
const SILENT = 20;

/** @type {readonly import('./attack.js').Attack[]} */
export const CONNECTIONS = [
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
      '500 clients that close their side without a request are closed within 15 s; those that sent one get a response, a PNG only if it need not wait',
    isQuiet: true,
    async run(service) {
      const mute = await holdSockets(service, 500, (socket) => socket.end());
      const asking = await holdSockets(service, 50, (socket, i) => {
        socket.end(writeRequest(i % 2 === 0 ? '/random' : '/random.png'));
      });
      const checks = [await mute.checkClosed(15_000), await asking.checkClosed(3_000)];
      const statuses = asking.statuses();
      const good = statuses.filter((status) => status === 200).length;
      return [...checks, checkAll(statuses, 200, 503), [good > 25 && statuses.length === 50, `${good} of 50 drawn`]];
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

// Requests faster than answers: a client may send a thousand of them in one packet and read nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkGrowth, judge } from './attack.js';
import { ask, headerOf, openConnection, openSocket, waitAtMost, writeRequest } from './client.js';
import { watchHealth } from './load.js';

const GALLERY = '/gallery?count=500&animated=1';
const REQUESTS = 1_000;

/** @param {import('./client.js').Target} target */
async function flood(target) {
  const socket = await openSocket(target);
  socket.pause();
  socket.write(writeRequest(GALLERY).repeat(REQUESTS));
  return socket;
}

/** @type {import('./attack.js').Attack} */
const unread = {
  name: 'pipelining-unread',
  wants: 'RSS grows by less than 150 MB, healthz answers within 2 s meanwhile',
  async run({ target, service }) {
    // What it takes to draw one is no growth.
    await ask(target, GALLERY);
    const before = service?.resetPeak();
    const sockets = [await flood(target)];
    const one = await watchHealth(target, 4_000);
    if (one[0]) sockets.push(...(await Promise.all([1, 2, 3, 4].map(() => flood(target)))));
    const four = await watchHealth(target, 6_000);
    const grown = checkGrowth(service, before, 150);
    for (const socket of sockets) socket.destroy();
    return judge([...grown, [one[0], `1 socket: ${one[1]}`], [four[0], `4 sockets more: ${four[1]}`]]);
  },
};

/** Targets that can be told apart by their answers, in an order without a period. */
const KINDS = [
  { path: '/healthz', type: 'application/json' },
  { path: '/robots.txt', type: 'text/plain' },
  { path: '/favicon.svg', type: 'image/svg+xml' },
];

/** @type {import('./attack.js').Attack} */
const inOrder = {
  name: 'pipelining-in-order',
  wants: '1,000 small requests sent at once are all answered, in order',
  async run({ target }) {
    const connection = await openConnection(target);
    const kinds = Array.from({ length: REQUESTS }, (_, i) => KINDS[((i * i) % 7) % 3] ?? KINDS[0]);
    const asked = kinds.map((kind) => connection.ask(kind?.path ?? '/'));
    const outcomes = await waitAtMost(Promise.allSettled(asked), 20_000);
    connection.close();
    let [answered, misplaced] = [0, 0];
    for (const [i, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') continue;
      answered += 1;
      if (headerOf(outcome.value, 'content-type')?.split(';')[0] !== kinds[i]?.type) misplaced += 1;
    }
    return judge([
      [answered === REQUESTS, `${answered} answered`],
      [misplaced === 0, `${misplaced} out of order`],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const smallHeap = {
  name: 'pipelining-512mb',
  wants: 'with a heap of 512 MB it lives on for 15 s',
  needsProcess: true,
  async run({ start }) {
    const service = await start({ env: { NODE_OPTIONS: '--max-old-space-size=512' } });
    service.resetPeak();
    const sockets = await Promise.all([1, 2, 3, 4].map(() => flood(service)));
    const started = performance.now();
    const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
    while (service.isRunning() && performance.now() - started < 15_000) await sleep(100);
    const death = service.describeDeath();
    for (const socket of sockets) socket.destroy();
    const seen = `${death ?? 'alive'} after ${seconds()} s, RSS at most ${Math.round(service.peak())} MB`;
    return judge([[death === undefined, seen]]);
  },
};

export const PIPELINING = [unread, inOrder, smallHeap];

// PNGs are what takes longest, and they are made in threads.
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../bench/median.js';
import { ask, createClient, openSocket, outcomeOf, writeRequest } from '../client.js';
import { checkAll, tally } from './attack.js';
import { askInLoop } from './load.js';

const LARGE = '/random.png?size=1024';

/** From shorter than a PNG takes to longer than a thread takes to load: a thread is ended in each phase of its life. */
const DEADLINES = [60, 100, 150, 200, 300, 500];

/**
 * 40 clients ask a service that has just begun to listen, and ask again when they are refused.
 *
 * @param {Parameters<import('./attack.js').Attack['run']>[1]} start
 * @param {number} pngDeadline
 * @param {boolean} isEnding whether the service is told to end at once
 */
async function askWhileLoading(start, pngDeadline, isEnding) {
  const service = await start({ app: { pngDeadline, pngThreads: 4 } });
  /** @type {(number | string)[]} */
  const outcomes = [];
  const end = performance.now() + (isEnding ? 0 : 2_500);
  const clients = Array.from({ length: 40 }, async () => {
    do {
      outcomes.push(await outcomeOf(ask(service, LARGE, { ms: 13_000 })));
      await sleep(10);
    } while (service.isRunning() && performance.now() < end);
  });
  if (isEnding) {
    await sleep(30);
    service.terminate();
    await service.waitForEnd(12_000);
  }
  await Promise.all(clients);
  const death = service.describeDeath();
  await service.kill();
  return { outcomes, death: isEnding && death === 'ended with 0' ? undefined : death };
}

const SECONDS = 20;

/**
 * Asks at a rate that does not depend on the answers.
 *
 * @param {import('../client.js').Target} target
 * @param {number} rate requests a second
 */
async function overload(target, rate) {
  /** @type {{ outcome: number | string, ms: number }[]} */
  const seen = [];
  async function work() {
    const asked = performance.now();
    const outcome = await outcomeOf(ask(target, LARGE, { ms: 30_000 }));
    seen.push({ outcome, ms: performance.now() - asked });
  }
  const started = performance.now();
  for (let sent = 0; sent < rate * SECONDS; sent += 1) {
    void work();
    await sleep(started + ((sent + 1) * 1000) / rate - performance.now());
  }
  // Without those that come later.
  return [...seen];
}

/** @type {readonly import('./attack.js').Attack[]} */
export const PNG = [
  {
    name: 'png-threads',
    isNoisy: true,
    wants:
      'with deadlines of 60 to 500 ms, 40 clients that ask for 1024 px never abort the process, nor does ending then; with 500 ms some get a PNG',
    setup: 'own',
    async run(_, start) {
      const runs = [];
      for (const deadline of DEADLINES) {
        for (const isEnding of [true, false]) runs.push(await askWhileLoading(start, deadline, isEnding));
      }
      const deaths = runs.flatMap(({ death = '' }) => (death === '' ? [] : [death]));
      const all = runs.flatMap(({ outcomes }) => outcomes);
      const last = runs.at(-1)?.outcomes.filter((outcome) => outcome === 200).length ?? 0;
      return [
        [deaths.length === 0, `${deaths.length} of 12 runs died${deaths.length > 0 ? ` (${tally(deaths)})` : ''}`],
        checkAll(all, 200, 503),
        [last > 0, `${last} PNGs with 500 ms`],
      ];
    },
  },
  {
    name: 'png-overload',
    wants:
      'twice as many PNGs of 1024 px as one core can do, for 20 s: goodput ≥ 0.8 of the capacity, others 503 with retry-after ' +
      '(median < 100 ms), a PNG within 6 s after it, 1 to 3 warnings',
    setup: { isOnOneCore: true },
    warmUp: [LARGE],
    warnings: [1, 3],
    isNoisy: true,
    async run(service) {
      const { rate: capacity } = await askInLoop(service, 2, 5_000, () => LARGE);
      const seen = await overload(service, 2 * capacity);
      const after = await outcomeOf(ask(service, LARGE, { ms: 6_000 }));
      const outcomes = seen.map(({ outcome }) => outcome);
      const goodput = outcomes.filter((outcome) => outcome === 200).length / SECONDS;
      const share = goodput / capacity;
      const wait = median(seen.filter(({ outcome }) => outcome === 503).map(({ ms }) => ms));
      return [
        [share >= 0.8, `goodput ${goodput.toFixed(1)} of ${capacity.toFixed(1)} a second (${share.toFixed(2)})`],
        checkAll(outcomes, 200, 503),
        [wait < 100, `refused in ${wait.toFixed(0)} ms`],
        [after === 200, `then ${after}`],
      ];
    },
  },
  {
    name: 'png-leaving',
    wants: 'after 200 clients that asked for 1024 px and left, a PNG of 32 px comes within 1 s (median of 3)',
    warmUp: ['/random.png?size=32'],
    isNoisy: true,
    async run(service) {
      /** @type {number[]} */
      const times = [];
      for (let round = 0; round < 3; round += 1) {
        const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(service)));
        for (const socket of sockets) socket.write(writeRequest(LARGE));
        await sleep(100);
        for (const socket of sockets) socket.destroy();
        const started = performance.now();
        const outcome = await outcomeOf(ask(service, '/random.png?size=32', { ms: 9_000 }));
        times.push(outcome === 200 ? Math.round(performance.now() - started) : Infinity);
      }
      return [[median(times) <= 1_000, `${times.join(', ')} ms`]];
    },
  },
  {
    name: 'png-missing-rasterizer',
    wants: 'without a rasterizer a PNG is 501, in a line that names no path; SVG works',
    setup: { app: { rasterizer: '@resvg/none' } },
    async run(service) {
      const client = createClient(service);
      const png = await client.ask('/avatar/a.png');
      const svg = await client.ask('/avatar/a');
      client.close();
      const text = png.body.toString();
      const isPlain = text.startsWith('PNG rasterization unavailable:') && !/[/\\]\w+[/\\]|file:/.test(text);
      return [
        [png.status === 501, `PNG ${png.status}`],
        [isPlain, JSON.stringify(text)],
        [svg.status === 200, `SVG ${svg.status}`],
      ];
    },
  },
];

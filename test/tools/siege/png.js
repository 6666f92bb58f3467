// Attacks with PNGs, which take longest and are made in worker threads.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../../bench/median.js';
import { ask, outcomeOf, timeRequest } from '../client.js';
import { checkAll, tally } from './attack.js';
import { askInLoop } from './load.js';

const LARGE = '/random.png?size=1024';

/** The moments at which threads die: while they draw, and while they load. */
const DEATHS = /** @type {const} */ (['die', 'die-load']);
/** Milliseconds before SIGTERM: while the threads load, while they draw, and while they are replaced. */
const ENDS = [30, 150, 400];

/**
 * Runs 40 clients on a service that has just begun to listen. Without `end` they repeat their requests. Half of the time the
 * service's threads die.
 *
 * @param {Parameters<import('./attack.js').Attack['run']>[1]} start
 * @param {typeof DEATHS[number]} death
 * @param {number} [end] milliseconds before SIGTERM
 */
async function askWhileDying(start, death, end) {
  const folder = mkdtempSync(join(tmpdir(), 'navii-siege-'));
  const rasterizer = new URL('../../server/rasterizer.js', import.meta.url);
  rasterizer.searchParams.set('folder', folder);
  const service = await start({ app: { rasterizer: rasterizer.href, pngThreads: 4 } });
  /** @type {(number | string)[]} */
  const outcomes = [];
  const started = performance.now();
  const isGoingOn = () => service.isRunning() && performance.now() < started + (end ?? 4_000);
  async function disturb() {
    while (isGoingOn()) {
      writeFileSync(join(folder, death), '');
      await sleep(150);
      rmSync(join(folder, death));
      await sleep(150);
    }
  }
  /** @returns {Promise<void>} */
  async function askOn() {
    outcomes.push(await outcomeOf(ask(service, LARGE, { ms: 13_000 })));
    await sleep(10);
    if (end === undefined && isGoingOn()) await askOn();
  }
  const all = Promise.all([disturb(), ...Array.from({ length: 40 }, askOn)]);
  if (end !== undefined) {
    await sleep(end);
    service.terminate();
    await service.waitForEnd(12_000);
  }
  await all;
  const fate = service.describeDeath();
  await service.kill();
  rmSync(folder, { recursive: true });
  return { outcomes, death: end !== undefined && fate === 'ended with 0' ? undefined : fate };
}

const SECONDS = 20;

/**
 * Sends requests at a rate that does not depend on the responses.
 *
 * @param {import('../client.js').Target} target
 * @param {number} rate requests a second
 */
async function overload(target, rate) {
  /** @type {{ outcome: number | string, ms: number }[]} */
  const seen = [];
  const started = performance.now();
  for (let sent = 0; sent < rate * SECONDS; sent += 1) {
    void timeRequest(target, LARGE, { ms: 30_000 }).then((answer) => seen.push(answer));
    await sleep(started + ((sent + 1) * 1000) / rate - performance.now());
  }
  // Without later responses.
  return [...seen];
}

/** @type {readonly import('./attack.js').Attack[]} */
export const PNG = [
  {
    name: 'png-threads',
    isNoisy: true,
    wants:
      'threads that die while they draw or load, under 40 clients that request 1024 px, never abort the process, nor does SIGTERM ' +
      'at that time; meanwhile some PNGs arrive',
    async run(_, start) {
      const lasting = await askWhileDying(start, 'die');
      const runs = [lasting];
      for (const end of ENDS) for (const death of DEATHS) runs.push(await askWhileDying(start, death, end));
      const deaths = runs.flatMap(({ death = '' }) => (death === '' ? [] : [death]));
      return [
        [
          deaths.length === 0,
          `${deaths.length} of ${runs.length} runs died${deaths.length > 0 ? ` (${tally(deaths)})` : ''}`,
        ],
        checkAll(lasting.outcomes, 200, 503),
        [lasting.outcomes.includes(200), 'some PNGs'],
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
      // The last requests are still waiting, so the first answers may be refusals.
      const end = performance.now() + 6_000;
      let after = await outcomeOf(ask(service, LARGE, { ms: 6_000 }));
      while (after !== 200 && performance.now() < end) {
        await sleep(200);
        after = await outcomeOf(ask(service, LARGE, { ms: 6_000 }));
      }
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
];

// Attacks on the process: a blocked log, and SIGTERM under load as an orchestrator sends it.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, outcomeOf } from '../client.js';
import { checkAll, checkEnd } from './attack.js';

/** @typedef {import('./attack.js').Attack} Attack */
/** @typedef {import('../service.js').Service} Service */

/** The default of DRAIN_DELAY, minus a tolerance for early timers and slow machines. */
const STILL_OPEN = 1_700;
/** The outcome of a request, and when it was sent, in milliseconds after TERM. @typedef {{ at: number, outcome: number | string }} Outcome */

/**
 * Sends TERM under 64 clients with a new connection each time.
 *
 * @param {Service} service
 */
async function endUnderLoad(service) {
  let told = Infinity;
  const over = new AbortController();
  /** @type {Record<'/avatar' | '/readyz' | '/healthz', Outcome[]>} */
  const outcomes = { '/avatar': [], '/readyz': [], '/healthz': [] };
  /** @param {keyof typeof outcomes} kind @param {string} path */
  async function note(kind, path = kind) {
    const started = performance.now();
    const outcome = await outcomeOf(ask(service, path, { headers: { connection: 'close' }, ms: 5_000 }));
    outcomes[kind].push({ at: started - told, outcome });
    // A refused client waits before it tries again.
    if (typeof outcome === 'string') await sleep(20);
  }
  const clients = Array.from({ length: 64 }, async (_, client) => {
    for (let i = 0; !over.signal.aborted; i += 1) await note('/avatar', `/avatar/term-${client}-${i}`);
  });
  await sleep(1_000);
  told = performance.now();
  service.terminate();
  while (performance.now() - told < STILL_OPEN) {
    await sleep(100);
    await Promise.all([note('/readyz'), note('/healthz')]);
  }
  await sleep(500);
  over.abort();
  await Promise.all(clients);
  return outcomes;
}

/** @type {readonly Attack[]} */
export const SHUTDOWN = [
  {
    name: 'term-new-connections',
    wants:
      'TERM under 64 clients with a new connection each time: for 2 s (DRAIN_DELAY) all are answered, /readyz is 503 at once ' +
      'and /healthz 200; ended with 0',
    async run(service) {
      const before = await outcomeOf(ask(service, '/readyz'));
      const all = await endUnderLoad(service);
      /** @param {keyof typeof all} kind */
      const early = (kind) => all[kind].filter(({ at }) => at < STILL_OPEN).map(({ outcome }) => outcome);
      return [
        checkAll(early('/avatar'), 200),
        [before === 200, `readyz ${before}`],
        checkAll(early('/readyz'), 503),
        checkAll(early('/healthz'), 200),
        await checkEnd(service),
      ];
    },
  },
  {
    name: 'term-twice',
    wants: 'a second TERM 100 ms after the first interrupts nothing: pending PNGs of 1024 px are sent; ended with 0',
    warmUp: ['/avatar/warm.png'],
    async run(service) {
      const asked = Array.from({ length: 4 }, (_, i) => outcomeOf(ask(service, `/avatar/twice-${i}.png?size=1024`)));
      await sleep(30);
      service.terminate();
      await sleep(100);
      service.terminate();
      const outcomes = await Promise.all(asked);
      return [checkAll(outcomes, 200), await checkEnd(service)];
    },
  },
];

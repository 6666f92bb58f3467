// The end, as an orchestrator brings it about: signals while clients go on asking.
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, tally } from './attack.js';
import { ask, nameError } from './client.js';

/** What DRAIN_DELAY is by default, less what a timer may be early or a machine late. */
const STILL_OPEN = 1_700;

/** @typedef {{ at: number, outcome: number | string }} Outcome */

/** @type {import('./attack.js').Attack} */
const newConnections = {
  name: 'term-new-connections',
  wants:
    'TERM under 64 clients with a new connection each time: for 2 s (DRAIN_DELAY) all are answered, /readyz is 503 at once ' +
    'and /healthz 200; ended with 0',
  needsProcess: true,
  async run({ start }) {
    const service = await start();
    const readyBefore = await ask(service, '/readyz').then(
      ({ status }) => status,
      (/** @type {unknown} */ error) => nameError(error),
    );
    let told = Infinity;
    const over = new AbortController();
    /** @type {Outcome[]} */
    const outcomes = [];
    /** @param {string} path @param {Outcome[]} list */
    async function note(path, list) {
      const started = performance.now();
      const outcome = await ask(service, path, { headers: { connection: 'close' }, ms: 5_000 }).then(
        ({ status }) => status,
        (/** @type {unknown} */ error) => nameError(error),
      );
      list.push({ at: started - told, outcome });
      // Whoever is refused does not ask at once again.
      if (typeof outcome === 'string') await sleep(20);
    }
    const clients = Array.from({ length: 64 }, async (_, client) => {
      for (let i = 0; !over.signal.aborted; i += 1) await note(`/avatar/term-${client}-${i}`, outcomes);
    });
    await sleep(1_000);
    told = performance.now();
    service.terminate();
    /** @type {Outcome[]} */
    const ready = [];
    /** @type {Outcome[]} */
    const alive = [];
    while (performance.now() - told < STILL_OPEN) {
      await sleep(100);
      await Promise.all([note('/readyz', ready), note('/healthz', alive)]);
    }
    await sleep(500);
    over.abort();
    await Promise.all(clients);
    const end = await service.waitForEnd(12_000);
    /** @param {Outcome[]} list */
    const late = (list) => list.filter(({ at }) => at > 0 && at < STILL_OPEN).map(({ outcome }) => outcome);
    const lost = outcomes.filter(({ at, outcome }) => at < STILL_OPEN && outcome !== 200).map(({ outcome }) => outcome);
    return judge([
      [lost.length === 0, `${outcomes.length} asked, lost: ${lost.length === 0 ? 0 : tally(lost)}`],
      [
        readyBefore === 200 && late(ready).every((outcome) => outcome === 503),
        `readyz ${readyBefore}, then ${tally(late(ready))}`,
      ],
      [late(alive).every((outcome) => outcome === 200), `healthz ${tally(late(alive))}`],
      [end?.code === 0, `ended with ${end === undefined ? 'nothing' : (end.code ?? end.signal)}`],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const twice = {
  name: 'term-twice',
  wants: 'a second TERM 100 ms after the first cuts nothing: PNGs of 1024 px under way are answered; ended with 0',
  needsProcess: true,
  async run({ start }) {
    const service = await start();
    await ask(service, '/avatar/warm.png');
    const asked = Array.from({ length: 4 }, (_, i) =>
      ask(service, `/avatar/twice-${i}.png?size=1024`).then(
        ({ status }) => status,
        (/** @type {unknown} */ error) => nameError(error),
      ),
    );
    await sleep(30);
    service.terminate();
    await sleep(100);
    if (service.isRunning()) service.terminate();
    const outcomes = await Promise.all(asked);
    const end = await service.waitForEnd(12_000);
    return judge([
      [outcomes.every((outcome) => outcome === 200), tally(outcomes)],
      [end?.code === 0, `ended with ${end === undefined ? 'nothing' : (end.code ?? end.signal)}`],
    ]);
  },
};

export const SHUTDOWN = [newConnections, twice];

// PNGs are what takes longest, and they are made in threads.
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, median, tally } from './attack.js';
import { ask, headerOf, nameError, openConnection, openSocket, waitAtMost, writeRequest } from './client.js';
import { askInLoop } from './load.js';

const LARGE = '/random.png?size=1024';

/** @typedef {import('./attack.js').Ground} Ground */

/** From shorter than a PNG takes to longer than a thread takes to load: a thread is ended in each phase of its life. */
const DEADLINES = [60, 100, 150, 200, 300, 500];

/**
 * 40 clients ask a service that has just begun to listen, and ask again when they are refused.
 *
 * @param {Ground} ground
 * @param {number} pngDeadline
 * @param {boolean} isEnding whether the service is told to end at once
 */
async function askWhileLoading({ start }, pngDeadline, isEnding) {
  const service = await start({ app: { pngDeadline, pngThreads: 4 } });
  /** @type {(number | string)[]} */
  const outcomes = [];
  const end = performance.now() + (isEnding ? 0 : 2_500);
  const isGoingOn = () => service.isRunning() && performance.now() < end;
  const clients = Array.from({ length: 40 }, async () => {
    do {
      const asked = ask(service, LARGE, { ms: 13_000 });
      outcomes.push(
        await asked.then(
          ({ status }) => status,
          (/** @type {unknown} */ error) => nameError(error),
        ),
      );
      await sleep(10);
    } while (isGoingOn());
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

/** @type {import('./attack.js').Attack} */
const threads = {
  name: 'png-threads',
  isNoisy: true,
  wants:
    'with deadlines of 60 to 500 ms, 40 clients that ask for 1024 px never abort the process, nor does ending then; with 500 ms some get a PNG',
  needsProcess: true,
  async run(ground) {
    /** @type {string[]} */
    const deaths = [];
    /** @type {(number | string)[]} */
    const all = [];
    let last = 0;
    for (const deadline of DEADLINES) {
      const asked = await askWhileLoading(ground, deadline, false);
      const ended = await askWhileLoading(ground, deadline, true);
      all.push(...asked.outcomes);
      deaths.push(...[asked.death, ended.death].filter((death) => death !== undefined));
      last = asked.outcomes.filter((outcome) => outcome === 200).length;
    }
    const strange = all.filter((outcome) => outcome !== 200 && outcome !== 503);
    return judge([
      [deaths.length === 0, `${deaths.length} of 12 runs died${deaths.length > 0 ? ` (${tally(deaths)})` : ''}`],
      [strange.length === 0, tally(all)],
      [last > 0, `${last} PNGs with 500 ms`],
    ]);
  },
};

const SECONDS = 20;

/**
 * Asks at a rate that does not depend on the answers.
 *
 * @param {import('./client.js').Target} target
 * @param {number} rate requests a second
 */
async function overload(target, rate) {
  let good = 0;
  let isOver = false;
  /** @type {number[]} */
  const refusals = [];
  /** @type {(number | string)[]} */
  const others = [];
  let withoutRetry = 0;
  async function work() {
    try {
      const answer = await ask(target, LARGE, { ms: 30_000 });
      if (isOver) return;
      if (answer.status === 200) good += 1;
      else if (answer.status === 503) {
        refusals.push(answer.ms);
        if (headerOf(answer, 'retry-after') === undefined) withoutRetry += 1;
      } else others.push(answer.status);
    } catch (error) {
      if (!isOver) others.push(nameError(error));
    }
  }
  const started = performance.now();
  for (let sent = 0; sent < rate * SECONDS; sent += 1) {
    void work();
    await sleep(started + ((sent + 1) * 1000) / rate - performance.now());
  }
  isOver = true;
  return { goodput: good / SECONDS, refusals, others, withoutRetry };
}

/** @type {import('./attack.js').Attack} */
const overloaded = {
  name: 'png-overload',
  wants:
    'twice as many PNGs of 1024 px as one core can do, for 20 s: goodput ≥ 0.8 of the capacity, others 503 with retry-after ' +
    '(median < 100 ms), a PNG within 6 s after it, 1 to 3 warnings',
  needsProcess: true,
  isNoisy: true,
  async run({ start }) {
    const service = await start({ isOnOneCore: true });
    await ask(service, LARGE);
    const { rate: capacity } = await askInLoop(service, 2, 5_000, () => LARGE);
    const { goodput, refusals, others, withoutRetry } = await overload(service, 2 * capacity);
    const after = await ask(service, LARGE, { ms: 6_000 }).then(
      ({ status, ms }) => /** @type {const} */ ([status === 200, `then ${status} in ${Math.round(ms)} ms`]),
      (/** @type {unknown} */ error) => /** @type {const} */ ([false, `then ${nameError(error)}`]),
    );
    const share = goodput / capacity;
    const wait = median(refusals);
    const warnings = service.listWarnings().length;
    return judge([
      [share >= 0.8, `goodput ${goodput.toFixed(1)} of ${capacity.toFixed(1)} a second (${share.toFixed(2)})`],
      [others.length === 0, `otherwise failed: ${others.length === 0 ? 0 : tally(others)}`],
      [refusals.length > 0 && wait < 100, `${refusals.length} refused in ${wait.toFixed(0)} ms`],
      [withoutRetry === 0, `${withoutRetry} without retry-after`],
      after,
      [warnings >= 1 && warnings <= 3, `${warnings} warnings`],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const leaving = {
  name: 'png-leaving',
  wants: 'after 200 clients that asked for 1024 px and left, a PNG of 32 px comes within 1 s (median of 3)',
  isNoisy: true,
  async run({ target }) {
    await ask(target, '/random.png?size=32');
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < 3; round += 1) {
      const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(target)));
      for (const socket of sockets) socket.write(writeRequest(LARGE));
      await sleep(100);
      for (const socket of sockets) socket.destroy();
      const started = performance.now();
      const answer = await ask(target, '/random.png?size=32', { ms: 9_000 }).catch(() => undefined);
      times.push(answer?.status === 200 ? performance.now() - started : Infinity);
      // Two slow ones have decided it.
      if (times.filter((ms) => ms > 1_000).length > 1) break;
    }
    const seen = times.map((ms) => (ms === Infinity ? 'none' : `${Math.round(ms)} ms`)).join(', ');
    return judge([[times.filter((ms) => ms <= 1_000).length > 1, seen]]);
  },
};

/** @type {import('./attack.js').Attack} */
const missing = {
  name: 'png-missing-rasterizer',
  wants: 'without a rasterizer a PNG is 501, in a line that names no path; SVG works',
  needsProcess: true,
  async run({ start }) {
    const service = await start({ app: { rasterizer: '@resvg/none' } });
    const connection = await openConnection(service);
    const png = await waitAtMost(connection.ask('/avatar/a.png'), 10_000);
    const svg = await waitAtMost(connection.ask('/avatar/a'), 10_000);
    connection.close();
    const text = png.body.toString();
    return judge([
      [png.status === 501, `PNG ${png.status}`],
      [text.startsWith('PNG rasterization unavailable:') && !/[/\\]\w+[/\\]|file:/.test(text), JSON.stringify(text)],
      [svg.status === 200, `SVG ${svg.status}`],
    ]);
  },
};

export const PNG = [threads, overloaded, leaving, missing];

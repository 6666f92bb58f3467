// PNGs are what takes longest, and they are made in threads.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, median, tally } from './attack.js';
import { ask, headerOf, nameError, openConnection, openSocket, waitAtMost, writeRequest } from './client.js';
import { askInLoop } from './load.js';

const LARGE = '/random.png?size=1024';

/** @typedef {import('./attack.js').Ground} Ground */

/** How its threads may die: while they draw, and while they load. */
const DEATHS = /** @type {const} */ (['die', 'die-load']);
/** Milliseconds after which a service is told to end: while its threads load, while they draw, and while others take their place. */
const ENDS = [30, 150, 400];

/**
 * 40 clients ask a service that has just begun to listen, and ask again where it is not told to end. Half of the time its
 * threads die.
 *
 * @param {Ground} ground
 * @param {typeof DEATHS[number]} death
 * @param {number} [end] after which it is told to end
 */
async function askWhileDying({ start }, death, end) {
  const folder = mkdtempSync(join(tmpdir(), 'navii-siege-'));
  const rasterizer = new URL('../../server/rasterizer.js', import.meta.url);
  rasterizer.searchParams.set('folder', folder);
  const service = await start({ app: { rasterizer: rasterizer.href, pngThreads: 4 } });
  /** @type {(number | string)[]} */
  const outcomes = [];
  const started = performance.now();
  const isGoingOn = () => service.isRunning() && performance.now() < started + (end ?? 4_000);
  const isAskedAgain = () => end === undefined && isGoingOn();
  async function disturb() {
    while (isGoingOn()) {
      writeFileSync(join(folder, death), '');
      await sleep(150);
      rmSync(join(folder, death));
      await sleep(150);
    }
  }
  async function askOn() {
    do {
      const asked = ask(service, LARGE, { ms: 13_000 });
      outcomes.push(
        await asked.then(
          ({ status }) => status,
          (/** @type {unknown} */ error) => nameError(error),
        ),
      );
      await sleep(10);
    } while (isAskedAgain());
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

/** @type {import('./attack.js').Attack} */
const threads = {
  name: 'png-threads',
  isNoisy: true,
  wants:
    'threads that die while they draw or load, under 40 clients that ask for 1024 px, never abort the process, nor does ending ' +
    'then; in between there are PNGs',
  needsProcess: true,
  async run(ground) {
    const lasting = await askWhileDying(ground, 'die');
    const runs = [lasting];
    for (const end of ENDS) for (const death of DEATHS) runs.push(await askWhileDying(ground, death, end));
    const deaths = runs.map(({ death }) => death).filter((death) => death !== undefined);
    const drawn = lasting.outcomes.filter((outcome) => outcome === 200).length;
    const strange = lasting.outcomes.filter((outcome) => outcome !== 200 && outcome !== 503);
    return judge([
      [
        deaths.length === 0,
        `${deaths.length} of ${runs.length} runs died${deaths.length > 0 ? ` (${tally(deaths)})` : ''}`,
      ],
      [strange.length === 0 && drawn > 0, tally(lasting.outcomes)],
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

const CROWD = 300;

/** @type {import('./attack.js').Attack} */
const greedy = {
  name: 'png-one-client',
  wants: `while one client asks for 1024 px on ${CROWD} connections, another one that asks for 64 px once a second gets 19 of 20`,
  needsProcess: true,
  async run({ start }) {
    const service = await start({ env: { TRUST_PROXY: '1' } });
    await ask(service, LARGE);
    const crowd = askInLoop(service, CROWD, 21_000, () => LARGE, { 'x-forwarded-for': '203.0.113.1' });
    await sleep(1_000);
    /** @type {(number | string)[]} */
    const outcomes = [];
    /** @type {number[]} */
    const times = [];
    for (let i = 0; i < 20; i += 1) {
      const asked = ask(service, '/random.png?size=64', { headers: { 'x-forwarded-for': '198.51.100.1' } });
      const pause = sleep(1_000);
      await asked.then(
        ({ status, ms }) => void (outcomes.push(status), times.push(ms)),
        (/** @type {unknown} */ error) => void outcomes.push(nameError(error)),
      );
      await pause;
    }
    const good = outcomes.filter((outcome) => outcome === 200).length;
    return judge([
      [good >= 19, `${tally(outcomes)} in ${median(times).toFixed(0)} ms`],
      [true, `the others: ${tally((await crowd).outcomes)}`],
    ]);
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

export const PNG = [threads, overloaded, leaving, greedy, missing];

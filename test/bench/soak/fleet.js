// The instances of the service: one serves, and a new one replaces it from time to time, as in a rolling deployment.
import { setTimeout as sleep } from 'node:timers/promises';
import { nameError } from '../../tools/client.js';
import { startService } from '../../tools/service.js';
import { median } from '../median.js';

const SAMPLE_MS = 10_000;
const MINUTE = 60_000;
/** The maximum memory of an instance in its last minute, as a multiple of that in its second minute. */
const FLAT = 1.3;
/** A load balancer uses an instance for so long after SIGTERM. */
const LAG_MS = 500;
const END_MS = 12_000;

/** @typedef {import('../../tools/service.js').Service} Service */
/** @typedef {{ at: number, rss: number, descriptors: number }} Sample */
/** @typedef {{ name: string, service: Service, started: number, samples: Sample[] }} Instance */
/** @typedef {ReturnType<typeof createFleet>} Fleet */

/** @param {Instance} instance @param {number} from @param {number} to age in milliseconds */
function takeMedians({ samples }, from, to) {
  const some = samples.filter(({ at }) => at >= from && at <= to);
  return { rss: Math.round(median(some.map(({ rss }) => rss))), fds: median(some.map((each) => each.descriptors)) };
}

/** @param {import('./tally.js').Tally} tally */
export function createFleet(tally) {
  /** @type {Instance[]} */
  const instances = [];
  /** @type {Instance | undefined} */
  let current;

  /** @returns {Promise<Instance>} */
  async function start() {
    const service = await startService({ env: { TRUST_PROXY: '1', RATE_LIMIT: '600' } });
    const name = `instance ${instances.length + 1}`;
    const instance = { name, service, started: performance.now(), samples: [] };
    instances.push(instance);
    return instance;
  }

  /** @param {Instance} instance */
  async function end({ name, service }) {
    const told = performance.now();
    const ended = await service.waitForEnd(END_MS);
    const seconds = ((performance.now() - told) / 1000).toFixed(1);
    if (ended?.code !== 0) tally.fail(`${name}: ${service.describeDeath() ?? 'not ended'} ${seconds} s after TERM`);
    else tally.count('ends', `0 after ${seconds} s`);
    await service.kill();
  }

  /** @param {Instance} instance */
  function sample({ service, started, samples }) {
    samples.push({ at: performance.now() - started, rss: service.rss(), descriptors: service.countDescriptors() });
  }

  const sampling = setInterval(() => current !== undefined && sample(current), SAMPLE_MS);

  return {
    async open() {
      current = await start();
    },
    /** Returns the instance that gets new requests. */
    target() {
      if (current === undefined) throw new Error('no instance serves');
      return current.service;
    },
    /** Starts a new instance and ends the current one. */
    async replace() {
      const old = current;
      const next = await start().catch((/** @type {unknown} */ error) => tally.fail(nameError(error)));
      if (old === undefined || next === undefined) return;
      sample(old);
      old.service.terminate();
      await sleep(LAG_MS);
      current = next;
      await end(old);
    },
    async close() {
      clearInterval(sampling);
      if (current === undefined) return;
      sample(current);
      current.service.terminate();
      await end(current);
    },
    /** Describes the resources of each instance, and counts a failure for each whose use grew. */
    report() {
      return instances
        .map((instance) => {
          const age = instance.samples.at(-1)?.at ?? 0;
          const first = takeMedians(instance, 0, MINUTE);
          const last = takeMedians(instance, age - MINUTE, age);
          const line =
            `${instance.name}, ${Math.round(age / 1000)} s: first minute ${first.rss} MB, ${first.fds} descriptors, ` +
            `last minute ${last.rss} MB, ${last.fds} descriptors`;
          // Memory is compared only from three minutes on: before, the last minute is the first or the second.
          if (age < 3 * MINUTE) return line;
          const second = takeMedians(instance, MINUTE, 2 * MINUTE);
          const ratio = last.rss / second.rss;
          if (ratio > FLAT) tally.fail(`${instance.name}: memory grew from ${second.rss} MB to ${last.rss} MB`);
          return `${line}, ${ratio.toFixed(2)} of the second minute`;
        })
        .join('\n');
    },
  };
}

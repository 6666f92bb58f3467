// Measures the cost of a rate limit, in memory and in Redis: `npm run bench scale [requests a turn] [turns]`,
// after `npm run build`, on Linux. The load uses a core itself, so the result has, beside the wall time, the requests per second
// of processor time of the service.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from '../tools/client.js';
import { findProgram, REDIS } from '../tools/programs.js';
import { startService } from '../tools/service.js';
import { median } from './median.js';
import { readCpuTime } from './process-time.js';

const [REQUESTS = 30_000, ROUNDS = 5] = process.argv.slice(2).map(Number);
const CONNECTIONS = 64;
/** Requests that one packet holds. */
const DEPTH = 8;
const REDIS_PORT = '16399';

/** @typedef {{ wall: number, service: number, load: number }} Turn seconds: wall time, and processor time of the service and of the load */

const redisPath = findProgram(REDIS);
const redis = redisPath && spawn(redisPath, ['--port', REDIS_PORT, '--save', ''], { stdio: 'ignore' });
const LIMIT = { RATE_LIMIT: '1000000' };
const REDIS_URL = `redis://127.0.0.1:${REDIS_PORT}`;
/** @type {Record<string, Record<string, string>>} */
const CONTENDERS = {
  'no limit': {},
  'a limit in memory': LIMIT,
  ...(redis && { 'a limit in Redis': { ...LIMIT, REDIS_URL } }),
};
let seed = 0;

/** @param {[string, Record<string, string>]} contender */
async function open([name, env]) {
  const service = await startService({ env });
  /** @type {Turn[]} */
  const turns = [];
  return { name, service, turns };
}

/**
 * @param {Awaited<ReturnType<typeof open>>} contender
 * @returns {Promise<Turn>}
 */
async function measure({ service }) {
  // Each turn opens new connections, because the service closes idle ones.
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(service)));
  const [started, before, load] = [performance.now(), readCpuTime(service.pid()), process.cpuUsage()];
  let left = REQUESTS;
  await Promise.all(
    connections.map(async (connection) => {
      while (left > 0) {
        left -= DEPTH;
        const paths = Array.from({ length: DEPTH }, () => `/avatar/scale-${(seed += 1)}`);
        const statuses = (await connection.askAll(paths)).map(({ status }) => status);
        if (statuses.some((status) => status !== 200)) throw new Error(`answered with ${statuses.join(', ')}`);
      }
    }),
  );
  const wall = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(load);
  for (const connection of connections) connection.close();
  return { wall, service: readCpuTime(service.pid()) - before, load: (user + system) / 1e6 };
}

const contenders = [];
for (const entry of Object.entries(CONTENDERS)) contenders.push(await open(entry));
// The service connects to Redis in the background.
await sleep(1000);
// The first requests are slow, so they do not count.
for (const contender of contenders) await measure(contender);
for (let round = 0; round < ROUNDS; round += 1) {
  // Each round begins with another contender.
  for (const i of contenders.keys()) {
    const contender = contenders[(i + round) % contenders.length];
    contender?.turns.push(await measure(contender));
  }
}

console.log(
  `${REQUESTS} SVGs a turn, ${ROUNDS} turns each, ${availableParallelism()} cores; medians, and as ratios to the first`,
);
/** @type {readonly number[] | undefined} */
let first;
for (const { name, turns } of contenders) {
  const figures = [
    median(turns.map(({ wall }) => REQUESTS / wall)),
    median(turns.map(({ service }) => REQUESTS / service)),
    median(turns.map(({ service, wall }) => service / wall)),
    median(turns.map(({ load, wall }) => load / wall)),
  ];
  first ??= figures;
  const [rate = 0, perCpu = 0, busy = 0, load = 0] = figures;
  const ratio = (/** @type {number} */ i) => ((figures[i] ?? 0) / (first?.[i] ?? 1)).toFixed(2);
  console.log(
    `${name.padEnd(30)} ${Math.round(rate)} a second (${ratio(0)}), ${Math.round(perCpu)} a second of processor time ` +
      `(${ratio(1)}); the service had ${busy.toFixed(2)} cores, the load ${load.toFixed(2)}`,
  );
}
for (const { service } of contenders) await service.stop();
if (redis) {
  redis.kill();
  await once(redis, 'exit');
}

// Measures what instances and a rate limit cost: one process, and four behind nginx, each without and with Redis.
// `npm run bench scale [requests a turn] [turns]`, after `npm run build`, on Linux with nginx and Redis. The load uses a core itself,
// so the result has, beside the wall time, the requests per second of processor time of all instances, and of nginx.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../tools/client.js';
import { findPort } from '../tools/free-port.js';
import { NGINX, REDIS, requireProgram } from '../tools/programs.js';
import { startService } from '../tools/service.js';
import { median } from './median.js';

const [REQUESTS = 30_000, ROUNDS = 5] = process.argv.slice(2).map(Number);
const CONNECTIONS = 64;
/** Ticks per second in /proc. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * @param {number} pid
 * @returns {number} seconds of processor time so far, of a process and its children
 */
function readCpuTime(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))]
    .map((each) => {
      // Skip the name, which may hold any character. `utime` and `stime` are fields 14 and 15.
      const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    })
    .reduce((sum, seconds) => sum + seconds, 0);
}

const folder = mkdtempSync(join(tmpdir(), 'navii-scale-'));
const redisPort = await findPort();
const redis = spawn(requireProgram(REDIS), ['--port', String(redisPort), '--save', ''], { stdio: 'ignore' });

/**
 * Starts nginx in front of instances, with as many workers as cores and without a cache: it balances, and nothing else.
 *
 * @param {readonly number[]} ports
 */
async function startNginx(ports) {
  const port = await findPort();
  const path = join(folder, `${port}.conf`);
  const servers = ports.map((each) => `server 127.0.0.1:${each};`).join(' ');
  writeFileSync(
    path,
    `pid ${path}.pid; error_log stderr crit; worker_processes auto; daemon off; events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000;
      upstream navii { least_conn; ${servers} keepalive 64; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://navii; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }
    }`,
  );
  const child = spawn(requireProgram(NGINX), ['-p', folder, '-c', path, '-e', 'stderr'], { stdio: 'inherit' });
  await sleep(500);
  return { port, pid: child.pid ?? 0, stop: () => child.kill('SIGQUIT') };
}

/** Number of instances, and whether they have a rate limit, which Redis counts. @type {readonly [number, boolean][]} */
const CONTENDERS = [
  [1, false],
  [1, true],
  [4, false],
  [4, true],
];

/** @typedef {{ wall: number, service: number, proxy: number }} Turn seconds: wall time, and processor time of the instances and of nginx */

/** @param {readonly [count: number, hasRedis: boolean]} setup */
async function open([count, hasRedis]) {
  const env = hasRedis ? { RATE_LIMIT: '1000000', REDIS_URL: `redis://127.0.0.1:${redisPort}` } : {};
  const services = await Promise.all(Array.from({ length: count }, () => startService({ env })));
  const nginx = count > 1 ? await startNginx(services.map(({ port }) => port)) : undefined;
  const name = `${count === 1 ? 'one process' : `${count} instances behind nginx`}, ${hasRedis ? 'a limit in Redis' : 'no limit'}`;
  /** @type {Turn[]} */
  const turns = [];
  return { name, services, nginx, turns };
}

/** @typedef {Awaited<ReturnType<typeof open>>} Contender */

let seed = 0;

/** @param {Contender} contender @returns {Promise<Turn>} */
async function measure({ services, nginx }) {
  const port = nginx?.port ?? services[0]?.port ?? 0;
  // Each turn opens new connections, because the service closes idle ones.
  const clients = Array.from({ length: CONNECTIONS }, () => createClient({ port }));
  const readService = () => services.reduce((sum, service) => sum + readCpuTime(service.pid()), 0);
  const readProxy = () => (nginx === undefined ? 0 : readCpuTime(nginx.pid));
  const [started, service, proxy] = [performance.now(), readService(), readProxy()];
  let left = REQUESTS;
  await Promise.all(
    clients.map(async (client) => {
      while (left > 0) {
        left -= 1;
        const { status } = await client.ask(`/avatar/scale-${(seed += 1)}`);
        if (status !== 200) throw new Error(`answered with ${status}`);
      }
    }),
  );
  const wall = (performance.now() - started) / 1000;
  for (const client of clients) client.close();
  return { wall, service: readService() - service, proxy: readProxy() - proxy };
}

/** @type {Contender[]} */
const contenders = [];
for (const setup of CONTENDERS) contenders.push(await open(setup));
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

console.log(`${REQUESTS} SVGs a turn, ${ROUNDS} turns each, ${availableParallelism()} cores; medians`);
console.log('| Instances | SVGs a second | SVGs a second of processor time | and of nginx |');
for (const { name, turns } of contenders) {
  const rate = (/** @type {(turn: Turn) => number} */ seconds) =>
    Math.round(median(turns.map((turn) => REQUESTS / seconds(turn)))).toLocaleString('en');
  const cells = [name, rate(({ wall }) => wall), rate(({ service }) => service)];
  console.log(`| ${[...cells, turns[0]?.proxy === 0 ? 'none' : rate(({ proxy }) => proxy)].join(' | ')} |`);
}
for (const { services, nginx } of contenders) {
  nginx?.stop();
  for (const service of services) await service.stop();
}
redis.kill();
rmSync(folder, { recursive: true });

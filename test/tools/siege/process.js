// The service as a process that is watched: its memory, its descriptors, its log and its end.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket, waitAtMost } from './client.js';

/** MiB at which an attacked process is killed, before the machine suffers. */
const FATAL_RSS = 3 * 1024;
const SAMPLE_MS = 100;
const MAX_LINES = 20_000;

/** @typedef {{ readonly entry: string, readonly node: string }} Build */

/**
 * @typedef {object} Setup
 * @property {Record<string, string>} [env]
 * @property {'read' | 'full' | 'unread' | 'sleeping'} [output] what becomes of what it prints: it is read, goes to a full
 * device, to a pipe of ours that we do not read, or to a program that sleeps
 * @property {number} [descriptors] how many it may open
 * @property {boolean} [isOnOneCore]
 * @property {object} [app] options of `createApp`: started with these, not with the environment
 */

/** @typedef {{ code: number | null, signal: string | null }} End */

/** @typedef {Awaited<ReturnType<typeof startService>>} Service */

/** Groups of processes that must not outlive this one. @type {Set<number>} */
const groups = new Set();
/** @param {number} group */
function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It is gone.
  }
}
process.on('exit', () => groups.forEach(killGroup));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1));

/** A free port below those that the system gives to clients: attacks open thousands of these. */
async function findPort() {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
  throw new Error('no free port');
}

function hasTaskset() {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// The first line, on our pipe, is the id of the service's process; the pipe that it writes to is another one.
const INTO_SLEEP = `{ sh -c 'echo $$ >&3; exec "$0" "$@" 3>&-' "$0" "$@" | sleep 600 3>&-; } 3>&1`;

/**
 * @param {Build} build
 * @param {Setup} setup
 * @returns {[program: string, ...args: string[]]}
 */
function listCommand({ entry, node }, { app, isOnOneCore, descriptors, output }) {
  const child = join(import.meta.dirname, 'child.js');
  /** @type {[string, ...string[]]} */
  let command = app === undefined ? [node, entry] : [node, child, dirname(entry), JSON.stringify(app)];
  if (isOnOneCore === true && hasTaskset()) command = ['taskset', '-c', '0', ...command];
  if (descriptors !== undefined) command = ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, ...command];
  return output === 'sleeping' ? ['sh', '-c', INTO_SLEEP, ...command] : command;
}

/** @param {number} pid @returns {number} MiB; 0 when it is gone */
function readRss(pid) {
  try {
    if (process.platform === 'linux') {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    }
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Starts the service and waits until it accepts connections.
 *
 * @param {Build} build
 * @param {Setup} [setup]
 */
export async function startService(build, setup = {}) {
  const { env = {}, output = 'read' } = setup;
  const port = await findPort();
  const [program, ...args] = listCommand(build, setup);
  const full = output === 'full' ? openSync('/dev/full', 'w') : undefined;
  const child = spawn(program, args, {
    // No variable of ours reaches it; a group of its own, so that nothing of it stays.
    env: { PATH: process.env['PATH'], PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT: '0', ...env },
    stdio: ['ignore', full ?? 'pipe', 'pipe'],
    detached: true,
  });
  if (full !== undefined) closeSync(full);
  const group = child.pid ?? 0;
  groups.add(group);
  /** @type {string[]} */
  const lines = [];
  let errors = '';
  child.stderr?.on('data', (/** @type {Buffer} */ chunk) => (errors = (errors + chunk.toString()).slice(-4_000)));
  if (child.stdout !== null && output !== 'unread') {
    createInterface(child.stdout).on('line', (line) => lines.length < MAX_LINES && lines.push(line));
  }
  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    // Not `close`: it waits until everything that was printed is read.
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', (error) => resolve({ code: null, signal: error.message }));
  });
  let pid = group;
  let peak = 0;
  let isKilledForMemory = false;
  let isTold = false;
  /** @type {End | undefined} */
  let end;
  const watch = setInterval(() => {
    const rss = readRss(pid);
    peak = Math.max(peak, rss);
    if (rss <= FATAL_RSS || isKilledForMemory) return;
    isKilledForMemory = true;
    killGroup(group);
  }, SAMPLE_MS);
  void ended.then((value) => {
    end = value;
    clearInterval(watch);
    // The first of the group ends last; its id may soon be somebody else's.
    groups.delete(group);
  });

  const service = {
    host: '127.0.0.1',
    port,
    lines,
    /** MiB of memory. */
    rss: () => readRss(pid),
    /** The most MiB of memory since it was started, or since `resetPeak`. */
    peak: () => peak,
    resetPeak() {
      peak = readRss(pid);
      return peak;
    },
    /** Open descriptors, where the system tells. */
    countDescriptors() {
      try {
        return readdirSync(`/proc/${pid}/fd`).length;
      } catch {
        return undefined;
      }
    },
    /** Lines of the log that are warnings or worse. */
    listWarnings: () => lines.filter((line) => /"level":[456]0/.test(line)),
    /** Whether it was told to end: then it need not be alive any more. */
    isTold: () => isTold,
    /** Why it ended, if it has without being told to. */
    describeDeath() {
      if (end === undefined) return;
      if (isKilledForMemory) return `killed at ${FATAL_RSS} MB`;
      const [line = ''] = errors.match(/(?:FATAL ERROR|\w*Error)[^\n]*/) ?? [];
      return `ended with ${end.code ?? end.signal}${line === '' ? '' : ` (${line.slice(0, 100)})`}`;
    },
    terminate() {
      isTold = true;
      process.kill(pid, 'SIGTERM');
    },
    /**
     * Waits for its end.
     *
     * @param {number} ms
     * @returns {Promise<End | undefined>} `undefined` when it still runs
     */
    waitForEnd: (ms) => waitAtMost(ended, ms).catch(() => undefined),
    /** Whether its process runs: with a program behind its output, that is another one than ours. */
    isRunning: () => end === undefined && (output !== 'sleeping' || readRss(pid) > 0),
    async kill() {
      isTold = true;
      if (end === undefined) killGroup(group);
      await ended;
      child.stdout?.destroy();
    },
  };

  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (end !== undefined) throw new Error(`the service did not start: ${service.describeDeath()}`);
    if (output === 'sleeping') pid = Number(lines[0] ?? group);
    const socket = await openSocket(service).catch(() => undefined);
    socket?.destroy();
    if (socket !== undefined) return service;
    await sleep(50);
  }
  await service.kill();
  throw new Error('the service did not listen within 15 s');
}

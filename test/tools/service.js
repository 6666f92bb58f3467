// The built service as a process that is watched: its memory, its descriptors, its log and its end. For tests, benches, soak
// and siege.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameError, openSocket, waitAtMost } from './client.js';
import { findPort } from './free-port.js';
import { root } from './root.js';

/** The program. */
export const MAIN = join(root, 'server/dist/main.js');

/** MiB at which a process is killed, before the machine suffers. */
const FATAL_RSS = 3 * 1024;
const SAMPLE_MS = 100;

/**
 * @typedef {object} Setup
 * @property {string} [entry] the program; the built service
 * @property {string} [node] the Node that it runs on; this one
 * @property {readonly string[]} [args]
 * @property {Readonly<Record<string, string>>} [env] its variables; it gets none of ours
 * @property {object} [app] options of `createApp`: it is started with these, not by the program
 * @property {'read' | 'full' | 'unread' | 'sleeping'} [output] where its standard output goes: it is read, or goes to a full
 * device, to a pipe of ours that we do not read, or to a program that sleeps
 * @property {number} [descriptors] how many it may open
 * @property {boolean} [isOnOneCore]
 */

/** @typedef {{ readonly code: number | null, readonly signal: string | null }} End */
/** @typedef {ReturnType<typeof startProgram>} Program */
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

/** Prints its port, as the program does. With `node -e`: the path of the built application, then its options. */
const APP = `
  const [path, options] = process.argv.slice(1);
  import(path).then(({ createApp }) => {
    const given = JSON.parse(options);
    const app = createApp({ rateLimit: 0, logLevel: 'warn', ...given }, given);
    const server = app.listen(0, process.env.HOST, () => console.log(JSON.stringify(server.address())));
    process.once('SIGTERM', () => server.close(() => app.close().then(() => process.exit(0))));
  });
`;

// The first line, on our pipe, is the id of the service's process; the pipe that it writes to is another one.
const INTO_SLEEP = `{ sh -c 'echo $$ >&3; exec "$0" "$@" 3>&-' "$0" "$@" | sleep 600 3>&-; } 3>&1`;

/** @returns {boolean} */
function hasTaskset() {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {Setup} setup @returns {[program: string, ...args: string[]]} */
function listCommand({ entry = MAIN, node = process.execPath, args = [], app, isOnOneCore, descriptors, output }) {
  const program = app === undefined ? [entry] : ['-e', APP, join(dirname(entry), 'app.js'), JSON.stringify(app)];
  /** @type {[string, ...string[]]} */
  let command = [node, ...program, ...args];
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
 * Starts the program.
 *
 * @param {Setup} [setup]
 */
export function startProgram(setup = {}) {
  const { env = {}, output = 'read' } = setup;
  const [program, ...args] = listCommand(setup);
  const full = output === 'full' ? openSync('/dev/full', 'w') : undefined;
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', full ?? 'pipe', 'pipe'],
    // A group of its own, so that nothing of it stays.
    detached: true,
  });
  if (full !== undefined) closeSync(full);
  const group = child.pid ?? 0;
  groups.add(group);
  let [out, err] = ['', ''];
  child.stderr?.on('data', (/** @type {Buffer} */ chunk) => (err += chunk.toString()));
  if (output !== 'unread') child.stdout?.on('data', (/** @type {Buffer} */ chunk) => (out += chunk.toString()));
  /** @type {Promise<End>} */
  const exited = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
    child.on('error', (error) => resolve({ code: null, signal: error.message }));
  });
  let peak = 0;
  let isTold = false;
  let isTooLarge = false;
  /** @type {End | undefined} */
  let end;
  /** The process of the service: with a program behind its output, another one than ours. */
  const pid = () => (output === 'sleeping' ? Number(out.split('\n', 1)[0] || group) : group);
  const watch = setInterval(() => {
    const rss = readRss(pid());
    peak = Math.max(peak, rss);
    if (rss <= FATAL_RSS || isTooLarge) return;
    isTooLarge = true;
    killGroup(group);
  }, SAMPLE_MS).unref();
  void exited.then((value) => {
    end = value;
    clearInterval(watch);
    // The first of the group ends last; its id may soon be somebody else's.
    groups.delete(group);
  });
  const isRunning = () => end === undefined && (output !== 'sleeping' || readRss(pid()) > 0);

  function terminate() {
    isTold = true;
    if (isRunning()) process.kill(pid(), 'SIGTERM');
  }

  return {
    child,
    pid,
    /** All that it has printed. */
    out: () => out,
    err: () => err,
    /** Its exit code and signal, once everything that it printed is read. */
    ended: once(child, 'close'),
    isRunning,
    /** MiB of memory. */
    rss: () => readRss(pid()),
    /** The most MiB of memory since it was started, or since `resetPeak`. */
    peak: () => peak,
    resetPeak: () => (peak = readRss(pid())),
    /** Open descriptors; 0 where the system does not tell. */
    countDescriptors() {
      try {
        return readdirSync(`/proc/${pid()}/fd`).length;
      } catch {
        return 0;
      }
    },
    /** Lines of the log that are warnings or worse. */
    listWarnings: () => out.split('\n').filter((line) => /"level":[456]0/.test(line)),
    /** Why it has ended, if it has. */
    describeDeath() {
      if (end === undefined) return;
      if (isTooLarge) return `killed at ${FATAL_RSS} MB`;
      const [line = ''] = err.match(/(?:FATAL ERROR|\w*Error)[^\n]*/) ?? [];
      return `ended with ${end.code ?? end.signal}${line === '' ? '' : ` (${line.slice(0, 100)})`}`;
    },
    terminate,
    /** Ends it in order; resolves with its exit code. */
    async stop() {
      terminate();
      return (await exited).code;
    },
    /** Whether it was told to end: then it need not be there any more. */
    isTold: () => isTold,
    /**
     * Waits for its end, not for what it printed.
     *
     * @param {number} ms
     * @returns {Promise<End | undefined>} `undefined` when it still runs
     */
    waitForEnd: (ms) => waitAtMost(exited, ms).catch(() => undefined),
    async kill() {
      isTold = true;
      if (end === undefined) killGroup(group);
      await exited;
      child.stdout?.destroy();
    },
  };
}

/**
 * The port that a program listens on, once it has printed it.
 *
 * @param {Pick<Program, 'child' | 'out' | 'err'>} program
 * @throws {Error} when it ends before that
 */
export async function listening({ child, out, err }) {
  for (;;) {
    const [, port] = /"port":(\d+)/.exec(out()) ?? [];
    if (port !== undefined) return Number(port);
    if (child.exitCode !== null) throw new Error(err());
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

/**
 * Waits until somebody listens on a port.
 *
 * @param {number} port
 */
async function connectTo(port) {
  for (;;) {
    const socket = await openSocket({ port }).catch(() => undefined);
    socket?.destroy();
    if (socket !== undefined) return port;
    await sleep(20);
  }
}

/**
 * Starts the service, without a limit of requests unless its variables have one, and waits until it listens.
 *
 * @param {Setup} [setup]
 */
export async function startService(setup = {}) {
  // Nobody reads the port where the output goes elsewhere.
  const known = (setup.output ?? 'read') === 'read' ? 0 : await findPort();
  const env = { PORT: String(known), HOST: '127.0.0.1', RATE_LIMIT: '0', ...setup.env };
  const program = startProgram({ ...setup, env });
  try {
    const port = await waitAtMost(known === 0 ? listening(program) : connectTo(known), 20_000);
    return { ...program, port };
  } catch (error) {
    const reason = program.describeDeath() ?? nameError(error);
    await program.kill();
    throw new Error(`the service did not start: ${reason}`, { cause: error });
  }
}

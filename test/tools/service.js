// Runs the built service as a child process and watches its memory, descriptors, log and end. For tests, benches and siege.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameError, waitAtMost } from './client.js';
import { root } from './root.js';

/** The path of the program. */
export const MAIN = join(root, 'server/dist/main.js');

/** The memory in MiB at which a process is killed, to protect the machine. */
const FATAL_RSS = 3 * 1024;
const SAMPLE_MS = 100;

/**
 * @typedef {object} Setup
 * @property {string} [entry] the program; by default the built service
 * @property {readonly string[]} [args]
 * @property {Readonly<Record<string, string>>} [env] its environment variables; it inherits none
 * @property {object} [app] options of `createApp`: the application is started with these, without the program
 * @property {boolean} [isOnOneCore]
 */

/** @typedef {{ readonly code: number | null, readonly signal: string | null }} End */
/** @typedef {ReturnType<typeof startProgram>} Program */
/** @typedef {Awaited<ReturnType<typeof startService>>} Service */

/** Process groups that are killed when this process ends. @type {Set<number>} */
const groups = new Set();
/** @param {number} group */
function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
process.on('exit', () => groups.forEach(killGroup));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1));

/**
 * A script for `node -e` that prints its port like the program. Its arguments: the path of the built application, and its
 * options.
 */
const APP = `
  const [path, options] = process.argv.slice(1);
  import(path).then(({ createApp }) => {
    const given = JSON.parse(options);
    const app = createApp({ rateLimit: 0, logLevel: 'warn', ...given }, given);
    const server = app.listen(0, process.env.HOST, () => console.log(JSON.stringify(server.address())));
    process.once('SIGTERM', () => server.close(() => app.close().then(() => process.exit(0))));
  });
`;

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
function listCommand({ entry = MAIN, args = [], app, isOnOneCore }) {
  const program = app === undefined ? [entry] : ['-e', APP, join(dirname(entry), 'app.js'), JSON.stringify(app)];
  /** @type {[string, ...string[]]} */
  const command = [process.execPath, ...program, ...args];
  return isOnOneCore === true && hasTaskset() ? ['taskset', '-c', '0', ...command] : command;
}

/** @param {number} pid @returns {number} MiB; 0 when the process has ended */
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
  const { env = {} } = setup;
  const [program, ...args] = listCommand(setup);
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that all of its processes can be killed.
    detached: true,
  });
  const group = child.pid ?? 0;
  groups.add(group);
  let [out, err] = ['', ''];
  child.stderr?.on('data', (/** @type {Buffer} */ chunk) => (err += chunk.toString()));
  child.stdout?.on('data', (/** @type {Buffer} */ chunk) => (out += chunk.toString()));
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
  const watch = setInterval(() => {
    const rss = readRss(group);
    peak = Math.max(peak, rss);
    if (rss <= FATAL_RSS || isTooLarge) return;
    isTooLarge = true;
    killGroup(group);
  }, SAMPLE_MS).unref();
  void exited.then((value) => {
    end = value;
    clearInterval(watch);
    // The group's leader ends last. Its id may be reused soon.
    groups.delete(group);
  });
  const isRunning = () => end === undefined;

  function terminate() {
    isTold = true;
    if (isRunning()) process.kill(group, 'SIGTERM');
  }

  return {
    child,
    pid: () => group,
    /** Its standard output so far. */
    out: () => out,
    err: () => err,
    /** Its exit code and signal, once all of its output is read. */
    ended: once(child, 'close'),
    isRunning,
    /** Its resident memory in MiB. */
    rss: () => readRss(group),
    /** Its peak resident memory in MiB since the start or since `resetPeak`. */
    peak: () => peak,
    resetPeak: () => (peak = readRss(group)),
    /** The number of open descriptors; 0 if the system does not report it. */
    countDescriptors() {
      try {
        return readdirSync(`/proc/${group}/fd`).length;
      } catch {
        return 0;
      }
    },
    /** Lists the lines of the log that are warnings or worse. */
    listWarnings: () => out.split('\n').filter((line) => /"level":[456]0/.test(line)),
    /** Describes why it has ended, if it has. */
    describeDeath() {
      if (end === undefined) return;
      if (isTooLarge) return `killed at ${FATAL_RSS} MB`;
      const [line = ''] = err.match(/(?:FATAL ERROR|\w*Error)[^\n]*/) ?? [];
      return `ended with ${end.code ?? end.signal}${line === '' ? '' : ` (${line.slice(0, 100)})`}`;
    },
    terminate,
    /** Ends it with SIGTERM, and resolves with its exit code. */
    async stop() {
      terminate();
      return (await exited).code;
    },
    /** Whether SIGTERM was sent: then it may end. */
    isTold: () => isTold,
    /**
     * Waits for the end of the process, not for its remaining output.
     *
     * @param {number} ms
     * @returns {Promise<End | undefined>} `undefined` if it still runs
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
 * Waits for the program to print its port, and returns it.
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
 * Starts the service and waits until it listens. It has no rate limit unless its variables set one.
 *
 * @param {Setup} [setup]
 */
export async function startService(setup = {}) {
  const env = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', ...setup.env };
  const program = startProgram({ ...setup, env });
  try {
    const port = await waitAtMost(listening(program), 20_000);
    return { ...program, port };
  } catch (error) {
    const reason = program.describeDeath() ?? nameError(error);
    await program.kill();
    throw new Error(`the service did not start: ${reason}`, { cause: error });
  }
}

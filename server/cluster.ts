// Several processes of the service, by Node's cluster: the primary accepts connections and hands them out in turn, counts
// requests for all, replaces a process that ends or hangs, and ends all. Workers are the same program, started again.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Counted } from 'navii/internals/http';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { createCounter, type CreateCounter } from './counter.js';
import { BEAT_MS, COUNT_TIMEOUT_MS, MAX_MISSED_BEATS, MAX_RESTART_MS, WORKER_END_MS } from './limits.js';
import type { LogOutput } from './log.js';
import { createRetryDelay } from './retry.js';

const MAIN = fileURLToPath(new URL('main.js', import.meta.url));
const WORKER_VARIABLE = 'NAVII_WORKER';
const number = process.env[WORKER_VARIABLE];
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The number of this process where it is a worker, from 1 on. One that takes the place of another has its number. */
export const WORKER = number === undefined ? undefined : Number(number);

/**
 * Shares the settings out between processes: together they take as much as one process would. Each has at least one
 * thread and one connection.
 */
export function shareOut(config: Config): Config {
  const { webConcurrency: processes, pngThreads, pngCacheMb, pngQueue, maxConnections } = config;
  return {
    ...config,
    pngThreads: Math.max(1, Math.floor(pngThreads / processes)),
    pngCacheMb: pngCacheMb / processes,
    pngQueue: Math.ceil(pngQueue / processes),
    maxConnections: Math.ceil(maxConnections / processes),
  };
}

/**
 * A worker sends this to the primary: the clients of all requests that came in one turn of its event loop, to be
 * counted.
 */
interface Turn {
  readonly turn: number;
  readonly counter: Parameters<CreateCounter>;
  readonly clients: readonly string[];
}

/** The primary sends this back: the counts of those clients, in the same order. */
interface Counts extends Pick<Turn, 'turn'> {
  readonly counts: readonly Counted[];
}

function has<T extends object>(message: unknown, field: keyof T & string): message is T {
  return typeof message === 'object' && message !== null && field in message;
}

/**
 * Makes the counters of a worker: they ask the primary, and count in this process as long as the primary does not
 * answer. The counters of the library send a message and set a timer for each request: with them two processes answered
 * no more than one.
 */
export function countInPrimary(): CreateCounter {
  const waiting = new Map<number, (counts?: readonly Counted[]) => void>();
  let last = 0;
  process.on('message', (message) => has<Counts>(message, 'counts') && waiting.get(message.turn)?.(message.counts));

  function ask(counter: Turn['counter'], clients: Turn['clients']): Promise<readonly Counted[] | undefined> {
    const turn = (last += 1);
    return new Promise((resolve) => {
      const settle = (counts?: readonly Counted[]): void => {
        clearTimeout(timer);
        waiting.delete(turn);
        resolve(counts);
      };
      const timer = setTimeout(settle, COUNT_TIMEOUT_MS);
      waiting.set(turn, settle);
      process.send?.({ turn, counter, clients } satisfies Turn);
    });
  }

  return (...counter) => {
    const countLocally = createCounter(...counter);
    let clients: string[] = [];
    let counted: ReturnType<typeof ask> | undefined;

    async function askAtEndOfTurn(): ReturnType<typeof ask> {
      await setImmediate();
      const asked = clients;
      clients = [];
      counted = undefined;
      // There is no primary any more while this process ends.
      return process.connected ? ask(counter, asked) : undefined;
    }

    return async (client) => {
      const place = clients.push(client) - 1;
      counted ??= askAtEndOfTurn();
      return (await counted)?.[place] ?? countLocally(client);
    };
  };
}

/** Makes the function by which the primary counts for its workers. */
function createAnswerer(): (worker: Worker, asked: Turn) => Promise<void> {
  const counters = new Map<string, ReturnType<typeof createCounter>>();
  return async (worker, { turn, counter, clients }) => {
    const [name] = counter;
    const count = counters.get(name) ?? createCounter(...counter);
    counters.set(name, count);
    const counts = await Promise.all(clients.map((client) => count(client)));
    if (worker.isConnected()) worker.send({ turn, counts } satisfies Counts);
  };
}

/**
 * Lets the primary end this worker, and shows it that this worker does not hang. Node ends workers whose primary dies.
 *
 * @param leave - called when the service will end
 * @param drain - called when nothing more is accepted; ends this process in order
 */
export function obeyPrimary(leave: () => void, drain: () => void): void {
  const told = new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (message === 'leave') leave();
      if (message === 'drain') resolve();
    });
    // A process that still loads misses the messages of the primary; it takes the disconnect after them for the order
    // to drain.
    process.once('disconnect', resolve);
    if (!process.connected) resolve();
  });
  void told.then(drain);
  // Sending fails when the primary has just died or has let this process go; without a listener the error would end
  // this process.
  cluster.worker?.on('error', () => undefined);
  // Somebody may signal all processes at once; workers ignore that and wait for the order of the primary.
  for (const signal of ENDING) process.on(signal, () => undefined);
  setInterval(() => process.connected && process.send?.('beat'), BEAT_MS).unref();
}

/**
 * Makes this process the primary.
 *
 * @param port - on which workers listen
 * @param output - takes the log of the workers, too
 * @param onFailed - told that no worker can start: the program is to end
 */
export function createWorkers(
  processes: number,
  port: number,
  log: Logger,
  output: LogOutput,
  onFailed: (reason: string) => void,
) {
  /** The workers that run, with their numbers. */
  const running = new Map<Worker, number>();
  /** Counts the beats that each listening worker has missed in a row. */
  const missed = new Map<Worker, number>();
  const listened = new Set<number>();
  let ended = 0;
  let isEnding = false;
  const answer = createAnswerer();
  cluster.setupPrimary({ exec: MAIN, silent: true, inspectPort: 0 });

  // This counts beats and does not compare times: when the whole machine has slept, no worker has missed a beat.
  const watch = setInterval(() => {
    for (const [worker, count] of missed) {
      missed.set(worker, count + 1);
      if (count < MAX_MISSED_BEATS) continue;
      missed.delete(worker);
      log.error({ worker: running.get(worker) }, 'a process hangs and is killed');
      worker.process.kill('SIGKILL');
    }
  }, BEAT_MS);

  function kill(): void {
    isEnding = true;
    for (const { process: child } of running.keys()) child.kill('SIGKILL');
  }

  function add(place: number, delayAfter: (ranMs: number) => number, onListening: () => void): void {
    const started = performance.now();
    const worker = cluster.fork({ [WORKER_VARIABLE]: String(place), PORT: String(port) });
    const { process: child } = worker;
    running.set(worker, place);
    // Each worker writes its log to a pipe of its own, from which the primary passes on whole lines: lines that several
    // processes write to one place may mix.
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => output.write(`${line}\n`));
    child.stderr?.pipe(process.stderr, { end: false });
    worker.once('listening', () => {
      missed.set(worker, 0);
      listened.add(place);
      onListening();
    });
    worker.on('message', (message) => {
      // Any message at all shows that the worker does not hang.
      if (missed.has(worker)) missed.set(worker, 0);
      if (has<Turn>(message, 'clients')) void answer(worker, message);
    });
    // Sending fails when a worker has just died; `close` below logs its end.
    worker.on('error', () => undefined);
    // `close` comes after the last line of its log.
    child.once('close', (code, signal) => {
      running.delete(worker);
      missed.delete(worker);
      if (isEnding) return;
      ended += 1;
      if (listened.size === 0 && ended >= processes) {
        kill();
        return onFailed(`every process ended at once, the last one so: ${JSON.stringify({ code, signal })}`);
      }
      const delay = delayAfter(performance.now() - started);
      log.error({ worker: place, code, signal, delay }, 'a process has ended; another one takes its place');
      setTimeout(() => {
        if (!isEnding) add(place, delayAfter, onListening);
      }, delay);
    });
  }

  return {
    /** Starts the workers; resolves when all listen. */
    async start(): Promise<void> {
      const places = Array.from({ length: processes }, (_, i) => i + 1);
      const delays = () => createRetryDelay(MAX_RESTART_MS);
      await Promise.all(places.map((place) => new Promise<void>((resolve) => add(place, delays(), resolve))));
    },
    /** Ends them at once. */
    kill,
    /**
     * Ends them in order, and those at once that do not follow.
     *
     * @param delay - seconds for which connections are still accepted
     * @returns whether all ended in order
     */
    async end(delay: number): Promise<boolean> {
      isEnding = true;
      for (const worker of running.keys()) if (worker.isConnected()) worker.send('leave');
      if (delay > 0) await sleep(delay * 1000);
      clearInterval(watch);
      const ends = Promise.all(Array.from(running.keys(), ({ process: child }) => once(child, 'close')));
      for (const worker of running.keys()) {
        if (!worker.isConnected()) continue;
        worker.send('drain');
        // Nobody accepts connections once the last worker is disconnected. Those that still stand in line then are reset;
        // Operations says how many.
        worker.disconnect();
      }
      const timer = setTimeout(kill, WORKER_END_MS);
      const all = await ends;
      clearTimeout(timer);
      // Somebody who signals all processes also ends workers that do not ignore the signal yet; their end counts as
      // orderly.
      return all.every(([code, signal]) => code === 0 || ENDING.some((each) => each === signal));
    },
  };
}

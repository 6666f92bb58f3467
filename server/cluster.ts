// Several processes of the service, with node:cluster. The primary accepts connections and distributes them to the
// workers, counts requests for all workers, replaces a worker that ends or hangs, and stops all workers. A worker is
// the same program, started again.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Counted } from '../lib/http/index.js';
import type { Config } from './config.js';
import { createCounter, type CreateCounter } from './counter.js';
import {
  COUNT_TIMEOUT_MS,
  createRetryDelay,
  HEARTBEAT_MS,
  MAX_MISSED_HEARTBEATS,
  MAX_RESTART_MS,
  WORKER_KILL_MS,
} from './limits.js';
import type { LogOutput } from './log.js';

const MAIN = fileURLToPath(new URL('main.js', import.meta.url));
const WORKER_VARIABLE = 'NAVII_WORKER';
const number = process.env[WORKER_VARIABLE];
/** Signals that stop the program after its running requests. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGQUIT', 'SIGINT', 'SIGHUP'] as const;

/**
 * The number of this worker, from 1; `undefined` in the primary. A worker that replaces another one has the same
 * number.
 */
export const WORKER = number === undefined ? undefined : Number(number);

/**
 * Divides the limits between the processes, so that together they use as much as one process would. Each has at least
 * one thread and one connection.
 */
export function divideConfig(config: Config): Config {
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
 * Message of a worker to the primary: the clients of all requests in one iteration of its event loop, to be counted.
 */
interface CountMessage {
  readonly batch: number;
  readonly counter: Parameters<CreateCounter>;
  readonly clients: readonly string[];
}

/** Reply of the primary: the counts of these clients, in the same order. */
interface CountReply extends Pick<CountMessage, 'batch'> {
  readonly counts: readonly Counted[];
}

function has<T extends object>(message: unknown, field: keyof T & string): message is T {
  return typeof message === 'object' && message !== null && field in message;
}

/**
 * Makes the counters of a worker. They send clients to the primary in batches, and count in this process when the
 * primary does not reply in time. rate-limiter-flexible has such counters too, but they send a message and set a timer
 * for each request: with them, two processes were no faster than one.
 */
export function countInPrimary(): CreateCounter {
  const waiting = new Map<number, (counts?: readonly Counted[]) => void>();
  let last = 0;
  process.on('message', (message) => {
    if (has<CountReply>(message, 'counts')) waiting.get(message.batch)?.(message.counts);
  });

  function send(
    counter: CountMessage['counter'],
    clients: CountMessage['clients'],
  ): Promise<readonly Counted[] | undefined> {
    const batch = (last += 1);
    return new Promise((resolve) => {
      const settle = (counts?: readonly Counted[]): void => {
        clearTimeout(timer);
        waiting.delete(batch);
        resolve(counts);
      };
      const timer = setTimeout(settle, COUNT_TIMEOUT_MS);
      waiting.set(batch, settle);
      process.send?.({ batch, counter, clients } satisfies CountMessage);
    });
  }

  return (...counter) => {
    const countLocally = createCounter(...counter);
    let clients: string[] = [];
    let counts: ReturnType<typeof send> | undefined;

    /** Sends the clients of this iteration of the event loop, at its end. */
    async function sendBatch(): ReturnType<typeof send> {
      await setImmediate();
      const batch = clients;
      clients = [];
      counts = undefined;
      // While this process is stopping, it is no longer connected to the primary.
      return process.connected ? send(counter, batch) : undefined;
    }

    return async (client) => {
      const index = clients.push(client) - 1;
      counts ??= sendBatch();
      return (await counts)?.[index] ?? countLocally(client);
    };
  };
}

/** Makes the function with which the primary counts for its workers. */
function createCountHandler(): (worker: Worker, message: CountMessage) => Promise<void> {
  const counters = new Map<string, ReturnType<typeof createCounter>>();
  return async (worker, { batch, counter, clients }) => {
    const [name] = counter;
    const count = counters.get(name) ?? createCounter(...counter);
    counters.set(name, count);
    const counts = await Promise.all(clients.map((client) => count(client)));
    if (worker.isConnected()) worker.send({ batch, counts } satisfies CountReply);
  };
}

/**
 * Handles the primary's messages in a worker, and sends it heartbeats. Node ends a worker whose primary has died.
 *
 * @param leave - called when shutdown starts, so that the service is no longer ready
 * @param drain - called when no more connections are accepted; it ends this process after the running requests
 */
export function followPrimary(leave: () => void, drain: () => void): void {
  const drained = new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (message === 'leave') leave();
      if (message === 'drain') resolve();
    });
    // A process that is still loading misses the messages of the primary. The disconnect that follows them also means
    // `drain`.
    process.once('disconnect', resolve);
    if (!process.connected) resolve();
  });
  void drained.then(drain);
  // Sending fails when the primary has just died or has disconnected this worker. Without a listener, the error would
  // end this process.
  cluster.worker?.on('error', () => undefined);
  // A terminal signals all processes at once. Workers ignore signals and wait for the message of the primary.
  for (const signal of STOP_SIGNALS) process.on(signal, () => undefined);
  setInterval(() => process.connected && process.send?.('heartbeat'), HEARTBEAT_MS).unref();
}

/**
 * Makes this process the primary.
 *
 * @param port - the port on which the workers listen
 * @param output - receives the log lines of the workers
 * @param onFailed - called with the reason when no worker can start, so that the program ends
 */
export function createWorkers(
  processes: number,
  port: number,
  log: Logger,
  output: LogOutput,
  onFailed: (reason: string) => void,
) {
  /** Running workers, with their numbers. */
  const running = new Map<Worker, number>();
  /** Heartbeats that each listening worker has missed in a row. */
  const missed = new Map<Worker, number>();
  const listened = new Set<number>();
  let ended = 0;
  let isEnding = false;
  const handleCount = createCountHandler();
  cluster.setupPrimary({ exec: MAIN, silent: true, inspectPort: 0 });

  // This counts missed heartbeats instead of comparing times, so that a machine that was suspended does not kill its
  // workers.
  const watch = setInterval(() => {
    for (const [worker, count] of missed) {
      missed.set(worker, count + 1);
      if (count < MAX_MISSED_HEARTBEATS) continue;
      missed.delete(worker);
      log.error({ worker: running.get(worker) }, 'a process hangs and is killed');
      worker.process.kill('SIGKILL');
    }
  }, HEARTBEAT_MS);

  function kill(): void {
    isEnding = true;
    for (const { process: child } of running.keys()) child.kill('SIGKILL');
  }

  function startWorker(slot: number, delayAfter: (ranMs: number) => number, onListening: () => void): void {
    const started = performance.now();
    const worker = cluster.fork({ [WORKER_VARIABLE]: String(slot), PORT: String(port) });
    const { process: child } = worker;
    running.set(worker, slot);
    // Each worker writes its log to its own pipe, and the primary forwards whole lines: lines that several processes
    // write to one file may mix.
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => output.write(`${line}\n`));
    child.stderr?.pipe(process.stderr, { end: false });
    worker.once('listening', () => {
      missed.set(worker, 0);
      listened.add(slot);
      onListening();
    });
    worker.on('message', (message) => {
      // Any message shows that the worker does not hang.
      if (missed.has(worker)) missed.set(worker, 0);
      if (has<CountMessage>(message, 'clients')) void handleCount(worker, message);
    });
    // Sending fails when a worker has just died. The `close` handler below logs that.
    worker.on('error', () => undefined);
    // `close` is emitted after the last line of the worker's log.
    child.once('close', (code, signal) => {
      running.delete(worker);
      missed.delete(worker);
      if (isEnding) return;
      ended += 1;
      if (listened.size === 0 && ended >= processes) {
        kill();
        return onFailed(`every process ended at once; the last one with ${JSON.stringify({ code, signal })}`);
      }
      const delay = delayAfter(performance.now() - started);
      log.error({ worker: slot, code, signal, delay }, 'a process has ended; another one takes its place');
      setTimeout(() => {
        if (!isEnding) startWorker(slot, delayAfter, onListening);
      }, delay);
    });
  }

  return {
    /** Starts the workers; resolves when all listen. */
    async start(): Promise<void> {
      const slots = Array.from({ length: processes }, (_, i) => i + 1);
      const delays = () => createRetryDelay(MAX_RESTART_MS);
      await Promise.all(slots.map((slot) => new Promise<void>((resolve) => startWorker(slot, delays(), resolve))));
    },
    /** Kills all workers. */
    kill,
    /**
     * Stops the workers after their running requests, and kills those that take too long.
     *
     * @param delay - seconds for which connections are still accepted
     * @returns whether all stopped by themselves
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
        // After the last worker is disconnected, no connections are accepted. Connections in the system's backlog are
        // reset; the docs (site/docs/operations.md) say how many.
        worker.disconnect();
      }
      const timer = setTimeout(kill, WORKER_KILL_MS);
      const all = await ends;
      clearTimeout(timer);
      // A signal to all processes also ends a worker that does not ignore signals yet. That counts as a regular stop.
      return all.every(([code, signal]) => code === 0 || STOP_SIGNALS.some((each) => each === signal));
    },
  };
}

// The first of several processes: it starts the others, hands them the connections, and does for them what must be done once.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { LAST_LINES_MS, MAX_RESTART_MS } from '../limits.js';
import type { LogOutput } from '../log/output.js';
import { createThrottle } from '../log/throttle.js';
import type { Figures } from '../metrics/prometheus.js';
import { createAcceptor } from './acceptor.js';
import { createAnswerer } from './answer-workers.js';
import { createFigureCollector } from './ask-figures.js';
import {
  isMessage,
  WORKER_VARIABLE,
  type Count,
  type CountedAll,
  type End,
  type Measure,
  type Measured,
  type Ready,
} from './messages.js';
import { createRetryDelay } from './retry.js';

/** What the first process is given beside the configuration. */
interface PrimaryOptions {
  readonly log: Logger;
  /** Where its log goes, and that of the others. */
  readonly output: LogOutput;
  /** No process can start; the program is to end. */
  readonly onFailed: (reason: string) => void;
}

/** The service in several processes. */
export interface Primary {
  /** Accepts connections for all; it does not listen yet. */
  readonly server: Server;
  /** Starts the processes; resolves when all can take connections. */
  readonly startAll: () => Promise<void>;
  /** The figures of the processes, where they are measured. */
  readonly readFigures: () => Promise<readonly Figures[]>;
  /** Ends the processes at once. */
  readonly killAll: () => void;
  /**
   * Ends all in order.
   *
   * @param delay - seconds for which connections are still accepted
   */
  readonly end: (delay: number) => Promise<void>;
}

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));

const ENDING: ReadonlySet<unknown> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP']);

/** Makes the first process. */
export function createPrimary(config: Config, { log, output, onFailed }: PrimaryOptions): Primary {
  const { webConcurrency: processes } = config;
  const throttled = createThrottle(log);
  const answer = createAnswerer();
  const acceptor = createAcceptor((child) => {
    throttled.warn('a process is slow to take connections; the others have them', { worker: running.get(child) });
  });
  const figures = createFigureCollector();
  /** With their numbers. */
  const running = new Map<ChildProcess, number>();
  /** Numbers of those that could take connections at some time. */
  const ready = new Set<number>();
  let settle = () => undefined as void;
  const allReady = new Promise<void>((resolve) => (settle = resolve));
  let endedBefore = 0;
  let isEnding = false;

  acceptor.server.once('listening', () => {
    acceptor.server.on('error', (error) => throttled.warn('a connection could not be accepted', { err: error }));
  });

  function tell(child: ChildProcess, message: CountedAll | End | Measure): void {
    // It may have ended meanwhile.
    if (child.connected) child.send(message, () => undefined);
  }

  function killAll(): void {
    isEnding = true;
    for (const child of running.keys()) child.kill('SIGKILL');
  }

  async function answerCount(child: ChildProcess, count: Count): Promise<void> {
    tell(child, await answer(count));
  }

  function receive(child: ChildProcess, number: number, message: unknown): void {
    if (isMessage<Measured>(message, 'measured')) figures.receive(message);
    if (isMessage<Count>(message, 'count')) void answerCount(child, message);
    if (!isMessage<Ready>(message, 'ready')) return;
    acceptor.add(child);
    ready.add(number);
    if (ready.size === processes) settle();
  }

  function replace(number: number, delayAfter: (ranMs: number) => number, ranMs: number, how: object): void {
    endedBefore += 1;
    if (ready.size === 0 && endedBefore >= processes) {
      killAll();
      return onFailed(`every process ended at once, the last one so: ${JSON.stringify(how)}`);
    }
    const delay = delayAfter(ranMs);
    log.error({ worker: number, ...how, delay }, 'a process has ended; another one takes its place');
    setTimeout(() => {
      if (!isEnding) start(number, delayAfter);
    }, delay);
  }

  function start(number: number, delayAfter: (ranMs: number) => number): void {
    const started = performance.now();
    // Each has a pipe for its log, and lines are passed on whole: what several write to one place at once may mix.
    const child = fork(WORKER, [], {
      env: { ...process.env, [WORKER_VARIABLE]: String(number) },
      // Where this process is debugged the others are too, and would want the same port.
      execArgv: [...process.execArgv, '--inspect-port=0'],
      silent: true,
    });
    running.set(child, number);
    if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => output.write(`${line}\n`));
    child.stderr?.pipe(process.stderr, { end: false });
    child.on('message', (message: unknown) => receive(child, number, message));
    child.on('error', (error) => log.error({ worker: number, err: error }, 'a process cannot be reached'));
    for (const event of ['disconnect', 'exit']) child.once(event, () => acceptor.remove(child));
    // After its last line.
    child.once('close', (code, signal) => {
      running.delete(child);
      figures.retire(number);
      if (!isEnding) replace(number, delayAfter, performance.now() - started, { code, signal });
    });
  }

  function tellAll(kind: End['kind']): void {
    const message: End = { kind };
    for (const child of running.keys()) tell(child, message);
  }

  return {
    server: acceptor.server,
    startAll() {
      for (let number = 1; number <= processes; number += 1) start(number, createRetryDelay(MAX_RESTART_MS));
      return allReady;
    },
    readFigures: () =>
      figures.collect(Array.from(running, ([child, number]) => [number, (message) => tell(child, message)])),
    killAll,
    async end(delay) {
      isEnding = true;
      tellAll('leave');
      if (delay > 0) await sleep(delay * 1000);
      const ended = Array.from(running.keys(), (child) => once(child, 'close'));
      // From here on no connection is accepted; those that were are with their processes before what is said now.
      acceptor.server.close();
      tellAll('drain');
      const ends = await Promise.all(ended);
      throttled.flush();
      log.info('stopped');
      await output.flush(LAST_LINES_MS);
      // Whoever signals all processes ends those that have not begun to ignore it.
      process.exit(ends.every(([code, signal]) => code === 0 || ENDING.has(signal)) ? 0 : 1);
    },
  };
}

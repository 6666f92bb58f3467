// Threads that rasterize. None is ever ended while it loads its modules: Node may then abort the whole process, by one of
// its own assertions. A thread counts as loaded once worker.js says so.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LOAD_RETRY_MS } from '../limits.js';
import type { Message } from './worker.js';

/** The rasterizer cannot be loaded. */
export class MissingError extends Error {
  override readonly name = 'MissingError';
}

/** A picture took too long. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** A finished picture, and how long its thread took for it in milliseconds. */
export interface Drawn {
  readonly png: Buffer;
  readonly ms: number;
}

/** A fixed number of threads, replaced when they die. */
export interface Threads {
  /** Starts those that are not there. */
  readonly start: () => void;
  /** Resolves once all have been started and loaded; rejects with a {@link MissingError}. */
  readonly load: () => Promise<void>;
  /** Whether none is there because the rasterizer could not be loaded. */
  readonly isMissing: () => boolean;
  /** Whether a thread is loaded and has nothing to do. */
  readonly hasIdle: () => boolean;
  /**
   * Draws on a thread that is idle.
   *
   * @param deadline - milliseconds, after which the thread is ended
   * @throws LateError, MissingError, or why the thread died
   */
  readonly draw: (svg: string, deadline: number) => Promise<Drawn>;
  /** Ends the threads, each after it has loaded. */
  readonly close: () => Promise<void>;
}

interface ThreadsOptions {
  readonly count: number;
  /** Module that rasterizes. */
  readonly rasterizer: string;
  /** A thread has loaded. */
  readonly onLoaded: () => void;
  /** No thread is left, and none can be loaded. */
  readonly onMissing: (error: MissingError) => void;
}

interface Task {
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Resolves when the thread has loaded or is gone. */
  readonly settled: Promise<void>;
  readonly settle: () => void;
  isLoaded: boolean;
  task: Task | undefined;
}

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));

/** Sets threads up; none is started yet. */
export function createThreads({ count, rasterizer, onLoaded, onMissing }: ThreadsOptions): Threads {
  const threads = new Set<Thread>();
  // Code that one thread has compiled and made faster is at the service of all, for as long as somebody keeps it.
  let binary: WebAssembly.Module | undefined;
  let missing: { readonly error: MissingError; readonly until: number } | undefined;
  let isClosed = false;

  function finish(thread: Thread): Task | undefined {
    const { task, worker } = thread;
    thread.task = undefined;
    // Only what is loading or drawing keeps the process alive.
    worker.unref();
    return task;
  }

  /** Forgets a thread that is gone or is being ended. */
  function lose(thread: Thread, error: Error): void {
    // A crash is told twice: by the error and by the exit.
    if (!threads.delete(thread)) return;
    thread.settle();
    finish(thread)?.reject(error);
    if (isClosed) return;
    if (thread.isLoaded) {
      add();
      return;
    }
    const reason =
      error instanceof MissingError ? error : new MissingError('its thread died while it loaded', { cause: error });
    missing = { error: reason, until: performance.now() + LOAD_RETRY_MS };
    if (threads.size === 0) onMissing(reason);
  }

  function receive(thread: Thread, message: Message): void {
    if ('loaded' in message) {
      binary = message.loaded;
      thread.isLoaded = true;
      missing = undefined;
      thread.worker.unref();
      thread.settle();
      onLoaded();
    } else if ('png' in message) {
      finish(thread)?.resolve({ png: Buffer.from(message.png.buffer), ms: message.ms });
    } else {
      const error = new MissingError(message.missing, { cause: message.cause });
      if (thread.isLoaded) finish(thread)?.reject(error);
      // It ends by itself.
      else lose(thread, error);
    }
  }

  function add(): void {
    const worker = new Worker(WORKER, { workerData: { rasterizer, binary } });
    let settle = () => undefined as void;
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const thread: Thread = { worker, settled, settle, isLoaded: false, task: undefined };
    threads.add(thread);
    worker.on('message', (message: Message) => receive(thread, message));
    worker.on('error', (error: Error) => lose(thread, error));
    worker.on('exit', (code) => lose(thread, new Error(`a thread ended with ${code}`)));
  }

  function start(): void {
    if (isClosed) return;
    if (missing !== undefined && performance.now() < missing.until) {
      if (threads.size === 0) onMissing(missing.error);
      return;
    }
    while (threads.size < count) add();
  }

  return {
    start,
    async load() {
      start();
      await Promise.all(Array.from(threads, ({ settled }) => settled));
      if (missing !== undefined && !isClosed) throw missing.error;
    },
    isMissing: () => missing !== undefined && ![...threads].some(({ isLoaded }) => isLoaded),
    hasIdle: () => [...threads].some(({ isLoaded, task }) => isLoaded && task === undefined),
    async draw(svg, deadline) {
      const thread = [...threads].find(({ isLoaded, task }) => isLoaded && task === undefined);
      if (thread === undefined) throw new Error('no thread is idle');
      const timer = setTimeout(() => {
        void thread.worker.terminate();
        lose(thread, new LateError('a picture took too long'));
      }, deadline);
      try {
        return await new Promise<Drawn>((resolve, reject) => {
          thread.task = { resolve, reject };
          thread.worker.ref();
          thread.worker.postMessage(svg, []);
        });
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all(Array.from(threads, ({ settled }) => settled));
      await Promise.all(Array.from(threads, ({ worker }) => worker.terminate()));
    },
  };
}

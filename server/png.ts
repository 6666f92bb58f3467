// Converts SVG to PNG on worker threads, with piscina, so that the main thread stays free to draw SVG.
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { HttpError, retryLater, type Picture, type SvgPicture } from '../lib/http/index.js';
import { rewriteColors } from '../lib/png/colors.js';
import { BUILT } from './built.js';
import type { Config } from './config.js';
import { LOAD_RETRY_MS } from './limits.js';
import type { Missing } from './png-worker.js';
import { createQueue, type Caller } from './queue.js';

export type PngRasterizer = ReturnType<typeof createRasterizer>;

interface RasterizerOptions extends Pick<Config, 'pngThreads' | 'pngQueue'> {
  /** Module of the rasterizer: resvg-wasm, or one with the same exports. */
  readonly rasterizer: string;
  /**
   * Longest estimated wait of a PNG for a thread, in milliseconds. One that has waited twice as long is refused as
   * well.
   */
  readonly maxWait: number;
  /** Called when a PNG is refused, with the text of the response. */
  readonly onRefused?: (reason: string) => void;
  /** Called once when the rasterizer cannot be loaded. The error has details for the log that clients must not see. */
  readonly onMissing?: (error: Error) => void;
}

/**
 * The default rasterizer. If `@resvg/resvg-js` of the same version is installed, threads use it too: see
 * png-modules.ts.
 */
export const RESVG = '@resvg/resvg-wasm';

const WORKER = fileURLToPath(new URL('png-worker.js', BUILT));
/** Cost of parsing the SVG and building its shapes, which does not depend on the size, as a number of pixels. */
const FIXED_PIXELS = 30_000;
const EMPTY: Picture = {
  draw: () => '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  width: 1,
  height: 1,
};
const FAILED = 'PNG rasterization failed';
const LATER_MS = 5_000;

function createStopError(): HttpError {
  return retryLater(503, 'Service is stopping', LATER_MS);
}

/**
 * Makes a pool of threads. A thread starts when a drawing finds no free thread, and then stays.
 *
 * @param onLost - called when the last thread has died while it was loading: with piscina alone, its drawing would wait
 *   for ever
 */
function createThreads(rasterizer: string, maxThreads: number, onLost: (missing: Omit<Missing, 'thread'>) => void) {
  const pool = new Piscina<SvgPicture, Uint8Array | Missing>({
    filename: WORKER,
    name: 'draw',
    workerData: { rasterizer },
    minThreads: 0,
    maxThreads,
    idleTimeout: Infinity,
    recordTiming: false,
    // Without Atomics.wait, a PNG of 96 px takes 6 % less time.
    atomics: 'disabled',
  });
  const loaded = new Set<number>();
  let cause: unknown;
  let hasDrawn = false;
  // A thread that dies without a drawing emits its error here. Without a listener, the process would end.
  pool.on('error', (error) => (cause = error));
  pool.on('workerCreate', ({ id }: { readonly id: number }) => loaded.add(id));
  pool.on('workerDestroy', () =>
    queueMicrotask(() => {
      const isStuck = pool.threads.length === 0 && pool.queueSize > 0;
      if (isStuck) onLost({ missing: 'its thread died while it loaded', cause });
    }),
  );
  const isLoading = () => pool.threads.some(({ threadId }) => !loaded.has(threadId));
  /** Resolves when no thread is loading. */
  const settle = () =>
    new Promise<void>((resolve) => {
      const look = () => queueMicrotask(() => isLoading() || resolve());
      pool.on('workerCreate', look).on('workerDestroy', look);
      look();
    });
  /**
   * Stops the threads. It waits until they are loaded: if a thread is stopped while it loads, an assertion of Node may
   * abort the process.
   */
  async function end(): Promise<void> {
    await settle();
    await pool.destroy();
  }
  /** Draws, and records in `hasDrawn` that a thread of the pool has a rasterizer. */
  async function run(drawing: SvgPicture): Promise<Uint8Array | Missing> {
    const drawn = await pool.run(drawing);
    hasDrawn ||= !('missing' in drawn);
    return drawn;
  }
  /** Ends a thread that has no rasterizer, so that the drawings go to threads that have one. */
  async function remove(id: number): Promise<void> {
    await pool.threads.find(({ threadId }) => threadId === id)?.terminate();
  }
  return { run, hasDrawn: () => hasDrawn, remove, settle, end };
}

/** Makes a rasterizer. Its threads start with the first PNGs. */
export function createRasterizer(options: RasterizerOptions) {
  const { pngThreads, pngQueue, rasterizer, maxWait, onRefused, onMissing } = options;
  const message = 'PNG queue is full';
  const queue = createQueue({ slots: pngThreads, maxWaiting: pngQueue, maxWaitMs: maxWait, message, onRefused });
  let threads: ReturnType<typeof createThreads> | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let missing: { readonly error: HttpError; readonly until: number } | undefined;
  let isClosed = false;

  /** Stops the threads. The next drawing starts new ones. */
  function stopThreads(): void {
    ended = Promise.all([ended, threads?.end()]);
    threads = undefined;
  }

  /** Records that the rasterizer cannot be loaded, and returns the error for clients. */
  function setMissing({ missing: reason, cause }: Omit<Missing, 'thread'>): HttpError {
    const error = new HttpError(501, `PNG rasterization unavailable: ${reason}`);
    if (missing === undefined) onMissing?.(new Error(reason, { cause }));
    missing = { error, until: performance.now() + LOAD_RETRY_MS };
    stopThreads();
    return error;
  }

  function checkAvailable(): void {
    if (isClosed) throw createStopError();
    if (missing !== undefined && performance.now() < missing.until) throw missing.error;
  }

  async function make(picture: Picture, isRetry = false): Promise<Buffer> {
    checkAvailable();
    const { draw, ...size } = picture;
    threads ??= createThreads(rasterizer, pngThreads, setMissing);
    const used = threads;
    let drawn: Uint8Array | Missing;
    try {
      drawn = await used.run({ svg: rewriteColors(draw()), ...size });
    } catch {
      // The thread has died. Another one tries once; if it dies too, the drawing is the cause.
      if (!isRetry) return make(picture, true);
      checkAvailable();
      onRefused?.(FAILED);
      throw retryLater(503, FAILED, LATER_MS);
    }
    if ('missing' in drawn) {
      // A new thread may fail to load, for example for lack of memory, while other threads of the pool still work.
      if (!used.hasDrawn()) throw setMissing(drawn);
      await used.remove(drawn.thread);
      if (!isRetry) return make(picture, true);
      throw retryLater(503, FAILED, LATER_MS);
    }
    missing = undefined;
    return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
  }

  return {
    /**
     * Draws and rasterizes a picture when the queue admits it. Once started, it is finished even if the client closes the
     * connection.
     *
     * @throws HttpError 503 when it cannot start in time or two threads die on it, 501 when there is no rasterizer
     */
    rasterize: async (picture: Picture, caller: Caller): Promise<Buffer> => {
      if (isClosed) throw createStopError();
      return queue.run({ ...caller, cost: picture.width * picture.height + FIXED_PIXELS }, () => make(picture));
    },
    /** Returns the number of PNGs that wait for a thread. */
    countWaiting: queue.countWaiting,
    /** Returns the number of PNGs that are being drawn, each on its own thread. */
    countBusy: queue.countRunning,
    /** Whether the rasterizer could not be loaded, so that all PNG requests get 501. */
    isMissing: (): boolean => missing !== undefined,
    /** Starts all threads, so that the first requests need not wait. */
    warm: async (): Promise<void> => {
      try {
        await Promise.all(Array.from({ length: pngThreads }, () => make(EMPTY)));
        await threads?.settle();
      } catch (error) {
        if (!isClosed) throw error;
      }
    },
    /** Stops the threads, after those that are loading have loaded. */
    close: async (): Promise<void> => {
      isClosed = true;
      queue.clear(createStopError());
      stopThreads();
      await ended;
    },
  };
}

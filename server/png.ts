// SVG → PNG on threads, which piscina runs: the main thread stays free to draw SVG.
import { fileURLToPath } from 'node:url';
import { AVATAR_OPTIONS, type AvatarSettings } from 'navii';
import type { OptionTable } from 'navii/internals';
import { HttpError, retryLater, type SvgPicture } from 'navii/internals/http';
import { toRasterColor } from 'navii/png';
import { Piscina } from 'piscina';
import type { Config } from './config.js';
import { LOAD_RETRY_MS } from './limits.js';
import type { Missing } from './png-worker.js';
import { createQueue, type Job } from './queue.js';

export type Rasterizer = ReturnType<typeof createRasterizer>;

/** How threads are set up. */
interface RasterizerOptions extends Pick<Config, 'pngThreads' | 'pngQueue'> {
  /** Module that rasterizes: resvg-wasm, or one with the same exports. */
  readonly rasterizer: string;
  /** Milliseconds that a PNG may wait for a thread by estimate. One that has waited twice as long is refused, too. */
  readonly maxWait: number;
  /** A PNG was refused, for the reason that its client reads. */
  readonly onRefused?: (reason: string) => void;
  /** The rasterizer cannot be loaded; told once. The error has the details, which no client reads. */
  readonly onMissing?: (error: Error) => void;
}

/** The rasterizer that the service uses, and beside it `@resvg/resvg-js` of the same version, if that is installed: see png-native.js. */
export const RESVG = '@resvg/resvg-wasm';

const WORKER = fileURLToPath(new URL('png-worker.js', import.meta.url));
/** Reading the SVG and building shapes, which do not depend on the size, take as long as so many pixels. */
const FIXED_PIXELS = 30_000;
const EMPTY: SvgPicture = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  width: 1,
  height: 1,
};
const FAILED = 'PNG rasterization failed';
const LATER_MS = 5_000;

function stop(): HttpError {
  return retryLater(503, 'Service is stopping', LATER_MS);
}

/**
 * Makes a pool of threads. Each starts when a drawing finds no other one free, and stays.
 *
 * @param onLost - told when the last thread has died while it loaded: piscina would let its drawing wait for ever
 */
function createThreads(rasterizer: string, maxThreads: number, onLost: (missing: Missing) => void) {
  const pool = new Piscina<SvgPicture, Uint8Array | Missing>({
    filename: WORKER,
    name: 'draw',
    workerData: { rasterizer },
    minThreads: 0,
    maxThreads,
    idleTimeout: Infinity,
    recordTiming: false,
    // To wait for messages as any thread does takes 6 % less for a picture of 96 px.
    atomics: 'disabled',
  });
  const loaded = new Set<number>();
  let cause: unknown;
  let hasDrawn = false;
  // A thread that had no drawing reports here why it died; without a listener the process would end.
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
  /** Ends the threads. None is ended while it loads: Node may then abort the whole process, by one of its own assertions. */
  async function end(): Promise<void> {
    await settle();
    await pool.destroy();
  }
  /** Draws. `hasDrawn` then says whether any thread of the pool has a rasterizer. */
  async function run(drawing: SvgPicture): Promise<Uint8Array | Missing> {
    const drawn = await pool.run(drawing);
    hasDrawn ||= !('missing' in drawn);
    return drawn;
  }
  return { run, hasDrawn: () => hasDrawn, settle, end };
}

/** Makes a rasterizer; its threads start with the first PNGs. */
export function createRasterizer(options: RasterizerOptions) {
  const { pngThreads, pngQueue, rasterizer, maxWait, onRefused, onMissing } = options;
  const line = 'PNG queue is full';
  const queue = createQueue({ slots: pngThreads, maxWaiting: pngQueue, maxWaitMs: maxWait, line, onRefused });
  let threads: ReturnType<typeof createThreads> | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let missing: { readonly error: HttpError; readonly until: number } | undefined;
  let isClosed = false;

  /** Ends the threads. The next drawing starts others. */
  function retire(): void {
    ended = Promise.all([ended, threads?.end()]);
    threads = undefined;
  }

  function lose({ missing: reason, cause }: Missing): HttpError {
    const error = new HttpError(501, `PNG rasterization unavailable: ${reason}`);
    if (missing === undefined) onMissing?.(new Error(reason, { cause }));
    missing = { error, until: performance.now() + LOAD_RETRY_MS };
    retire();
    return error;
  }

  function expectThreads(): void {
    if (isClosed) throw stop();
    if (missing !== undefined && performance.now() < missing.until) throw missing.error;
  }

  async function draw(drawing: SvgPicture, isRetry = false): Promise<Buffer> {
    expectThreads();
    threads ??= createThreads(rasterizer, pngThreads, lose);
    const asked = threads;
    let drawn: Uint8Array | Missing;
    try {
      drawn = await asked.run(drawing);
    } catch {
      // Its thread has died. Another one tries once more; if that dies too, the drawing is the cause.
      if (!isRetry) return draw(drawing, true);
      expectThreads();
      onRefused?.(FAILED);
      throw retryLater(503, FAILED, LATER_MS);
    }
    if ('missing' in drawn) {
      // A thread that replaces another one may fail to load, for want of memory for example. Those that draw go on.
      if (!asked.hasDrawn()) throw lose(drawn);
      if (!isRetry) return draw(drawing, true);
      throw retryLater(503, FAILED, LATER_MS);
    }
    missing = undefined;
    return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
  }

  return {
    /**
     * Rasterizes a drawing. One that has been begun is drawn to its end, even if nobody waits any longer.
     *
     * @param job - the client that asked for it, and whether it still waits
     * @throws HttpError 503 when it cannot be begun in time or its thread dies twice, 501 when there is no rasterizer (SPEC §7)
     */
    rasterize: async (drawing: SvgPicture, job: Omit<Job, 'cost'>): Promise<Buffer> => {
      if (isClosed) throw stop();
      return queue.run({ ...job, cost: drawing.width * drawing.height + FIXED_PIXELS }, () => draw(drawing));
    },
    /** PNGs that wait for a thread. */
    get waiting(): number {
      return queue.waiting;
    },
    /** PNGs that are drawn, each on a thread. */
    get busy(): number {
      return queue.running;
    },
    /** Whether the rasterizer could not be loaded, so that every PNG is answered with 501. */
    isMissing: (): boolean => missing !== undefined,
    /** Starts every thread, so that the first requests need not wait. */
    warm: async (): Promise<void> => {
      try {
        await Promise.all(Array.from({ length: pngThreads }, () => draw(EMPTY)));
        await threads?.settle();
      } catch (error) {
        if (!isClosed) throw error;
      }
    },
    /** Ends the threads, once those that load have loaded. */
    close: async (): Promise<void> => {
      isClosed = true;
      queue.clear(stop());
      retire();
      await ended;
    },
  };
}

const ROWS: OptionTable = AVATAR_OPTIONS;
const COLORS = Object.keys(ROWS).filter((name) => ROWS[name]?.kind === 'color') as (keyof AvatarSettings)[];

/** Rewrites colours for the rasterizer, here and not in its thread: equal colours then share one entry of the cache. */
export function rewriteColors(settings: AvatarSettings): AvatarSettings {
  const entries = COLORS.flatMap((name) => {
    const { [name]: color } = settings;
    return typeof color === 'string' ? [[name, toRasterColor(color)] as const] : [];
  });
  return entries.length === 0 ? settings : { ...settings, ...Object.fromEntries(entries) };
}

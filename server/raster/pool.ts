// Threads that rasterize: the main thread stays free to draw SVG.
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Config } from '../config.js';
import { HttpError } from '../http/http-error.js';
import type { Result } from './worker.js';

/** Turns drawings into pixels. */
export interface Rasterizer {
  /**
   * Rasterizes an SVG document at its own size.
   *
   * @throws HttpError 503 when too many wait, 501 when there is no rasterizer (SPEC §7)
   */
  readonly rasterize: (svg: string) => Promise<Buffer>;
  /** Starts every thread, so that the first requests need not wait. */
  readonly warm: () => Promise<void>;
  /** Ends the threads. */
  readonly close: () => Promise<void>;
}

/** How threads are set up. */
interface RasterizerOptions extends Pick<Config, 'pngThreads' | 'pngQueue'> {
  /** Module that rasterizes: resvg-wasm, or one with the same exports. */
  readonly rasterizer: string;
  /** Milliseconds after which a PNG is given up and its thread is ended. */
  readonly deadline: number;
}

/** The rasterizer that the service uses. */
export const RESVG = '@resvg/resvg-wasm';

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));
// Drawn once by each thread when the service starts.
const WARM_UP_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>';

/** Makes a pool; its threads start with the first PNG. */
export function createRasterizer({ pngThreads, pngQueue, rasterizer, deadline }: RasterizerOptions): Rasterizer {
  let pool: Piscina<string, Result> | undefined;
  // Piscina's own limit of its queue does not count tasks with an abort signal.
  let pending = 0;
  let isClosed = false;

  function openPool(): Piscina<string, Result> {
    if (pool !== undefined) return pool;
    pool = new Piscina({
      filename: WORKER,
      minThreads: pngThreads,
      maxThreads: pngThreads,
      idleTimeout: Infinity,
      // A lower priority than the main thread's, where the system supports it.
      niceIncrement: 5,
      workerData: { rasterizer },
    });
    // Piscina has replaced an idle thread that crashed; no request waits for it.
    pool.on('error', () => undefined);
    return pool;
  }

  async function runOnce(svg: string, signal: AbortSignal): Promise<Buffer> {
    const result = await openPool().run(svg, { signal });
    if (result instanceof Uint8Array) return Buffer.from(result.buffer);
    // An error is one line; the message of a module loader may have several.
    throw new HttpError(501, `PNG rasterization unavailable: ${result.missing.replace(/\s+/g, ' ')}`);
  }

  async function run(svg: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(deadline);
    try {
      return await runOnce(svg, signal);
    } catch (error) {
      if (error instanceof HttpError || isClosed) throw error;
      if (signal.aborted) throw new HttpError(503, 'PNG rasterization took too long', { 'retry-after': '5' });
      // The thread has crashed. Another one tries once more; if that crashes too, the drawing is the cause.
      return await runOnce(svg, signal);
    }
  }

  async function rasterize(svg: string): Promise<Buffer> {
    if (pending >= pngThreads + pngQueue) throw new HttpError(503, 'PNG queue is full', { 'retry-after': '1' });
    pending += 1;
    try {
      return await run(svg);
    } finally {
      pending -= 1;
    }
  }

  async function warm(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: pngThreads }, () => rasterize(WARM_UP_SVG)));
    } catch (error) {
      // Threads that were ended while they started are no failure.
      if (!isClosed) throw error;
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    await pool?.destroy();
  }

  return { rasterize, warm, close };
}

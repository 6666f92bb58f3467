// Threads that rasterize, so that a drawing never waits for pixels.
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
export interface RasterOptions extends Pick<Config, 'pngThreads' | 'pngQueue'> {
  /** Module that rasterizes: resvg-wasm, or one with the same exports. */
  readonly rasterizer: string;
  /** Milliseconds after which a picture is given up, its thread ended. */
  readonly deadline: number;
}

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));
const WARM_UP_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>';

/** Makes a pool; threads start with the first picture. */
export function createRasterizer({ pngThreads, pngQueue, rasterizer, deadline }: RasterOptions): Rasterizer {
  let pool: Piscina<string, Result> | undefined;
  // Piscina does not count tasks that can be aborted when it bounds its queue, so the bound is ours.
  let pending = 0;
  let isClosed = false;

  function openPool(): Piscina<string, Result> {
    if (pool !== undefined) return pool;
    pool = new Piscina({
      filename: WORKER,
      minThreads: pngThreads,
      maxThreads: pngThreads,
      idleTimeout: Infinity,
      // Where the system can tell threads apart, drawing goes before rasterizing.
      niceIncrement: 5,
      workerData: { rasterizer },
    });
    // A thread that died at rest has been replaced; nobody waits for it.
    pool.on('error', () => undefined);
    return pool;
  }

  async function runOnce(svg: string, signal: AbortSignal): Promise<Buffer> {
    const result = await openPool().run(svg, { signal });
    if (result instanceof Uint8Array) return Buffer.from(result.buffer);
    // One line: what a loader says may have several.
    throw new HttpError(501, `PNG rasterization unavailable: ${result.missing.replace(/\s+/g, ' ')}`);
  }

  async function run(svg: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(deadline);
    try {
      return await runOnce(svg, signal);
    } catch (error) {
      if (error instanceof HttpError || isClosed) throw error;
      if (signal.aborted) throw new HttpError(503, 'PNG rasterization took too long', { 'retry-after': '5' });
      // The thread died under the picture. Another one gets it; if that dies too, the picture is to blame.
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
      // Whoever ends the threads while they start knows why they did not.
      if (!isClosed) throw error;
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    await pool?.destroy();
  }

  return { rasterize, warm, close };
}

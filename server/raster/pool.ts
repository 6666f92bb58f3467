// Rasterizing on threads: the main thread stays free to draw SVG.
import { retryLater, HttpError } from 'navii/internals/http';
import type { Config } from '../config.js';
import type { Asker } from '../connections.js';
import { createQueue, type Picture } from './queue.js';
import { createThreads, LateError, MissingError } from './threads.js';

/** Turns drawings into pixels. */
export interface Rasterizer {
  /**
   * Rasterizes an SVG document at its own size. What has been begun is drawn to its end, even if nobody waits any longer.
   *
   * @param asker - who waits for it; somebody who never leaves, if left out
   * @throws HttpError 503 when it cannot be begun in time or takes too long, 501 when there is no rasterizer (SPEC §7)
   */
  readonly rasterize: (svg: string, asker?: Asker) => Promise<Buffer>;
  /** PNGs that wait for a thread. */
  readonly countWaiting: () => number;
  /** PNGs that are drawn, each on a thread. */
  readonly countBusy: () => number;
  /** Whether there is no rasterizer, so that every PNG is answered with 501. */
  readonly isMissing: () => boolean;
  /** Starts every thread, so that the first requests need not wait. */
  readonly warm: () => Promise<void>;
  /** Ends the threads, once those that load have loaded. */
  readonly close: () => Promise<void>;
}

/** How threads are set up. */
interface RasterizerOptions extends Pick<Config, 'pngThreads' | 'pngQueue'> {
  /** Module that rasterizes: resvg-wasm, or one with the same exports. */
  readonly rasterizer: string;
  /** Milliseconds that a PNG may wait for a thread by estimate; if it takes longer, it is not begun after twice as many. */
  readonly maxWait: number;
  /** Milliseconds from when a thread begins a PNG until it is given up and the thread is ended. */
  readonly deadline: number;
  /** A PNG was refused or given up, for the reason that its client reads. */
  readonly onRefused?: (reason: string) => void;
  /** There is no rasterizer; told once. The error has the details, which no client reads. */
  readonly onMissing?: (error: Error) => void;
}

/** The rasterizer that the service uses, and beside it `@resvg/resvg-js` of the same version, if that is installed: see native.js. */
export const RESVG = '@resvg/resvg-wasm';

const LATE = 'PNG rasterization took too long';
const FAILED = 'PNG rasterization failed';
const LATER_MS = 5_000;

function stop(): HttpError {
  return retryLater(503, 'Service is stopping', LATER_MS);
}

/** Makes a rasterizer; its threads start with the first PNG. */
export function createRasterizer(options: RasterizerOptions): Rasterizer {
  const { pngThreads, pngQueue, rasterizer, maxWait, deadline, onRefused, onMissing } = options;
  const queue = createQueue({ threads: pngThreads, length: pngQueue, maxWait, onRefused });
  const threads = createThreads({ count: pngThreads, rasterizer, onLoaded: dispatch, onMissing: fail });
  let isMissing = false;
  let isClosed = false;

  function report(error: MissingError): void {
    if (!isMissing) onMissing?.(error);
    isMissing = true;
  }

  function explain(error: unknown): HttpError {
    if (error instanceof MissingError) return new HttpError(501, `PNG rasterization unavailable: ${error.message}`);
    if (isClosed) return stop();
    return retryLater(503, error instanceof LateError ? LATE : FAILED, LATER_MS);
  }

  function fail(error: MissingError): void {
    report(error);
    queue.clear(explain(error));
  }

  function giveUp(picture: Picture, error: unknown): void {
    const isDead = !(error instanceof MissingError || error instanceof LateError);
    // The thread has died. Another one tries once more; if that dies too, the drawing is the cause.
    if (isDead && !picture.isRetry && !isClosed) return queue.putBack(picture);
    const answer = explain(error);
    if (error instanceof MissingError) report(error);
    else if (!isClosed) onRefused?.(answer.message);
    picture.reject(answer);
  }

  async function draw(picture: Picture): Promise<void> {
    try {
      const { png, ms } = await threads.draw(picture.svg, deadline);
      queue.finish(picture, ms);
      picture.resolve(png);
    } catch (error) {
      queue.finish(picture);
      giveUp(picture, error);
    } finally {
      dispatch();
    }
  }

  function dispatch(): void {
    while (threads.hasIdle()) {
      const picture = queue.take();
      if (picture === undefined) return;
      void draw(picture);
    }
  }

  async function rasterize(svg: string, asker: Asker = () => 'here'): Promise<Buffer> {
    if (isClosed) throw stop();
    const png = queue.add(svg, asker);
    threads.start();
    dispatch();
    return png;
  }

  async function warm(): Promise<void> {
    try {
      await threads.load();
    } catch (error) {
      if (error instanceof MissingError) report(error);
      throw explain(error);
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    queue.clear(stop());
    await threads.close();
  }

  const { countWaiting, countBegun: countBusy } = queue;
  return { rasterize, countWaiting, countBusy, isMissing: threads.isMissing, warm, close };
}

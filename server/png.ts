// Converts SVG to PNG on worker threads, so that the main thread stays free to draw SVG.
import { Worker } from 'node:worker_threads';
import { HttpError, retryLater, type Picture, type SvgPicture } from '../lib/http/index.js';
import { rewriteColors } from '../lib/png/colors.js';
import { CARD_FONTS } from './card-fonts.js';
import type { Config } from './config.js';
import { LOAD_RETRY_MS } from './limits.js';
import type { Missing, ThreadData } from './png-worker.js';
import { createQueue, type Caller } from './queue.js';
import { BUILT } from './site.js';

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

/** The default rasterizer. */
export const RESVG = '@resvg/resvg-wasm';

const WORKER = new URL('png-worker.js', BUILT);
/** Cost of parsing the SVG and building its shapes, which does not depend on the size, as a number of pixels. */
const FIXED_PIXELS = 30_000;
/** The font of texts that name none. `toPng` of the library draws the counter of a group in the same one. */
const [{ name: FAMILY }] = CARD_FONTS;
const FAILED = 'PNG rasterization failed';
const LATER_MS = 5_000;

const STOPPING = retryLater(503, 'Service is stopping', LATER_MS);

type Thread = ReturnType<typeof startThread>;

/** A place for a thread, which starts when it is first needed, and again after one has died. */
interface Place {
  thread?: Thread | undefined;
}

/** Starts a thread. Calls `onExit` when it has ended. */
function startThread(rasterizer: string, onExit: () => void) {
  const workerData: ThreadData = { rasterizer, fontFiles: CARD_FONTS.flatMap(({ files }) => files), family: FAMILY };
  const worker = new Worker(WORKER, { name: 'draw', workerData });
  let waiting: { readonly resolve: (message: unknown) => void; readonly reject: (error: unknown) => void } | undefined;
  let cause: unknown;

  /** Resolves with the next message of the thread. The thread keeps the process alive only until then. */
  async function receive<Message>(): Promise<Message> {
    worker.ref();
    try {
      return (await new Promise<unknown>((resolve, reject) => (waiting = { resolve, reject }))) as Message;
    } finally {
      worker.unref();
    }
  }

  worker.on('message', (message: unknown) => waiting?.resolve(message));
  // Without a listener, the process would end.
  worker.on('error', (error) => (cause = error));
  worker.on('exit', (code) => {
    onExit();
    waiting?.reject(cause ?? new Error(`exit code ${code}`));
  });
  const thread = {
    isLoaded: false,
    /** Resolves when the rasterizer is loaded, or with the reason why there is none. Never rejects. */
    loaded: receive<Missing | undefined>().then(
      (missing) => {
        thread.isLoaded = missing === undefined;
        return missing;
      },
      (error: unknown): Missing => ({ missing: 'its thread died while it loaded', cause: error }),
    ),
    /** Draws one picture. Rejects when the thread dies. */
    draw(drawing: SvgPicture): Promise<Uint8Array> {
      worker.postMessage(drawing);
      return receive<Uint8Array>();
    },
    /** Ends the thread when it is loaded: if it is stopped while it loads, an assertion of Node may abort the process. */
    async end(): Promise<void> {
      await thread.loaded;
      await worker.terminate();
    },
  };
  return thread;
}

/** Makes a rasterizer. A thread starts when a drawing finds no free one, and then stays. */
export function createRasterizer(options: RasterizerOptions) {
  const { pngThreads, pngQueue, rasterizer, maxWait, onRefused, onMissing } = options;
  const message = 'PNG queue is full';
  const queue = createQueue({ slots: pngThreads, maxWaiting: pngQueue, maxWaitMs: maxWait, message, onRefused });
  const places = Array.from({ length: pngThreads }, (): Place => ({}));
  /** The places that no drawing uses, those without a thread first. The queue runs as many drawings as there are places. */
  const free = [...places];
  let missing: { readonly error: HttpError; readonly until: number } | undefined;
  let isClosed = false;

  /** Records that the rasterizer cannot be loaded, and returns the error for clients. */
  function setMissing({ missing: reason, cause }: Missing): HttpError {
    const error = new HttpError(501, `PNG rasterization unavailable: ${reason}`);
    if (missing === undefined) onMissing?.(new Error(reason, { cause }));
    missing = { error, until: performance.now() + LOAD_RETRY_MS };
    return error;
  }

  function checkAvailable(): void {
    if (isClosed) throw STOPPING;
    if (missing !== undefined && performance.now() < missing.until) throw missing.error;
  }

  /** Starts the thread of a place if there is none, and waits until it is loaded. */
  async function load(place: Place): Promise<Thread> {
    checkAvailable();
    const thread = (place.thread ??= startThread(rasterizer, () => (place.thread = undefined)));
    const reason = await thread.loaded;
    if (reason === undefined) return thread;
    await thread.end();
    // A new thread may fail to load, for example for lack of memory, while other threads still work.
    throw places.some((other) => other.thread?.isLoaded) ? new Error(reason.missing) : setMissing(reason);
  }

  async function tryMake({ draw, ...size }: Picture): Promise<Buffer> {
    const place = free.pop() as Place;
    try {
      const thread = await load(place);
      missing = undefined;
      const drawn = await thread.draw({ svg: rewriteColors(draw()), ...size });
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    } finally {
      if (place.thread === undefined) free.unshift(place);
      else free.push(place);
    }
  }

  async function make(picture: Picture, isRetry = false): Promise<Buffer> {
    try {
      return await tryMake(picture);
    } catch (error) {
      if (error instanceof HttpError) throw error;
    }
    // The thread has died. Another one tries once; if it dies too, the drawing is the cause.
    if (!isRetry) return make(picture, true);
    checkAvailable();
    onRefused?.(FAILED);
    throw retryLater(503, FAILED, LATER_MS);
  }

  return {
    /**
     * Draws and rasterizes a picture when the queue admits it. Once started, it is finished even if the client closes the
     * connection.
     *
     * @throws HttpError 503 when it cannot start in time or two threads die on it, 501 when there is no rasterizer
     */
    rasterize: (picture: Picture, caller: Caller): Promise<Buffer> =>
      queue.run({ ...caller, cost: picture.width * picture.height + FIXED_PIXELS }, () => make(picture)),
    /** Returns the number of PNGs that wait for a thread. */
    countWaiting: queue.countWaiting,
    /** Returns the number of PNGs that are being drawn, each on its own thread. */
    countBusy: queue.countRunning,
    /** Whether the rasterizer could not be loaded, so that all PNG requests get 501. */
    isMissing: (): boolean => missing !== undefined,
    /** Starts all threads, so that the first requests need not wait. */
    warm: async (): Promise<void> => {
      try {
        await Promise.all(places.map(load));
      } catch (error) {
        if (!isClosed) throw error;
      }
    },
    /** Stops the threads, after those that are loading have loaded. */
    close: async (): Promise<void> => {
      isClosed = true;
      queue.clear(STOPPING);
      await Promise.all(places.map(async ({ thread }) => thread?.end()));
    },
  };
}

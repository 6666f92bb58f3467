// Makes the parts of the service that all routes share (PNGs, limits, queues), once per app. Routes reach them through
// the host.
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { MASCOTS_PER_TURN, retryLater, type Host, type Picture, type Route } from '../lib/http/index.js';
import { createBufferCache } from './cache.js';
import type { Config } from './config.js';
import { createCounter } from './counter.js';
import * as limits from './limits.js';
import { createThrottle, type ThrottledLog } from './log.js';
import type { Metrics } from './metrics.js';
import { createRasterizer, RESVG } from './png.js';
import { createQueue, type Caller, type Job, type WorkQueue } from './queue.js';
import { connectRedis, countInRedis, keepPngsInRedis } from './redis.js';
import { readBaseUrl, readClient, watchClient, type ServiceRequest } from './request.js';

export type ServiceRoute = Route<ServiceRequest, ServiceHost>;

/** The host of the routes of the service. */
export interface ServiceHost extends Host {
  readonly png: {
    make(picture: Picture, request: ServiceRequest, key?: string): Promise<Buffer> | Buffer;
    readonly count: () => number;
  };
  readonly log: Logger;
  /** The log for lines that a client can cause with each request. */
  readonly throttled: ThrottledLog;
  /** Queue of whole galleries, so that few are in memory at a time. Each part of one also waits for its turn to be drawn. */
  readonly galleryQueue: WorkQueue;
  /** Whether the service is shutting down. */
  readonly isLeaving: () => boolean;
  /**
   * Counts a request that calls the license provider.
   *
   * @param name - name of the limit
   * @throws HttpError 429 when the client has sent too many
   */
  limitCalls(name: 'verify' | 'checkout', request: ServiceRequest): Promise<void>;
  /** Returns the client of a request, for the jobs of a queue. */
  callerOf(request: ServiceRequest): Caller;
  /** Draws on the main thread, one drawing after the other. By default, the job is one of {@link MASCOTS_PER_TURN}. */
  drawInTurn<Drawing>(request: ServiceRequest, draw: () => Drawing, job?: Partial<Job>): Promise<Drawing>;
  baseOf(request: ServiceRequest): string;
}

/** Parts that the program and the tests replace. */
export interface Internals {
  /** Module of the rasterizer, with the exports of `@resvg/resvg-wasm`. */
  readonly rasterizer?: string;
  /** Longest estimated wait of a PNG for a thread, in milliseconds. */
  readonly pngWait?: number;
  /** Timeout of a Redis command, in milliseconds. */
  readonly redisTimeout?: number;
  /** Timeout of a call of the license provider, in milliseconds. */
  readonly polarTimeout?: number;
  /** Records metrics. */
  readonly metrics?: Metrics | undefined;
}

/** Makes the host of the routes, and the functions that start and stop its parts. */
export function createHost(config: Config, log: Logger, internals: Internals) {
  const {
    rasterizer: module = RESVG,
    pngWait = limits.MAX_PNG_WAIT_MS,
    redisTimeout = limits.REDIS_TIMEOUT_MS,
    metrics,
  } = internals;
  const { redisUrl, redisSecret: secret, rateLimit: limit } = config;
  const throttled = createThrottle(log);
  const rasterizer = createRasterizer({
    ...config,
    rasterizer: module,
    maxWait: pngWait,
    onRefused: (reason) => throttled.warn(`a PNG was refused: ${reason}`),
    onMissing: (error) => log.error({ err: error }, 'no PNGs: the rasterizer cannot be loaded'),
  });
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, log, redisTimeout);
  const store = redis && keepPngsInRedis(redis, module, secret, () => metrics?.countFallback('png'));
  const pngs = createBufferCache(config.pngCacheMb * 2 ** 20, store, metrics?.countLookup);
  const createCount = redis ? countInRedis(redis, () => metrics?.countFallback('limit')) : createCounter;
  metrics?.watch({
    pngsWaiting: rasterizer.countWaiting,
    threadsBusy: rasterizer.countBusy,
    threads: () => config.pngThreads,
    isPngUp: () => !rasterizer.isMissing(),
    isRedisUp: redis && (() => redis.isUp),
  });

  const onRefused = (reason: string): void => throttled.warn(`a request was refused: ${reason}`);
  const common = { maxWaitMs: limits.MAX_GALLERY_WAIT_MS, onRefused };
  const drawQueue = createQueue({ ...common, slots: 1, maxWaiting: limits.MAX_DRAWINGS_WAITING, message: 'Too busy' });
  const galleryQueue = createQueue({
    ...common,
    slots: 8,
    maxWaiting: limits.MAX_GALLERIES_WAITING,
    message: 'Too many galleries',
  });
  const clientOf = ({ ctx }: ServiceRequest): string => readClient(ctx.req, config.trustProxy);
  const callerOf = (request: ServiceRequest): Caller => {
    return { client: clientOf(request), isGone: watchClient(request.ctx.req) };
  };
  const count = createCount('avatar', limit, limits.MAX_CLIENTS);
  const createCallCounter = (name: string) =>
    createCount(name, limits.PROVIDER_REQUESTS_PER_MINUTE, limits.MAX_PROVIDER_CLIENTS);
  const countCalls = { verify: createCallCounter('verify'), checkout: createCallCounter('checkout') };
  let isLeaving = false;

  const host: ServiceHost = {
    rateLimit: limit === 0 ? undefined : { limit, count: (request: ServiceRequest) => count(clientOf(request)) },
    png: {
      // Each of these steps happens once, in this order: look up, admit, draw, rasterize, keep.
      make(picture, request, key) {
        const caller = callerOf(request);
        const rasterize = (isGone = caller.isGone): Promise<Buffer> =>
          rasterizer.rasterize(picture, { ...caller, isGone });
        return key === undefined ? rasterize() : pngs.getOrCreate(key, caller.isGone, rasterize);
      },
      count: () => pngs.size,
    },
    log,
    throttled,
    galleryQueue,
    isLeaving: () => isLeaving,
    callerOf,
    async limitCalls(name, request) {
      const { msBeforeNext, isOver } = await countCalls[name](clientOf(request));
      if (isOver) throw retryLater(429, 'Rate limit exceeded', msBeforeNext);
    },
    warn: (message) => throttled.warn(message),
    drawInTurn: (request, draw, job) =>
      drawQueue.run({ ...callerOf(request), cost: MASCOTS_PER_TURN, ...job }, async () => {
        // Requests that have already arrived go first. Node accepts one connection in each iteration of the event loop.
        // oxlint-disable-next-line no-await-in-loop -- the iterations follow each other
        for (let iteration = 0; iteration < 8; iteration += 1) await setImmediate();
        return draw();
      }),
    baseOf: ({ ctx }) => readBaseUrl(ctx, config),
  };

  async function close(): Promise<void> {
    throttled.flush();
    redis?.close();
    await rasterizer.close();
  }
  return { host, warm: rasterizer.warm, leave: () => void (isLeaving = true), close };
}

// This file makes, once per application, the services that all routes share (PNGs, limits, queues), and the host
// through which routes get them.
import type { AvatarSettings } from 'navii';
import { MASCOTS_PER_TURN, retryLater, type Host, type Picture, type Route } from 'navii/internals/http';
import type { Logger } from 'pino';
import { createBufferCache } from './cache.js';
import type { Config } from './config.js';
import { createCounter, watchLimits, type Counter, type CreateCounter } from './counter.js';
import { giveWay } from './draw/grid.js';
import * as limits from './limits.js';
import { createThrottle, type ThrottledLog } from './log.js';
import type { Metrics } from './metrics.js';
import { createRasterizer, RESVG, rewriteColors } from './png.js';
import { createQueue, type Job, type WorkQueue } from './queue.js';
import { connectRedis, countInRedis, keepPngsInRedis } from './redis.js';
import { readBaseUrl, readClient, watchClient, type ServiceRequest } from './request.js';

export type ServiceRoute = Route<ServiceRequest, ServiceHost>;

/** The host of the routes of the service. */
export interface ServiceHost extends Host {
  readonly png: {
    readonly rewriteColors: (settings: AvatarSettings) => AvatarSettings;
    make(picture: Picture, request: ServiceRequest, key?: string): Promise<Buffer> | Buffer;
    readonly count: () => number;
  };
  readonly log: Logger;
  /** The log, for lines that a stranger can cause. */
  readonly throttled: ThrottledLog;
  /** Drawings that take long on the main thread, one after the other. */
  readonly turns: WorkQueue;
  /** Queue of whole galleries, a few of which are drawn at a time; each slice of one waits in `turns` again. */
  readonly galleries: WorkQueue;
  /** Why balancers should send no requests, in the words of `/readyz`; `undefined` when they should. */
  readonly findProblem: () => string | undefined;
  /**
   * Counts a request that makes us call the license provider.
   *
   * @param name - of the limit
   * @throws HttpError 429 when a client has sent too many
   */
  limitCalls(name: 'verify' | 'checkout', request: ServiceRequest): Promise<void>;
  /** The job of a request, for a queue. */
  jobOf(request: ServiceRequest, cost: number): Required<Job>;
  takeTurn(request: ServiceRequest): Promise<void>;
  baseOf(request: ServiceRequest): string;
}

/** Parts that the program and tests put in the place of the service's own. */
export interface Internals {
  /** Module that rasterizes, with the exports of `@resvg/resvg-wasm`. */
  readonly rasterizer?: string;
  /** Milliseconds that a PNG may wait for a thread. One that would wait longer, as far as can be told, is refused at once. */
  readonly pngWait?: number;
  /** Milliseconds that a request waits for Redis each time it asks. */
  readonly redisTimeout?: number;
  /** Milliseconds that a call of the license provider may take. */
  readonly polarTimeout?: number;
  /** Records what happens, as figures for an operator. */
  readonly metrics?: Metrics;
  /** Counts requests per client, where this process is not the only one that answers them. */
  readonly createCounter?: CreateCounter;
}

/** Why balancers should send no requests to this process. */
export const PROBLEMS = { leaving: 'Shutting down', missing: 'PNG rasterization unavailable' } as const;

/** Makes the host of the routes, and functions for its beginning and its end. */
export function createServices(config: Config, log: Logger, internals: Internals) {
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
  const countHere = internals.createCounter ?? createCounter;
  const countAll = redis ? countInRedis(redis, countHere, () => metrics?.countFallback('limit')) : countHere;
  const createWatched = metrics ? watchLimits(countAll, metrics.countLimited) : countAll;
  metrics?.watch({
    pngsWaiting: () => rasterizer.waiting,
    threadsBusy: () => rasterizer.busy,
    threads: () => config.pngThreads,
    isRedisUp: redis && (() => redis.isUp),
  });

  const onRefused = (reason: string): void => throttled.warn(`a request was refused: ${reason}`);
  const ofPages = { maxWaitMs: limits.MAX_GALLERY_WAIT_MS, onRefused };
  const turns = createQueue({ ...ofPages, slots: 1, maxWaiting: limits.MAX_TURNS_WAITING, line: 'Too busy' });
  const galleries = createQueue({
    ...ofPages,
    slots: 8,
    slotsPerClient: 2,
    maxWaiting: limits.MAX_GALLERIES_WAITING,
    line: 'Too many galleries',
  });
  const clientOf = ({ ctx }: ServiceRequest): string => readClient(ctx.req, config.trustProxy);
  const jobOf = (request: ServiceRequest, cost: number): Required<Job> => {
    return { client: clientOf(request), cost, presence: watchClient(request.ctx.req) };
  };
  const count = createWatched('avatar', limit, limits.MAX_CLIENTS);
  const calls = new Map<string, Counter>();
  let isLeaving = false;

  const host: ServiceHost = {
    rateLimit: limit === 0 ? undefined : { limit, count: (request: ServiceRequest) => count(clientOf(request)) },
    png: {
      rewriteColors,
      make({ draw, ...size }, request, key) {
        const kept = key === undefined ? undefined : pngs.get(key);
        if (kept !== undefined) return kept;
        const job = jobOf(request, size.width * size.height);
        const rasterize = (presence = job.presence): Promise<Buffer> =>
          rasterizer.rasterize({ svg: draw(), ...size }, { ...job, presence });
        return key === undefined ? rasterize() : pngs.getOrCreate(key, job.presence, rasterize);
      },
      count: () => pngs.size,
    },
    log,
    throttled,
    turns,
    galleries,
    findProblem() {
      if (isLeaving) return PROBLEMS.leaving;
      if (!rasterizer.isMissing()) return undefined;
      // Balancers send no PNG requests while this says that PNGs are missing, so the service itself tries here whether
      // the rasterizer has come back.
      rasterizer.warm().catch(() => undefined);
      return PROBLEMS.missing;
    },
    jobOf,
    async limitCalls(name, request) {
      const counter =
        calls.get(name) ?? createWatched(name, limits.PROVIDER_REQUESTS_PER_MINUTE, limits.MAX_PROVIDER_CLIENTS);
      calls.set(name, counter);
      const { msBeforeNext, isOver } = await counter(clientOf(request));
      if (isOver) throw retryLater(429, 'Rate limit exceeded', msBeforeNext);
    },
    warn: (message) => throttled.warn(message),
    takeTurn: (request) => turns.run(jobOf(request, MASCOTS_PER_TURN), giveWay),
    baseOf: ({ ctx }) => readBaseUrl(ctx, config),
  };

  async function close(): Promise<void> {
    throttled.flush();
    redis?.close();
    await rasterizer.close();
  }
  return { host, warm: rasterizer.warm, leave: () => void (isLeaving = true), close };
}

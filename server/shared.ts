// What processes have in common: the limits, and finished PNGs.
import type { Logger } from 'pino';
import { createBufferCache, type BufferCache } from './cache.js';
import type { Config } from './config.js';
import type { Metrics } from './metrics/metrics.js';
import { createCounter as createLocalCounter, type CreateCounter } from './scale/counter.js';
import { countInRedis } from './scale/redis-counter.js';
import { keepPngsInRedis } from './scale/redis-pngs.js';
import { connectRedis, type Redis } from './scale/redis.js';
import { watchLimits } from './scale/watch-limits.js';

/** How they are shared. */
interface SharedOptions {
  /** Counts where Redis does not. */
  readonly createCounter: CreateCounter | undefined;
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
  /** Module that rasterizes. */
  readonly rasterizer: string;
  /** Milliseconds that a request waits for Redis each time it asks. */
  readonly redisTimeout: number;
}

/** What processes have in common. */
interface Shared {
  readonly createCounter: CreateCounter;
  readonly pngs: BufferCache;
  readonly redis: Redis | undefined;
}

/** Sets up what processes have in common: in Redis where there is one, else in this process. */
export function createShared(
  { redisUrl, pngCacheMb }: Pick<Config, 'redisUrl' | 'pngCacheMb'>,
  { createCounter = createLocalCounter, log, metrics, rasterizer, redisTimeout }: SharedOptions,
): Shared {
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl, log, redisTimeout);
  const count = redis ? countInRedis(redis, createCounter, () => metrics?.countFallback('limit')) : createCounter;
  const store = redis && keepPngsInRedis(redis, rasterizer, () => metrics?.countFallback('png'));
  return {
    createCounter: metrics ? watchLimits(count, metrics.countLimited) : count,
    pngs: createBufferCache(pngCacheMb * 2 ** 20, store, metrics?.countLookup),
    redis,
  };
}

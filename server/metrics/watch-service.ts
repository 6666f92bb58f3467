// What the figures say about a service at the moment they are asked for.
import type { Config } from '../config.js';
import type { Rasterizer } from '../png.js';
import type { Redis } from '../scale/redis.js';
import type { Metrics } from './metrics.js';

/** Lets the figures look at threads, queue and Redis. */
export function watchService(
  metrics: Metrics,
  { pngThreads }: Pick<Config, 'pngThreads'>,
  rasterizer: Pick<Rasterizer, 'waiting' | 'busy'>,
  redis: Redis | undefined,
): void {
  metrics.watch({
    pngsWaiting: () => rasterizer.waiting,
    threadsBusy: () => rasterizer.busy,
    threads: () => pngThreads,
    isRedisUp: redis && (() => redis.isUp),
  });
}

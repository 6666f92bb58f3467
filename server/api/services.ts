// What routes share.
import type { BufferCache } from '../cache.js';
import type { Config } from '../config.js';
import type { CreateCounter } from '../counter.js';
import type { TakeTurn } from '../http/turns.js';
import type { ThrottledLog } from '../log.js';
import type { Rasterizer } from '../raster/pool.js';

/** Made once per app, shared by its routes. */
export interface Services {
  readonly config: Config;
  /** The log, for what a stranger can cause. */
  readonly throttled: ThrottledLog;
  readonly rasterizer: Rasterizer;
  readonly pngs: BufferCache;
  /** For limits of requests per client. */
  readonly createCounter: CreateCounter;
  /** For what takes long on the main thread. */
  readonly takeTurn: TakeTurn;
  /** Why balancers should send no requests, in the words of `/readyz`; `undefined` when they should. */
  readonly findProblem: () => string | undefined;
}

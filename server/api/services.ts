// What routes share.
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { PngCache } from '../raster/cache.js';
import type { Rasterizer } from '../raster/pool.js';

/** Made once per app, shared by its routes. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly rasterizer: Rasterizer;
  readonly pngs: PngCache;
  /** Whether balancers should send requests; it is no more when the service is about to end. */
  readonly readiness: { readonly isReady: boolean };
}

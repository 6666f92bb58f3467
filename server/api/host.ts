// What the routes of the API need of this process: its limits, its threads for PNGs, its log.
import type { Context } from 'koa';
import type { Host } from 'navii/internals/http';
import { readBaseUrl } from '../http/base-url.js';
import { readClient } from '../http/client.js';
import { watchClient, type Asker } from '../http/presence.js';
import { createRateLimit } from '../http/rate-limit.js';
import { MAX_CLIENTS } from '../limits.js';
import { rewriteColors } from '../png.js';
import type { Services } from './services.js';

/** Makes the host of the routes. */
export function createHost({ config, throttled, rasterizer, pngs, createCounter, takeTurn }: Services): Host<Context> {
  return {
    rateLimit: createRateLimit(createCounter('avatar', config.rateLimit, MAX_CLIENTS), config),
    png: {
      rewriteColors,
      make(draw, { req }, key) {
        const rasterize = (presence: Asker): Promise<Buffer> =>
          rasterizer.rasterize(draw(), { client: readClient(req, config.trustProxy), presence });
        const asker = watchClient(req);
        return key === undefined ? rasterize(asker) : (pngs.get(key) ?? pngs.getOrCreate(key, asker, rasterize));
      },
      count: () => pngs.size,
    },
    warn: (message) => throttled.warn(message),
    takeTurn,
    baseOf: (ctx) => readBaseUrl(ctx, config),
  };
}

// GET /og/avatar/:seed.png: the card of a share page.
import type { Context } from 'koa';
import type Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue, readAvatarOptions } from 'navii';
import { listSharedOptions } from 'navii/internals';
import {
  CACHE,
  describeGet,
  describeTable,
  DRAWING,
  HttpError,
  RATE_DESCRIPTIONS,
  RATED,
  readSeedPath,
  valuesOfQuery,
  type RateLimit,
} from 'navii/internals/http';
import { readClient } from '../http/client.js';
import { watchClient, type Asker } from '../http/presence.js';
import { countRequests } from '../http/rate-limit.js';
import { sendSitePicture } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { CARD_PREFIX, drawShareCard } from '../pages/share-card.js';
import { checkSeed, REFUSED, SEED } from '../pages/share-seed.js';
import { rewriteColors } from '../png.js';
import type { Services } from './services.js';

export const shareCardEndpoint = describeGet(
  'shareCard',
  [`${CARD_PREFIX}:seed.png`],
  'The Open Graph card of the page about one mascot, 1200 × 630. Its requests count as those of avatars do.',
  {
    parameters: describeTable(AVATAR_OPTIONS),
    segments: { seed: SEED },
    answers: {
      200: { ...DRAWING, headers: { ...DRAWING.headers, ...RATE_DESCRIPTIONS } },
      400: { ...REFUSED, headers: RATE_DESCRIPTIONS },
      ...RATED,
    },
  },
);

/**
 * Serves the cards of share pages.
 *
 * @param rateLimit - that of avatars, so that both count together
 */
export function createShareCardRouter(
  { config, rasterizer, pngs }: Pick<Services, 'config' | 'rasterizer' | 'pngs'>,
  rateLimit: RateLimit<Context> | undefined,
): Router {
  const router = createRouter();

  router.get(/^\/og\/avatar(?:\/|$)/, countRequests(rateLimit), async (ctx) => {
    const { seed: given, isPng } = readSeedPath(ctx.path, CARD_PREFIX);
    if (!isPng && given !== '') throw new HttpError(404, 'Not found');
    const seed = checkSeed(given);
    const settings = rewriteColors(readAvatarOptions(valuesOfQuery(new URLSearchParams(ctx.querystring)), catalogue));
    const client = readClient(ctx.req, config.trustProxy);
    const rasterize = (presence: Asker) => rasterizer.rasterize(drawShareCard(seed, settings), { client, presence });
    // Keys of avatars begin with a brace, and paths have no space.
    const key = `card ${JSON.stringify(listSharedOptions(settings))}${seed}`;
    sendSitePicture(ctx, await pngs.getOrCreate(key, watchClient(ctx.req), rasterize));
    // The drawing changes with the version, as other cards do; there is no end of seeds.
    ctx.set('cache-control', CACHE.day);
    ctx.set('x-robots-tag', 'noindex');
  });
  return router;
}

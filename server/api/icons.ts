// Icons and cards (SPEC §4.4).
import type Router from 'koa-router';
import { CACHE, describeGet, describeLine, DRAWING } from 'navii/internals/http';
import { readClient } from '../http/client.js';
import { watchClient, type Asker } from '../http/presence.js';
import { sendSitePicture } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { drawFavicon, listCards } from '../pages/cards.js';
import type { Services } from './services.js';

export const imageEndpoints = [
  describeGet('favicon', ['/favicon.svg'], 'The favicon.', { answers: { 200: DRAWING } }),
  describeGet('oldFavicon', ['/favicon.ico'], 'The old name of the favicon.', {
    answers: { 301: { description: 'Where the favicon is.', headers: { location: 'Its path.' } } },
  }),
  describeGet('touchIcon', ['/apple-touch-icon.png'], 'The icon for home screens, 180 × 180.', {
    answers: { 200: DRAWING },
  }),
  describeGet('linkCard', ['/og.png'], 'The Open Graph card of the site, 1200 × 630.', { answers: { 200: DRAWING } }),
  describeGet('releaseCard', ['/og/blog/v:version.png'], 'The Open Graph card of a release, 1200 × 630.', {
    segments: {
      version: {
        values: 'version of a release',
        default: 'required',
        description: 'As the changelog writes it.',
        schema: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' },
      },
    },
    answers: { 200: DRAWING, 404: describeLine('Not found') },
  }),
];

/**
 * Serves icons and cards.
 *
 * @param versions - releases that have a card
 */
export function createImagesRouter({ config, rasterizer, pngs }: Services, versions: readonly string[]): Router {
  const router = createRouter();
  for (const [path, draw] of listCards(versions)) {
    router.get(path, async (ctx) => {
      // Keys of avatars begin with a brace, so a path never equals one.
      const client = readClient(ctx.req, config.trustProxy);
      const rasterize = (presence: Asker) => rasterizer.rasterize(draw(), { client, presence });
      sendSitePicture(ctx, await pngs.getOrCreate(path, watchClient(ctx.req), rasterize));
    });
  }
  router.get('/favicon.svg', (ctx) => sendSitePicture(ctx, drawFavicon()));
  router.get('/favicon.ico', (ctx) => {
    ctx.redirect('/favicon.svg');
    ctx.status = 301;
    ctx.set('cache-control', CACHE.day);
  });
  return router;
}

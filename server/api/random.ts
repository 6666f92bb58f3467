// GET /random[.svg|.png] (SPEC §4.2).
import Router from 'koa-router';
import { AVATAR_OPTIONS, random } from '../../lib/index.js';
import { cors } from '../http/cors.js';
import { readAvatarQuery } from '../http/query.js';
import { CACHE, sendPng, sendSvg } from '../http/respond.js';
import { toPngSettings } from '../raster/png-settings.js';
import { describeGet, describeTable } from './endpoint.js';
import type { Services } from './services.js';

export const randomEndpoint = describeGet(
  'random',
  ['/random', '/random.svg', '/random.png'],
  'The mascot of a new random seed, returned in x-service-seed.',
  {
    parameters: describeTable(AVATAR_OPTIONS),
    answers: {
      200: {
        description: 'The image.',
        type: 'image/svg+xml',
        headers: { 'x-service-seed': 'The seed that was drawn.' },
      },
    },
  },
);

/** Serves avatars of new seeds. */
export function createRandomRouter({ rasterizer }: Pick<Services, 'rasterizer'>): Router {
  const router = new Router({ sensitive: true, strict: true });
  const open = cors('x-service-seed');
  router.get(['/random', '/random.svg'], open, (ctx) => {
    const { seed, svg } = random(readAvatarQuery(ctx));
    sendSvg(ctx, svg, CACHE.never);
    ctx.set('x-service-seed', seed);
  });
  // Not kept: nobody will draw this seed's second picture.
  router.get('/random.png', open, async (ctx) => {
    const { seed, svg } = random(toPngSettings(readAvatarQuery(ctx)));
    sendPng(ctx, await rasterizer.rasterize(svg), CACHE.never);
    ctx.set('x-service-seed', seed);
  });
  return router;
}

// GET /random[.svg|.png] (SPEC §4.2).
import { randomUUID } from 'node:crypto';
import type Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue } from 'navii';
import { drawSeed } from 'navii/internals';
import { cors } from '../http/cors.js';
import { watchClient } from '../http/presence.js';
import { readAvatarQuery } from '../http/query.js';
import { CACHE, sendPng, sendSvg } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { toPngSettings } from '../raster/png-settings.js';
import { BUSY, describeGet, describeTable, DRAWING } from './endpoint.js';
import type { Services } from './services.js';

export const randomEndpoint = describeGet(
  'random',
  ['/random', '/random.svg', '/random.png'],
  'The mascot of a new random seed, returned in x-service-seed.',
  {
    parameters: describeTable(AVATAR_OPTIONS),
    answers: {
      200: { ...DRAWING, headers: { 'x-service-seed': 'The seed that was drawn.' } },
      503: BUSY,
    },
  },
);

/** Serves avatars of new seeds. */
export function createRandomRouter({ rasterizer }: Pick<Services, 'rasterizer'>): Router {
  const router = createRouter();
  const exposeSeed = cors('x-service-seed');
  router.get(['/random', '/random.svg'], exposeSeed, (ctx) => {
    const seed = randomUUID();
    sendSvg(ctx, drawSeed(seed, readAvatarQuery(ctx), catalogue), CACHE.never);
    ctx.set('x-service-seed', seed);
  });
  // Not through the PNG cache: this seed will hardly be asked for again.
  router.get('/random.png', exposeSeed, async (ctx) => {
    const seed = randomUUID();
    const svg = drawSeed(seed, toPngSettings(readAvatarQuery(ctx)), catalogue);
    sendPng(ctx, await rasterizer.rasterize(svg, watchClient(ctx.req)), CACHE.never);
    ctx.set('x-service-seed', seed);
  });
  return router;
}

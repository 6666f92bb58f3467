// GET /avatar/:seed[.svg|.png] (SPEC §4.1).
import type Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue } from 'navii';
import { drawSeed, isEmail } from 'navii/internals';
import { cors } from '../http/cors.js';
import { HttpError } from '../http/http-error.js';
import { watchClient, type Asker } from '../http/presence.js';
import { readAvatarQuery } from '../http/query.js';
import { RATE_HEADERS, rateLimit } from '../http/rate-limit.js';
import { sendPng, sendSvg } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { MAX_CLIENTS } from '../limits.js';
import { toPngSettings } from '../raster/png-settings.js';
import { BUSY, describeGet, describeLine, describeTable, DRAWING } from './endpoint.js';
import { readSeedPath } from './seed-path.js';
import type { Services } from './services.js';

const PREFIX = '/avatar/';
const RATE_DESCRIPTIONS = {
  [RATE_HEADERS.limit]: 'Requests in a window.',
  [RATE_HEADERS.remaining]: 'Requests left in this one.',
  [RATE_HEADERS.reset]: 'When it ends, in seconds of the Unix epoch.',
};
const EXPOSED = ['x-service-warning', ...Object.values(RATE_HEADERS), 'retry-after'].join(', ');

export const avatarEndpoint = describeGet(
  'avatar',
  ['/avatar/:seed', '/avatar/:seed.svg', '/avatar/:seed.png'],
  'The mascot of a seed: equal seeds and options give equal bytes.',
  {
    parameters: describeTable(AVATAR_OPTIONS),
    segments: {
      seed: {
        values: 'text, not empty',
        default: 'required',
        description: 'Seed, percent-encoded; slashes may stand as they are.',
        schema: { type: 'string', minLength: 1 },
      },
    },
    answers: {
      200: {
        ...DRAWING,
        headers: { ...DRAWING.headers, 'x-service-warning': 'The seed is an e-mail address.', ...RATE_DESCRIPTIONS },
      },
      400: describeLine('seed required', RATE_DESCRIPTIONS),
      429: describeLine('Rate limit exceeded', {
        ...RATE_DESCRIPTIONS,
        'retry-after': 'Seconds until the window resets.',
      }),
      503: { ...BUSY, headers: { ...BUSY.headers, ...RATE_DESCRIPTIONS } },
    },
  },
);

/** Serves avatars. */
export function createAvatarRouter({ config, throttled, rasterizer, pngs, createCounter }: Services): Router {
  const router = createRouter();
  const count = createCounter('avatar', config.rateLimit, MAX_CLIENTS);
  // CORS comes first, so that scripts can read the headers of a 429 too.
  router.get(['/avatar', '/avatar/', '/avatar/*seed'], cors(EXPOSED), rateLimit(count, config), async (ctx) => {
    const { seed, isPng } = readSeedPath(ctx.path, PREFIX);
    if (seed === '') throw new HttpError(400, 'seed required');
    if (isEmail(seed)) {
      ctx.set('x-service-warning', 'plaintext-email-seed; hash with seedFromEmail()');
      // Never the address itself.
      throttled.warn('an e-mail address was used as a seed; hash it with seedFromEmail()');
    }
    const settings = readAvatarQuery(ctx);
    if (!isPng) return sendSvg(ctx, drawSeed(seed, settings, catalogue));
    const pngSettings = toPngSettings(settings);
    const rasterize = (askers: Asker) => rasterizer.rasterize(drawSeed(seed, pngSettings, catalogue), askers);
    return sendPng(ctx, await pngs.getOrCreate(JSON.stringify([seed, pngSettings]), watchClient(ctx.req), rasterize));
  });
  return router;
}

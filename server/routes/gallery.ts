// GET /gallery: many mascots at once, complete without JavaScript (SPEC §4.4).
import Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue, createAvatar, readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { integer, line } from '../../lib/readers.js';
import { describeGet, describeTable } from '../endpoint.js';
import { GALLERY_CSS, renderGallery } from '../gallery-page.js';
import { hashSource, setPageHeaders } from '../middleware/page-headers.js';
import { queryOf, valuesOfQuery } from '../query.js';
import { CACHE } from '../respond.js';

const COUNT = { min: 1, max: 500, fallback: 96 };
const PREFIX = { length: 100, fallback: 'user' };

export const galleryEndpoint = describeGet('gallery', ['/gallery'], 'A page of many mascots.', {
  count: {
    values: `integer, ${COUNT.min}–${COUNT.max}`,
    default: String(COUNT.fallback),
    description: 'Mascots on the page.',
  },
  prefix: {
    values: `text, at most ${PREFIX.length} characters`,
    default: PREFIX.fallback,
    description: 'What the seeds begin with; a hyphen and a number follow.',
  },
  ...describeTable(AVATAR_OPTIONS),
});

function drawCell(seed: string, settings: AvatarSettings): { seed: string; svg: string } {
  return { seed, svg: createAvatar(seed, settings) };
}

/** The avatar options of a query, with its `?`; what is empty says nothing. */
function keepOptions(query: URLSearchParams): string {
  const kept = [...query].filter(([name, value]) => Object.hasOwn(AVATAR_OPTIONS, name) && value !== '');
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

/** Serves the gallery. */
export function createGalleryRouter(): Router {
  const router = new Router({ sensitive: true, strict: true });
  router.get('/gallery', setPageHeaders([hashSource(GALLERY_CSS)]), (ctx) => {
    const query = queryOf(ctx);
    const valueOf = valuesOfQuery(query);
    const count = integer(valueOf('count'), COUNT) ?? COUNT.fallback;
    const prefix = line(valueOf('prefix'), PREFIX.length) ?? PREFIX.fallback;
    const settings = readAvatarOptions(valueOf, catalogue);
    const cells = Array.from({ length: count }, (_, i) => drawCell(`${prefix}-${i}`, settings));
    ctx.body = renderGallery({ count, prefix, settings, cells, search: keepOptions(query) });
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('cache-control', CACHE.asked);
  });
  return router;
}

// GET /gallery: the site's page with the mascots that the query asks for, complete without JavaScript (SPEC §4.4).
import type Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue, readAvatarOptions } from 'navii';
import { GALLERY_OPTIONS, readGallery } from 'navii/internals';
import { BUSY, CACHE, describeGet, describeTable, valuesOfQuery } from 'navii/internals/http';
import { createBufferCache } from '../cache.js';
import { pageHeaders } from '../http/page-headers.js';
import { watchClient } from '../http/presence.js';
import { createRouter } from '../http/router.js';
import { GALLERY_CACHE_BYTES } from '../limits.js';
import { createGridPainter, type GalleryRequest } from './grid.js';

/** The page where the site is not built. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery · Navii</title></head>' +
  '<body><main><h1>Gallery</h1><ul data-grid></ul></main>' +
  '<template data-cell><li>{svg}<span>{seed}</span></li></template></body></html>';

export const galleryEndpoint = describeGet('gallery', ['/gallery'], 'A page of many mascots.', {
  parameters: {
    ...describeTable(GALLERY_OPTIONS),
    ...describeTable(AVATAR_OPTIONS),
  },
  answers: { 200: { description: 'The page.', type: 'text/html' }, 503: BUSY },
});

function readRequest(query: URLSearchParams): GalleryRequest {
  const valueOf = valuesOfQuery(query);
  return { gallery: readGallery(valueOf, catalogue), avatars: readAvatarOptions(valueOf, catalogue) };
}

/**
 * Serves the gallery.
 *
 * @param page - HTML with a list marked `data-grid`, whose items are replaced, and a template of such an item marked
 * `data-cell`; without a query it is left to the router of the pages. `undefined` stands for a bare one
 */
export function createGalleryRouter(page?: string): Router {
  const router = createRouter();
  const html = page ?? BARE_PAGE;
  const parts = html.split(/(?<=<ul[^>]*\sdata-grid[^>]*>)[^]*?(?=<\/ul>)/).map((part) => Buffer.from(part));
  const [before = Buffer.alloc(0), after = Buffer.alloc(0)] = parts;
  const [, template = ''] = /<template data-cell>([^]*?)<\/template>/.exec(html) ?? [];
  const paint = createGridPainter(template);
  const kept = createBufferCache(GALLERY_CACHE_BYTES);

  router.get('/gallery', pageHeaders(), async (ctx, next) => {
    const query = new URLSearchParams(ctx.querystring);
    // The built page has these cells already, and was compressed by the build.
    if (page !== undefined && query.size === 0) {
      await next();
      return;
    }
    const asked = readRequest(query);
    const body = await kept.getOrCreate(JSON.stringify(asked), watchClient(ctx.req), async (askers) =>
      Buffer.concat([before, await paint(asked, askers), after]),
    );
    ctx.body = body;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('cache-control', CACHE.revalidate);
  });
  return router;
}

// GET /gallery: the site's page with the mascots that the query asks for, complete without JavaScript (SPEC §4.4).
import type Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue, readAvatarOptions } from 'navii';
import { GALLERY_OPTIONS, readGallery } from 'navii/internals';
import { BUSY, CACHE, describeGet, describeTable, keepByAddress, valuesOfQuery } from 'navii/internals/http';
import { createBufferCache } from '../cache.js';
import type { Config } from '../config.js';
import { readBaseUrl } from '../http/base-url.js';
import type { PageHeaders } from '../http/page-headers.js';
import { watchClient } from '../http/presence.js';
import { createRouter } from '../http/router.js';
import { GALLERY_CACHE_BYTES, MAX_PAGE_ADDRESSES } from '../limits.js';
import { setBase } from './absolute.js';
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

/** What stands before and after the cells of a page. */
function splitPage(html: string): { before: Buffer; after: Buffer } {
  // The script of the page finds the cells between two marks, as it finds each of them.
  const [, before = '', after = ''] =
    /^([^]*?<ul[^>]*\sdata-grid[^>]*>(?:<!--lit-part-->)?)[^]*?((?:<!--\/lit-part-->)?<\/ul>[^]*)$/.exec(html) ?? [];
  return { before: Buffer.from(before), after: Buffer.from(after) };
}

/**
 * Serves the gallery.
 *
 * @param page - HTML with a list marked `data-grid`, whose items are replaced, and a template of such an item marked
 * `data-cell`; without a query it is left to the router of the pages. `undefined` stands for a bare one
 * @param headers - of pages
 */
export function createGalleryRouter(
  page: string | undefined,
  headers: PageHeaders,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): Router {
  const router = createRouter();
  const html = page ?? BARE_PAGE;
  const splitFor = keepByAddress((base) => splitPage(setBase(html, base)), MAX_PAGE_ADDRESSES);
  const [, template = ''] = /<template data-cell>([^]*?)<\/template>/.exec(html) ?? [];
  const paint = createGridPainter(template);
  const kept = createBufferCache(GALLERY_CACHE_BYTES);

  router.get('/gallery', async (ctx, next) => {
    const query = new URLSearchParams(ctx.querystring);
    // The built page has these cells already.
    if (page !== undefined && query.size === 0) {
      await next();
      return;
    }
    const asked = readRequest(query);
    const base = readBaseUrl(ctx, config);
    const { before, after } = splitFor(base);
    const key = JSON.stringify([base, asked]);
    ctx.body = await kept.getOrCreate(key, watchClient(ctx.req), async (askers) =>
      Buffer.concat([before, await paint(asked, askers), after]),
    );
    ctx.type = 'text/html; charset=utf-8';
    ctx.set(headers);
    ctx.set('cache-control', CACHE.revalidate);
  });
  return router;
}

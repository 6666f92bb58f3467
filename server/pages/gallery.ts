// GET /gallery: the site's page with the mascots that the query asks for, complete without JavaScript (SPEC §4.4).
import type Router from 'koa-router';
import { drawSeed } from '../../lib/engine.js';
import { fillCell, listGallerySeeds, readGallery } from '../../lib/gallery.js';
import { AVATAR_OPTIONS, catalogue, readAvatarOptions } from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { describeGet, describeTable } from '../api/endpoint.js';
import { pageHeaders } from '../http/page-headers.js';
import { queryOf, valuesOfQuery } from '../http/query.js';
import { CACHE } from '../http/respond.js';
import { createRouter } from '../http/router.js';

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
  answers: { 200: { description: 'The page.', type: 'text/html' } },
});

function renderGrid(query: URLSearchParams, template: string): string {
  const valueOf = valuesOfQuery(query);
  const settings = readAvatarOptions(valueOf, catalogue);
  // Hundreds of links repeat the options: only those that are not their defaults, in their shortest form.
  const options = listNonDefaults(settings);
  return listGallerySeeds(readGallery(valueOf))
    .map((seed) => {
      const link = new URLSearchParams([['seed', seed], ...options]).toString();
      return fillCell(template, { seed, query: link, svg: drawSeed(seed, settings, catalogue) });
    })
    .join('');
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
  const [before = '', after = ''] = html.split(/(?<=<ul[^>]*\sdata-grid[^>]*>)[^]*?(?=<\/ul>)/);
  const [, template = ''] = /<template data-cell>([^]*?)<\/template>/.exec(html) ?? [];
  router.get('/gallery', pageHeaders(), async (ctx, next) => {
    const query = queryOf(ctx);
    // The built page has these cells already, and was compressed by the build.
    if (page !== undefined && query.size === 0) {
      await next();
      return;
    }
    ctx.body = before + renderGrid(query, template) + after;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('cache-control', CACHE.revalidate);
  });
  return router;
}

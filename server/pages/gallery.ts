// GET /gallery: the site's page with the mascots that the query asks for, complete without JavaScript (SPEC §4.4).
import Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue, createAvatar, readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { listNonDefaults, readOptions } from '../../lib/options/read.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { escapeXml } from '../../lib/render/svg.js';
import { describeGet, describeTable } from '../api/endpoint.js';
import { setPageHeaders } from '../http/page-headers.js';
import { queryOf, valuesOfQuery } from '../http/query.js';
import { CACHE } from '../http/respond.js';

/** Where the site is not built. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery · Navii</title></head>' +
  '<body><main><h1>Gallery</h1><ul data-grid></ul></main></body></html>';

export const galleryEndpoint = describeGet('gallery', ['/gallery'], 'A page of many mascots.', {
  parameters: {
    ...describeTable(GALLERY_OPTIONS),
    ...describeTable(AVATAR_OPTIONS),
  },
  answers: { 200: { description: 'The page.', type: 'text/html' } },
});

/** The shortest query that gives the settings back, with its `?`: hundreds of links hold it, so nothing else may. */
function writeQuery(settings: AvatarSettings): string {
  const query = new URLSearchParams(listNonDefaults(settings)).toString();
  return query === '' ? '' : `?${query}`;
}

function renderCell(seed: string, settings: AvatarSettings, search: string): string {
  const href = escapeXml(`/avatar/${encodeURIComponent(seed)}${search}`);
  const name = escapeXml(seed);
  return `<li><a href="${href}" aria-label="${name}">${createAvatar(seed, settings)}</a><span>${name}</span></li>`;
}

function renderGrid(query: URLSearchParams): string {
  const valueOf = valuesOfQuery(query);
  const { count, prefix } = readOptions(GALLERY_OPTIONS, valueOf, catalogue);
  const settings = readAvatarOptions(valueOf, catalogue);
  const search = writeQuery(settings);
  return Array.from({ length: count }, (_, i) => renderCell(`${prefix}-${i}`, settings, search)).join('');
}

/**
 * Serves the gallery.
 *
 * @param page - HTML with a list marked `data-grid`, whose items are replaced, and which is left to the router of the
 * pages for those who ask for nothing in particular; `undefined` stands for a bare one
 */
export function createGalleryRouter(page?: string): Router {
  const router = new Router({ sensitive: true, strict: true });
  const [before = '', after = ''] = (page ?? BARE_PAGE).split(/(?<=<ul[^>]*\sdata-grid[^>]*>)[^]*?(?=<\/ul>)/);
  router.get('/gallery', setPageHeaders(), async (ctx, next) => {
    const query = queryOf(ctx);
    // A page of the site has its own grid, with more in each cell, and is compressed already.
    if (page !== undefined && query.size === 0) {
      await next();
      return;
    }
    ctx.body = before + renderGrid(query) + after;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('cache-control', CACHE.asked);
  });
  return router;
}

// GET /gallery: the site's page with the mascots that the query asks for, complete without JavaScript (SPEC §4.4).
import Router from 'koa-router';
import { AVATAR_OPTIONS, catalogue, createAvatar, readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { integer, line } from '../../lib/readers.js';
import { escapeXml } from '../../lib/svg.js';
import { describeGet, describeTable } from '../endpoint.js';
import { setPageHeaders } from '../middleware/page-headers.js';
import { queryOf, valuesOfQuery } from '../query.js';
import { CACHE } from '../respond.js';

const COUNT = { min: 1, max: 500, fallback: 96 };
const PREFIX = { length: 100, fallback: 'user' };

/** Where the site is not built. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery · Navii</title></head>' +
  '<body><main><h1>Gallery</h1><ul data-grid></ul></main></body></html>';

export const galleryEndpoint = describeGet('gallery', ['/gallery'], 'A page of many mascots.', {
  parameters: {
    count: {
      values: `integer, ${COUNT.min}–${COUNT.max}`,
      default: String(COUNT.fallback),
      description: 'Mascots on the page.',
      schema: { type: 'integer', minimum: COUNT.min, maximum: COUNT.max, default: COUNT.fallback },
    },
    prefix: {
      values: `text, at most ${PREFIX.length} characters`,
      default: PREFIX.fallback,
      description: 'What the seeds begin with; a hyphen and a number follow.',
      schema: { type: 'string', maxLength: PREFIX.length, default: PREFIX.fallback },
    },
    ...describeTable(AVATAR_OPTIONS),
  },
  answers: { 200: { description: 'The page.', type: 'text/html' } },
});

/** The avatar options of a query, with its `?`; what is empty says nothing. */
function keepOptions(query: URLSearchParams): string {
  const kept = [...query].filter(([name, value]) => Object.hasOwn(AVATAR_OPTIONS, name) && value !== '');
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
}

function renderCell(seed: string, settings: AvatarSettings, search: string): string {
  const href = escapeXml(`/avatar/${encodeURIComponent(seed)}${search}`);
  const name = escapeXml(seed);
  return `<li><a href="${href}" aria-label="${name}">${createAvatar(seed, settings)}</a><span>${name}</span></li>`;
}

function renderGrid(query: URLSearchParams): string {
  const valueOf = valuesOfQuery(query);
  const count = integer(valueOf('count'), COUNT) ?? COUNT.fallback;
  const prefix = line(valueOf('prefix'), PREFIX.length) ?? PREFIX.fallback;
  const settings = readAvatarOptions(valueOf, catalogue);
  const search = keepOptions(query);
  return Array.from({ length: count }, (_, i) => renderCell(`${prefix}-${i}`, settings, search)).join('');
}

/**
 * Serves the gallery.
 *
 * @param page - HTML with a list marked `data-grid`, whose items are replaced; `undefined` stands for a bare one
 */
export function createGalleryRouter(page = BARE_PAGE): Router {
  const router = new Router({ sensitive: true, strict: true });
  const [before = '', after = ''] = page.split(/(?<=<ul[^>]*\sdata-grid[^>]*>)[^]*?(?=<\/ul>)/);
  router.get('/gallery', setPageHeaders(), (ctx) => {
    const query = queryOf(ctx);
    // A page of the site has its own grid, with more in each cell, for those who ask for nothing in particular.
    ctx.body = page !== BARE_PAGE && query.size === 0 ? page : before + renderGrid(query) + after;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('cache-control', CACHE.asked);
  });
  return router;
}

// What the service says of itself, to programs (SPEC §2.3, §2.4, §4.4).
import Router from 'koa-router';
import { VERSION } from '../../lib/index.js';
import { escapeXml } from '../../lib/svg.js';
import { readBaseUrl } from '../base-url.js';
import { describeGet, type Endpoint } from '../endpoint.js';
import { CACHE, sendDocument } from '../respond.js';
import type { Services } from '../services.js';

const OWN: readonly Endpoint[] = [
  describeGet('api', ['/api'], 'This description.'),
  describeGet('health', ['/healthz'], 'Whether the service is alive, and how many PNGs it keeps.'),
  describeGet('robots', ['/robots.txt'], 'What crawlers may read.'),
  describeGet('sitemap', ['/sitemap.xml'], 'The pages of the site.'),
];

function describeService(endpoints: readonly Endpoint[]): string {
  const entries = endpoints.map(({ name, ...endpoint }) => [name, endpoint]);
  return JSON.stringify({ name: 'navii', version: VERSION, endpoints: Object.fromEntries(entries) });
}

/**
 * Serves metadata, health and the files for crawlers.
 *
 * @param endpoints - of the other routes
 * @param pages - addresses for the sitemap
 */
export function createMetaRouter(
  { config, pngs }: Services,
  endpoints: readonly Endpoint[],
  pages: readonly string[],
): Router {
  const router = new Router({ sensitive: true, strict: true });
  const description = describeService([...endpoints, ...OWN]);

  router.get('/api', (ctx) => sendDocument(ctx, 'application/json; charset=utf-8', description));
  router.get('/healthz', (ctx) => {
    const health = JSON.stringify({ ok: true, pngCacheSize: pngs.size });
    sendDocument(ctx, 'application/json; charset=utf-8', health, CACHE.never);
  });
  router.get('/robots.txt', (ctx) => {
    const text = `User-agent: *\nAllow: /\n\nSitemap: ${readBaseUrl(ctx, config)}/sitemap.xml\n`;
    sendDocument(ctx, 'text/plain; charset=utf-8', text);
  });
  router.get('/sitemap.xml', (ctx) => {
    const base = readBaseUrl(ctx, config);
    const urls = pages.map((page) => `<url><loc>${escapeXml(base + page)}</loc></url>`).join('');
    const xml =
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
    sendDocument(ctx, 'application/xml; charset=utf-8', xml);
  });
  return router;
}

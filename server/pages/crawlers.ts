// The files for crawlers (SPEC §4.4).
import type Router from 'koa-router';
import { escapeXml } from 'navii/internals';
import { describeGet, type Endpoint } from 'navii/internals/http';
import type { Config } from '../config.js';
import { readBaseUrl } from '../http/base-url.js';
import { keepDocument } from '../http/documents.js';
import { sendDocument } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { setTextBase, TEXT_DOCUMENTS } from './texts.js';

export const crawlerEndpoints: readonly Endpoint[] = [
  describeGet('robots', ['/robots.txt'], 'What crawlers may read.', {
    answers: { 200: { description: 'The file.', type: 'text/plain' } },
  }),
  ...TEXT_DOCUMENTS.map(({ address, type, about }) =>
    describeGet(address.slice(1).replace(/\W+/g, '-'), [address], about, {
      answers: { 200: { description: 'The file.', type } },
    }),
  ),
  describeGet('sitemap', ['/sitemap.xml'], 'The pages of the site.', {
    answers: { 200: { description: 'The file.', type: 'application/xml' } },
  }),
];

/** Writes `robots.txt`. */
export function renderRobots(base: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /checkout\nDisallow: /license/\n\nSitemap: ${base}/sitemap.xml\n`;
}

/**
 * Writes `sitemap.xml`.
 *
 * @param base - address of the site, without a slash at the end
 * @param pages - paths of the pages
 */
export function renderSitemap(base: string, pages: readonly string[]): string {
  const urls = pages.map((page) => `<url><loc>${escapeXml(base + page)}</loc></url>`).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`
  );
}

/**
 * Serves the files for crawlers.
 *
 * @param pages - paths for the sitemap
 * @param texts - what the build wrote for programs, by address; what it did not write is not there
 */
export function createCrawlersRouter(
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
  pages: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): Router {
  const router = createRouter();
  const robotsOf = keepDocument(renderRobots);
  const sitemapOf = keepDocument((base) => renderSitemap(base, pages));
  router.get('/robots.txt', (ctx) => {
    sendDocument(ctx, 'text/plain; charset=utf-8', robotsOf(readBaseUrl(ctx, config)));
  });
  router.get('/sitemap.xml', (ctx) => {
    sendDocument(ctx, 'application/xml; charset=utf-8', sitemapOf(readBaseUrl(ctx, config)));
  });
  for (const document of TEXT_DOCUMENTS) {
    const text = texts.get(document.address);
    if (text === undefined) continue;
    const textOf = keepDocument((base) => setTextBase(document, text, base));
    router.get(document.address, (ctx) => {
      sendDocument(ctx, `${document.type}; charset=utf-8`, textOf(readBaseUrl(ctx, config)));
    });
  }
  return router;
}

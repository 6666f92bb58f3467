// The files for crawlers (SPEC §4.4).
import { escapeXml } from '../../lib/render/svg.js';

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

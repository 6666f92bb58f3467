// Tests of the printed pages: the same page for hosts of files and for the service, with links and cards at its address.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { fillTemplate, PAGES_FILE, printPage, type BuiltPages } from '../../../lib/pages/template.js';
import { folder } from '../browse.js';

const BASE = 'https://faces.example';
const built = JSON.parse(readFileSync(join(folder, PAGES_FILE), 'utf8')) as BuiltPages;

/** Reads the links and the metadata of a page. */
function readClaims(html: string) {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return {
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    card: /property="og:image" content="([^"]*)"/.exec(html)?.[1],
    data: data === undefined ? undefined : (JSON.parse(data) as Readonly<Record<string, unknown>>),
  };
}

describe('a page with an address', () => {
  it('has a canonical link, and stands in the sitemap unless it is hidden', () => {
    const pages = Object.entries(built.pages).filter(([address]) => address !== '/404');
    for (const [address, page] of pages) expect(readClaims(printPage(page, BASE)).canonical).toBe(BASE + address);
    const sitemap = fillTemplate(built.documents['/sitemap.xml']!, { base: BASE });
    const listed = pages.flatMap(([address]) => (['/share', '/email'].includes(address) ? [] : BASE + address));
    expect(Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, url]) => url)).toEqual(listed.toSorted());
  });

  it('has a card for each release', () => {
    expect(readClaims(printPage(built.pages['/blog/v0.24.0']!, BASE))).toMatchObject({
      canonical: `${BASE}/blog/v0.24.0`,
      card: `${BASE}/og/blog/v0.24.0.png`,
      data: { '@type': 'BlogPosting', url: `${BASE}/blog/v0.24.0` },
    });
    expect(decode(readFileSync(join(folder, 'og/blog/v0.24.0.png')))).toMatchObject({ width: 1200, height: 630 });
  });
});

it('a page without an address has paths, and no card', () => {
  expect(readClaims(readFileSync(join(folder, 'blog/v0.24.0/index.html'), 'utf8'))).toMatchObject({
    canonical: '/blog/v0.24.0',
    card: undefined,
    data: { image: '/og/blog/v0.24.0.png' },
  });
});

it('a footer links to each page of the menus', () => {
  const [, footer = ''] = readFileSync(join(folder, 'privacy/index.html'), 'utf8').split('aria-label="More pages"');
  const links = Array.from(footer.matchAll(/<a href="(\/[\w#]*)"(?! aria-label)/g), ([, href = '']) => href);
  const pages = Object.keys(built.pages).filter((address) => /^\/\w+$/.test(address));
  const expected = pages.filter((address) => !['/404', '/share', '/email'].includes(address));
  expect(links.toSorted()).toEqual(['/#playground', ...expected].toSorted());
});

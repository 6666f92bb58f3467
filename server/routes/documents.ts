// The files for crawlers and programs that name the address of the service (SPEC §4.4).
import { escapeXml } from 'navii/internals';
import { ADDRESS_MARK, CACHE, createAddressed, HttpError, textHeaders } from 'navii/internals/http';
import type { ServiceRoute } from '../host.js';
import { fillAddress, listPages, markText, type Site } from '../site.js';

const ROBOTS = `User-agent: *\nAllow: /\nDisallow: /checkout\nDisallow: /license/\n\nSitemap: ${ADDRESS_MARK}/sitemap.xml\n`;

/** The files that the build writes among the pages. */
export const BUILT_DOCUMENTS = [
  { name: 'llms-txt', path: '/llms.txt', type: 'text/plain', about: 'The docs in short, for language models.' },
  { name: 'blog-feed-xml', path: '/blog/feed.xml', type: 'application/atom+xml', about: 'The news, as an Atom feed.' },
];

function writeSitemap(pages: readonly string[]): string {
  const urls = pages.map((page) => `<url><loc>${ADDRESS_MARK}${escapeXml(page)}</loc></url>`).join('');
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`
  );
}

/** How an address becomes part of a document of a media type. */
export function escapeFor(type: string): (base: string) => string {
  return type.endsWith('xml') ? escapeXml : (base) => base;
}

/** Lists the documents of a site, with a mark wherever the address stands; the text of one that is not built is empty. */
function listDocuments({ files }: Pick<Site, 'files'>) {
  const found = BUILT_DOCUMENTS.map((document) => {
    const text = files.find(({ address }) => address === document.path)?.body.toString();
    return { ...document, text: text === undefined ? '' : markText(text) };
  });
  const sitemap = writeSitemap(listPages(files));
  return [
    { name: 'robots', path: '/robots.txt', type: 'text/plain', about: 'What crawlers may read.', text: ROBOTS },
    ...found,
    { name: 'sitemap', path: '/sitemap.xml', type: 'application/xml', about: 'The pages of the site.', text: sitemap },
  ];
}

/** Writes all documents of a site for hosts of files: their texts by their paths. */
export function writeDocuments(site: Pick<Site, 'files'>, base: string): ReadonlyMap<string, string> {
  const documents = listDocuments(site).filter(({ text }) => text !== '');
  return new Map(documents.map(({ path, type, text }) => [path, fillAddress(text, base, escapeFor(type))]));
}

export function createDocumentRoutes(site: Site): ServiceRoute[] {
  return listDocuments(site).map(({ name, path, type, about, text }) => {
    const answer = createAddressed(text, textHeaders(`${type}; charset=utf-8`, CACHE.revalidate), escapeFor(type));
    return {
      name,
      paths: [path],
      methods: ['GET'],
      description: about,
      tag: 'files',
      parameters: {},
      answers: { 200: { description: 'The file.', type } },
      answer(request, host) {
        if (text === '') throw new HttpError(404, 'Not found');
        return answer(host.baseOf(request));
      },
    };
  });
}

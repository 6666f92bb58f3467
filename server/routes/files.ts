// Routes of the site's files: pages and their assets, text files for crawlers and programs, icons and cards.
import { createHash } from 'node:crypto';
import { contentType } from 'mime-types';
import {
  ADDRESS_MARK,
  CACHE,
  createAddressed,
  describeLine,
  DRAWING,
  flatten,
  HttpError,
  imageHeaders,
  tagOf,
  textHeaders,
  TYPES,
  type Answer,
  type Picture,
} from '../../lib/http/index.js';
import { escapeXml } from '../../lib/render/svg.js';
import { createReleaseCard, drawFavicon, LINK_CARD, TOUCH_ICON } from '../draw/cards.js';
import type { ServiceRoute } from '../host.js';
import {
  fillAddress,
  KEPT_FOLDERS,
  listPages,
  markPage,
  markText,
  PAGE_EXTENSION,
  type BuiltSite,
  type PageHeaders,
  type SiteFile,
} from '../site.js';

/** Makes a permanent redirect to a path of this service. */
export function redirect(status: 301 | 308, location: string, cache: string = CACHE.revalidate): Answer {
  const headers = flatten({ location, 'content-type': TYPES.line, 'cache-control': cache });
  return { status, headers, body: 'Moved' };
}

// Pages and their assets. This does not use koa-static, for which a file is not a route: a POST to a file would get 404
// instead of 405 with `allow`.

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml\b|application\/(?:json|(?:\w+\+)?xml)\b)/;

function createFileAnswer({ address, extension, body }: SiteFile, headers: PageHeaders): (base: string) => Answer {
  const type = contentType(extension) || 'application/octet-stream';
  const cache = KEPT_FOLDERS.some((folder) => address.startsWith(folder)) ? CACHE.forever : CACHE.revalidate;
  if (extension === PAGE_EXTENSION) {
    return createAddressed(markPage(body.toString()), textHeaders(type, cache, headers), escapeXml);
  }
  const answer: Answer = {
    status: 200,
    headers: COMPRESSIBLE.test(type)
      ? textHeaders(type, cache, headers)
      : flatten({ 'content-type': type, 'cache-control': cache, ...headers }),
    body,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
  return () => answer;
}

/** The files of a site. Routes such as the gallery use them for some of their requests. */
export type Pages = ReturnType<typeof createPages>;

/** Makes the route of all files of a site. */
export function createPages({ files, headers }: BuiltSite) {
  const answers = new Map(files.map((file) => [file.address, createFileAnswer(file, headers)]));
  const pages = files.filter(({ extension, address }) => extension === PAGE_EXTENSION && address !== '/');
  const slashed = new Map(pages.map(({ address }) => [`${address}/`, address]));
  const route: ServiceRoute = {
    name: 'pages',
    paths: [...answers.keys(), ...slashed.keys()],
    methods: ['GET'],
    description: 'The pages of the site and their files.',
    tag: 'pages',
    parameters: {},
    isUnlisted: true,
    answer(request, host) {
      const { path, query } = request;
      const address = slashed.get(path);
      if (address !== undefined) return redirect(308, `${address}${query === '' ? '' : `?${query}`}`);
      const answer = answers.get(path);
      if (answer === undefined) throw new HttpError(404, 'Not found');
      return answer(host.baseOf(request));
    },
  };
  const htmlOf = (path: string) => files.find(({ address }) => address === path)?.body.toString();
  return { route, answers, headers, htmlOf };
}

// Text files with absolute URLs, for crawlers and programs

const ROBOTS = `User-agent: *\nAllow: /\nDisallow: /checkout\nDisallow: /license/\n\nSitemap: ${ADDRESS_MARK}/sitemap.xml\n`;

/** The text files that the build writes among the pages. */
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

/** Returns the function that escapes the base URL in a document of a media type. */
export function escapeFor(type: string): (base: string) => string {
  return type.endsWith('xml') ? escapeXml : (base) => base;
}

/** Lists the text files of a site, with marks for the base URL. The text of a file that is not built is empty. */
function listDocuments({ files }: Pick<BuiltSite, 'files'>) {
  const found = BUILT_DOCUMENTS.map((document) => {
    const text = files.find(({ address }) => address === document.path)?.body.toString();
    return { ...document, text: text === undefined ? '' : markText(text) };
  });
  const sitemap = writeSitemap(listPages(files));
  return [
    { name: 'robots', path: '/robots.txt', type: 'text/plain', about: 'Rules for crawlers.', text: ROBOTS },
    ...found,
    { name: 'sitemap', path: '/sitemap.xml', type: 'application/xml', about: 'The pages of the site.', text: sitemap },
  ];
}

/** Returns the text files of a site for a static host, by path. */
export function writeDocuments(site: Pick<BuiltSite, 'files'>, base: string): ReadonlyMap<string, string> {
  const documents = listDocuments(site).filter(({ text }) => text !== '');
  return new Map(documents.map(({ path, type, text }) => [path, fillAddress(text, base, escapeFor(type))]));
}

export function createDocumentRoutes(site: BuiltSite): ServiceRoute[] {
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

// Icons and cards. Unlike drawings of seeds, search engines may show them.

const PNG = imageHeaders(TYPES.png, CACHE.day, {});
const SVG = imageHeaders(TYPES.svg, CACHE.day, {});
const FAVICON = drawFavicon();

/** Lists the icons and cards that are drawn as SVG and served as PNG, by path. */
export function listCards(versions: readonly string[]): ReadonlyMap<string, Picture> {
  return new Map([
    ['/apple-touch-icon.png', TOUCH_ICON],
    ['/og.png', LINK_CARD],
    ...versions.map((version) => [`/og/blog/v${version}.png`, createReleaseCard(version)] as const),
  ]);
}

/**
 * Makes the routes of icons and cards.
 *
 * @param versions - releases that have a card
 */
export function createImageRoutes(versions: readonly string[]): ServiceRoute[] {
  const cards = listCards(versions);

  function createCardRoute(
    name: string,
    path: string,
    description: string,
    more?: Pick<ServiceRoute, 'segments' | 'answers'>,
  ): ServiceRoute {
    return {
      name,
      paths: [path],
      methods: ['GET'],
      description,
      tag: 'files',
      parameters: {},
      answers: { 200: DRAWING },
      ...more,
      answer(request, { png }) {
        const card = cards.get(request.path);
        if (card === undefined) throw new HttpError(404, 'Not found');
        // Cache keys of avatars start with a brace, so a path never equals one.
        const key = request.path;
        return { status: 200, headers: PNG, body: () => png.make(card, request, key), tag: tagOf('card', key) };
      },
    };
  }

  return [
    {
      name: 'favicon',
      paths: ['/favicon.svg'],
      methods: ['GET'],
      description: 'The favicon.',
      tag: 'files',
      parameters: {},
      answers: { 200: DRAWING },
      answer: () => ({ status: 200, headers: SVG, body: FAVICON, tag: tagOf('card', 'favicon') }),
    },
    {
      name: 'oldFavicon',
      paths: ['/favicon.ico'],
      methods: ['GET'],
      description: 'The old name of the favicon.',
      tag: 'files',
      parameters: {},
      answers: { 301: { description: 'A redirect to the favicon.', headers: { location: 'Its path.' } } },
      answer: () => redirect(301, '/favicon.svg', CACHE.day),
    },
    createCardRoute('touchIcon', '/apple-touch-icon.png', 'The icon for home screens, 180 × 180.'),
    createCardRoute('linkCard', '/og.png', 'The Open Graph card of the site, 1200 × 630.'),
    createCardRoute('releaseCard', '/og/blog/v:version.png', 'The Open Graph card of a release, 1200 × 630.', {
      segments: {
        version: {
          values: 'version of a release',
          default: 'required',
          description: 'The version as in the changelog.',
          schema: { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+$` },
        },
      },
      answers: { 200: DRAWING, 404: describeLine('Not found') },
    }),
  ];
}

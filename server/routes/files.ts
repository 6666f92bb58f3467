// Routes of the site's files: pages and their assets, text files for crawlers and programs, icons and cards.
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import {
  answerPicture,
  CACHE,
  createAddressed,
  describeLine,
  DRAWING,
  flatten,
  HttpError,
  imageHeaders,
  etagOf,
  textHeaders,
  TYPES,
  type Answer,
  type Picture,
} from '../../lib/http/index.js';
import { VERSION } from '../../lib/index.js';
import { fillTemplate, KEPT_FOLDERS, printPage, type Page } from '../../lib/pages/template.js';
import { escapeXml } from '../../lib/render/svg.js';
import { createReleaseCard, FAVICON, LINK_CARD, TOUCH_ICON } from '../draw/cards.js';
import type { ServiceRoute } from '../host.js';
import { NOT_FOUND_PAGE, type BuiltSite, type SiteFile } from '../site.js';

/** Makes a permanent redirect to a path of this service. */
export function redirect(status: 301 | 308, location: string, cache: string = CACHE.revalidate): Answer {
  const headers = flatten({ location, 'content-type': TYPES.line, 'cache-control': cache });
  return { status, headers, body: 'Moved' };
}

// Pages and their assets. This does not use koa-static, for which a file is not a route: a POST to a file would get 404
// instead of 405 with `allow`.

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml\b|application\/(?:json|(?:\w+\+)?xml)\b)/;

function createFileAnswer({ address, body }: SiteFile, headers: BuiltSite['headers']): Answer {
  const type = contentType(extname(address)) || 'application/octet-stream';
  const cache = KEPT_FOLDERS.some((folder) => address.startsWith(folder)) ? CACHE.forever : CACHE.revalidate;
  return {
    status: 200,
    headers: COMPRESSIBLE.test(type)
      ? textHeaders(type, cache, headers)
      : flatten({ 'content-type': type, 'cache-control': cache, ...headers }),
    body,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
  };
}

const throwNotFound = (): never => {
  throw new HttpError(404, 'Not found');
};

/** Makes the function that answers with a page of the site, or with 404 if the site is not built. */
export function createPageAnswer(page: Page | undefined, headers: BuiltSite['headers']): (base: string) => Answer {
  if (page === undefined) return throwNotFound;
  return createAddressed((base) => printPage(page, base), textHeaders(TYPES.html, CACHE.revalidate, headers));
}

/** Makes the route of all pages and files of a site. */
export function createPagesRoute({ files, pages, headers }: BuiltSite): ServiceRoute {
  const own = Object.keys(pages).filter((address) => address !== NOT_FOUND_PAGE);
  const slashed = own.flatMap((address) => (address === '/' ? [] : [`${address}/`]));
  const answers = new Map([
    ...files.map((file) => {
      const answer = createFileAnswer(file, headers);
      return [file.address, () => answer] as const;
    }),
    ...own.map((address) => [address, createPageAnswer(pages[address], headers)] as const),
    // The old address of a page; `site/public/_redirects` tells it to static hosts.
    ['/twins', () => redirect(308, '/team')],
  ]);
  return {
    name: 'pages',
    paths: [...answers.keys(), ...slashed],
    description: 'The pages of the site and their files.',
    tag: 'pages',
    isUnlisted: true,
    answer(request, host) {
      const { path, query } = request;
      // Only the first path ends with a slash.
      const isSlashed = path !== '/' && path.endsWith('/');
      if (isSlashed) return redirect(308, `${path.slice(0, -1)}${query === '' ? '' : `?${query}`}`);
      const answer = answers.get(path) ?? throwNotFound;
      return answer(host.baseOf(request));
    },
  };
}

/** The text files of the site that have the base URL in them. */
const DOCUMENTS = [
  { name: 'robots', path: '/robots.txt', type: 'text/plain', description: 'Rules for crawlers.' },
  {
    name: 'llms-txt',
    path: '/llms.txt',
    type: 'text/plain',
    description: 'A summary of the docs, for language models.',
  },
  {
    name: 'blog-feed-xml',
    path: '/blog/feed.xml',
    type: 'application/atom+xml',
    description: 'The releases, as an Atom feed.',
  },
  { name: 'sitemap', path: '/sitemap.xml', type: 'application/xml', description: 'The pages of the site.' },
] as const;

export function createDocumentRoutes({ documents }: BuiltSite): ServiceRoute[] {
  return DOCUMENTS.map(({ name, path, type, description }) => {
    const template = documents[path];
    const escape = type === 'text/plain' ? String : escapeXml;
    const answer =
      template === undefined
        ? throwNotFound
        : createAddressed(
            (base) => fillTemplate(template, { base, origin: base }, escape),
            textHeaders(`${type}; charset=utf-8`, CACHE.revalidate),
          );
    return {
      name,
      paths: [path],
      description,
      tag: 'files',
      answers: { 200: { description: 'The file.', type } },
      answer: (request, host) => answer(host.baseOf(request)),
    };
  });
}

// Icons and cards. Unlike drawings of seeds, search engines may show them.

const PNG = imageHeaders(TYPES.png, CACHE.day, {});
const SVG = imageHeaders(TYPES.svg, CACHE.day, {});

/** Lists the icons and cards that are drawn as SVG and served as PNG, by path. The running version always has one. */
export function listCards(versions: readonly string[]): ReadonlyMap<string, Picture> {
  return new Map([
    ['/apple-touch-icon.png', TOUCH_ICON],
    ['/og.png', LINK_CARD],
    ...[...versions, VERSION].map((version) => [`/og/blog/v${version}.png`, createReleaseCard(version)] as const),
  ]);
}

export function createImageRoutes({ versions }: BuiltSite): ServiceRoute[] {
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
      description,
      tag: 'files',
      answers: { 200: DRAWING },
      ...more,
      answer(request, host) {
        const card = cards.get(request.path) ?? throwNotFound();
        return answerPicture(card, { kind: 'card', key: request.path }, PNG, request, host);
      },
    };
  }

  return [
    {
      name: 'favicon',
      paths: ['/favicon.svg'],
      description: 'The favicon.',
      tag: 'files',
      answers: { 200: DRAWING },
      answer: () => ({ status: 200, headers: SVG, body: FAVICON, etag: etagOf('card', 'favicon') }),
    },
    {
      name: 'oldFavicon',
      paths: ['/favicon.ico'],
      description: 'The old name of the favicon.',
      tag: 'files',
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

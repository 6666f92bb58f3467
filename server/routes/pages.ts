// The files of the built site, pages under clean addresses. Not koa-static: to it a file is no route, so a POST to one would
// be 404 where the contract promises 405 with `allow`.
import { createHash } from 'node:crypto';
import { contentType } from 'mime-types';
import { escapeXml } from 'navii/internals';
import { CACHE, createAddressed, flatten, HttpError, textHeaders, TYPES, type Answer } from 'navii/internals/http';
import type { ServiceRoute } from '../host.js';
import { KEPT_FOLDERS, markPage, PAGE_EXTENSION, type PageHeaders, type Site, type SiteFile } from '../site.js';

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml\b|application\/(?:json|(?:\w+\+)?xml)\b)/;

/** Makes the function that answers with a file. */
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

/** A permanent redirect to an address of this service. */
export function redirect(status: 301 | 308, location: string, cache: string = CACHE.revalidate): Answer {
  const headers = flatten({ location, 'content-type': TYPES.line, 'cache-control': cache });
  return { status, headers, body: 'Moved' };
}

/**
 * The pages of a site, for routes such as the gallery, which leave some requests to them and answer others themselves.
 */
export type Pages = ReturnType<typeof createPages>;

/** Makes the route of the files of a site. */
export function createPages({ files, headers }: Site) {
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

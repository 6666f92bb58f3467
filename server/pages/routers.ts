// The routers that there are with the site alone, over the files that the build has made.
import type { Context } from 'koa';
import type Router from 'koa-router';
import type { RateLimit } from 'navii/internals/http';
import { createImagesRouter } from '../api/icons.js';
import type { Services } from '../api/services.js';
import { createShareCardRouter } from '../api/share-card.js';
import { listPageHeaders, type PageHeaders } from '../http/page-headers.js';
import { createCrawlersRouter } from './crawlers.js';
import { createGalleryRouter } from './gallery.js';
import { listVersions, readReleases } from './releases.js';
import { createShareRouter } from './share.js';
import {
  createPagesRouter,
  listInlineScripts,
  listPages,
  NOT_FOUND_PAGE,
  readSite,
  readTexts,
  type SiteFile,
} from './site.js';

/** A built site. */
interface Site {
  /** Without the page for unknown addresses. */
  readonly files: readonly SiteFile[];
  readonly notFoundPage: Buffer | undefined;
  /** Headers of its pages. */
  readonly headers: PageHeaders;
}

/**
 * Reads the built site.
 *
 * @returns no files where it is not built
 */
export function loadSite(folder: string): Site {
  const all = readSite(folder);
  return {
    files: all.filter(({ address }) => address !== NOT_FOUND_PAGE),
    notFoundPage: all.find(({ address }) => address === NOT_FOUND_PAGE)?.body,
    headers: listPageHeaders(listInlineScripts(all)),
  };
}

/**
 * Makes the routers of a site.
 *
 * @param rateLimit - of avatars
 */
export function createSiteRouters(
  { files, headers }: Site,
  services: Services,
  rateLimit: RateLimit<Context> | undefined,
): Router[] {
  const { config } = services;
  const readPage = (path: string) => files.find(({ address }) => address === path)?.body.toString();
  return [
    createCrawlersRouter(config, listPages(files), readTexts(files)),
    createGalleryRouter(readPage('/gallery'), headers, config),
    createShareRouter(services, headers, readPage('/share')),
    createShareCardRouter(services, rateLimit),
    createImagesRouter(services, listVersions(readReleases())),
    createPagesRouter(files, headers, config),
  ];
}

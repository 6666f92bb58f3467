// The routers of the site, over the files that the build has made.
import type Router from 'koa-router';
import { createImagesRouter } from '../api/icons.js';
import type { Services } from '../api/services.js';
import { listPageHeaders, type PageHeaders } from '../http/page-headers.js';
import { createCrawlersRouter } from './crawlers.js';
import { createGalleryRouter } from './gallery.js';
import { listVersions, readReleases } from './releases.js';
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

/** Makes the routers of a site. */
export function createSiteRouters({ files, headers }: Site, services: Services): Router[] {
  const { config } = services;
  const gallery = files.find(({ address }) => address === '/gallery')?.body.toString();
  return [
    createCrawlersRouter(config, listPages(files), readTexts(files)),
    createGalleryRouter(gallery, headers, config),
    createImagesRouter(services, listVersions(readReleases())),
    createPagesRouter(files, headers, config),
  ];
}

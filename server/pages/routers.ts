// The routers that there are with the site alone.
import type { Context } from 'koa';
import type Router from 'koa-router';
import type { RateLimit } from 'navii/internals/http';
import { createImagesRouter } from '../api/icons.js';
import type { Services } from '../api/services.js';
import { createShareCardRouter } from '../api/share-card.js';
import { createCrawlersRouter } from './crawlers.js';
import { createGalleryRouter } from './gallery.js';
import { listVersions, readReleases } from './releases.js';
import { createShareRouter } from './share.js';
import { createPagesRouter, listPages, type SiteFile } from './site.js';

/**
 * Makes them.
 *
 * @param rateLimit - of avatars
 * @param files - of the site, without the page for unknown addresses
 */
export function createSiteRouters(
  services: Services,
  rateLimit: RateLimit<Context> | undefined,
  files: readonly SiteFile[],
): Router[] {
  const { config } = services;
  const readPage = (path: string) => files.find(({ address }) => address === path)?.body.toString();
  return [
    createCrawlersRouter(config, listPages(files)),
    createGalleryRouter(readPage('/gallery')),
    createShareRouter(services, readPage('/share')),
    createShareCardRouter(services, rateLimit),
    createImagesRouter(services, listVersions(readReleases())),
    createPagesRouter(files),
  ];
}

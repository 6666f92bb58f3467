// All routes of the service. To add one: its file, and its line here. `/api`, OpenAPI, the docs, metrics, the log and 405
// read this list.
import { avatarRoute, createMetaRoutes, groupRoute, randomRoute } from 'navii/internals/http';
import type { PolarConfig } from '../config.js';
import type { ServiceRoute } from '../host.js';
import { createLicenseRoutes } from '../license/routes.js';
import { listVersions, readReleases } from '../releases.js';
import type { Site } from '../site.js';
import { createDocumentRoutes } from './documents.js';
import { createGalleryRoute } from './gallery.js';
import { createImageRoutes } from './images.js';
import { createPages } from './pages.js';
import { readyRoute } from './ready.js';
import { createShareRoutes } from './share.js';

/**
 * Lists the routes of a service, the most asked one first.
 *
 * @param site - none: the routes of the API alone
 * @param polarTimeout - milliseconds that a call of the license provider may take
 */
export function createRoutes(config: PolarConfig, site?: Site, polarTimeout?: number): readonly ServiceRoute[] {
  const pages = site && createPages(site);
  const routes: readonly ServiceRoute[] = [
    avatarRoute,
    randomRoute,
    groupRoute,
    ...(pages ? [createGalleryRoute(pages), ...createShareRoutes(pages)] : []),
    ...(site ? createImageRoutes(listVersions(readReleases())) : []),
    ...createLicenseRoutes(config, polarTimeout),
    ...createMetaRoutes(() => routes),
    readyRoute,
    ...(site ? createDocumentRoutes(site) : []),
    ...(pages ? [pages.route] : []),
  ];
  return routes;
}

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
  const routes: ServiceRoute[] = [avatarRoute, randomRoute, groupRoute];
  const pages = site && createPages(site);
  if (site !== undefined) {
    const { files, headers } = site;
    const htmlOf = (path: string) => files.find(({ address }) => address === path)?.body.toString();
    routes.push(
      createGalleryRoute(htmlOf('/gallery'), headers, pages?.answers.get('/gallery')),
      ...createShareRoutes(htmlOf('/share'), headers, pages?.answers.get('/share')),
      ...createImageRoutes(listVersions(readReleases())),
    );
  }
  routes.push(...createLicenseRoutes(config, polarTimeout), ...createMetaRoutes(() => routes), readyRoute);
  if (site && pages) routes.push(...createDocumentRoutes(site), pages.route);
  return routes;
}

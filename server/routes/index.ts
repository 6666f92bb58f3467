// The list of all routes of the service. To add a route, write its file and add it to this list. `/api`, OpenAPI, the
// docs, metrics, the log and 405 responses read the list.
import { catalogue } from '../../lib/catalogue.js';
import type { Catalogue } from '../../lib/choose/catalogue.js';
import { answerJson, createMascotRoutes, createMetaRoutes, describeJson, retryLater } from '../../lib/http/index.js';
import type { Config, PolarConfig } from '../config.js';
import type { ServiceRoute } from '../host.js';
import { createLicenseRoutes } from '../license/routes.js';
import type { BuiltSite } from '../site.js';
import { createDocumentRoutes, createImageRoutes, createPagesRoute } from './files.js';
import { createGalleryRoute } from './gallery.js';
import { createShareRoutes } from './share.js';
import { createTeamRoutes } from './team.js';

const LEAVING = 'Shutting down';

/** GET /readyz, for balancers. `/healthz` only says that the process is alive. */
const readyRoute: ServiceRoute = {
  name: 'ready',
  paths: ['/readyz'],
  description: 'Whether balancers should send requests to this process.',
  tag: 'service',
  answers: {
    200: describeJson('The object.', { ready: { const: true } }),
    503: { description: 'The reason, in one line.', type: 'text/plain', schema: { const: LEAVING } },
  },
  answer(_request, { isLeaving }) {
    if (isLeaving()) throw retryLater(503, LEAVING);
    return answerJson(200, { ready: true });
  },
};

/**
 * Lists the routes of a service, the most used one first.
 *
 * @param site - the built site; without it, the service has only the routes of the API
 * @param polarTimeout - timeout of a call of the license provider, in milliseconds
 * @param known - the packs that requests may name, and the defaults of their options
 */
export function createRoutes(
  config: PolarConfig & Partial<Pick<Config, 'gravatarFormat'>>,
  site?: BuiltSite,
  polarTimeout?: number,
  known: Catalogue = catalogue,
): readonly ServiceRoute[] {
  const routes: readonly ServiceRoute[] = [
    ...createMascotRoutes(known, config.gravatarFormat),
    ...(site
      ? [createGalleryRoute(site), ...createShareRoutes(site), ...createTeamRoutes(site), ...createImageRoutes(site)]
      : []),
    ...createLicenseRoutes(config, polarTimeout),
    ...createMetaRoutes(() => routes),
    readyRoute,
    ...(site ? [...createDocumentRoutes(site), createPagesRoute(site)] : []),
  ];
  return routes;
}

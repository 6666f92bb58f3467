// All routes, for `/api`, `/openapi.json` and the docs.
import { API_ENDPOINTS, META_ENDPOINTS, type Endpoint } from 'navii/internals/http';
import type { PolarConfig } from '../config.js';
import { describeLicense } from '../license/routes.js';
import { crawlerEndpoints } from '../pages/crawlers.js';
import { galleryEndpoint } from '../pages/gallery.js';
import { shareEndpoint } from '../pages/share.js';
import { imageEndpoints } from './icons.js';
import { readyEndpoint } from './ready.js';
import { shareCardEndpoint } from './share-card.js';

/**
 * Describes every route that the configuration turns on.
 *
 * @param hasSite - whether the routes of the site are there
 */
export function listEndpoints(config: PolarConfig, hasSite = true): Endpoint[] {
  return [
    ...API_ENDPOINTS,
    ...(hasSite ? [galleryEndpoint, shareEndpoint, shareCardEndpoint, ...imageEndpoints] : []),
    ...describeLicense(config),
    ...META_ENDPOINTS,
    readyEndpoint,
    ...(hasSite ? crawlerEndpoints : []),
  ];
}

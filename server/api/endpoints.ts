// All routes, for `/api`, `/openapi.json` and the docs.
import { describeLicense } from '../license/routes.js';
import type { PolarConfig } from '../license/variables.js';
import { crawlerEndpoints } from '../pages/crawlers.js';
import { galleryEndpoint } from '../pages/gallery.js';
import { avatarEndpoint } from './avatar.js';
import type { Endpoint } from './endpoint.js';
import { groupEndpoint } from './group.js';
import { imageEndpoints } from './icons.js';
import { metaEndpoints } from './meta.js';
import { randomEndpoint } from './random.js';

/**
 * Describes every route that the configuration turns on.
 *
 * @param hasSite - whether the routes of the site are there
 */
export function listEndpoints(config: PolarConfig, hasSite = true): Endpoint[] {
  return [
    avatarEndpoint,
    randomEndpoint,
    groupEndpoint,
    ...(hasSite ? [galleryEndpoint, ...imageEndpoints] : []),
    ...describeLicense(config),
    ...metaEndpoints,
    ...(hasSite ? crawlerEndpoints : []),
  ];
}

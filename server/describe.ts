// Describes the service for the build of the site, and makes its icons and cards for hosts of files.
import { describeOpenApi } from '../lib/http/index.js';
import { listVariables, readConfig } from './config.js';
import { FAVICON } from './draw/cards.js';
import { createRasterizer, RESVG } from './png.js';
import { listCards } from './routes/files.js';
import { createRoutes } from './routes/index.js';
import { EMPTY_SITE, loadSite } from './site.js';

// The values do not matter: they turn on the routes that need configuration.
const EVERYTHING = readConfig({
  POLAR_ORGANIZATION_ID: 'any',
  POLAR_ACCESS_TOKEN: 'any',
  POLAR_PRODUCT_ID: 'any',
  POLAR_WEBHOOK_SECRET: 'any of sixteen or more',
});

/**
 * Describes the service for its docs, and for hosts of files.
 *
 * @param env - the environment, of which only `PUBLIC_URL` is read
 * @throws RangeError when `PUBLIC_URL` is not valid
 */
export function describeReference(env: Readonly<Record<string, string | undefined>> = {}) {
  const routes = createRoutes(EVERYTHING, EMPTY_SITE);
  return {
    openApi: describeOpenApi(routes.filter(({ isUnlisted = false }) => !isUnlisted)) as unknown,
    variables: listVariables(),
    publicUrl: readConfig({ PUBLIC_URL: env['PUBLIC_URL'] }).publicUrl,
  };
}

// In milliseconds. No client waits, so a slow machine may take long.
const MAX_WAIT_MS = 240_000;

/** Draws the icons and cards that the service draws on request. Calls `write` with each. */
export async function drawFiles(write: (path: string, content: string | Buffer) => void): Promise<void> {
  write('/favicon.svg', FAVICON);
  const rasterizer = createRasterizer({ pngThreads: 1, pngQueue: 0, rasterizer: RESVG, maxWait: MAX_WAIT_MS });
  try {
    await rasterizer.warm();
    for (const [path, card] of listCards(loadSite().versions)) {
      // oxlint-disable-next-line no-await-in-loop -- there is one thread
      write(path, await rasterizer.rasterize(card, { client: 'build', isGone: () => false }));
    }
  } finally {
    await rasterizer.close();
  }
}

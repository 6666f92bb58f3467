// A step of the build: writes what the service would make on request, for hosts that only serve files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeOpenApi } from 'navii/internals/http';
import { listEndpoints } from '../api/endpoints.js';
import { listVariables, readConfig, type VariableRow } from '../config.js';
import { META_POLICY } from '../http/page-headers.js';
import { listLimits, type LimitRow } from '../limits.js';
import { createRasterizer, RESVG } from '../raster/pool.js';
import { setBase } from './absolute.js';
import { drawFavicon, listCards } from './cards.js';
import { renderRobots, renderSitemap } from './crawlers.js';
import { listVersions, readReleases, type Release } from './releases.js';
import { listPages, readSite } from './site.js';
import { setTextBase, TEXT_DOCUMENTS } from './texts.js';

/** What the pages say about the service. */
interface Reference {
  /** OpenAPI document of all routes, those that need configuration included. */
  readonly openApi: unknown;
  readonly variables: readonly VariableRow[];
  readonly limits: readonly LimitRow[];
  readonly releases: readonly Release[];
  /** Content-Security-Policy of the pages, for a meta element. */
  readonly policy: string;
}

// Any values do: they turn on the routes that need configuration.
const EVERYTHING = readConfig({
  POLAR_ORGANIZATION_ID: 'any',
  POLAR_ACCESS_TOKEN: 'any',
  POLAR_PRODUCT_ID: 'any',
  POLAR_WEBHOOK_SECRET: 'any of sixteen or more',
});

/** Describes the service for its docs. */
export function describeReference(): Reference {
  return {
    openApi: describeOpenApi(listEndpoints(EVERYTHING)),
    variables: listVariables(),
    limits: listLimits(),
    releases: readReleases(),
    policy: META_POLICY,
  };
}

// No client waits, so a busy machine may take its time.
const DEADLINE_MS = 240_000;

async function rasterizeCards(write: (path: string, png: Buffer) => void): Promise<void> {
  const { rasterize, warm, close } = createRasterizer({
    pngThreads: 1,
    pngQueue: 0,
    rasterizer: RESVG,
    maxWait: DEADLINE_MS,
    deadline: DEADLINE_MS,
  });
  try {
    await warm();
    for (const [path, draw] of listCards(listVersions(readReleases()))) {
      // oxlint-disable-next-line no-await-in-loop -- there is one thread, and what waits for it may be refused
      write(path, await rasterize(draw()));
    }
  } finally {
    await close();
  }
}

/**
 * Writes icons and cards among the built pages. If `PUBLIC_URL` is set, also writes the files for crawlers, and makes the
 * addresses in the pages, in the feed and in `llms.txt` absolute.
 *
 * @param folder - of the built site
 * @param env - the environment, of which only `PUBLIC_URL` is read
 * @throws RangeError when `PUBLIC_URL` makes no sense
 */
export async function publish(folder: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { publicUrl } = readConfig({ PUBLIC_URL: env['PUBLIC_URL'] });
  function write(path: string, content: string | Buffer): void {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  write('/favicon.svg', drawFavicon());
  await rasterizeCards(write);
  if (publicUrl === undefined) return;
  write('/robots.txt', renderRobots(publicUrl));
  write('/sitemap.xml', renderSitemap(publicUrl, listPages(readSite(folder))));
  for (const document of TEXT_DOCUMENTS) {
    const text = readFileSync(join(folder, document.address), 'utf8');
    write(document.address, setTextBase(document, text, publicUrl));
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => path.endsWith('.html'))) {
    write(name, setBase(readFileSync(join(folder, name), 'utf8'), publicUrl));
  }
}

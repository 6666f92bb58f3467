// A step of the build: writes what the service would make on request, for hosts that only serve files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE, COMMON_HEADERS, describeOpenApi } from 'navii/internals/http';
import { listEndpoints } from '../api/endpoints.js';
import { listVariables, readConfig, type VariableRow } from '../config.js';
import { hashScript, listPageHeaders, type PageHeaders } from '../http/page-headers.js';
import { listLimits, type LimitRow } from '../limits.js';
import { createRasterizer, RESVG } from '../png.js';
import { completePage } from './absolute.js';
import { drawFavicon, listCards } from './cards.js';
import { renderRobots, renderSitemap } from './crawlers.js';
import { listVersions, readReleases, type Release } from './releases.js';
import { KEPT_FOLDERS, listInlineScripts, listPages, readSite } from './site.js';
import { setTextBase, TEXT_DOCUMENTS } from './texts.js';

/** What the pages say about the service. */
interface Reference {
  /** OpenAPI document of all routes, those that need configuration included. */
  readonly openApi: unknown;
  readonly variables: readonly VariableRow[];
  readonly limits: readonly LimitRow[];
  readonly releases: readonly Release[];
  /** What a host of files has to send. */
  readonly fileRules: { readonly headers: PageHeaders; readonly keptFolders: readonly string[]; readonly keep: string };
}

// Any values do: they turn on the routes that need configuration.
const EVERYTHING = readConfig({
  POLAR_ORGANIZATION_ID: 'any',
  POLAR_ACCESS_TOKEN: 'any',
  POLAR_PRODUCT_ID: 'any',
  POLAR_WEBHOOK_SECRET: 'any of sixteen or more',
});

/** The headers of pages where a service worker stands for the service: it makes PNGs with WebAssembly. */
function listFileHeaders(scripts: readonly string[]): PageHeaders {
  return { ...COMMON_HEADERS, ...listPageHeaders([...scripts, "'wasm-unsafe-eval'"]) };
}

/**
 * Describes the service for its docs.
 *
 * @param scripts - the inline scripts of the pages
 */
export function describeReference(scripts: readonly string[]): Reference {
  return {
    openApi: describeOpenApi(listEndpoints(EVERYTHING)),
    variables: listVariables(),
    limits: listLimits(),
    releases: readReleases(),
    fileRules: { headers: listFileHeaders(scripts.map(hashScript)), keptFolders: KEPT_FOLDERS, keep: CACHE.forever },
  };
}

// No client waits, so a busy machine may take its time.
const MAX_WAIT_MS = 240_000;

async function rasterizeCards(write: (path: string, png: Buffer) => void): Promise<void> {
  const { rasterize, warm, close } = createRasterizer({
    pngThreads: 1,
    pngQueue: 0,
    rasterizer: RESVG,
    maxWait: MAX_WAIT_MS,
  });
  try {
    await warm();
    for (const [path, draw] of listCards(listVersions(readReleases()))) {
      // oxlint-disable-next-line no-await-in-loop -- there is one thread, and what waits for it may be refused
      write(path, await rasterize(draw(), { client: 'build' }));
    }
  } finally {
    await close();
  }
}

/** The headers of the service as rules in a file `_headers`, which Netlify, Cloudflare Pages and others read. */
function writeHeaderRules(headers: PageHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const kept = KEPT_FOLDERS.map((folder) => `${folder}*\n  cache-control: ${CACHE.forever}\n`);
  return `/*\n${lines.join('')}${kept.join('')}`;
}

/**
 * Writes icons, cards and the rules for headers among the built pages. If `PUBLIC_URL` is set, also writes the files for
 * crawlers, and makes the addresses in the pages, in the feed and in `llms.txt` absolute.
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
  write('/_headers', writeHeaderRules(listFileHeaders(listInlineScripts(readSite(folder)))));
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
    write(name, completePage(readFileSync(join(folder, name), 'utf8'), publicUrl));
  }
}

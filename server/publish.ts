// Steps of the build: they describe the service for the docs, write files for static hosts that the service makes on
// request, and compress the files of the site.
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE, COMMON_HEADERS, describeOpenApi, type StaticHostRules } from '../lib/http/index.js';
import { listVariables, readConfig } from './config.js';
import { drawFavicon } from './draw/cards.js';
import { BEST, CODERS, THRESHOLD } from './encode.js';
import { listLimits } from './limits.js';
import { createRasterizer, RESVG } from './png.js';
import { listCards, writeDocuments } from './routes/files.js';
import { createRoutes } from './routes/index.js';
import {
  completePage,
  hashScript,
  KEPT_FOLDERS,
  listInlineScripts,
  listPageHeaders,
  listVersions,
  loadSite,
  PAGE_EXTENSION,
  readReleases,
  readSite,
  type PageHeaders,
} from './site.js';

// The values do not matter: they turn on the routes that need configuration.
const EVERYTHING = readConfig({
  POLAR_ORGANIZATION_ID: 'any',
  POLAR_ACCESS_TOKEN: 'any',
  POLAR_PRODUCT_ID: 'any',
  POLAR_WEBHOOK_SECRET: 'any of sixteen or more',
});

/**
 * Returns the headers of pages on a static host, where a service worker answers API requests and makes PNGs with
 * WebAssembly.
 */
function listFileHeaders(scripts: readonly string[]): PageHeaders {
  return { ...COMMON_HEADERS, ...listPageHeaders([...scripts, "'wasm-unsafe-eval'"]) };
}

/**
 * Describes the service for its docs.
 *
 * @param scripts - texts of the inline scripts of the pages
 */
export function describeReference(scripts: readonly string[]) {
  const fileRules: StaticHostRules = {
    headers: listFileHeaders(scripts.map(hashScript)),
    keptFolders: KEPT_FOLDERS,
    keep: CACHE.forever,
  };
  const routes = createRoutes(EVERYTHING, { files: [], notFoundPage: undefined, headers: {} });
  return {
    openApi: describeOpenApi(routes.filter(({ isUnlisted = false }) => !isUnlisted)) as unknown,
    variables: listVariables(),
    limits: listLimits(),
    releases: readReleases(),
    fileRules,
  };
}

// In milliseconds. No client waits, so a slow machine may take long.
const MAX_WAIT_MS = 240_000;

async function rasterizeCards(write: (path: string, png: Buffer) => void): Promise<void> {
  const rasterizer = createRasterizer({ pngThreads: 1, pngQueue: 0, rasterizer: RESVG, maxWait: MAX_WAIT_MS });
  try {
    await rasterizer.warm();
    for (const [path, card] of listCards(listVersions(readReleases()))) {
      // oxlint-disable-next-line no-await-in-loop -- there is one thread
      write(path, await rasterizer.rasterize(card, { client: 'build' }));
    }
  } finally {
    await rasterizer.close();
  }
}

/** Returns the text of `_headers`, a file with header rules that Netlify, Cloudflare Pages and others read. */
function writeHeaderRules(headers: PageHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const kept = KEPT_FOLDERS.map((folder) => `${folder}*\n  cache-control: ${CACHE.forever}\n`);
  return `/*\n${lines.join('')}${kept.join('')}`;
}

/**
 * Writes icons, cards and `_headers` into the folder of the built site. If `PUBLIC_URL` is set, it also writes the
 * files for crawlers, and makes the URLs in the pages, in the feed and in `llms.txt` absolute.
 *
 * @param env - the environment, of which only `PUBLIC_URL` is read
 * @throws RangeError when `PUBLIC_URL` is not valid
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
  for (const [path, text] of writeDocuments(loadSite(folder), publicUrl)) write(path, text);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => path.endsWith(PAGE_EXTENSION))) {
    write(name, completePage(readFileSync(join(folder, name), 'utf8'), publicUrl));
  }
}

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|xml)$/;

/** Compresses the files of a folder as much as possible: it writes `name.br` and `name.gz` beside each file. */
export async function precompress(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const body = readFileSync(path);
      if (body.length < THRESHOLD) return;
      for (const { suffix, compress } of Object.values(CODERS)) {
        // oxlint-disable-next-line no-await-in-loop -- the files are already compressed in parallel
        writeFileSync(path + suffix, await compress(body, BEST));
      }
    }),
  );
}

const [, script, folder] = process.argv;
// In the URL of a module, symbolic links are resolved, so they must be resolved in the path of the script too.
const isProgram = script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url);
if (isProgram && folder !== undefined) {
  await publish(folder, process.env);
  await precompress(folder);
}

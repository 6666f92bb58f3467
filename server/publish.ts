// Steps of the build: describes the service for the docs, writes for hosts of files the documents that the service makes on
// request, and compresses the files of the site.
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE, COMMON_HEADERS, describeOpenApi } from 'navii/internals/http';
import { listVariables, readConfig } from './config.js';
import { drawFavicon } from './draw/cards.js';
import { BEST, CODERS, THRESHOLD } from './encode.js';
import { listLimits } from './limits.js';
import { createRasterizer, RESVG } from './png.js';
import { listVersions, readReleases } from './releases.js';
import { writeDocuments } from './routes/documents.js';
import { listCards } from './routes/images.js';
import { createRoutes } from './routes/index.js';
import {
  completePage,
  hashScript,
  KEPT_FOLDERS,
  listInlineScripts,
  listPageHeaders,
  loadSite,
  PAGE_EXTENSION,
  readSite,
  type PageHeaders,
} from './site.js';

// Any values do: they turn on the routes that need configuration.
const EVERYTHING = readConfig({
  POLAR_ORGANIZATION_ID: 'any',
  POLAR_ACCESS_TOKEN: 'any',
  POLAR_PRODUCT_ID: 'any',
  POLAR_WEBHOOK_SECRET: 'any of sixteen or more',
});

/**
 * Lists the headers of pages on a static host, where a service worker takes the place of the service and makes PNGs
 * with WebAssembly.
 */
function listFileHeaders(scripts: readonly string[]): PageHeaders {
  return { ...COMMON_HEADERS, ...listPageHeaders([...scripts, "'wasm-unsafe-eval'"]) };
}

/**
 * Describes the service for its docs.
 *
 * @param scripts - the inline scripts of the pages
 */
export function describeReference(scripts: readonly string[]) {
  const routes = createRoutes(EVERYTHING, { files: [], notFoundPage: undefined, headers: {} });
  return {
    openApi: describeOpenApi(routes.filter(({ isUnlisted = false }) => !isUnlisted)) as unknown,
    variables: listVariables(),
    limits: listLimits(),
    releases: readReleases(),
    /** Rules for a host of files. */
    fileRules: { headers: listFileHeaders(scripts.map(hashScript)), keptFolders: KEPT_FOLDERS, keep: CACHE.forever },
  };
}

// No client waits, so a busy machine may take its time.
const MAX_WAIT_MS = 240_000;

async function rasterizeCards(write: (path: string, png: Buffer) => void): Promise<void> {
  const rasterizer = createRasterizer({ pngThreads: 1, pngQueue: 0, rasterizer: RESVG, maxWait: MAX_WAIT_MS });
  try {
    await rasterizer.warm();
    for (const [path, { draw, ...size }] of listCards(listVersions(readReleases()))) {
      // oxlint-disable-next-line no-await-in-loop -- there is one thread
      write(path, await rasterizer.rasterize({ svg: draw(), ...size }, { client: 'build' }));
    }
  } finally {
    await rasterizer.close();
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
  for (const [path, text] of writeDocuments(loadSite(folder), publicUrl)) write(path, text);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((path) => path.endsWith(PAGE_EXTENSION))) {
    write(name, completePage(readFileSync(join(folder, name), 'utf8'), publicUrl));
  }
}

const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt|xml)$/;

/** Compresses the files of the site once, as small as possible: writes `name.br` and `name.gz` beside each file. */
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
        // oxlint-disable-next-line no-await-in-loop -- files already run side by side
        writeFileSync(path + suffix, await compress(body, BEST));
      }
    }),
  );
}

const [, script, folder, documents] = process.argv;
// The URL of a module has symbolic links resolved, so the script's path must have, too.
const isProgram = script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url);
if (isProgram && folder !== undefined) {
  if (documents === 'documents') await publish(folder, process.env);
  await precompress(folder);
}

// The built site: its pages under clean addresses, its other files under their own. Not sirv or koa-static: to them a file
// is no route, so a POST to it would be 404 where the contract promises 405 with `allow`.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type Router from 'koa-router';
import { CACHE } from 'navii/internals/http';
import type { Config } from '../config.js';
import { readBaseUrl } from '../http/base-url.js';
import { CODERS, type Encoding } from '../http/encodings.js';
import { hashScript, type PageHeaders } from '../http/page-headers.js';
import { createRouter } from '../http/router.js';
import { keepPage } from './absolute.js';
import { TEXT_DOCUMENTS } from './texts.js';

/** A file of the site. */
export interface SiteFile {
  /** Path of the URL. */
  readonly address: string;
  /** Extension of the file, with the dot. */
  readonly extension: string;
  /** The same buffer at each request: compress.ts keeps compressed forms by buffer. */
  readonly body: Buffer;
  /** Compressed forms that the build has made. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** Extension of pages. */
const PAGE = '.html';

/** A script without a file of its own. Data and modules have attributes. */
const INLINE = /<script>([^]*?)<\/script>/g;

/** The address of a page: `docs/index.html` is `/docs`. */
function addressOf(name: string): string {
  const path = `/${name.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
}

/** The page for unknown addresses, under the name that hosts of files expect; it has no route of its own. */
export const NOT_FOUND_PAGE = '/404';

const ENCODINGS = Object.entries(CODERS) as readonly (readonly [Encoding, (typeof CODERS)[Encoding]])[];

/** Reads the compressed forms beside a file; one that does not expand to this file is ignored. */
function readEncoded(path: string, body: Buffer): SiteFile['encoded'] {
  const found = ENCODINGS.flatMap(([encoding, { suffix, expand }]) => {
    try {
      const bytes = readFileSync(path + suffix);
      return expand(bytes).equals(body) ? [[encoding, bytes] as const] : [];
    } catch {
      return [];
    }
  });
  return new Map(found);
}

/** Files that tell hosts of files what to do, and that these do not send. */
const FOR_HOSTS = /^_[a-z]+$/;

/** Whether a file is the compressed form of another one. */
function isEncoded(name: string, names: ReadonlySet<string>): boolean {
  return ENCODINGS.some(([, { suffix }]) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)));
}

/**
 * Reads a built site into memory: a build that runs meanwhile cannot mix with it.
 *
 * @returns no files when the folder cannot be read
 */
export function readSite(folder: string): SiteFile[] {
  let names: string[];
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    names = entries.flatMap((entry) => (entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : []));
  } catch {
    return [];
  }
  const all = new Set(names);
  return names
    .filter((name) => !isEncoded(name, all) && !FOR_HOSTS.test(name))
    .map((name) => {
      const path = join(folder, name);
      const body = readFileSync(path);
      const extension = extname(name);
      // Pages are sent with the address of the service in them, so what the build has compressed is another text.
      const encoded = extension === PAGE ? new Map<Encoding, Buffer>() : readEncoded(path, body);
      return { address: addressOf(name), extension, body, encoded };
    });
}

/** Sources of a policy that allow the scripts which the build has put into the pages (CSP Level 3 §8.3). */
export function listInlineScripts(files: readonly SiteFile[]): string[] {
  const pages = files.filter(({ extension }) => extension === PAGE);
  const scripts = pages.flatMap(({ body }) => Array.from(body.toString().matchAll(INLINE), ([, text = '']) => text));
  return [...new Set(scripts)].map(hashScript);
}

/** Tells search engines to leave a page out. */
const NOINDEX = '<meta name="robots" content="noindex">';

/** Paths of the pages for search engines, sorted: those of the files, and the gallery, which needs no file. */
export function listPages(files: readonly SiteFile[]): string[] {
  const found = files.filter(({ extension, body }) => extension === PAGE && !body.includes(NOINDEX));
  return [...new Set([...found.map(({ address }) => address), '/gallery'])].toSorted();
}

/** What the build wrote for programs, by address. */
export function readTexts(files: readonly SiteFile[]): ReadonlyMap<string, string> {
  const addresses = new Set(TEXT_DOCUMENTS.map(({ address }) => address));
  const found = files.filter(({ address }) => addresses.has(address));
  return new Map(found.map(({ address, body }) => [address, body.toString()]));
}

/** Folders of files whose names hold a hash of their content: those that Vite bundles, and packs. */
export const KEPT_FOLDERS = ['/assets/', '/packs/'] as const;

/**
 * Serves the built site.
 *
 * @param headers - of pages and of what they load
 */
export function createPagesRouter(
  files: readonly SiteFile[],
  headers: PageHeaders,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): Router {
  const router = createRouter();
  for (const { address, extension, body } of files) {
    const isPage = extension === PAGE;
    const pageOf = isPage ? keepPage(body) : undefined;
    // The router reads addresses as patterns.
    const pattern = address.replace(/[{}()[\]+?!:*\\]/g, '\\$&');
    router.get(pattern, (ctx) => {
      ctx.set(headers);
      ctx.body = pageOf?.(readBaseUrl(ctx, config)) ?? body;
      ctx.type = extension;
      ctx.set(
        'cache-control',
        KEPT_FOLDERS.some((folder) => address.startsWith(folder)) ? CACHE.forever : CACHE.revalidate,
      );
    });
    if (!isPage || address === '/') continue;
    router.get(`${pattern}/`, (ctx) => {
      ctx.redirect(`${address}${ctx.search}`);
      ctx.status = 308;
      ctx.set('cache-control', CACHE.revalidate);
    });
  }
  return router;
}

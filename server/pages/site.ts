// The built site: its pages under clean addresses, its other files under their own. Not sirv or koa-static: to them a file
// is no route, so a POST to it would be 404 where the contract promises 405 with `allow`.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type Router from 'koa-router';
import { CACHE } from 'navii/internals/http';
import { CODERS, type Encoding } from '../http/encodings.js';
import { pageHeaders } from '../http/page-headers.js';
import { createRouter } from '../http/router.js';
import { setBase } from './absolute.js';

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
 * @param publicUrl - where it is known: makes the addresses in the pages absolute
 * @returns no files when the folder cannot be read
 */
export function readSite(folder: string, publicUrl?: string): SiteFile[] {
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
      const file = readFileSync(path);
      const extension = extname(name);
      const needsBase = publicUrl !== undefined && extension === '.html';
      const body = needsBase ? Buffer.from(setBase(file.toString(), publicUrl)) : file;
      return { address: addressOf(name), extension, body, encoded: readEncoded(path, body) };
    });
}

/** Tells search engines to leave a page out. */
const NOINDEX = '<meta name="robots" content="noindex">';

/** Paths of the pages for search engines, sorted: those of the files, and the gallery, which needs no file. */
export function listPages(files: readonly SiteFile[]): string[] {
  const found = files.filter(({ extension, body }) => extension === '.html' && !body.includes(NOINDEX));
  return [...new Set([...found.map(({ address }) => address), '/gallery'])].toSorted();
}

// The names of files that Vite bundles, and those of packs, hold a hash of their content.
const HASHED = /^\/(?:assets|packs)\//;

/** Serves the built site. */
export function createPagesRouter(files: readonly SiteFile[]): Router {
  const router = createRouter();
  for (const { address, extension, body } of files) {
    // The router reads addresses as patterns.
    const pattern = address.replace(/[{}()[\]+?!:*\\]/g, '\\$&');
    router.get(pattern, pageHeaders(), (ctx) => {
      ctx.body = body;
      ctx.type = extension;
      ctx.set('cache-control', HASHED.test(address) ? CACHE.forever : CACHE.revalidate);
    });
    if (extension !== '.html' || address === '/') continue;
    router.get(`${pattern}/`, (ctx) => {
      ctx.redirect(`${address}${ctx.search}`);
      ctx.status = 308;
      ctx.set('cache-control', CACHE.revalidate);
    });
  }
  return router;
}

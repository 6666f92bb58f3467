// The built site: its pages at clean addresses, its files at their own.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import Router from 'koa-router';
import { CODERS, type Encoding } from '../http/encodings.js';
import { pageHeaders } from '../http/page-headers.js';
import { CACHE } from '../http/respond.js';
import { setBase } from './absolute.js';

/** A file of the site. */
interface SiteFile {
  /** Path of its URL. */
  readonly address: string;
  /** Ending of its name, with the dot. */
  readonly extension: string;
  /** One buffer for good, so that its compressed forms are made once, too. */
  readonly body: Buffer;
  /** Those that the build has made. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** The address of a page: `docs/index.html` is `/docs`. */
function addressOf(name: string): string {
  const path = `/${name.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
}

/** Address of the page for people who went astray: hosts of files know its name, and no route leads to it. */
export const NOT_FOUND_PAGE = '/404';

const ENCODINGS = Object.entries(CODERS) as readonly (readonly [Encoding, (typeof CODERS)[Encoding]])[];

/** The compressed forms beside a file; one that is not of this very file is as if it were not there. */
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

/** Whether a file is the compressed form of another one. */
function isEncoded(name: string, names: ReadonlySet<string>): boolean {
  return ENCODINGS.some(([, { suffix }]) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)));
}

/**
 * Reads a built site, once: what is built under a running service does not mix with what it has. None when there is none.
 *
 * @param publicUrl - what the addresses in its pages begin with, where that is known
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
    .filter((name) => !isEncoded(name, all))
    .map((name) => {
      const path = join(folder, name);
      const file = readFileSync(path);
      const extension = extname(name);
      const isCompleted = publicUrl !== undefined && extension === '.html';
      const body = isCompleted ? Buffer.from(setBase(file.toString(), publicUrl)) : file;
      return { address: addressOf(name), extension, body, encoded: readEncoded(path, body) };
    });
}

/** Paths of the pages, sorted: those of the files, and the gallery, which is there without files too. */
export function listPages(files: readonly SiteFile[]): string[] {
  const found = files.filter(({ extension, address }) => extension === '.html' && address !== NOT_FOUND_PAGE);
  return [...new Set([...found.map(({ address }) => address), '/gallery'])].toSorted();
}

// Vite puts a hash of the content into the names of what it bundles.
const HASHED = /^\/assets\//;

/** Serves the built site. */
export function createPagesRouter(files: readonly SiteFile[]): Router {
  const router = new Router({ sensitive: true, strict: true });
  for (const { address, extension, body } of files) {
    // Names from the disk are no patterns.
    const pattern = address.replace(/[{}()[\]+?!:*\\]/g, '\\$&');
    router.get(pattern, pageHeaders(), (ctx) => {
      ctx.body = body;
      ctx.type = extension;
      ctx.set('cache-control', HASHED.test(address) ? CACHE.forever : CACHE.asked);
    });
    if (extension !== '.html' || address === '/') continue;
    router.get(`${pattern}/`, (ctx) => {
      ctx.redirect(`${address}${ctx.search}`);
      ctx.status = 308;
      ctx.set('cache-control', CACHE.asked);
    });
  }
  return router;
}

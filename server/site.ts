// The built site: its files in memory, so that a build that runs meanwhile cannot mix with it, and the headers of its pages.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from 'helmet';
import { MOTION_CSP_HASH } from 'navii';
import { EXAMPLE_ORIGIN, escapeXml } from 'navii/internals';
import { ADDRESS_MARK, RAW_ADDRESS_MARK } from 'navii/internals/http';
import { CODERS, type Encoding } from './encode.js';

export interface SiteFile {
  /** Path of the URL. */
  readonly address: string;
  /** Extension of the file, with the dot. */
  readonly extension: string;
  /** The same buffer at each request, by which compressed forms are kept. */
  readonly body: Buffer;
  /** Compressed forms that the build has made. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** Headers by name, in lower case. */
export type PageHeaders = Readonly<Record<string, string>>;

export interface Site {
  /** All but the page for unknown addresses. */
  readonly files: readonly SiteFile[];
  readonly notFoundPage: Buffer | undefined;
  /** Headers of its pages and of all that they load. */
  readonly headers: PageHeaders;
}

const built = new URL(import.meta.url.endsWith('.js') ? './' : './dist/', import.meta.url);
export const SITE = fileURLToPath(new URL('site', built));

/** Folders of files whose names hold a hash of their content: those that Vite bundles, and packs. */
export const KEPT_FOLDERS = ['/assets/', '/packs/'] as const;

export const PAGE_EXTENSION = '.html';
/** The page for unknown addresses, under the name that hosts of files expect; it has no route of its own. */
const NOT_FOUND_PAGE = '/404';
/** A script without a file of its own. Data and modules have attributes. */
const INLINE = /<script>([^]*?)<\/script>/g;
/** These files tell static hosts what to do, such as `_headers`; hosts do not send them, nor does the service. */
const FOR_HOSTS = /^_[a-z]+$/;
const ENCODINGS = Object.entries(CODERS) as readonly (readonly [Encoding, (typeof CODERS)[Encoding]])[];

/** The address of a file: `docs/index.html` is `/docs`. */
function addressOf(name: string): string {
  const path = `/${name.split(sep).join('/')}`;
  return path.endsWith(PAGE_EXTENSION) ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
}

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

/**
 * Reads all files of a built site.
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
  const isEncoded = (name: string): boolean =>
    ENCODINGS.some(([, { suffix }]) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)));
  return names
    .filter((name) => !isEncoded(name) && !FOR_HOSTS.test(name))
    .map((name) => {
      const path = join(folder, name);
      const body = readFileSync(path);
      const extension = extname(name);
      // Pages are sent with the address of the service in them: the build has compressed another text.
      const encoded = extension === PAGE_EXTENSION ? new Map<Encoding, Buffer>() : readEncoded(path, body);
      return { address: addressOf(name), extension, body, encoded };
    });
}

/** Reads the built site; no files where it is not built. */
export function loadSite(folder = SITE): Site {
  const all = readSite(folder);
  return {
    files: all.filter(({ address }) => address !== NOT_FOUND_PAGE),
    notFoundPage: all.find(({ address }) => address === NOT_FOUND_PAGE)?.body,
    headers: listPageHeaders(listInlineScripts(all)),
  };
}

/** Tells search engines to leave a page out. */
const NOINDEX = '<meta name="robots" content="noindex">';

/** Paths of the pages for search engines, sorted: those of the files, and the gallery, which needs no file. */
export function listPages(files: readonly SiteFile[]): string[] {
  const found = files.filter(({ extension, body }) => extension === PAGE_EXTENSION && !body.includes(NOINDEX));
  return [...new Set([...found.map(({ address }) => address), '/gallery'])].toSorted();
}

// Headers

/** No other host, no inline script but the given ones, no inline style but the one that moves avatars (CSP Level 3). */
const POLICY = {
  'default-src': ["'none'"],
  'style-src': ["'self'", `'${MOTION_CSP_HASH}'`],
  'worker-src': ["'self'"],
  // Pictures that the page itself made may be shown.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Pages may ask the browser to copy, and for nothing that would tell about people or their surroundings. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** The source of a policy that allows an inline script (CSP Level 3 §8.3). */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Sources of a policy that allow the scripts which the build has put into the pages. */
export function listInlineScripts(files: readonly SiteFile[]): string[] {
  const pages = files.filter(({ extension }) => extension === PAGE_EXTENSION);
  const scripts = pages.flatMap(({ body }) => Array.from(body.toString().matchAll(INLINE), ([, text = '']) => text));
  return [...new Set(scripts)].map(hashScript);
}

/**
 * Lists the headers of pages: helmet's, with a policy that lets nothing inline run but scripts of the build.
 *
 * @param scripts - sources that allow inline scripts
 */
export function listPageHeaders(scripts: readonly string[]): PageHeaders {
  // helmet does not know this one.
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS };
  // It only sets headers, the same ones each time: once is enough for all answers, and for files that list them.
  const response: Pick<ServerResponse, 'removeHeader'> & { setHeader: (name: string, value: string) => void } = {
    setHeader: (name, value) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...POLICY, 'script-src': ["'self'", ...scripts] },
    },
    // Every answer has it.
    xContentTypeOptions: false,
    // HSTS is the proxy's to set.
    strictTransportSecurity: false,
    // Any page may use the site's scripts, fonts and pictures, like everything else that the service sends.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  setHeaders({} as IncomingMessage, response as ServerResponse, () => {});
  return headers;
}

// Addresses. The build writes paths, because only the operator knows the host: PUBLIC_URL, or else the host of a request.

/** Tags that need an absolute address; the build leaves them in comments. */
const COMMENTED = /<!--absolute ([^]*?)-->/g;
const ATTRIBUTES =
  /(<link\s+rel="canonical"\s+href="|<meta\s+(?:property="og:(?:url|image)"|name="twitter:image")\s+content=")(?=\/)/g;
const DATA = /("(?:@id|image|mainEntityOfPage|url)":")(?=\/)/g;
const CODE = /<code>[^]*?<\/code>/g;
/** Where an address of ours begins with a path in Markdown and in Atom. */
const PATHS = /(\]\(|\b(?:href|xml:base)=")(?=\/)/g;

// Marks a page that is done. Addresses cannot tell: PUBLIC_URL may begin with the sample host.
const COMPLETE = '<!--complete-->';

/** Marks the places of a page where the address of the site stands: links, cards, data and samples of code. */
export function markPage(html: string): string {
  if (html.endsWith(COMPLETE)) return html;
  return html
    .replace(COMMENTED, (_, tags: string) => tags)
    .replace(ATTRIBUTES, `$1${ADDRESS_MARK}`)
    .replace(DATA, `$1${RAW_ADDRESS_MARK}`)
    .replace(CODE, (code) => code.replaceAll(EXAMPLE_ORIGIN, ADDRESS_MARK));
}

/** Marks the places of a text for programs, such as `llms.txt` and the feed. */
export function markText(text: string): string {
  return text.replaceAll(EXAMPLE_ORIGIN, ADDRESS_MARK).replace(PATHS, `$1${ADDRESS_MARK}`);
}

/** Puts an address, without a slash at its end, into the marked places. */
export function fillAddress(marked: string, base: string, escape = escapeXml): string {
  return marked.replaceAll(ADDRESS_MARK, () => escape(base)).replaceAll(RAW_ADDRESS_MARK, () => base);
}

/** Makes the addresses of a page absolute; a page that is complete already stays as it is. */
export function setBase(html: string, base: string): string {
  return fillAddress(markPage(html), base);
}

/** Makes the addresses of a page absolute for good: no other address takes their place later. */
export function completePage(html: string, base: string): string {
  return html.endsWith(COMPLETE) ? html : setBase(html, base) + COMPLETE;
}

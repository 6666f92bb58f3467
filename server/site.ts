// Reads the built site and the changelog, and makes the headers and absolute URLs of the pages. Files are kept in
// memory, so that a running service never mixes the files of two builds.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import helmet from 'helmet';
import { ADDRESS_MARK, RAW_ADDRESS_MARK, type Release } from '../lib/http/index.js';
import { MOTION_CSP_HASH, VERSION } from '../lib/index.js';
import { EXAMPLE_ORIGIN, renderShareTags, type ShareData } from '../lib/pages/template.js';
import { escapeXml } from '../lib/render/svg.js';
import { BUILT } from './built.js';
import { CODERS, type Encoding } from './encode.js';

export interface SiteFile {
  /** Path of the URL. */
  readonly address: string;
  /** Extension of the file, with the dot. */
  readonly extension: string;
  /** The content, in the same buffer at each request: compressed forms are cached by buffer. */
  readonly body: Buffer;
  /** Compressed forms from the build. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** Headers by name, in lower case. */
export type PageHeaders = Readonly<Record<string, string>>;

export interface BuiltSite {
  /** All files but the 404 page. */
  readonly files: readonly SiteFile[];
  readonly notFoundPage: Buffer | undefined;
  /** Headers of the pages and of their files. */
  readonly headers: PageHeaders;
}

export const SITE = fileURLToPath(new URL('site', BUILT));

/** Folders of files whose names hold a hash of their content: bundles of Vite, and packs. */
export const KEPT_FOLDERS = ['/assets/', '/packs/'] as const;

export const PAGE_EXTENSION = '.html';
/** The 404 page. Static hosts expect this name. The service has no route for it. */
const NOT_FOUND_PAGE = '/404';
/** An inline script. Data and modules have attributes. */
const INLINE = /<script>([^]*?)<\/script>/g;
/** Settings for static hosts, such as `_headers`. They are not served. */
const HOST_SETTINGS = /^_[a-z]+$/;
const ENCODINGS = Object.entries(CODERS) as readonly (readonly [Encoding, (typeof CODERS)[Encoding]])[];

/** Returns the URL path of a file: `/docs` for `docs/index.html`. */
function addressOf(name: string): string {
  const path = `/${name.split(sep).join('/')}`;
  return path.endsWith(PAGE_EXTENSION) ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
}

/** Reads the compressed forms beside a file, and ignores a form that does not decompress to this file. */
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
    .filter((name) => !isEncoded(name) && !HOST_SETTINGS.test(name))
    .map((name) => {
      const path = join(folder, name);
      const body = readFileSync(path);
      const extension = extname(name);
      // The service inserts its base URL into pages, so their compressed forms from the build would be wrong.
      const encoded = extension === PAGE_EXTENSION ? new Map<Encoding, Buffer>() : readEncoded(path, body);
      return { address: addressOf(name), extension, body, encoded };
    });
}

/** Reads the built site. It has no files when it is not built. */
export function loadSite(folder = SITE): BuiltSite {
  const all = readSite(folder);
  return {
    files: all.filter(({ address }) => address !== NOT_FOUND_PAGE),
    notFoundPage: all.find(({ address }) => address === NOT_FOUND_PAGE)?.body,
    headers: listPageHeaders(listInlineScripts(all)),
  };
}

/** The tag of pages that search engines must not list. */
const NOINDEX = '<meta name="robots" content="noindex">';

/**
 * Lists the paths of the pages for search engines, sorted: pages of the build, and the gallery, which works without a
 * file.
 */
export function listPages(files: readonly SiteFile[]): string[] {
  const found = files.filter(({ extension, body }) => extension === PAGE_EXTENSION && !body.includes(NOINDEX));
  return [...new Set([...found.map(({ address }) => address), '/gallery'])].toSorted();
}

// Headers

/**
 * No other host, no inline script but those of the build, no inline style but the animation of avatars (CSP Level 3).
 */
const POLICY = {
  'default-src': ["'none'"],
  'style-src': ["'self'", `'${MOTION_CSP_HASH}'`],
  'worker-src': ["'self'"],
  // Pages show images that they have made themselves.
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Pages may write to the clipboard, and use no feature that reveals data about people or their surroundings. */
const PERMISSIONS =
  'accelerometer=(), browsing-topics=(), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Returns the policy source that allows an inline script (CSP Level 3 §8.3). */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the policy sources that allow the inline scripts of the pages. */
export function listInlineScripts(files: readonly SiteFile[]): string[] {
  const pages = files.filter(({ extension }) => extension === PAGE_EXTENSION);
  const scripts = pages.flatMap(({ body }) => Array.from(body.toString().matchAll(INLINE), ([, text = '']) => text));
  return [...new Set(scripts)].map(hashScript);
}

/**
 * Returns the headers of pages: those of helmet, with a policy that allows no inline script but those of the build.
 *
 * @param scripts - policy sources that allow inline scripts
 */
export function listPageHeaders(scripts: readonly string[]): PageHeaders {
  // helmet does not set this header.
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS };
  // helmet only sets headers, the same ones for each response, so it runs once with an object in place of a response.
  const response: Pick<ServerResponse, 'removeHeader'> & { setHeader: (name: string, value: string) => void } = {
    setHeader: (name, value) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...POLICY, 'script-src': ["'self'", ...scripts] },
    },
    // All responses of the service have this header already.
    xContentTypeOptions: false,
    // HSTS is a setting of the proxy.
    strictTransportSecurity: false,
    // Pages of other sites may use the scripts, fonts and images, like everything that the service sends.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  setHeaders({} as IncomingMessage, response as ServerResponse, () => {});
  return headers;
}

// Absolute URLs. The build writes paths, because the host is only known later: PUBLIC_URL, or the host of a request.
// Two steps insert it: marks are set once, and replaced by the base URL at each request.

/** Tags that need an absolute URL. The build writes them as comments. */
const COMMENTED = /<!--absolute ([^]*?)-->/g;
const ATTRIBUTES =
  /(<link\s+rel="canonical"\s+href="|<meta\s+(?:property="og:(?:url|image)"|name="twitter:image")\s+content=")(?=\/)/g;
const DATA = /("(?:@id|image|mainEntityOfPage|url)":")(?=\/)/g;
const CODE = /<code>[^]*?<\/code>/g;
/** The start of a path in a link of Markdown or Atom. */
const PATHS = /(\]\(|\b(?:href|xml:base)=")(?=\/)/g;

// Marks a page that already has its absolute URLs. The URLs themselves do not show that: PUBLIC_URL may start with the
// sample host.
const COMPLETE = '<!--complete-->';

/** Sets marks for the base URL in a page: in links, cards, data and code samples. */
export function markPage(html: string): string {
  if (html.endsWith(COMPLETE)) return html;
  return html
    .replace(COMMENTED, (_, tags: string) => tags)
    .replace(ATTRIBUTES, `$1${ADDRESS_MARK}`)
    .replace(DATA, `$1${RAW_ADDRESS_MARK}`)
    .replace(CODE, (code) => code.replaceAll(EXAMPLE_ORIGIN, ADDRESS_MARK));
}

/** Sets marks for the base URL in a text file, such as `llms.txt` and the feed. */
export function markText(text: string): string {
  return text.replaceAll(EXAMPLE_ORIGIN, ADDRESS_MARK).replace(PATHS, `$1${ADDRESS_MARK}`);
}

/** Replaces the marks by the base URL, which has no slash at its end. */
export function fillAddress(marked: string, base: string, escape = escapeXml): string {
  return marked.replaceAll(ADDRESS_MARK, () => escape(base)).replaceAll(RAW_ADDRESS_MARK, () => base);
}

/** The parts of a page's head that describe it, in any order. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const TAGS = /<!--share-->[^]*?<!--\/share-->/;

/** Describes a page by its query, to search engines and linking pages. */
export function describePage(html: string, data: ShareData, base: string): string {
  const tags = fillAddress(markPage(renderShareTags(data)), base);
  // The replacements are functions, because `$` has a meaning in a replacement string. Inserted texts are escaped, so
  // they cannot contain one of the parts that are replaced later.
  return html
    .replace(TITLE, () => `<title>${escapeXml(data.title)}</title>`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${escapeXml(data.description)}">`)
    .replace(TAGS, () => tags);
}

/** Makes the URLs of a page absolute. A page that is marked as complete stays unchanged. */
export function setBase(html: string, base: string): string {
  return fillAddress(markPage(html), base);
}

/** Makes the URLs of a page absolute and marks the page as complete, so that they are not replaced again. */
export function completePage(html: string, base: string): string {
  return html.endsWith(COMPLETE) ? html : setBase(html, base) + COMPLETE;
}

// The changelog, in the format of Keep a Changelog 1.1.0

/** The copy that the build has made, so that the package has it too. */
const CHANGELOG = fileURLToPath(new URL('CHANGELOG.md', BUILT));

/** Reads the items of a list. A line without a hyphen at its start continues the item before it. */
function readItems(text: string): string[] {
  return text
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim().replace(/\s+/g, ' '));
}

/** Reads the releases of a changelog, in its order, without the unreleased changes. */
export function parseChangelog(changelog: string): Release[] {
  const [, ...parts] = changelog.split(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)(?: .*)?$/m);
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [version = '', date = '', text = ''] = parts.slice(index * 3, index * 3 + 3);
    // The text ends at the next heading of the same level, such as Unreleased.
    const own = text.split(/^## /m)[0] ?? '';
    const [, ...kinds] = own.split(/^### (.+)$/m);
    const changes = Array.from({ length: kinds.length / 2 }, (__, at) => ({
      kind: kinds[at * 2] ?? '',
      items: readItems(kinds[at * 2 + 1] ?? ''),
    }));
    return { version, date, changes };
  });
}

/**
 * Reads the releases of this project.
 *
 * @returns an empty list when the changelog cannot be read: a package may be installed without it
 */
export function readReleases(path = CHANGELOG): Release[] {
  try {
    return parseChangelog(readFileSync(path, 'utf8'));
  } catch {
    return [];
  }
}

/** Lists the versions that have a card: all releases, and always the running version. */
export function listVersions(releases: readonly Release[]): string[] {
  return [...new Set([...releases.map(({ version }) => version), VERSION])];
}

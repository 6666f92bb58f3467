// Reads the built site, and makes the headers of the pages. Files are kept in memory, so that a running service
// never mixes the files of two builds.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MOTION_CSP_HASH } from '../lib/index.js';
import { PAGES_FILE, type BuiltPages } from '../lib/pages/template.js';
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

export interface BuiltSite extends BuiltPages {
  /** All files but pages and text files, which have the base URL of the service in them. */
  readonly files: readonly SiteFile[];
  /** Headers of the pages and of their files. */
  readonly headers: PageHeaders;
}

export const SITE = fileURLToPath(new URL('site', BUILT));

/** Folders of files whose names hold a hash of their content: bundles of Vite, and packs. */
export const KEPT_FOLDERS = ['/assets/', '/packs/'] as const;

/** The 404 page. Static hosts expect this name. The service has no route for it. */
export const NOT_FOUND_PAGE = '/404';
/** Pages for static hosts, and settings of these and of the service. They are not served. */
const UNSERVED = /\.html(?:\.\w+)?$|^_\w+(?:\.json)?$/;
const ENCODINGS = Object.entries(CODERS) as readonly (readonly [Encoding, (typeof CODERS)[Encoding]])[];

/** A site that is not built. */
export const EMPTY_SITE: BuiltSite = {
  files: [],
  headers: {},
  pages: {},
  documents: {},
  mascot: [],
  cell: [],
  scripts: [],
  versions: [],
};

/** Reads all files of a folder, by their paths of URLs. */
function readFiles(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)];
    }),
  );
}

/** Reads the built site. It has no files when it is not built. */
export function loadSite(folder = SITE): BuiltSite {
  if (!existsSync(join(folder, PAGES_FILE))) return EMPTY_SITE;
  const built = JSON.parse(readFileSync(join(folder, PAGES_FILE), 'utf8')) as BuiltPages;
  const all = readFiles(folder);
  const isForm = (address: string): boolean =>
    ENCODINGS.some(([, { suffix }]) => address.endsWith(suffix) && all.has(address.slice(0, -suffix.length)));
  const files = [...all].flatMap(([address, body]) => {
    if (UNSERVED.test(address.slice(1)) || address in built.documents || isForm(address)) return [];
    const forms = ENCODINGS.flatMap(([encoding, { suffix }]) => {
      const bytes = all.get(address + suffix);
      return bytes === undefined ? [] : [[encoding, bytes] as const];
    });
    return { address, extension: extname(address), body, encoded: new Map(forms) };
  });
  return { ...built, files, headers: listPageHeaders(built.scripts) };
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

/**
 * The other headers of pages: those that helmet (8) sets. Two are left out: all responses have nosniff, and the proxy sets
 * HSTS.
 */
const SECURITY = {
  'cross-origin-opener-policy': 'same-origin',
  // Pages of other sites may use the scripts, fonts and images, like everything that the service sends.
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Returns the headers of pages, with a policy that allows no inline script but those of the build.
 *
 * @param scripts - policy sources that allow inline scripts
 */
export function listPageHeaders(scripts: readonly string[]): PageHeaders {
  const policy = Object.entries({ ...POLICY, 'script-src': ["'self'", ...scripts] });
  return {
    'permissions-policy': PERMISSIONS,
    'content-security-policy': policy.map(([name, sources]) => `${name} ${sources.join(' ')}`).join(';'),
    ...SECURITY,
  };
}

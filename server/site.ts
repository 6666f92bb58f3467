// Reads the built site. Files are kept in memory, so that a running service never mixes the files of two builds.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES_FILE, type BuiltPages } from '../lib/pages/template.js';
import { CODERS, type Encoding } from './encode.js';

export interface SiteFile {
  /** Path of the URL. */
  readonly address: string;
  /** The content, in the same buffer at each request: compressed forms are cached by buffer. */
  readonly body: Buffer;
  /** Compressed forms from the build. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

export interface BuiltSite extends BuiltPages {
  /** All files but pages and text files, which have the base URL of the service in them. */
  readonly files: readonly SiteFile[];
}

/** The folder of the build, with the site and the program of the PNG threads. The sources use them too, in tests. */
export const BUILT = new URL(import.meta.url.endsWith('.js') ? './' : './dist/', import.meta.url);
export const SITE = fileURLToPath(new URL('site', BUILT));

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
    return { address, body, encoded: new Map(forms) };
  });
  return { ...built, files };
}

// Headers of answers. Most are the same each time: they are put together once, as names and values in turn, which is how
// Node takes them without looking at each again.
import { MOTION_CSP_HASH } from '../render/motion.js';

/** Names and values in turn. */
export type FlatHeaders = readonly string[];

type Headers = Readonly<Record<string, string>>;

/** How long an answer may be kept. */
export const CACHE = {
  /** The same URL gives the same bytes within a version (SPEC §8). */
  forever: 'public, max-age=31536000, immutable',
  /** The bytes change with the version, under the same URL. */
  day: 'public, max-age=86400',
  /** May be kept, but must be checked with the service each time. */
  revalidate: 'no-cache',
  /** Different each time. */
  never: 'no-store',
} as const;

/** A value of {@link CACHE}. */
export type Cache = (typeof CACHE)[keyof typeof CACHE];

/** Media types of answers. */
export const TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  json: 'application/json; charset=utf-8',
  line: 'text/plain; charset=utf-8',
} as const;

/** Every answer is open to every origin (SPEC §1.5), and browsers must not guess what it is. */
export const COMMON_HEADERS = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' } as const;

/** Images may be shown on any page. An SVG that is opened by itself is a document: this policy lets it run and load nothing. */
export const IMAGE_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; style-src '${MOTION_CSP_HASH}'; sandbox`,
} as const;

/** Header that tells a route's answers apart for caches: what may be compressed differs with this header of the request. */
const COMPRESSIBLE = { vary: 'accept-encoding' } as const;
// Search engines should list pages, not each picture of a seed, of which there is no end.
const UNLISTED = { 'x-robots-tag': 'noindex' } as const;

/** Names and values in turn. */
export function flatten(headers: Headers): FlatHeaders {
  return Object.entries(headers).flat();
}

/** Headers of one kind of answer: with its body, and of the 304 in its place, which says nothing of a body. */
export interface Kind {
  readonly whole: FlatHeaders;
  readonly unchanged: FlatHeaders;
}

function createKind(type: string, headers: Headers): Kind {
  return { whole: flatten({ 'content-type': type, ...headers }), unchanged: flatten(headers) };
}

/** A drawing of seeds as text. */
export function createSvgKind(cache: Cache, more: Headers = {}): Kind {
  return createKind(TYPES.svg, {
    ...COMMON_HEADERS,
    ...IMAGE_HEADERS,
    ...UNLISTED,
    ...COMPRESSIBLE,
    'cache-control': cache,
    ...more,
  });
}

/** The pixels of a drawing of seeds. */
export function createPngKind(cache: Cache, more: Headers = {}): Kind {
  return createKind(TYPES.png, { ...COMMON_HEADERS, ...IMAGE_HEADERS, ...UNLISTED, 'cache-control': cache, ...more });
}

/** A document of the service. */
export function createJsonKind(cache: Cache): Kind {
  return createKind(TYPES.json, { ...COMMON_HEADERS, ...COMPRESSIBLE, 'cache-control': cache });
}

/** Headers of every answer that is one plain line. */
export const LINE_HEADERS: FlatHeaders = flatten({
  'content-type': TYPES.line,
  ...COMMON_HEADERS,
  'cache-control': CACHE.never,
});

// The answer of a route as a plain value, which a host sends: its headers, its errors, its entity tag.
import { hashSeed } from '../choose/hash.js';
import { MOTION_CSP_HASH } from '../render/motion.js';
import { VERSION } from '../version.js';

/** A value, or a promise of it: to wait for a promise costs a tenth of an avatar. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Names and values of headers in turn, the form that Node writes without another look. */
export type FlatHeaders = readonly string[];

export type Body = string | Uint8Array;

/** The answer of a route. */
export interface Answer {
  readonly status: number;
  /** All that the route adds to the headers of every answer. */
  readonly headers: FlatHeaders;
  /** Left out: none (204, 302). A function is called only where the body is sent: not for a 304. */
  readonly body?: Body | (() => MaybePromise<Body>);
  /** Entity tag, without quotes; an answer without one has no 304. */
  readonly tag?: string;
  /** Whether a host may compress it; by default, if it varies by `accept-encoding`. */
  readonly isCompressible?: boolean;
}

/** How long an answer may be kept, as `cache-control` says it. */
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
  html: 'text/html; charset=utf-8',
  line: 'text/plain; charset=utf-8',
} as const;

/** Every answer is open to every origin (SPEC §1.5), and browsers must not guess its type. */
export const COMMON_HEADERS = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' } as const;

// Any page may show an image. An SVG that is opened by itself is a document: this policy lets it run and load nothing.
const IMAGE_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; style-src '${MOTION_CSP_HASH}'; sandbox`,
};

/** Search engines list pages, not the pictures and pages of seeds, which have no end. */
export const UNLISTED = { 'x-robots-tag': 'noindex' } as const;

/** Names and values in turn. */
export function flatten(headers: Readonly<Record<string, string>>): FlatHeaders {
  return Object.entries(headers).flat();
}

/** Lists the headers of a text that may be compressed. */
export function textHeaders(type: string, cache: Cache, more: Readonly<Record<string, string>> = {}): FlatHeaders {
  return flatten({ 'content-type': type, 'cache-control': cache, vary: 'accept-encoding', ...more });
}

/** Lists the headers of a picture: a drawing of seeds, unless `more` is empty. */
export function imageHeaders(
  type: typeof TYPES.svg | typeof TYPES.png,
  cache: Cache,
  more: Readonly<Record<string, string>> = UNLISTED,
): FlatHeaders {
  const own = { ...IMAGE_HEADERS, ...more };
  return type === TYPES.svg
    ? textHeaders(type, cache, own)
    : flatten({ 'content-type': type, 'cache-control': cache, ...own });
}

/** Headers of an answer that is never stored. */
export const NEVER_STORED: FlatHeaders = ['cache-control', CACHE.never];

const LINE: FlatHeaders = ['content-type', TYPES.line, ...NEVER_STORED];

/** An answer that is one plain line, never stored (SPEC §7). */
export function answerLine(status: number, line: string, headers: FlatHeaders = []): Answer {
  return { status, headers: [...LINE, ...headers], body: line };
}

/** An answer that is JSON, never stored. */
export function answerJson(status: number, value: object, headers: FlatHeaders = []): Answer {
  return {
    status,
    headers: ['content-type', TYPES.json, ...NEVER_STORED, ...headers],
    body: JSON.stringify(value),
  };
}

/** A status with a line of text, thrown by whatever helps a route to answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, line: string, headers: Readonly<Record<string, string>> = {}) {
    super(line);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * An error that ends by itself: its answer says when to come back.
 *
 * @param ms - until then; said in whole seconds, at least one
 */
export function retryLater(status: 429 | 503, line: string, ms = 1000): HttpError {
  return new HttpError(status, line, { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) });
}

function print(word: number): string {
  return (word >>> 0).toString(36);
}

/**
 * The entity tag of an answer (RFC 9110 §8.8.3): 128 bits of the version and of all that its body is made from. A URL
 * fixes seed and settings, so two drawings of one URL differ by the version alone, and a 304 draws nothing.
 *
 * @param kind - tells answers apart that are made from the same
 */
export function tagOf(kind: string, text: string): string {
  const [a, b, c, d] = hashSeed(`${VERSION} ${kind} ${text}`);
  return `${print(a)}-${print(b)}-${print(c)}-${print(d)}`;
}

/** Codings in which a host may send an answer. The tag of each is that of the answer with the coding behind it. */
const CODINGS = ['br', 'gzip'] as const;

/**
 * Finds the tag in `if-none-match` that names an answer in some coding. Tags are compared weakly (RFC 9110 §13.1.2).
 *
 * @param tag - of the answer as it is, without quotes
 * @returns the tag that the client has, or undefined
 */
export function findTag(header: string, tag: string): string | undefined {
  if (header.trim() === '*') return tag;
  // Most headers name another tag of ours, or none; only one that names this tag is taken apart.
  if (!header.includes(tag)) return undefined;
  const sent = new Set(header.split(',').map((item) => item.trim().replace(/^W\//, '')));
  return [tag, ...CODINGS.map((coding) => `${tag}-${coding}`)].find((known) => sent.has(`"${known}"`));
}

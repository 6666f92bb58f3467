// The answer of a route as a plain value, which a host sends: its headers, its errors, its entity tag.
import { hashSeed } from '../choose/select.js';
import { MOTION_CSP_HASH } from '../render/svg.js';
import { VERSION } from '../version.js';

/**
 * A value, or a promise of it. Routes avoid promises, because waiting for one takes a tenth of the time of an avatar.
 */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Headers as one array that alternates names and values; Node writes this form as it is. */
export type FlatHeaders = readonly string[];

export type Body = string | Uint8Array;

/** The answer of a route. */
export interface Answer {
  readonly status: number;
  /** Headers of this route alone; the host adds those of every answer. */
  readonly headers: FlatHeaders;
  /** Left out: none (204, 302). A function is called only where the body is sent: not for a 304. */
  readonly body?: Body | (() => MaybePromise<Body>);
  /** Entity tag, without quotes; a host never answers 304 to a request for an answer without one. */
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

/** Every answer has these headers: any origin may read it (SPEC §1.5), and browsers must not guess its type. */
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

/**
 * Lists the headers of a picture. By default search engines must not list it, as a drawing of a seed; icons and cards
 * pass an empty `more`.
 */
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

/** Routes and their helpers throw this error, whose status and line become the answer. */
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
 * Makes the error of a state that passes by itself; its answer tells clients when to come back.
 *
 * @param ms - milliseconds until then; the header says them in whole seconds, at least one
 */
export function retryLater(status: 429 | 503, line: string, ms = 1000): HttpError {
  return new HttpError(status, line, { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) });
}

function print(word: number): string {
  return (word >>> 0).toString(36);
}

/**
 * Makes the entity tag of an answer (RFC 9110 §8.8.3): 128 bits that are hashed from the version and from all that the
 * body is made from. A URL fixes seed and settings, so its drawing changes with the version alone, and a host answers
 * 304 without drawing.
 *
 * @param kind - distinguishes answers of different kinds that are made from the same text
 */
export function tagOf(kind: string, text: string): string {
  const [a, b, c, d] = hashSeed(`${VERSION} ${kind} ${text}`);
  return `${print(a)}-${print(b)}-${print(c)}-${print(d)}`;
}

/** Hosts may send an answer in these codings, and append the coding to its tag. */
const CODINGS = ['br', 'gzip'] as const;

/**
 * Finds the tag of an answer, with the name of a coding behind it or without, in `if-none-match`. Tags are compared
 * weakly (RFC 9110 §13.1.2).
 *
 * @param tag - of the answer as it is, without quotes
 * @returns the tag that the client has, or undefined
 */
export function findTag(header: string, tag: string): string | undefined {
  if (header.trim() === '*') return tag;
  // Most headers name another tag of ours, or none; the code splits only a header that holds this tag.
  if (!header.includes(tag)) return undefined;
  const sent = new Set(header.split(',').map((item) => item.trim().replace(/^W\//, '')));
  return [tag, ...CODINGS.map((coding) => `${tag}-${coding}`)].find((known) => sent.has(`"${known}"`));
}

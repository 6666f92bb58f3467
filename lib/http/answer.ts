// The answer of a route as a plain value, which a host sends: its headers, its body, its errors and its entity tag.
import { hashSeed } from '../choose/select.js';
import type { Format } from '../formats.js';
import { memoize } from '../memoize.js';
import { MOTION_CSP_HASH } from '../render/svg.js';
import { VERSION } from '../version.js';

/**
 * A value, or a promise of it. Routes avoid promises, because waiting for one takes a tenth of the time of an avatar.
 */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Headers as one array that alternates names and values; Node writes this form as it is. */
export type FlatHeaders = readonly string[];

/** The body of an answer. */
export type AnswerBody = string | Uint8Array;

/** The answer of a route. */
export interface Answer {
  readonly status: number;
  /** Headers of this answer only; the host adds the headers of every answer. */
  readonly headers: FlatHeaders;
  /** Undefined for an answer without a body (204, 302). A function is called only if the body is sent, so not for a 304. */
  readonly body?: AnswerBody | (() => MaybePromise<AnswerBody>);
  /** Entity tag, without quotes. Without a tag, a host never answers 304. */
  readonly etag?: string;
}

/** Values of `cache-control`: how long a cache may keep an answer. */
export const CACHE = {
  /** The same URL gives the same bytes within a version. */
  forever: 'public, max-age=31536000, immutable',
  /** The bytes of a URL change with the version. */
  day: 'public, max-age=86400',
  /** A cache may keep the answer, but must ask the service each time whether it is current. */
  revalidate: 'no-cache',
  /** The answer differs each time. */
  never: 'no-store',
} as const;

/** A value of {@link CACHE}. */
export type Cache = (typeof CACHE)[keyof typeof CACHE];

/** Media types of images, by their formats. */
const IMAGE_TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
} as const satisfies Readonly<Record<Format, string>>;

/** Media types of answers. */
export const TYPES = {
  ...IMAGE_TYPES,
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  line: 'text/plain; charset=utf-8',
} as const;

/** Every answer has these headers: any origin may read it, and browsers must not guess its type. */
export const COMMON_HEADERS = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' } as const;

// Any page may show an image. A browser opens an SVG as a document, and this policy lets that document run and load nothing.
const IMAGE_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; style-src '${MOTION_CSP_HASH}'; sandbox`,
};

/** Keeps search engines from listing the images and pages of seeds: there is no end of them. */
export const UNLISTED = { 'x-robots-tag': 'noindex' } as const;

/** Writes headers as one array of alternating names and values. */
export function flatten(headers: Readonly<Record<string, string>>): FlatHeaders {
  return Object.entries(headers).flat();
}

/** Headers of a text that may be compressed. */
export function textHeaders(type: string, cache: Cache, more: Readonly<Record<string, string>> = {}): FlatHeaders {
  return flatten({ 'content-type': type, 'cache-control': cache, vary: 'accept-encoding', ...more });
}

/**
 * Headers of an image. By default, search engines must not list it, which is right for drawings of seeds. For icons and cards, pass
 * an empty `more`.
 */
export function imageHeaders(
  type: (typeof IMAGE_TYPES)[Format],
  cache: Cache,
  more: Readonly<Record<string, string>> = UNLISTED,
): FlatHeaders {
  const own = { ...IMAGE_HEADERS, ...more };
  return type === TYPES.svg
    ? textHeaders(type, cache, own)
    : flatten({ 'content-type': type, 'cache-control': cache, ...own });
}

/** Headers of an answer that no cache may store. */
export const NEVER_STORED: FlatHeaders = ['cache-control', CACHE.never];

const LINE: FlatHeaders = ['content-type', TYPES.line, ...NEVER_STORED];

/** Makes an answer of one plain line that no cache may store. */
export function answerLine(status: number, line: string, headers: FlatHeaders = []): Answer {
  return { status, headers: [...LINE, ...headers], body: line };
}

/** Makes an answer of JSON that no cache may store. */
export function answerJson(status: number, value: object, headers: FlatHeaders = []): Answer {
  return {
    status,
    headers: ['content-type', TYPES.json, ...NEVER_STORED, ...headers],
    body: JSON.stringify(value),
  };
}

/** Thrown by routes. The host answers with its status and its line. */
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
 * Makes the error of a temporary state. Its header `retry-after` tells clients when to send the request again.
 *
 * @param ms - milliseconds until then; the header has whole seconds, at least one
 */
export function retryLater(status: 429 | 503, line: string, ms = 1000): HttpError {
  return new HttpError(status, line, { 'retry-after': String(Math.max(1, Math.ceil(ms / 1000))) });
}

/** Hashes a text to 128 bits. Its words are printed with their sign, because V8 prints other numbers several times slower. */
export function hashText(text: string): string {
  const [a, b, c, d] = hashSeed(text);
  return `${a.toString(36)}_${b.toString(36)}_${c.toString(36)}_${d.toString(36)}`;
}

/**
 * Makes the entity tag of an answer (RFC 9110 §8.8.3): a hash of the version and of all inputs of the body. A URL determines seed and
 * settings, so its drawing changes only with the version, and a host answers 304 without drawing.
 *
 * @param kind - distinguishes different answers with the same text
 */
export function etagOf(kind: string, text: string): string {
  return hashText(`${VERSION} ${kind} ${text}`);
}

/** Number of base URLs with a memoized document: strangers can send any Host header. All pages and their compressed forms take 2 MB. */
const KEPT_ADDRESSES = 4;

/**
 * Makes a function that answers with a document that contains the address of the service. It is known only when a request arrives.
 *
 * @param write - writes the document for an address; called only for requests
 */
export function createAddressed(write: (base: string) => string, headers: FlatHeaders): (base: string) => Answer {
  const encoder = new TextEncoder();
  let textEtag: string | undefined;
  return memoize((base) => {
    textEtag ??= etagOf('document', write(''));
    return { status: 200, headers, body: encoder.encode(write(base)), etag: etagOf('document', textEtag + base) };
  }, KEPT_ADDRESSES);
}

/** Content codings in which hosts may send an answer. They append the coding to its tag. */
const CODINGS = ['br', 'gzip'] as const;

/**
 * Finds the tag of an answer in `if-none-match`, with or without a coding. Tags are compared weakly (RFC 9110 §13.1.2).
 *
 * @param etag - of the answer without a coding, without quotes
 * @returns the tag that the client has, or undefined
 */
export function findEtag(header: string, etag: string): string | undefined {
  if (header.trim() === '*') return etag;
  // Fast path: most headers do not contain the tag.
  if (!header.includes(etag)) return undefined;
  const sent = new Set(header.split(',').map((item) => item.trim().replace(/^W\//, '')));
  return [etag, ...CODINGS.map((coding) => `${etag}-${coding}`)].find((known) => sent.has(`"${known}"`));
}

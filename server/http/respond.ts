// The kinds of successful answers, each with its headers.
import type { Context } from 'koa';
import { MOTION_CSP_HASH } from 'navii';

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

type Cache = (typeof CACHE)[keyof typeof CACHE];

const SVG_TYPE = 'image/svg+xml; charset=utf-8';
const PNG_TYPE = 'image/png';

// Images may be shown on any page. An SVG that is opened by itself is a document: this policy lets it run and load nothing.
const IMAGE_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; style-src '${MOTION_CSP_HASH}'; sandbox`,
};

// Search engines should list pages, not each picture of a seed, of which there is no end.
const UNLISTED = { 'x-robots-tag': 'noindex' };

function sendImage(ctx: Context, type: string, body: string | Buffer, cache: Cache): void {
  ctx.body = body;
  ctx.type = type;
  ctx.set(IMAGE_HEADERS);
  ctx.set('cache-control', cache);
}

/** Answers with a drawing of seeds. */
export function sendSvg(ctx: Context, svg: string, cache: Cache = CACHE.forever): void {
  ctx.set(UNLISTED);
  sendImage(ctx, SVG_TYPE, svg, cache);
}

/** Answers with the pixels of a drawing. */
export function sendPng(ctx: Context, png: Buffer, cache: Cache = CACHE.forever): void {
  ctx.set(UNLISTED);
  sendImage(ctx, PNG_TYPE, png, cache);
}

/** Answers with a picture of the site: SVG as text, or PNG. Unlike drawings of seeds, search engines may show it. */
export function sendSitePicture(ctx: Context, body: string | Buffer): void {
  sendImage(ctx, typeof body === 'string' ? SVG_TYPE : PNG_TYPE, body, CACHE.day);
}

/** Answers with JSON, XML or text. */
export function sendDocument(ctx: Context, type: string, body: string | Buffer, cache: Cache = CACHE.revalidate): void {
  ctx.body = body;
  ctx.type = type;
  ctx.set('cache-control', cache);
}

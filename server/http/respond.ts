// The few kinds of successful answers, each with the headers that belong to it.
import type { Context } from 'koa';
import { MOTION_CSP_HASH } from '../../lib/index.js';

/** How long an answer may be kept. */
export const CACHE = {
  /** The same URL gives the same bytes within a version (SPEC §8). */
  forever: 'public, max-age=31536000, immutable',
  /** Changes with the version, under the same URL. */
  day: 'public, max-age=86400',
  /** May be kept, must be asked for again. */
  asked: 'no-cache',
  /** New every time. */
  never: 'no-store',
} as const;

type Cache = (typeof CACHE)[keyof typeof CACHE];

// Images may be shown on any page. Opened by itself an SVG is a document: the policy lets it run nothing and load nothing.
const IMAGE_HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; style-src '${MOTION_CSP_HASH}'; sandbox`,
};

function sendImage(ctx: Context, type: string, body: string | Buffer, cache: Cache): void {
  ctx.body = body;
  ctx.type = type;
  ctx.set(IMAGE_HEADERS);
  ctx.set('cache-control', cache);
}

/** Answers with a drawing. */
export function sendSvg(ctx: Context, svg: string, cache: Cache = CACHE.forever): void {
  sendImage(ctx, 'image/svg+xml; charset=utf-8', svg, cache);
}

/** Answers with pixels. */
export function sendPng(ctx: Context, png: Buffer, cache: Cache = CACHE.forever): void {
  sendImage(ctx, 'image/png', png, cache);
}

/** Answers with JSON, XML or text that a later request may find changed. */
export function sendDocument(ctx: Context, type: string, body: string, cache: Cache = CACHE.asked): void {
  ctx.body = body;
  ctx.type = type;
  ctx.set('cache-control', cache);
}

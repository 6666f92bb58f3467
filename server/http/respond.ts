// The kinds of successful answers that routers send, each with its headers.
import type { Context } from 'koa';
import { CACHE, IMAGE_HEADERS, TYPES, type Cache } from 'navii/internals/http';

/** Answers with a picture of the site: SVG as text, or PNG. Unlike drawings of seeds, search engines may show it. */
export function sendSitePicture(ctx: Context, body: string | Buffer): void {
  ctx.body = body;
  ctx.type = typeof body === 'string' ? TYPES.svg : TYPES.png;
  ctx.set(IMAGE_HEADERS);
  ctx.set('cache-control', CACHE.day);
}

/** Answers with JSON, XML or text. */
export function sendDocument(ctx: Context, type: string, body: string | Buffer, cache: Cache = CACHE.revalidate): void {
  ctx.body = body;
  ctx.type = type;
  ctx.set('cache-control', cache);
}

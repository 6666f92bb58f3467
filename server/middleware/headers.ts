// What every answer carries, errors too: open CORS (SPEC §1.5) and no guessing of types.
import type { Middleware } from 'koa';

/** Headers of every answer, also of those that are written without Koa. */
export const COMMON_HEADERS = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

// Not @koa/cors: it adds `vary: origin` even for `*`, which would split every cache by the page that embeds an image.
/** Sets {@link COMMON_HEADERS}. */
export function setCommonHeaders(): Middleware {
  return async (ctx, next) => {
    ctx.set(COMMON_HEADERS);
    await next();
  };
}

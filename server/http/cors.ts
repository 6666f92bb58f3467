// Open CORS (SPEC §1.5, §5.1) by @koa/cors, with two corrections: it answers with `vary: origin` even where every origin
// gets the same, which would split caches by the page that embeds an image; and it ignores an OPTIONS that is no preflight.
import koaCors from '@koa/cors';
import type { Context, Middleware } from 'koa';
import { describePreflight } from 'navii/internals/http';
import { setCommonHeaders } from './headers.js';

/** Lets scripts of every origin read answers. Must come before anything else that sets `vary`, which it clears. */
export function cors(): Middleware {
  const open = koaCors({ origin: '*', keepHeadersOnError: false });
  return async (ctx, next) => {
    // Which methods there are depends on the route, so OPTIONS is answered after all routes, in not-found.ts.
    if (ctx.method === 'OPTIONS') return next();
    return open(ctx, () => {
      ctx.remove('vary');
      return next();
    });
  };
}

/**
 * Answers OPTIONS, always as if it were a preflight.
 *
 * @param methods - of the route
 */
export function answerPreflight(ctx: Context, methods: string): void {
  setCommonHeaders(ctx);
  ctx.set(describePreflight(methods));
  ctx.status = 204;
}

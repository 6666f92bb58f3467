// Open CORS (SPEC §1.5, §5.1) by @koa/cors, with two corrections: it answers with `vary: origin` even where every origin
// gets the same, which would split caches by the page that embeds an image; and it ignores an OPTIONS that is no preflight.
import koaCors from '@koa/cors';
import type { Context, Middleware } from 'koa';

/** Seconds for which a browser may remember the answer to a preflight. */
const PREFLIGHT_MAX_AGE = 86_400;
const REQUESTED = 'access-control-request-method';

/**
 * Lets scripts of every origin read answers. Must come before anything else that sets `vary`, which it clears.
 *
 * @param exposed - names of headers that these scripts may read, beside those that every script may
 */
export function cors(exposed?: string): Middleware {
  const open = koaCors({ origin: '*', exposeHeaders: exposed, keepHeadersOnError: false });
  return async (ctx, next) => {
    // Which methods there are depends on the route, so OPTIONS is answered after all routes, in not-found.ts.
    if (ctx.method === 'OPTIONS') {
      ctx.set('access-control-allow-origin', '*');
      return next();
    }
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
export async function answerPreflight(ctx: Context, methods: string): Promise<void> {
  ctx.req.headers[REQUESTED] ??= 'GET';
  // The wildcard does not cover Authorization (Fetch §4.9).
  const answer = koaCors({
    origin: '*',
    allowMethods: methods,
    allowHeaders: '*, Authorization',
    maxAge: PREFLIGHT_MAX_AGE,
  });
  await answer(ctx, () => Promise.resolve());
  ctx.remove('vary');
}

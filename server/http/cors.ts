// Open CORS (SPEC §1.5, §5.1) by @koa/cors, less two of its habits: it varies by origin even where every origin gets the
// same, which would split each cache by the page that embeds an image; and it leaves out OPTIONS that are no preflight.
import cors from '@koa/cors';
import type { Context, Middleware } from 'koa';

/** Seconds for which a browser may remember the answer to a preflight. */
const REMEMBERED = 86_400;
const REQUESTED = 'access-control-request-method';

/**
 * Opens answers to scripts of every origin. Comes before whatever else says what an answer varies by.
 *
 * @param exposed - headers that these scripts may read, beside those that every script may
 */
export function openToOrigins(exposed?: string): Middleware {
  const open = cors({ origin: '*', exposeHeaders: exposed, keepHeadersOnError: false });
  return async (ctx, next) => {
    // Which methods there are depends on the route, so that OPTIONS is answered behind all of them.
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
 * Answers OPTIONS as the preflight that it mostly is.
 *
 * @param methods - of the route
 */
export async function answerPreflight(ctx: Context, methods: string): Promise<void> {
  ctx.req.headers[REQUESTED] ??= 'GET';
  // The wildcard leaves Authorization out (Fetch §4.9).
  const answer = cors({ origin: '*', allowMethods: methods, allowHeaders: '*, Authorization', maxAge: REMEMBERED });
  await answer(ctx, () => Promise.resolve());
  ctx.remove('vary');
}

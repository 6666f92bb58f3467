// What comes after all routes: no such route, or a method that the route lacks.
import type { Context, Middleware } from 'koa';
import type Router from 'koa-router';
import { answerPreflight } from './cors.js';
import { HttpError } from './http-error.js';
import { pageHeaders } from './page-headers.js';

// koa-router leaves here the routes whose path fits, whatever their method.
type Routed = Context & { readonly matched?: readonly Router.Layer[] };

// koa-router's allowedMethods answers 501 to methods it has not heard of, and 200 to OPTIONS.
/**
 * Answers 204 to OPTIONS, 405 to other methods that a route lacks, and 404 where there is no route.
 *
 * @param page - HTML for who asks for HTML, as browsers do when a person goes to an address; all others get a line
 */
export function notFound(page?: Buffer): Middleware {
  const guard = pageHeaders();
  return async (ctx: Routed) => {
    const matched = ctx.matched ?? [];
    if (matched.length === 0) {
      ctx.vary('accept');
      if (page === undefined || ctx.accepts('text/plain', 'text/html') !== 'text/html') {
        throw new HttpError(404, 'Not found');
      }
      ctx.status = 404;
      ctx.body = page;
      ctx.type = '.html';
      ctx.set('cache-control', 'no-store');
      await guard(ctx, async () => {});
      return;
    }
    const methods = [...new Set([...matched.flatMap((layer) => layer.methods), 'OPTIONS'])].toSorted().join(', ');
    if (ctx.method !== 'OPTIONS') throw new HttpError(405, 'Method not allowed', { allow: methods });
    ctx.set('allow', methods);
    await answerPreflight(ctx, methods);
  };
}

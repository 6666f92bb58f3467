// Runs after all routes: for unknown routes, and for methods that a route lacks.
import type { Context, Middleware } from 'koa';
import type Router from 'koa-router';
import { HttpError } from 'navii/internals/http';
import { MAX_ACCEPT_LENGTH } from '../limits.js';
import { answerPreflight } from './cors.js';
import type { PageHeaders } from './page-headers.js';

// koa-router stores the routes whose path fits in `matched`, whatever their method.
type Routed = Context & { readonly matched?: readonly Router.Layer[] };

function prefersHtml(ctx: Context): boolean {
  return ctx.get('accept').length <= MAX_ACCEPT_LENGTH && ctx.accepts('text/plain', 'text/html') === 'text/html';
}

// Not koa-router's allowedMethods, which answers 501 to methods it does not know, and 200 to OPTIONS.
/**
 * Answers 204 to OPTIONS, 405 to other methods that a route lacks, and 404 where there is no route.
 *
 * @param page - HTML for clients that prefer HTML, as browsers do when a person opens an address; others get a line
 * @param headers - of that page
 */
export function notFound(page?: Buffer, headers: PageHeaders = {}): Middleware {
  return (ctx: Routed) => {
    const matched = ctx.matched ?? [];
    if (matched.length === 0) {
      ctx.vary('accept');
      if (page === undefined || !prefersHtml(ctx)) {
        throw new HttpError(404, 'Not found');
      }
      ctx.status = 404;
      ctx.body = page;
      ctx.type = '.html';
      ctx.set('cache-control', 'no-store');
      ctx.set(headers);
      return;
    }
    const methods = [...new Set([...matched.flatMap((layer) => layer.methods), 'OPTIONS'])].toSorted().join(', ');
    if (ctx.method !== 'OPTIONS') throw new HttpError(405, 'Method not allowed', { allow: methods });
    answerPreflight(ctx, methods);
  };
}

// The service as a part of another application.
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import type Router from 'koa-router';
import type { Api } from 'navii/internals/http';

/**
 * Handles requests for paths that the API or a router has. All others are left to the application around, which gets its own answers
 * back untouched: without our headers, compression and errors.
 *
 * @param handlers - the last of which answers whatever is left
 */
export function handleOwn(
  api: Pick<Api<never>, 'find'>,
  routers: readonly Router[],
  handlers: readonly Middleware[],
): Middleware {
  const handle = compose([...handlers]);
  return (ctx, next) => {
    const isOfApi = api.find(ctx.path) !== undefined;
    const isOurs = isOfApi || routers.some((router) => router.match(ctx.path, ctx.method).path.length > 0);
    return isOurs ? handle(ctx) : next();
  };
}

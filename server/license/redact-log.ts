// Requests to the license and billing routes are logged without query and rest of the path: these may hold keys,
// tokens or addresses of people.
import type { Middleware } from 'koa';
import { normalizeTarget } from '../http/target.js';

const ROUTE = /^\/(?:license(?:\/verify)?|checkout|polar(?:\/webhooks)?)(?=[/?]|$)/i;

/** Shortens `originalUrl`, which is read by the log alone, to the route. */
export function redactLog(): Middleware {
  return (ctx, next) => {
    const [route] = ROUTE.exec(normalizeTarget(ctx.originalUrl)) ?? [];
    if (route !== undefined) ctx.originalUrl = route;
    return next();
  };
}

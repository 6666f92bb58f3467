// Requests to the license and billing routes are logged without what may come along with them: a key, a token, an address.
import type { Middleware } from 'koa';
import { normalizeTarget } from '../http/target.js';

const ROUTE = /^\/(?:license(?:\/verify)?|checkout|polar(?:\/webhooks)?)(?=[/?]|$)/i;

/** Cuts targets under these routes down to the route, for the log alone: `originalUrl` is read by nothing else. */
export function redactLog(): Middleware {
  return (ctx, next) => {
    const [route] = ROUTE.exec(normalizeTarget(ctx.originalUrl)) ?? [];
    if (route !== undefined) ctx.originalUrl = route;
    return next();
  };
}

// Requests to the license and billing routes are logged without query and rest of the path: these may hold keys,
// tokens or addresses of people.
import type { Context } from 'koa';
import { normalizeTarget } from '../http/target.js';

const ROUTE = /^\/(?:license(?:\/verify)?|checkout|polar(?:\/webhooks)?)(?=[/?]|$)/i;

/** The URL of a request as it may be logged. The route is found where the service is mounted under a prefix, too. */
export function redactUrl(ctx: Context): string {
  const [route] = ROUTE.exec(normalizeTarget(ctx.url)) ?? [];
  return route ?? ctx.originalUrl;
}

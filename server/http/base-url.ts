// The service's own address, for links that must be absolute.
import type { Context } from 'koa';
import type { Config } from '../config.js';
import { normalizeTarget } from './target.js';

/** What an application around this one has taken off the path: the prefix under which it is mounted. */
function readPrefix(ctx: Context): string {
  const [path = ''] = normalizeTarget(ctx.originalUrl).split('?', 1);
  return path.endsWith(ctx.path) ? path.slice(0, -ctx.path.length) : '';
}

/** The address of the service without a slash at the end: the configured one, or what the request was sent to. */
export function readBaseUrl(ctx: Context, { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): string {
  if (publicUrl !== undefined) return publicUrl;
  // The client chooses this header, so only a plain host and port are taken from it, no longer than names are (RFC 1035 §2.3.4).
  const host = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(ctx.get('host'))
    ? ctx.get('host')
    : 'localhost';
  const isForwarded = trustProxy > 0 && ctx.get('x-forwarded-proto') === 'https';
  return `${isForwarded || ctx.secure ? 'https' : 'http'}://${host}${readPrefix(ctx)}`;
}

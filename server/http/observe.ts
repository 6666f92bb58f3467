// What operators see of each request: figures, and a line for one in so many.
import type { Middleware } from 'koa';
import { SHARE_PREFIX } from 'navii/internals';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.js';
import { idOf } from './request-id.js';

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^\/avatar(?:\/|$)/, 'avatar'],
  [/^\/random(?:\.(?:svg|png))?$/, 'random'],
  [/^\/group$/, 'group'],
  [/^\/gallery$/, 'gallery'],
  [SHARE_PREFIX, 'share'],
  [/^\/(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|og\.png|og\/.*)$/, 'icons'],
  [/^\/(?:license\/verify|checkout|polar\/webhooks)$/, 'license'],
  [/^\/(?:api|openapi\.json|healthz|readyz|robots\.txt|sitemap\.xml|llms\.txt|blog\/feed\.xml)$/, 'meta'],
];

/** Names the route of a request that was answered. */
export function nameRoute(path: string, status: number): string {
  const [, name] = NAMES.find(([pattern]) => pattern.test(path)) ?? [];
  return name ?? (status === 404 || status === 400 ? 'none' : 'pages');
}

/** Who observes. */
interface ObserveOptions {
  readonly metrics: Metrics | undefined;
  readonly log: Logger;
  /** One request in so many is logged; 0: none. */
  readonly accessLog: number;
}

/** Observes requests. The line names the route alone: paths and queries hold seeds, which may name people. */
export function observe({ metrics, log, accessLog }: ObserveOptions): Middleware {
  let seen = 0;
  return async (ctx, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { status, method } = ctx;
    const route = nameRoute(ctx.path, status);
    metrics?.observe(route, status, ms);
    seen += 1;
    if (accessLog === 0 || seen % accessLog !== 0) return;
    const bytes = method === 'HEAD' ? 0 : Number(ctx.state['bytes'] ?? ctx.length ?? 0);
    log.info({ id: idOf(ctx), route, method, status, ms: Number(ms.toFixed(2)), bytes }, 'access');
  };
}

// The name under which a request is counted.
import { SHARE_PREFIX } from 'navii/internals';
import type { RouteName } from './metrics.js';

const NAMES: readonly (readonly [RegExp, RouteName])[] = [
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
export function nameRoute(path: string, status: number): RouteName {
  const [, name] = NAMES.find(([pattern]) => pattern.test(path)) ?? [];
  return name ?? (status === 404 || status === 400 ? 'none' : 'pages');
}

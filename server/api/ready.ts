// GET /readyz: readiness apart from liveness, for balancers.
import type Router from 'koa-router';
import { CACHE, describeGet, describeJson, describeLine, HttpError, TYPES } from 'navii/internals/http';
import { sendDocument } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import type { Services } from './services.js';

export const readyEndpoint = describeGet(
  'ready',
  ['/readyz'],
  'Whether balancers should send requests to this process.',
  { answers: { 200: describeJson('The object.', { ready: { const: true } }), 503: describeLine('Shutting down') } },
);

/** Serves readiness. */
export function createReadyRouter({ readiness }: Pick<Services, 'readiness'>): Router {
  const router = createRouter();
  router.get('/readyz', (ctx) => {
    if (!readiness.isReady) throw new HttpError(503, 'Shutting down');
    sendDocument(ctx, TYPES.json, JSON.stringify({ ready: true }), CACHE.never);
  });
  return router;
}

// GET /readyz: readiness apart from liveness, for balancers.
import type Router from 'koa-router';
import { CACHE, describeGet, describeJson, HttpError, TYPES, type DescribedAnswer } from 'navii/internals/http';
import { sendDocument } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { PROBLEMS } from '../readiness.js';
import type { Services } from './services.js';

const NOT_READY: DescribedAnswer = {
  description: 'Why not, in a line.',
  type: 'text/plain',
  schema: { enum: Object.values(PROBLEMS) },
};

export const readyEndpoint = describeGet(
  'ready',
  ['/readyz'],
  'Whether balancers should send requests to this process.',
  { answers: { 200: describeJson('The object.', { ready: { const: true } }), 503: NOT_READY } },
);

/** Serves readiness. */
export function createReadyRouter({ findProblem }: Pick<Services, 'findProblem'>): Router {
  const router = createRouter();
  router.get('/readyz', (ctx) => {
    const problem = findProblem();
    if (problem !== undefined) throw new HttpError(503, problem);
    sendDocument(ctx, TYPES.json, JSON.stringify({ ready: true }), CACHE.never);
  });
  return router;
}

// Routes by which programs learn about the service (SPEC §2.3, §2.4).
import type Router from 'koa-router';
import { VERSION } from 'navii';
import { readBaseUrl } from '../http/base-url.js';
import { keepDocument } from '../http/documents.js';
import { HttpError } from '../http/http-error.js';
import { CACHE, sendDocument } from '../http/respond.js';
import { createRouter } from '../http/router.js';
import { PROBLEMS } from '../readiness.js';
import { describeGet, describeJson, type Answer, type Endpoint } from './endpoint.js';
import { describeOpenApi } from './openapi.js';
import type { Schema } from './schema.js';
import type { Services } from './services.js';

const JSON_TYPE = 'application/json; charset=utf-8';

function describeObject(properties: Schema): Readonly<Record<number, Answer>> {
  return { 200: describeJson('The object.', properties) };
}

const NOT_READY: Answer = {
  description: 'Why not, in a line.',
  type: 'text/plain',
  schema: { enum: Object.values(PROBLEMS) },
};

export const metaEndpoints: readonly Endpoint[] = [
  describeGet('api', ['/api'], 'What the service is, for people.', {
    answers: describeObject({ name: { const: 'navii' }, version: { const: VERSION }, endpoints: { type: 'object' } }),
  }),
  describeGet('openapi', ['/openapi.json'], 'What the service is, for programs: OpenAPI 3.1.', {
    answers: describeObject({ openapi: { type: 'string', pattern: String.raw`^3\.1\.` } }),
  }),
  describeGet('health', ['/healthz'], 'Whether the service is alive, and how many PNGs it keeps.', {
    answers: describeObject({ ok: { const: true }, pngCacheSize: { type: 'integer', minimum: 0 } }),
  }),
  describeGet('ready', ['/readyz'], 'Whether balancers should send requests to this process.', {
    answers: { ...describeObject({ ready: { const: true } }), 503: NOT_READY },
  }),
];

function describeService(endpoints: readonly Endpoint[]): Buffer {
  const entries = endpoints.map(({ name, paths, methods, description, parameters }) => {
    const rows = Object.entries(parameters).map(([key, { values, default: byDefault, description: doc }]) => {
      return [key, { values, default: byDefault, description: doc }] as const;
    });
    return [name, { paths, methods, description, parameters: Object.fromEntries(rows) }] as const;
  });
  return Buffer.from(JSON.stringify({ name: 'navii', version: VERSION, endpoints: Object.fromEntries(entries) }));
}

/**
 * Serves metadata and health.
 *
 * @param endpoints - of all routes
 */
export function createMetaRouter({ config, pngs, findProblem }: Services, endpoints: readonly Endpoint[]): Router {
  const router = createRouter();
  const description = describeService(endpoints);
  const openApi = describeOpenApi(endpoints);
  const openApiOf = keepDocument((base) => JSON.stringify({ ...openApi, servers: [{ url: base }] }));

  router.get('/api', (ctx) => sendDocument(ctx, JSON_TYPE, description));
  router.get('/openapi.json', (ctx) => sendDocument(ctx, JSON_TYPE, openApiOf(readBaseUrl(ctx, config))));
  router.get('/healthz', (ctx) => {
    const health = JSON.stringify({ ok: true, pngCacheSize: pngs.size });
    sendDocument(ctx, JSON_TYPE, health, CACHE.never);
  });
  router.get('/readyz', (ctx) => {
    const problem = findProblem();
    if (problem !== undefined) throw new HttpError(503, problem);
    sendDocument(ctx, JSON_TYPE, JSON.stringify({ ready: true }), CACHE.never);
  });
  return router;
}

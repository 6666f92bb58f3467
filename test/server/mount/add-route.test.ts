// Tests of a new route: one record in the list is enough to add it everywhere.
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createApiRoutes, createMetaRoutes } from '../../../lib/http/meta.js';
import { createApp } from '../../../server/app.js';
import { readConfig } from '../../../server/config.js';
import type { ServiceRoute } from '../../../server/host.js';
import { createRoutes } from '../../../server/routes/index.js';
import { read, request, serveRoutes } from '../serve.js';

const HELLO: ServiceRoute = {
  name: 'hello',
  paths: ['/hello/:name'],
  description: 'Greets.',
  tag: 'service',
  parameters: { loud: { values: '0 or 1', default: '0', description: 'Whether it shouts.' } },
  segments: { name: { values: 'text', default: 'required', description: 'Who is greeted.' } },
  answers: { 200: { description: 'The greeting.', type: 'text/plain' } },
  exposes: ['x-greeted'],
  isLimited: true,
  isPrivate: true,
  answer: ({ path }) => ({
    status: 200,
    headers: [
      'content-type',
      'text/plain; charset=utf-8',
      'cache-control',
      'no-cache',
      'x-greeted',
      '1',
      'vary',
      'accept-encoding',
    ],
    body: () => `${path.slice('/hello/'.length)} `.repeat(3000),
    tag: 'hello',
  }),
};

/** Serves the routes of the API and one new route. */
async function serveHello() {
  const lines: string[] = [];
  const observed: unknown[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const routes: readonly ServiceRoute[] = [
    ...createApiRoutes(catalogue).slice(0, 3),
    HELLO,
    ...createMetaRoutes(() => routes),
  ];
  const host = {
    rateLimit: { limit: 9, count: () => ({ remaining: 8, msBeforeNext: 1000, isOver: false }) },
    baseOf: () => 'http://navii.test',
  };
  const metrics = { observe: (...row: unknown[]) => void observed.push(row) };
  return { port: await serveRoutes(routes, { host, log, metrics }), lines, observed };
}

describe('a route that is added to the list', () => {
  it('is in /api and in OpenAPI', async () => {
    const { port } = await serveHello();
    expect(JSON.parse(await read(port, '/api')).endpoints.hello).toMatchObject({
      paths: ['/hello/:name'],
      methods: ['GET', 'HEAD', 'OPTIONS'],
      parameters: { loud: { default: '0' } },
    });
    const { paths } = JSON.parse(await read(port, '/openapi.json'));
    expect(paths['/hello/{name}'].get).toMatchObject({ operationId: 'hello', summary: 'Greets.' });
  });

  it('has HEAD, OPTIONS, 405, 304, codings, its limit and open CORS', async () => {
    const { port } = await serveHello();
    const get = await request(port, '/hello/ada');
    expect(get.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-greeted',
      'x-content-type-options': 'nosniff',
      'x-ratelimit-limit': '9',
      'x-request-id': expect.any(String),
      etag: '"hello"',
    });
    const head = await request(port, '/hello/ada', 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      get.headers['content-length'],
    ]);
    const options = await request(port, '/hello/ada', 'OPTIONS');
    expect([options.status, options.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect((await request(port, '/hello/ada', 'POST')).status).toBe(405);
    const unchanged = await request(port, '/hello/ada', 'GET', 'If-None-Match: "hello"\r\n');
    expect([unchanged.status, unchanged.headers['x-greeted'], unchanged.headers['content-type']]).toEqual([
      304,
      '1',
      undefined,
    ]);
    const packed = await request(port, '/hello/ada', 'GET', 'Accept-Encoding: br\r\n');
    expect([packed.headers['content-encoding'], packed.headers['etag']]).toEqual(['br', '"hello-br"']);
  });

  it('is counted by its name, and its privacy setting applies', async () => {
    const { port, lines, observed } = await serveHello();
    await request(port, '/hello/ada?loud=1');
    expect(observed).toEqual([['hello', 200, expect.any(Number)]]);
    expect(lines.join('')).not.toMatch(/ada|loud/);
  });
});

it('every route is in the list: the application knows no other', async () => {
  const app = createApp({ log: pino({ level: 'silent' }) });
  onTestFinished(() => app.close());
  // The application has only one middleware.
  expect(app.middleware).toHaveLength(1);
  const names = createRoutes(readConfig({})).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

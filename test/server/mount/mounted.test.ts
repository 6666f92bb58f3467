// Tests of the service inside another application: its routes work, and those of the other application do not change.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa, { type Middleware } from 'koa';
import compose from 'koa-compose';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { createApp } from '../../../server/app.js';
import { readConfig } from '../../../server/config.js';
import { createApp as createService } from '../../../server/index.js';
import type { AppOptions } from '../../../server/options.js';
import { createRoutes } from '../../../server/routes/index.js';
import { read, request } from '../serve.js';

/** Removes a prefix from the path while an application handles the request, as koa-mount does. */
function mount(prefix: string, app: Koa): Middleware {
  const handle = compose(app.middleware);
  return async (ctx, next) => {
    const { path } = ctx;
    if (!path.startsWith(`${prefix}/`)) return next();
    ctx.path = path.slice(prefix.length);
    await handle(ctx, async () => {
      ctx.path = path;
      await next();
    });
    ctx.path = path;
  };
}

/** Starts an application with the service under a prefix, and with other routes after it. */
async function serveWithin(prefix: string, options: AppOptions = {}, around?: Middleware): Promise<number> {
  const app = createApp({ rateLimit: 0, pngThreads: 1, logLevel: 'silent', site: false, ...options });
  const outer = new Koa();
  // Without a listener Koa would print the error of the other application's route.
  outer.on('error', () => undefined);
  if (around !== undefined) outer.use(around);
  outer.use(mount(prefix, app));
  outer.use((ctx, next) => (ctx.path === `${prefix}/own` ? void (ctx.body = 'own '.repeat(1000)) : next()));
  outer.use((ctx, next) => (ctx.path === `${prefix}/broken` ? ctx.throw(418, 'a teapot') : next()));
  const server = outer.listen(0, '127.0.0.1');
  Object.assign(server, { httpAllowHalfOpen: true });
  onTestFinished(async () => {
    server.close();
    await app.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The paths of the routes of a service without a site, as OpenAPI writes them. */
const OWN_PATHS = createRoutes(readConfig({}))
  .filter(({ isUnlisted = false }) => !isUnlisted)
  .flatMap(({ paths }) => paths.map((path) => path.replace(/:([a-z]+)/g, '{$1}')));

const COMPRESSED = 'Accept-Encoding: br, gzip\r\nOrigin: https://a.test\r\n';

describe.each(['', '/avatars'])('mounted under %j', (prefix) => {
  it('serves the API', async () => {
    const port = await serveWithin(prefix);
    const { headers, body } = await request(port, `${prefix}/avatar/alice`);
    expect(body.toString()).toBe(createAvatar('alice'));
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
    for (const target of ['/avatar/a%2Fb.png?size=16', '/random', '/group?seeds=a,b', '/api', '/healthz', '/readyz']) {
      expect([target, (await request(port, prefix + target)).status]).toEqual([target, 200]);
    }
    const { status } = await request(port, `${prefix}/avatar/alice`, 'GET', `If-None-Match: ${headers['etag']}\r\n`);
    expect(status).toBe(304);
  });

  it('lets outer middleware read and change its answers', async () => {
    const seen: unknown[] = [];
    const around: Middleware = async (ctx, next) => {
      await next();
      seen.push([ctx.status, ctx.type, ctx.length]);
      ctx.set('x-response-time', '1 ms');
      ctx.cookies.set('session', 'one');
    };
    const port = await serveWithin(prefix, {}, around);
    const svg = await request(port, `${prefix}/avatar/alice`);
    const tag = svg.headers['etag'] ?? '';
    const same = await request(port, `${prefix}/avatar/alice`, 'GET', `If-None-Match: ${tag}\r\n`);
    const head = await request(port, `${prefix}/avatar/alice`, 'HEAD');
    const png = await request(port, `${prefix}/avatar/alice.png?size=16`);
    const options = await request(port, `${prefix}/avatar/alice`, 'OPTIONS');
    for (const { headers } of [svg, same, head, png, options]) {
      expect(headers).toMatchObject({ 'x-response-time': '1 ms', 'set-cookie': 'session=one; path=/; httponly' });
    }
    const { length } = createAvatar('alice');
    expect([svg, same, head, options].map(({ status, body }) => [status, body.length])).toEqual([
      [200, length],
      [304, 0],
      [200, 0],
      [204, 0],
    ]);
    expect(head.headers['content-length']).toBe(String(length));
    expect(same.headers['content-type']).toBeUndefined();
    expect(seen.slice(0, 2)).toEqual([
      [200, 'image/svg+xml', length],
      [304, '', undefined],
    ]);
  });

  it('leaves every other path to the outer application', async () => {
    const port = await serveWithin(prefix);
    for (const more of ['', COMPRESSED]) {
      const own = await request(port, `${prefix}/own`, 'GET', more);
      const { date: _, ...headers } = own.headers;
      expect(headers).toEqual({
        'content-type': 'text/plain; charset=utf-8',
        'content-length': '4000',
        connection: 'close',
      });
      const broken = await request(port, `${prefix}/broken`, 'GET', more);
      expect([broken.status, broken.body.toString()]).toEqual([418, 'a teapot']);
    }
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      for (const target of ['/', '/nope', '/gallery', '/docs', '/robots.txt', '/favicon.svg', '/og.png', '/avatarx']) {
        const { status, headers, body } = await request(port, prefix + target, method);
        expect([target, status, body.toString()]).toEqual([target, 404, 'Not Found']);
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });

  it('answers methods that its routes do not have', async () => {
    const port = await serveWithin(prefix);
    const { status, headers } = await request(port, `${prefix}/avatar/alice`, 'POST');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await request(port, `${prefix}/group`, 'OPTIONS')).status).toBe(204);
    expect((await request(port, `${prefix}/group`)).body.toString()).toBe('seeds required (comma-separated)');
    expect((await request(port, `${prefix}/checkout`)).status).toBe(503);
  });

  it('describes its address and its routes', async () => {
    const port = await serveWithin(prefix);
    for (const target of ['/openapi.json', '/openapi.json?a=1/openapi.json']) {
      const { servers, paths } = JSON.parse(await read(port, prefix + target));
      expect(servers).toEqual([{ url: `http://navii.test${prefix}` }]);
      expect(Object.keys(paths)).toEqual(OWN_PATHS);
    }
    const known = await serveWithin(prefix, { publicUrl: 'https://a.example/b' });
    expect(JSON.parse(await read(known, `${prefix}/openapi.json`)).servers).toEqual([{ url: 'https://a.example/b' }]);
  });
});

it('logs no license keys under a prefix either', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const port = await serveWithin('/avatars', { log });
  await request(port, '/avatars/license/verify?key=NAVII-KEY', 'POST');
  await request(port, '/avatars/own?key=NAVII-KEY');
  expect(lines).toEqual([expect.stringContaining('"route":"licenseVerify"')]);
  expect(lines.join('')).not.toMatch(/NAVII-KEY|"url"/);
});

it('refuses unknown options', () => {
  expect(() => createService({ ratelimit: 1 } as AppOptions)).toThrow(
    /^options: expected .*, got ratelimit; did you mean rateLimit\?$/,
  );
});

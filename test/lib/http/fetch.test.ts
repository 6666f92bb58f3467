// Tests of `navii/fetch`: it responds like the service (SPEC §4, §7). Each case is sent to both, to the service over HTTP.
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { createHandler, type Handler, type HandlerOptions } from '../../../lib/http/fetch.js';
import { createAvatar } from '../../../lib/index.js';
import { toPng } from '../../../lib/png/node.js';
import { useService } from '../../server/serve.js';
import { askOver, CASES, expectAlike, nameCase, type Ask } from './cases.js';

const ORIGIN = 'http://navii.test';
const service = useService();

const askService = askOver(service);

function askHandler(options: HandlerOptions, prefix = ''): Ask {
  const handle = createHandler(options);
  return async ({ target, method = 'GET', headers = {} }) => {
    const response = await handle(new Request(ORIGIN + prefix + target, { method, headers }));
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };
}

const rasterize = (svg: string): Promise<Uint8Array> => toPng(svg);

describe('the handler responds like the service', () => {
  const host = askHandler({ rasterize });
  it.each(CASES.map((asked) => [nameCase(asked), asked] as const))('%s', async (_, asked) => {
    await expectAlike(askService, host, asked);
  });
});

it('refuses unknown options and formats', () => {
  expect(() => createHandler({ gravatarFormat: 'jpg' as 'png' })).toThrow('gravatarFormat: expected svg, png, got jpg');
  expect(() => createHandler({ prefx: '/faces' } as HandlerOptions)).toThrow(
    'options: expected engine, gravatarFormat, prefix, rasterize, warn, got prefx; did you mean prefix?',
  );
});

it('responds the same in CommonJS', async () => {
  const built = createRequire(import.meta.url)('navii/fetch') as { createHandler: typeof createHandler };
  const ask = (handle: Handler): Promise<string> =>
    handle(new Request(`${ORIGIN}/avatar/ada?packs=neon`)).then((answer) => answer.text());
  expect(await ask(built.createHandler())).toBe(await ask(createHandler()));
});

describe('where it differs', () => {
  const ask = askHandler({});

  it('describes only the routes that it has', async () => {
    const parse = async (target: string) => JSON.parse(Buffer.from((await ask({ target })).body).toString());
    const api = await parse('/api');
    expect(Object.keys(api.endpoints)).toEqual(['avatar', 'random', 'group', 'groupPng', 'api', 'openapi', 'health']);
    const own = JSON.parse(Buffer.from((await askService({ target: '/api' })).body).toString());
    for (const [name, endpoint] of Object.entries(api.endpoints)) expect(own.endpoints[name]).toEqual(endpoint);
    expect((await parse('/openapi.json')).servers).toEqual([{ url: ORIGIN }]);
  });

  it('responds 404 on all other routes', async () => {
    for (const target of ['/', '/gallery', '/avatarx', '/readyz', '/nope']) {
      const { status, headers, body } = await ask({ target });
      expect([target, status, Buffer.from(body).toString()]).toEqual([target, 404, 'Not found']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    }
  });

  it('has no PNGs without a rasterizer', async () => {
    for (const target of ['/avatar/ada.png', '/random.png']) {
      const { status, headers, body } = await ask({ target });
      expect([target, status, headers['cache-control']]).toEqual([target, 501, 'no-store']);
      expect(Buffer.from(body).toString()).toMatch(/^PNG rasterization unavailable: /);
    }
    expect((await ask({ target: '/avatar/ada' })).status).toBe(200);
  });

  it('responds 503 if the rasterizer fails, and logs no seed', async () => {
    const messages: string[] = [];
    const failing = askHandler({
      rasterize: (svg) => Promise.reject(new Error(`no memory for ${svg}`)),
      warn: (message) => messages.push(message),
    });
    const { status, headers, body } = await failing({ target: '/avatar/ada.png?title=Ada' });
    expect([status, headers['retry-after'], Buffer.from(body).toString()]).toEqual([
      503,
      '5',
      'PNG rasterization failed',
    ]);
    await failing({ target: '/avatar/ada%40example.org' });
    expect(messages).toEqual([
      'PNG rasterization failed: Error: no memory for',
      'an e-mail address was used as a seed; hash it with seedFromEmail()',
    ]);
  });

  it('responds 501 if the rasterizer is not installed, and logs no file', async () => {
    const missing = askHandler({
      rasterize: () => import(['no-such', 'rasterizer'].join('-')) as Promise<never>,
    });
    const { status, body } = await missing({ target: '/avatar/ada.png' });
    expect([status, Buffer.from(body).toString()]).toEqual([
      501,
      'PNG rasterization unavailable: its package is not installed',
    ]);
  });

  it('responds even if a callback fails', async () => {
    const broken = askHandler({
      warn: () => {
        throw new Error('the log is full');
      },
      rasterize: () => {
        throw new Error('no pixels');
      },
    });
    expect((await broken({ target: '/avatar/ada%40example.org' })).status).toBe(200);
    expect((await broken({ target: '/avatar/ada%40example.org.png' })).status).toBe(503);
  });

  it.each([
    ['faces', '/faces'],
    ['/faces/', '/faces'],
    ['faces/', '/faces'],
    ['/', ''],
    ['', ''],
    ['/gesichter für alle', '/gesichter für alle'],
  ])('reads the prefix %j as %j', async (prefix, path) => {
    expect((await askHandler({ prefix }, path)({ target: '/avatar/ada' })).status).toBe(200);
  });

  it('responds under a prefix', async () => {
    const handle = askHandler({ prefix: '/faces' }, '/faces');
    expect(Buffer.from((await handle({ target: '/avatar/ada' })).body).toString()).toBe(createAvatar('ada'));
    const { servers } = JSON.parse(Buffer.from((await handle({ target: '/openapi.json' })).body).toString());
    expect(servers).toEqual([{ url: `${ORIGIN}/faces` }]);
    expect((await askHandler({ prefix: '/faces' })({ target: '/avatar/ada' })).status).toBe(404);
    expect((await askHandler({ prefix: '/faces' })({ target: '/facesx/avatar/ada' })).status).toBe(404);
  });
});

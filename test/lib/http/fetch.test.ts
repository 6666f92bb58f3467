// `navii/fetch` answers as the service does (SPEC §4, §7): each case is asked of both, the service over HTTP.
import { describe, expect, it } from 'vitest';
import { createHandler, type HandlerOptions } from '../../../lib/http/fetch.js';
import { createAvatar } from '../../../lib/index.js';
import { toPng } from '../../../lib/png/node.js';
import { request, useService } from '../../server/serve.js';
import { CASES, expectAlike, nameCase, type Ask } from './cases.js';

const ORIGIN = 'http://navii.test';
const service = useService();

const askService: Ask = ({ target, method, headers = {} }) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return request(service.port, target, method, lines.join(''));
};

function askHandler(options: HandlerOptions, prefix = ''): Ask {
  const handle = createHandler(options);
  return async ({ target, method = 'GET', headers = {} }) => {
    const response = await handle(new Request(ORIGIN + prefix + target, { method, headers }));
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };
}

const rasterize = (svg: string): Promise<Uint8Array> => toPng(svg);

describe('the handler answers as the service', () => {
  const host = askHandler({ rasterize });
  it.each(CASES.map((asked) => [nameCase(asked), asked] as const))('%s', async (_, asked) => {
    await expectAlike(askService, host, asked);
  });
});

describe('where it differs', () => {
  const ask = askHandler({});

  it('describes only the routes that it has', async () => {
    const parse = async (target: string) => JSON.parse(Buffer.from((await ask({ target })).body).toString());
    const api = await parse('/api');
    expect(Object.keys(api.endpoints)).toEqual(['avatar', 'random', 'group', 'api', 'openapi', 'health']);
    const own = JSON.parse(Buffer.from((await askService({ target: '/api' })).body).toString());
    for (const [name, endpoint] of Object.entries(api.endpoints)) expect(own.endpoints[name]).toEqual(endpoint);
    expect((await parse('/openapi.json')).servers).toEqual([{ url: ORIGIN }]);
  });

  it('knows no other route', async () => {
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

  it('says 503 where the rasterizer fails, and names no seed', async () => {
    const messages: string[] = [];
    const failing = askHandler({
      rasterize: (svg) => Promise.reject(new Error(svg)),
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
      'PNG rasterization failed: Error',
      'an e-mail address was used as a seed; hash it with seedFromEmail()',
    ]);
  });

  it('answers under a prefix', async () => {
    const handle = askHandler({ prefix: '/faces' }, '/faces');
    expect(Buffer.from((await handle({ target: '/avatar/ada' })).body).toString()).toBe(createAvatar('ada'));
    const { servers } = JSON.parse(Buffer.from((await handle({ target: '/openapi.json' })).body).toString());
    expect(servers).toEqual([{ url: `${ORIGIN}/faces` }]);
    expect((await askHandler({ prefix: '/faces' })({ target: '/avatar/ada' })).status).toBe(404);
    expect((await askHandler({ prefix: '/faces' })({ target: '/facesx/avatar/ada' })).status).toBe(404);
  });
});

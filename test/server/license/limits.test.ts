// Tests of the limits on calls of the license provider.
import { describe, expect, it } from 'vitest';
import { request, serve } from '../serve.js';
import { answer, playProvider, post, readAnswer, type Reply } from './provider.js';

const KEY = '{"key":"NAVII-KEY"}';
const REPLY = answer(200, { status: 'granted', url: 'https://polar.test/checkout' });

async function serveWith(reply: Reply, more: object = {}) {
  const provider = await playProvider(reply);
  const polar = { polarOrganizationId: 'org-1', polarAccessToken: 'token', polarProductId: 'prod-1' };
  return { provider, ...(await serve({ ...polar, polarServer: provider.url, trustProxy: 1, ...more })) };
}

function verifyAs(port: number, address: string, body = KEY) {
  return post(port, '/license/verify', body, { 'x-forwarded-for': address });
}

function checkOutAs(port: number, address: string, method = 'GET') {
  return request(port, '/checkout', method, `X-Forwarded-For: ${address}\r\n`);
}

describe.each([
  ['POST /license/verify', verifyAs, 200],
  ['GET /checkout', checkOutAs, 302],
] as const)('%s', (_route, askAs, status) => {
  it('calls the provider ten times a minute for a client, whatever RATE_LIMIT is', async () => {
    const { port, provider } = await serveWith(REPLY, { rateLimit: 0 });
    for (let i = 0; i < 10; i += 1) {
      const { headers, ...answered } = await askAs(port, '192.0.2.1');
      expect([answered.status, headers['x-ratelimit-limit']]).toEqual([status, undefined]);
    }
    const { headers, body, ...refused } = await askAs(port, '192.0.2.1');
    expect([refused.status, body.toString()]).toEqual([429, 'Rate limit exceeded']);
    expect(headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]\d?$/),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect(provider.calls).toHaveLength(10);
    expect((await askAs(port, '192.0.2.2')).status).toBe(status);
  });

  it('refuses requests with `retry-after` while 32 calls run', async () => {
    const held: (() => void)[] = [];
    const { port, provider } = await serveWith((res) => held.push(() => void REPLY(res)));
    const running = Array.from({ length: 32 }, (_, i) => askAs(port, `192.0.2.${i}`));
    while (provider.calls.length < 32) await request(port, '/healthz');
    const refused = await askAs(port, '192.0.2.100');
    expect(readAnswer(refused)).toEqual([503, { ok: false, reason: 'busy' }]);
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    for (const release of held.splice(0)) release();
    expect((await Promise.all(running)).map((each) => each.status)).toEqual(running.map(() => status));
    const next = askAs(port, '192.0.2.100');
    while (held.length === 0) await request(port, '/healthz');
    held[0]?.();
    expect((await next).status).toBe(status);
  });
});

it('each route has its own limit', async () => {
  const { port } = await serveWith(REPLY);
  for (let i = 0; i < 11; i += 1) await verifyAs(port, '192.0.2.1');
  expect((await checkOutAs(port, '192.0.2.1')).status).toBe(302);
});

it('bodies without a key are not counted, because the provider is not called', async () => {
  const { port, provider } = await serveWith(REPLY);
  for (let i = 0; i < 20; i += 1) expect((await verifyAs(port, '192.0.2.1', '{}')).status).toBe(400);
  expect(provider.calls).toEqual([]);
});

it('HEAD /checkout creates no checkout', async () => {
  const { port, provider } = await serveWith(REPLY);
  const { status, headers, body } = await checkOutAs(port, '192.0.2.1', 'HEAD');
  expect([status, headers['cache-control'], body.length]).toEqual([204, 'no-store', 0]);
  expect(provider.calls).toEqual([]);
});

// Tests of POST /license/verify (SPEC §4.5): our answer to each answer of the provider. Only a license is valid.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { request, serve, talk } from '../serve.js';
import { answer, playProvider, post, readAnswer, type Reply } from './provider.js';

const GRANTED = {
  id: '1f9c2f0e-0000-4000-8000-000000000001',
  organization_id: 'org-1',
  benefit_id: 'ben-1',
  key: 'NAVII-KEY',
  status: 'granted',
  customer: { email: 'ada@lovelace.example' },
  expires_at: null as unknown,
};
const YES = { ok: true, plan: 'pro' };
const no = (reason: string) => ({ ok: false, reason });
const sendPart: Reply = (res) => res.writeHead(200).write('{"status":"gran');

type Row = [name: string, reply: Reply, status: number, body: object];

const rows: Row[] = [
  ['granted, for good', answer(200, GRANTED), 200, YES],
  ['granted, without a word on expiry', answer(200, { status: 'granted', benefit_id: 'ben-1' }), 200, YES],
  ['granted until 2999', answer(200, { ...GRANTED, expires_at: '2999-01-01T00:00:00Z' }), 200, YES],
  ['granted, as 201', answer(201, GRANTED), 200, YES],
  ['granted, after a while', (res) => setTimeout(() => answer(200, GRANTED)(res), 100), 200, YES],
  ['revoked', answer(200, { ...GRANTED, status: 'revoked' }), 401, no('revoked')],
  ['disabled', answer(200, { ...GRANTED, status: 'disabled' }), 401, no('disabled')],
  ['a status that we do not know', answer(200, { ...GRANTED, status: 'paused' }), 401, no('invalid_key')],
  ['a status in other letters', answer(200, { ...GRANTED, status: 'Granted' }), 401, no('invalid_key')],
  ['no status', answer(200, {}), 401, no('invalid_key')],
  ['expired', answer(200, { ...GRANTED, expires_at: '2020-01-01T00:00:00.000Z' }), 401, no('expired')],
  ...['soon', '', '1', 0, 4_102_444_800, true, {}, [], '2999-01-01', '2999-01-01T00:00:00', '2999-13-01T00:00:00Z'].map(
    (expiry): Row => [
      `an expiry that cannot be read: ${JSON.stringify(expiry)}`,
      answer(200, { ...GRANTED, expires_at: expiry }),
      401,
      no('expired'),
    ],
  ),
  ['another benefit', answer(200, { ...GRANTED, benefit_id: 'ben-2' }), 401, no('wrong_product')],
  ['no benefit', answer(200, { status: 'granted', expires_at: null }), 401, no('wrong_product')],
  ['a benefit in a list', answer(200, { ...GRANTED, benefit_id: ['ben-1'] }), 401, no('wrong_product')],
  ['404', answer(404, { error: 'ResourceNotFound', detail: 'Not found' }), 401, no('invalid_key')],
  ['404, expired', answer(404, { detail: 'License key has expired.' }), 401, no('expired')],
  ['404, no longer active', answer(404, { detail: 'License key is no longer active.' }), 401, no('revoked')],
  ['404 with a license in it', answer(404, GRANTED), 401, no('invalid_key')],
  ['404 that is no JSON', answer(404, '<h1>Not found</h1>'), 401, no('invalid_key')],
  ...[301, 302, 307, 308, 400, 401, 403, 405, 409, 418, 422, 429, 500, 502, 503, 504].map((status): Row => [
    `${status} with a license in it`,
    answer(status, GRANTED),
    502,
    no('upstream_error'),
  ]),
  ['204', answer(204, ''), 502, no('upstream_error')],
  ['an empty body', answer(200, ''), 502, no('upstream_error')],
  ['broken JSON', answer(200, '{"status":"granted"'), 502, no('upstream_error')],
  ['broken UTF-8', answer(200, Buffer.from('{"status":"granted\xff"}', 'latin1')), 502, no('upstream_error')],
  ...[[GRANTED], null, 'granted', true, 1].map((value): Row => [
    `${JSON.stringify(value)} alone`,
    answer(200, JSON.stringify(value)),
    502,
    no('upstream_error'),
  ]),
  ['a license and 256 KiB', answer(200, { ...GRANTED, more: 'x'.repeat(2 ** 18) }), 502, no('upstream_error')],
  ['a broken content-encoding', answer(200, GRANTED, { 'content-encoding': 'gzip' }), 502, no('upstream_error')],
  ['a connection that breaks at once', (res) => res.destroy(), 502, no('upstream_error')],
  [
    'a connection that breaks midway',
    (res) => res.writeHead(200, { 'content-length': '99' }).write('{', () => res.destroy()),
    502,
    no('upstream_error'),
  ],
];

/** Starts a service with this provider. It has a short timeout for answers that never end. */
async function serveWith(reply: Reply, more: object = {}) {
  const provider = await playProvider(reply);
  const config = { polarOrganizationId: 'org-1', polarBenefitId: 'ben-1', polarServer: provider.url };
  return { provider, ...(await serve({ ...config, ...more })) };
}

const KEY = JSON.stringify({ key: 'NAVII-KEY' });

describe('POST /license/verify, when the provider answers', () => {
  it.each(rows)('%s', async (_name, reply, status, body) => {
    const { port } = await serveWith(reply);
    expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([status, body]);
  });

  it.each<[string, Reply]>([
    ['nothing', () => undefined],
    ['a head and no body', (res) => res.writeHead(200).flushHeaders()],
    ['a body that never ends', sendPart],
    ['a 404 that never ends', (res) => res.writeHead(404).write('{')],
    ['too late', (res) => setTimeout(() => answer(200, GRANTED)(res), 5_000).unref()],
    [
      'a drop at a time, forever',
      (res) => {
        const dripping = setInterval(() => res.write(' '), 20);
        res.on('close', () => clearInterval(dripping));
      },
    ],
  ])('%s: 504', async (_name, reply) => {
    const { port } = await serveWith(reply, { polarTimeout: 300 });
    const answered = readAnswer(await post(port, '/license/verify', KEY));
    expect(answered).toEqual([504, no('upstream_timeout')]);
  });

  it.each([302, 422, 429, 500])('a %i that never ends: 502, without a wait', async (status) => {
    const { port } = await serveWith((res) => res.writeHead(status).write('{'));
    expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([502, no('upstream_error')]);
  });

  it('an endless body: 502, and the rest is not read', async () => {
    const flood: Reply = (res) => {
      const pour = () => {
        while (!res.destroyed && res.write('x'.repeat(65_536)));
      };
      res.on('drain', pour);
      pour();
    };
    const { port } = await serveWith(flood);
    expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([502, no('upstream_error')]);
  });

  it('no response, because no server listens: 502', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port: closed } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const { port } = await serve({ polarOrganizationId: 'org-1', polarServer: `http://127.0.0.1:${closed}` });
    expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([502, no('upstream_error')]);
  });

  it('follows no redirect, so only the configured server gets the key', async () => {
    const other = await playProvider(answer(200, GRANTED));
    const { port, provider } = await serveWith(answer(307, '', { location: `${other.url}/v1/validate` }));
    expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([502, no('upstream_error')]);
    expect([provider.calls.length, other.calls.length]).toEqual([1, 0]);
  });

  it('accepts any benefit if none is expected', async () => {
    for (const body of [
      { ...GRANTED, benefit_id: 'ben-2' },
      { status: 'granted', expires_at: null },
    ]) {
      const { port } = await serveWith(answer(200, body), { polarBenefitId: undefined });
      expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([200, YES]);
    }
  });
});

describe('the request to the provider', () => {
  it('is as in its documentation, and has nothing else', async () => {
    const { port, provider } = await serveWith(answer(200, GRANTED), { polarAccessToken: 'polar_oat_x' });
    await post(port, '/license/verify', '{"key":" NAVII-KEY\\n","organization_id":"org-2","benefit_id":"ben-2"}');
    expect(provider.calls).toHaveLength(1);
    const { method, url, headers, body } = provider.calls[0]!;
    expect([method, url]).toEqual(['POST', '/v1/customer-portal/license-keys/validate']);
    expect(JSON.parse(body)).toEqual({ key: 'NAVII-KEY', organization_id: 'org-1' });
    expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    expect(headers.authorization).toBeUndefined();
  });
});

describe('POST /license/verify, when the request', () => {
  it.each<[string, string | Buffer, number, string]>([
    ['is empty', '', 400, 'invalid_json'],
    ['is no JSON', 'key=NAVII-KEY', 400, 'invalid_json'],
    ['is broken off', '{"key":"NAVII', 400, 'invalid_json'],
    ['is no UTF-8', Buffer.from('{"key":"\xff"}', 'latin1'), 400, 'invalid_json'],
    ['has no key', '{}', 400, 'missing_key'],
    ['has an empty key', '{"key":""}', 400, 'missing_key'],
    ['has a blank key', '{"key":" \\t "}', 400, 'missing_key'],
    ['has a number for a key', '{"key":1}', 400, 'missing_key'],
    ['has a list for a key', '{"key":["NAVII-KEY"]}', 400, 'missing_key'],
    ['is a list', '["key"]', 400, 'missing_key'],
    ['is null', 'null', 400, 'missing_key'],
    ['has a key in its prototype', '{"__proto__":{"key":"NAVII-KEY"}}', 400, 'missing_key'],
    ['has over 8 KiB', JSON.stringify({ key: 'x'.repeat(8 * 1024 - 9) }), 413, 'too_large'],
  ])('%s', async (_name, body, status, reason) => {
    const { port, provider } = await serveWith(answer(200, GRANTED));
    expect(readAnswer(await post(port, '/license/verify', body))).toEqual([status, no(reason)]);
    expect(provider.calls).toEqual([]);
  });

  it('has exactly 8 KiB, it is read', async () => {
    const { port } = await serveWith(answer(200, GRANTED));
    const body = JSON.stringify({ key: 'x'.repeat(8 * 1024 - 10) });
    expect(body).toHaveLength(8 * 1024);
    expect(readAnswer(await post(port, '/license/verify', body))).toEqual([200, YES]);
  });

  it('has over 8 KiB in chunks without a length: 413, too', async () => {
    const { port } = await serveWith(answer(200, GRANTED));
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const more = `transfer-encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n`;
    expect(readAnswer(await request(port, '/license/verify', 'POST', more))).toEqual([413, no('too_large')]);
  });

  it('breaks off: 400, the provider is not called and nothing fails', async () => {
    const { port, provider, lines } = await serveWith(answer(200, GRANTED));
    const answered = await talk(
      port,
      'POST /license/verify HTTP/1.1\r\nHost: navii.test\r\nContent-Length: 99\r\n\r\n{"key"',
    );
    expect(answered).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\nBody cut short$/);
    expect(provider.calls).toEqual([]);
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('answers', () => {
  it('are JSON that is not cached and that every origin may read', async () => {
    const { port } = await serveWith(answer(200, GRANTED));
    const off = await serve();
    for (const [to, body] of [[port, KEY] as const, [port, '{'] as const, [off.port, KEY] as const]) {
      const { headers } = await post(to, '/license/verify', body);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['etag']).toBeUndefined();
    }
  });

  it('are 503 until it is configured', async () => {
    const { port } = await serve();
    expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([503, no('not_configured')]);
  });

  it('are 405 to other methods, and a preflight says so', async () => {
    const { port } = await serve();
    expect((await request(port, '/license/verify')).status).toBe(405);
    const { status, headers } = await request(port, '/license/verify', 'OPTIONS');
    expect([status, headers['access-control-allow-methods']]).toEqual([204, 'POST, OPTIONS']);
  });
});

// Tests of POST /license/verify (SPEC §4.5): our answer to each answer of the provider. Only a license is valid.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeLicense, judgeRejection } from '../../../server/license/polar.js';
import { request, serve, talk } from '../serve.js';
import { answer, KEY, post, readAnswer, serveWith as start, type Reply } from './provider.js';

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
const serveWith = (reply: Reply, more = {}) => start(reply, { polarBenefitId: 'ben-1', ...more });

describe('POST /license/verify, when the provider answers', () => {
  it.each<[string, Reply, number, object]>([
    ['granted, for good', answer(200, GRANTED), 200, YES],
    ['granted, without a word on expiry', answer(200, { status: 'granted', benefit_id: 'ben-1' }), 200, YES],
    ['granted, as 201', answer(201, GRANTED), 200, YES],
    ['granted, after a while', (res) => setTimeout(() => answer(200, GRANTED)(res), 100), 200, YES],
    ['revoked', answer(200, { ...GRANTED, status: 'revoked' }), 401, no('revoked')],
    ['disabled', answer(200, { ...GRANTED, status: 'disabled' }), 401, no('disabled')],
    ['a status that we do not know', answer(200, { ...GRANTED, status: 'paused' }), 401, no('invalid_key')],
    ['no status', answer(200, {}), 401, no('invalid_key')],
    ['expired', answer(200, { ...GRANTED, expires_at: '2020-01-01T00:00:00.000Z' }), 401, no('expired')],
    ['another benefit', answer(200, { ...GRANTED, benefit_id: 'ben-2' }), 401, no('wrong_product')],
    ['no benefit', answer(200, { status: 'granted', expires_at: null }), 401, no('wrong_product')],
    ['404', answer(404, { error: 'ResourceNotFound', detail: 'Not found' }), 401, no('invalid_key')],
    ['404, expired', answer(404, { detail: 'License key has expired.' }), 401, no('expired')],
    ['404, no longer active', answer(404, { detail: 'License key is no longer active.' }), 401, no('revoked')],
    ['404 with a license in it', answer(404, GRANTED), 401, no('invalid_key')],
    ['404 that is no JSON', answer(404, '<h1>Not found</h1>'), 401, no('invalid_key')],
  ])('%s', async (_name, reply, status, body) => {
    const { port } = await serveWith(reply);
    expect(readAnswer(await post(port, '/license/verify', KEY))).toEqual([status, body]);
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
    expect(answered).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\nIncomplete body$/);
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
});

// Uses the same cases each time.
fc.configureGlobal({ seed: 1 });

const NOW = Date.UTC(2026, 0, 1);

describe('judgeLicense', () => {
  it('accepts only a granted license of the expected benefit that has not ended', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom('granted', 'ben-1', '2999-01-01T00:00:00Z', undefined));
    fc.assert(
      fc.property(fc.record({ status: field, expires_at: field, benefit_id: field }), (license) => {
        const { status, expires_at: expiry, benefit_id: benefit } = license;
        const isOpen = [undefined, null, '2999-01-01T00:00:00Z'].some((fit) => fit === expiry);
        const isGood = status === 'granted' && benefit === 'ben-1' && isOpen;
        expect(judgeLicense(license, 'ben-1', NOW).ok).toBe(isGood);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each<[unknown, boolean]>([
    ['2026-01-01T00:00:00.001Z', true],
    ['2026-01-01T00:00:00Z', false],
    ['2025-12-31T23:59:59.999Z', false],
    ['2026-01-01T00:00:00-01:00', true],
    ['2026-01-01T00:00:00+01:00', false],
    ['2026-01-01T00:00:00.123456Z', true],
    ['2999-01-01T00:00:00Z', true],
    ...[
      'soon',
      '',
      '1',
      0,
      4_102_444_800,
      true,
      {},
      [],
      '2999-01-01',
      '2999-01-01T00:00:00',
      '2999-13-01T00:00:00Z',
    ].map((value): [unknown, boolean] => [value, false]),
  ])('lets a license end at its very moment, and rejects one that it cannot read: %j is %j', (expiry, isGood) => {
    expect(judgeLicense({ ...GRANTED, expires_at: expiry }, undefined, NOW).ok).toBe(isGood);
  });
});

it('judgeRejection never accepts, whatever the provider sends', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => !judgeRejection(body).ok));
  expect(judgeRejection({ ...GRANTED, detail: 'constructor' })).toEqual({ ok: false, reason: 'invalid_key' });
});

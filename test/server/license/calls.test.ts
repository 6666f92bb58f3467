// Tests of the calls of the license provider, which two routes make: failures, timeouts, redirects and limits.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { read, request, serve, type Options } from '../serve.js';
import { answer, KEY, playProvider, post, readAnswer, serveWith, type Reply } from './provider.js';

/** A body that grants a license and opens a checkout. */
const GOOD = { status: 'granted', url: 'https://polar.test/checkout' };
const REPLY = answer(200, GOOD);
const no = (reason: string) => ({ ok: false, reason });

const drip: Reply = (res) => {
  const dripping = setInterval(() => res.write(' '), 20);
  res.on('close', () => clearInterval(dripping));
};
const flood: Reply = (res) => {
  const pour = () => {
    while (!res.destroyed && res.write('x'.repeat(65_536)));
  };
  res.on('drain', pour);
  pour();
};

const FAILURES: readonly (readonly [name: string, reply: Reply])[] = [
  ...[301, 302, 307, 308, 400, 401, 403, 405, 409, 418, 422, 429, 500, 502, 503, 504].map(
    (status) => [`${status} with a good body`, answer(status, GOOD)] as const,
  ),
  ...[302, 422, 429, 500].map(
    (status) => [`a ${status} that never ends`, (res) => res.writeHead(status).write('{')] as [string, Reply],
  ),
  ['204', answer(204, '')],
  ['an empty body', answer(200, '')],
  ['broken JSON', answer(200, '{"status":"granted","url":"https://polar.test"')],
  ['broken UTF-8', answer(200, Buffer.from('{"status":"granted\xff"}', 'latin1'))],
  ...[[GOOD], null, 'granted', true, 1].map(
    (value) => [`${JSON.stringify(value)} alone`, answer(200, JSON.stringify(value))] as const,
  ),
  ['a good body and 256 KiB', answer(200, { ...GOOD, more: 'x'.repeat(2 ** 18) })],
  ['an endless body', flood],
  ['a broken content-encoding', answer(200, GOOD, { 'content-encoding': 'gzip' })],
  ['a connection that breaks at once', (res) => res.destroy()],
  ['one that breaks midway', (res) => res.writeHead(200, { 'content-length': '99' }).write('{', () => res.destroy())],
];

const UNENDING: readonly (readonly [name: string, reply: Reply])[] = [
  ['nothing', () => undefined],
  ['a head and no body', (res) => res.writeHead(200).flushHeaders()],
  ['a body that never ends', (res) => res.writeHead(200).write('{"status":"gran')],
  ['a 404 that never ends', (res) => res.writeHead(404).write('{')],
  ['too late', (res) => setTimeout(() => REPLY(res), 5_000).unref()],
  ['a drop at a time, forever', drip],
];

function verifyAs(port: number, address = '192.0.2.1', body = KEY) {
  return post(port, '/license/verify', body, { 'x-forwarded-for': address });
}

function checkOutAs(port: number, address = '192.0.2.1', method = 'GET') {
  return request(port, '/checkout', method, `X-Forwarded-For: ${address}\r\n`);
}

describe.each([
  ['POST /license/verify', verifyAs, 200, 504],
  ['GET /checkout', checkOutAs, 302, 502],
] as const)('%s', (_route, askAs, success, timeout) => {
  it.each(FAILURES)('is 502 when the provider answers %s', async (_name, reply) => {
    const { port, lines } = await serveWith(reply);
    const answered = await askAs(port);
    expect(readAnswer(answered)).toEqual([502, no('upstream_error')]);
    expect(answered.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answered.headers).not.toHaveProperty('location');
    // All failures of a minute have one line.
    await askAs(port);
    expect(lines.filter(({ msg }) => msg === 'the license provider failed')).toHaveLength(1);
  });

  it.each(UNENDING)(`is ${timeout} when the provider sends %s`, async (_name, reply) => {
    const { port } = await serveWith(reply, { polarTimeout: 300 });
    expect(readAnswer(await askAs(port))).toEqual([timeout, no('upstream_timeout')]);
  });

  it('is 502 when no provider listens', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port: closed } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const { port } = await serveWith(REPLY, { polarServer: `http://127.0.0.1:${closed}` });
    expect(readAnswer(await askAs(port))).toEqual([502, no('upstream_error')]);
  });

  it('follows no redirect, so only the configured server gets the key and the token', async () => {
    const other = await playProvider(REPLY);
    const { port, provider } = await serveWith(answer(307, '', { location: `${other.url}/v1/validate` }));
    expect(readAnswer(await askAs(port))).toEqual([502, no('upstream_error')]);
    expect([provider.calls.length, other.calls.length]).toEqual([1, 0]);
  });

  it('calls the provider ten times a minute for a client, whatever RATE_LIMIT is', async () => {
    const { port, provider } = await serveWith(REPLY, { rateLimit: 0 });
    for (let i = 0; i < 10; i += 1) {
      const { headers, status } = await askAs(port);
      expect([status, headers['x-ratelimit-limit']]).toEqual([success, undefined]);
    }
    const { headers, body, status } = await askAs(port);
    expect([status, body.toString()]).toEqual([429, 'Rate limit exceeded']);
    expect(headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]\d?$/),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    expect(provider.calls).toHaveLength(10);
    expect((await askAs(port, '192.0.2.2')).status).toBe(success);
    // The other route has its own limit.
    const other = success === 200 ? checkOutAs : verifyAs;
    expect([200, 302]).toContain((await other(port)).status);
  });

  it('refuses requests with `retry-after` while 32 calls run', async () => {
    const held: (() => void)[] = [];
    const { port, provider } = await serveWith((res) => held.push(() => void REPLY(res)));
    const running = Array.from({ length: 32 }, (_, i) => askAs(port, `192.0.2.${i}`));
    while (provider.calls.length < 32) await request(port, '/healthz');
    const refused = await askAs(port, '192.0.2.100');
    expect(readAnswer(refused)).toEqual([503, no('busy')]);
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    for (const release of held.splice(0)) release();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual(running.map(() => success));
    const next = askAs(port, '192.0.2.100');
    while (held.length === 0) await request(port, '/healthz');
    held[0]?.();
    expect((await next).status).toBe(success);
  });
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

it.each<[Options, string[]]>([
  [{}, []],
  [{ polarOrganizationId: 'org-1' }, ['licenseVerify']],
  [{ polarAccessToken: 't' }, []],
  [{ polarAccessToken: 't', polarProductId: 'p' }, ['checkout']],
  [{ polarWebhookSecret: 's' }, ['polarWebhooks']],
])('/api with %j names %j', async (config, names) => {
  const { endpoints } = JSON.parse(await read((await serve(config)).port, '/api'));
  const own = ['licenseVerify', 'checkout', 'polarWebhooks'].filter((name) => name in endpoints);
  expect(own).toEqual(names);
});

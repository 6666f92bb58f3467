// Tests of GET /checkout (SPEC §4.5): it redirects to the provider's checkout of the configured product, or fails.
import { describe, expect, it } from 'vitest';
import { request, serve } from '../serve.js';
import { answer, playProvider, readAnswer, type Reply } from './provider.js';

const TOKEN = 'polar_oat_secret';
const URL_OF_CHECKOUT = 'https://polar.test/checkout/polar_c_1?theme=dark';
const OPENED = { id: 'c-1', status: 'open', url: URL_OF_CHECKOUT, client_secret: 'polar_c_1', customer_email: null };

async function serveWith(reply: Reply, more: object = {}) {
  const provider = await playProvider(reply);
  const config = { polarAccessToken: TOKEN, polarProductId: 'prod-1', polarServer: provider.url };
  return { provider, ...(await serve({ ...config, ...more })) };
}

describe('GET /checkout', () => {
  it('redirects to the checkout, and the answer is not cached', async () => {
    const { port } = await serveWith(answer(201, OPENED));
    const { status, headers } = await request(port, '/checkout');
    expect(status).toBe(302);
    expect(headers).toMatchObject({ location: URL_OF_CHECKOUT, 'cache-control': 'no-store' });
    expect(headers['etag']).toBeUndefined();
  });

  it('sends the request that the documentation describes', async () => {
    const success = 'https://navii.test/thanks?checkout_id={CHECKOUT_ID}';
    const { port, provider } = await serveWith(answer(201, OPENED), { polarSuccessUrl: success });
    await request(port, '/checkout?products=prod-2&customer_email=ada@lovelace.example');
    expect(provider.calls).toHaveLength(1);
    const { method, url, headers, body } = provider.calls[0]!;
    expect([method, url, headers.authorization]).toEqual(['POST', '/v1/checkouts/', `Bearer ${TOKEN}`]);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ products: ['prod-1'], success_url: success });
  });

  it('leaves out the page after payment if none is set', async () => {
    const { port, provider } = await serveWith(answer(201, OPENED));
    await request(port, '/checkout');
    expect(JSON.parse(provider.calls[0]!.body)).toEqual({ products: ['prod-1'] });
  });

  it.each<[string, Reply]>([
    ...[302, 307, 400, 401, 403, 404, 422, 429, 500, 503].map((status): [string, Reply] => [
      `${status} with a checkout in it`,
      answer(status, OPENED),
    ]),
    ['no JSON', answer(201, 'https://polar.test/')],
    ['an empty body', answer(201, '')],
    ['no address', answer(201, { ...OPENED, url: undefined })],
    ['a list for an address', answer(201, { ...OPENED, url: [URL_OF_CHECKOUT] })],
    ['a path for an address', answer(201, { ...OPENED, url: '/checkout/1' })],
    ['a script for an address', answer(201, { ...OPENED, url: 'javascript:alert(1)' })],
    ['data for an address', answer(201, { ...OPENED, url: 'data:text/html,hi' })],
    ['a broken connection', (res) => res.destroy()],
  ])('502 when the provider answers %s', async (_name, reply) => {
    const { port } = await serveWith(reply);
    const answered = await request(port, '/checkout');
    expect(readAnswer(answered)).toEqual([502, { ok: false, reason: 'upstream_error' }]);
    expect(answered.headers['location']).toBeUndefined();
    expect(answered.headers['cache-control']).toBe('no-store');
  });

  it('502 when the provider never responds', async () => {
    const { port } = await serveWith(() => undefined, { polarTimeout: 300 });
    expect(readAnswer(await request(port, '/checkout'))).toEqual([502, { ok: false, reason: 'upstream_timeout' }]);
  });

  it('sends the token nowhere else', async () => {
    const other = await playProvider(answer(201, OPENED));
    const { port } = await serveWith(answer(307, '', { location: `${other.url}/v1/checkouts/` }));
    expect((await request(port, '/checkout')).status).toBe(502);
    expect(other.calls).toEqual([]);
  });

  it('encodes an address for the header', async () => {
    const { port } = await serveWith(answer(201, { ...OPENED, url: 'https://polar.test/é"<\r\nx: y' }));
    const { status, headers } = await request(port, '/checkout');
    expect([status, headers['location'], headers['x']]).toEqual([
      302,
      'https://polar.test/%C3%A9%22%3Cx:%20y',
      undefined,
    ]);
  });

  it('is 503 until the token and the product are set', async () => {
    for (const config of [
      {},
      { polarAccessToken: TOKEN },
      { polarProductId: 'prod-1' },
      { polarOrganizationId: 'org-1' },
    ]) {
      const { port } = await serve(config);
      expect(readAnswer(await request(port, '/checkout'))).toEqual([503, { ok: false, reason: 'not_configured' }]);
    }
  });
});

// Tests of GET /checkout (SPEC §4.5): it redirects to the provider's checkout of the configured product.
import { describe, expect, it } from 'vitest';
import { request, serve } from '../serve.js';
import { answer, readAnswer, serveWith } from './provider.js';

const URL_OF_CHECKOUT = 'https://polar.test/checkout/polar_c_1?theme=dark';
const OPENED = { id: 'c-1', status: 'open', url: URL_OF_CHECKOUT, client_secret: 'polar_c_1', customer_email: null };

describe('GET /checkout', () => {
  it('redirects to the checkout, and the answer is not cached', async () => {
    const { port, provider } = await serveWith(answer(201, OPENED));
    const { status, headers } = await request(port, '/checkout');
    expect(status).toBe(302);
    expect(headers).toMatchObject({ location: URL_OF_CHECKOUT, 'cache-control': 'no-store' });
    expect(headers['etag']).toBeUndefined();
    expect(JSON.parse(provider.calls[0]!.body)).toEqual({ products: ['prod-1'] });
  });

  it('sends the request that the documentation describes', async () => {
    const success = 'https://navii.test/thanks?checkout_id={CHECKOUT_ID}';
    const { port, provider } = await serveWith(answer(201, OPENED), { polarSuccessUrl: success });
    await request(port, '/checkout?products=prod-2&customer_email=ada@lovelace.example');
    expect(provider.calls).toHaveLength(1);
    const { method, url, headers, body } = provider.calls[0]!;
    expect([method, url, headers.authorization]).toEqual(['POST', '/v1/checkouts/', 'Bearer token']);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ products: ['prod-1'], success_url: success });
  });

  it.each([undefined, [URL_OF_CHECKOUT], '/checkout/1', 'javascript:alert(1)', 'data:text/html,hi'])(
    'is 502 when the provider gives the address %j',
    async (url) => {
      const { port } = await serveWith(answer(200, { ...OPENED, url }));
      const answered = await request(port, '/checkout');
      expect(readAnswer(answered)).toEqual([502, { ok: false, reason: 'upstream_error' }]);
      expect(answered.headers['location']).toBeUndefined();
    },
  );

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
    for (const config of [{}, { polarAccessToken: 't' }, { polarProductId: 'p' }, { polarOrganizationId: 'o' }]) {
      const { port } = await serve(config);
      expect(readAnswer(await request(port, '/checkout'))).toEqual([503, { ok: false, reason: 'not_configured' }]);
    }
  });
});

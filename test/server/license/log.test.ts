// Tests of the log of the license and billing routes: it never holds a key, a token, a secret or a person's address, at any level.
import { describe, expect, it } from 'vitest';
import { request, serve, talk } from '../serve.js';
import { answer, playProvider, post, sign, type Reply } from './provider.js';

const KEY = 'NAVII-0000-ZAPHOD-KEY';
const TOKEN = 'polar_oat_ZAPHOD_TOKEN';
const SECRET = 'polar_whs_ZAPHOD_SECRET';
const EMAIL = 'zaphod@beeblebrox.example';
const FORBIDDEN = /zaphod|beeblebrox|polar_c_1/i;

const LICENSE = { status: 'granted', expires_at: null, benefit_id: 'ben-1', key: KEY, customer: { email: EMAIL } };
const CHECKOUT = { url: `https://polar.test/polar_c_1?customer_email=${EMAIL}`, client_secret: 'polar_c_1' };

const REPLIES: [string, Reply][] = [
  ['a license and a checkout', answer(200, { ...LICENSE, ...CHECKOUT })],
  ['a revoked license', answer(200, { ...LICENSE, status: 'revoked' })],
  ['404', answer(404, { detail: KEY })],
  ['422 that repeats the request', answer(422, { detail: [{ input: { key: KEY, email: EMAIL } }] })],
  ['401 that repeats the token', answer(401, { detail: TOKEN }, { 'x-token': TOKEN })],
  ['500', answer(500, `${KEY} ${TOKEN}`)],
  ['broken JSON', answer(200, `{"key":"${KEY}","email":"${EMAIL}"`)],
  ['an invalid address', answer(201, { url: `javascript:${EMAIL}` })],
  ['a status in words', answer(200, { status: `${EMAIL} ${KEY}`, url: EMAIL })],
  ['a broken connection', (res) => res.destroy()],
  ['nothing', () => undefined],
];

/** Sends every kind of valid and invalid request. */
async function askAll(port: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const event = JSON.stringify({ type: EMAIL, data: { customer: { email: EMAIL }, key: KEY } });
  const signature = (id: string, body: string) => ({
    'webhook-id': id,
    'webhook-timestamp': String(now),
    'webhook-signature': sign(Buffer.from(SECRET), id, now, body),
  });
  const bearer = { authorization: `Bearer ${KEY}` };
  for (const body of [
    JSON.stringify({ key: KEY }),
    `{"key":"${KEY}"`,
    `{"email":"${EMAIL}"}`,
    `"${KEY}"`.repeat(900),
  ]) {
    await post(port, '/license/verify', body, bearer);
    await post(port, `/license/verify?key=${KEY}`, body);
  }
  await post(port, '/polar/webhooks', event, signature('msg-1', event));
  await post(port, '/polar/webhooks', event, signature(EMAIL, event));
  await post(port, '/polar/webhooks', EMAIL, signature('msg-2', EMAIL));
  await post(port, '/polar/webhooks', event, { ...signature('msg-3', event), 'webhook-signature': `v1,${SECRET}` });
  await post(port, `/polar/webhooks?secret=${SECRET}`, event);
  await request(port, `/checkout?customer_email=${EMAIL}`);
  await request(port, `http://navii.test/checkout?customer_email=${EMAIL}`);
  for (const target of [
    `/license/verify?key=${KEY}`,
    `/license/${KEY}`,
    `/License/Verify/${KEY}`,
    `/checkout/${EMAIL}`,
    `//license/verify?key=${KEY}`,
    `/./license/verify?key=${KEY}`,
    `/%6cicense/verify?key=${KEY}`,
    `/%256cicense/${KEY}`,
    `/license%2fverify?key=${KEY}`,
    `/licence/verify?key=${KEY}`,
    `license/verify?key=${KEY}`,
    `http://navii.test//license/verify?key=${KEY}`,
    `http://${KEY}@navii.test/license/verify`,
  ]) {
    await request(port, target);
    await request(port, target, 'DELETE');
  }
  await talk(port, `POST /license/verify HTTP/1.1\r\nHost: navii.test\r\nContent-Length: 999\r\n\r\n{"key":"${KEY}"`);
}

describe('logs at trace', () => {
  it.each(REPLIES)('hold no secret when the provider answers %s', async (_name, reply) => {
    const { url } = await playProvider(reply);
    const { port, lines } = await serve({
      logLevel: 'trace',
      polarOrganizationId: 'org-1',
      polarBenefitId: 'ben-1',
      polarAccessToken: TOKEN,
      polarProductId: 'prod-1',
      polarWebhookSecret: SECRET,
      polarServer: url,
      polarTimeout: 200,
    });
    await askAll(port);
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(20);
    expect(lines.filter((line) => FORBIDDEN.test(JSON.stringify(line)))).toEqual([]);
    expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('hold no secret when the routes are off', async () => {
    const { port, lines } = await serve({ logLevel: 'trace' });
    await askAll(port);
    expect(lines.filter((line) => FORBIDDEN.test(JSON.stringify(line)))).toEqual([]);
  });

  it('name the failure of the provider in a word', async () => {
    const { url } = await playProvider(answer(429, { detail: KEY }));
    const { port, lines } = await serve({ polarOrganizationId: 'org-1', polarServer: url });
    await post(port, '/license/verify', JSON.stringify({ key: KEY }));
    expect(lines.filter(({ msg }) => msg === 'the license provider failed')).toEqual([
      expect.objectContaining({ level: 40, reason: 'upstream_error', detail: 'status 429' }),
    ]);
  });

  it('keep the URLs of other routes as they are', async () => {
    const { port, lines } = await serve({ logLevel: 'debug' });
    const targets = ['/avatar/checkout?size=32', 'http://navii.test/api?license=1'];
    for (const target of targets) await request(port, target);
    expect(lines.filter(({ msg }) => msg === 'request').map(({ url }) => url)).toEqual(targets);
  });
});

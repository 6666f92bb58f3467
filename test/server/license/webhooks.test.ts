// Tests of POST /polar/webhooks (SPEC §6.2): it accepts only signed requests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignatureCheck } from '../../../server/license/polar.js';
import { request, serve } from '../serve.js';
import { post, readAnswer, sign } from './provider.js';

interface Vector {
  readonly secret: string;
  readonly id: string;
  readonly timestamp: number;
  readonly payload: string;
  readonly signature: string;
}

const VECTORS: Vector[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/standard-webhooks.json'), 'utf8'),
);
const NOW = 1_800_000_000;
const SECRET = 'polar_whs_ñandú';
const BODY = JSON.stringify({ type: 'order.paid', data: { customer: { email: 'ada@lovelace.example' } } });
const YES = [200, { received: true }];
const NO = [403, { received: false }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the headers of a message signed as by Polar, with the text of the secret as the key. */
function signed(body: string | Buffer, { id = 'msg-1', timestamp = NOW, key = Buffer.from(SECRET) } = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(key, id, timestamp, body),
  };
}

async function deliver(body: string | Buffer, headers: Record<string, string>, secret = SECRET) {
  const { port, lines } = await serve({ polarWebhookSecret: secret });
  const answered = readAnswer(await post(port, '/polar/webhooks', body, headers));
  return { answered, lines };
}

describe('a signature', () => {
  it('is valid as Polar makes it, from the text of the secret', async () => {
    for (const secret of [SECRET, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_no base64!', 'whsec_', 'x']) {
      const { answered } = await deliver(BODY, signed(BODY, { key: Buffer.from(secret) }), secret);
      expect([secret, answered]).toEqual([secret, YES]);
    }
  });

  it.each(VECTORS)(
    'is valid as published in the standard: $id',
    async ({ secret, id, timestamp, payload, signature }) => {
      vi.setSystemTime(timestamp * 1000);
      const headers = { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
      expect((await deliver(payload, headers, secret)).answered).toEqual(YES);
      // The secret without its prefix is used as text, like the secrets of Polar.
      expect((await deliver(payload, headers, secret.slice(6))).answered).toEqual(NO);
    },
  );

  it('is valid in a list of several', async () => {
    const headers = signed(BODY);
    const more = `v1,AAAA v2,x v1a,y ${headers['webhook-signature']} nonsense`;
    expect((await deliver(BODY, { ...headers, 'webhook-signature': more })).answered).toEqual(YES);
  });

  it.each([
    [-301, NO],
    [-300, YES],
    [300, YES],
    [301, NO],
  ])('made %i seconds from now: %j', async (seconds, expected) => {
    expect((await deliver(BODY, signed(BODY, { timestamp: NOW + seconds }))).answered).toEqual(expected);
  });

  it('is invalid if any bit of the body, the id, the time or the signature is flipped', () => {
    const isSigned = createSignatureCheck(SECRET);
    const headers = signed(BODY);
    expect(isSigned(Buffer.from(BODY), headers)).toBe(true);
    const flip = (text: string, bit: number) => {
      const bytes = Buffer.from(text);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      return bytes;
    };
    for (let bit = 0; bit < BODY.length * 8; bit++) expect(isSigned(flip(BODY, bit), headers)).toBe(false);
    for (const [name, text] of Object.entries(headers)) {
      for (let bit = 0; bit < text.length * 8; bit++) {
        const turned = { ...headers, [name]: flip(text, bit).toString('latin1') };
        expect([name, bit, isSigned(Buffer.from(BODY), turned)]).toEqual([name, bit, false]);
      }
    }
  });

  it.each<[string, string | Buffer, Record<string, string>]>([
    ['of another body', '{"type":"order.refunded"}', {}],
    ['by another secret', BODY, signed(BODY, { key: Buffer.from('polar_whs_other') })],
    ['of another version', BODY, { 'webhook-signature': signed(BODY)['webhook-signature'].replace('v1', 'v2') }],
    ['cut short', BODY, { 'webhook-signature': signed(BODY)['webhook-signature'].slice(0, -4) }],
    ['without its version', BODY, { 'webhook-signature': signed(BODY)['webhook-signature'].slice(3) }],
    ['empty', BODY, { 'webhook-signature': '' }],
    ['v1 alone', BODY, { 'webhook-signature': 'v1,' }],
    ['without an id', BODY, { 'webhook-id': '' }],
    ['without a time', BODY, { 'webhook-timestamp': '' }],
    ['with a time that is almost one', BODY, { 'webhook-timestamp': `${NOW}s` }],
    ['of broken UTF-8', Buffer.from('"\xff"', 'latin1'), signed('"\u{fffd}"')],
  ])('%s: 403, and nothing is logged of it', async (_name, body, headers) => {
    const { answered, lines } = await deliver(body, { ...signed(BODY), ...headers });
    expect(answered).toEqual(NO);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the site is not built: only the API answers',
      'a webhook without a valid signature was refused',
    ]);
  });

  it('missing altogether: 403, and one line for all', async () => {
    const { port, lines } = await serve({ polarWebhookSecret: SECRET });
    for (let i = 0; i < 3; i += 1) expect(readAnswer(await post(port, '/polar/webhooks', BODY))).toEqual(NO);
    expect(lines.filter(({ msg }) => String(msg).includes('webhook'))).toHaveLength(1);
  });
});

describe('a signed body', () => {
  it.each(['', '{', 'type=order.paid'])('that is not JSON is 400: %j', async (body) => {
    expect((await deliver(body, signed(body))).answered).toEqual([400, { received: false }]);
  });

  it('over 64 KiB is 413, and exactly 64 KiB are read', async () => {
    for (const [length, expected] of [[65_536, YES] as const, [65_537, [413, { received: false }]] as const]) {
      const body = JSON.stringify('x'.repeat(length - 2));
      expect((await deliver(body, signed(body))).answered).toEqual(expected);
    }
  });

  it('is logged by its type and id, once for each id', async () => {
    const { port, lines } = await serve({ polarWebhookSecret: SECRET });
    for (const id of ['msg-1', 'msg-1', 'msg-2', 'msg-1']) {
      expect(readAnswer(await post(port, '/polar/webhooks', BODY, signed(BODY, { id })))).toEqual(YES);
    }
    const again = signed(BODY, { id: 'msg-2', timestamp: NOW + 60 });
    expect(readAnswer(await post(port, '/polar/webhooks', BODY, again))).toEqual(YES);
    const logged = lines.filter(({ msg }) => msg === 'webhook received');
    expect(logged.map(({ level, event, id }) => [level, event, id])).toEqual([
      [30, 'order.paid', 'msg-1'],
      [30, 'order.paid', 'msg-2'],
    ]);
  });

  it.each(['null', '1', '[]', '{}', '{"type":{}}', '{"type":"ada@lovelace.example"}', '{"type":"a\\nb"}'])(
    'without a valid name for its type is accepted, and the name is not logged: %s',
    async (body) => {
      const { answered, lines } = await deliver(body, signed(body, { id: 'ada@lovelace.example' }));
      expect(answered).toEqual(YES);
      expect(lines.at(-1)).toMatchObject({ event: 'unreadable', id: 'unreadable' });
    },
  );
});

it('is 503 for every request until it is configured', async () => {
  const { port } = await serve({ polarOrganizationId: 'org-1' });
  expect(readAnswer(await post(port, '/polar/webhooks', BODY, signed(BODY)))).toEqual([503, { received: false }]);
  expect((await request(port, '/polar/webhooks')).status).toBe(405);
});

// Tests of what mount and the responder do for every route: headers, HEAD, OPTIONS, 405, entity tags and 304 (contract,
// "Responses"; RFC 9110 §8.8.3, §13.1.2).
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMMON_HEADERS } from '../../../lib/http/answer.js';
import { MOTION_CSS } from '../../../lib/index.js';
import { request, useService } from '../serve.js';

const service = useService({ rateLimit: 10_000 });

const IMAGES = [
  '/avatar/alice',
  '/avatar/alice?animated=1',
  '/avatar/alice.png?size=16',
  '/random',
  '/random.png?size=16',
  '/group?seeds=a,b',
  '/group?seeds=a,b&animated=1',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/og.png',
];
const DOCUMENTS = ['/gallery?count=2', '/api', '/openapi.json', '/healthz', '/readyz', '/robots.txt', '/favicon.ico'];
const REFUSED = ['/avatar/', '/group', '/og/blog/v9.9.9.png'];
const UNKNOWN = [
  '/nope',
  '/Avatar/alice',
  '/avatarx',
  '/random/',
  '//',
  '/.env',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
];
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(MOTION_CSS).digest('base64')}'; sandbox`;
const YEAR = 'public, max-age=31536000, immutable';
const BR = 'Accept-Encoding: br\r\n';

/** Removes the headers that differ each time: the count of the rate limit and the date. */
function steady(headers: Readonly<Record<string, string>>): object {
  return { ...headers, date: '', 'x-ratelimit-remaining': '', 'x-ratelimit-reset': '', 'x-request-id': '' };
}

describe.each([...IMAGES, ...DOCUMENTS, ...REFUSED, ...UNKNOWN])('%s', (target) => {
  const ask = (method = 'GET', more = '') => request(service.port, target, method, more);

  it('is open to every origin, and its type is not guessed', async () => {
    const { headers } = await ask('GET', 'Origin: https://example.org\r\n');
    expect(headers).toMatchObject({
      ...COMMON_HEADERS,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-type': expect.any(String),
    });
    expect(headers['vary'] ?? '').not.toMatch(/origin/i);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(headers).not.toHaveProperty('x-powered-by');
    const isOfSeeds = IMAGES.includes(target) && /^\/(?:avatar|random|group)/.test(target);
    expect(headers['x-robots-tag']).toBe(isOfSeeds ? 'noindex' : undefined);
  });

  it.skipIf(target.startsWith('/random'))('has for HEAD the headers of GET, and no body', async () => {
    for (const more of ['', BR]) {
      const [get, head] = [await ask('GET', more), await ask('HEAD', more)];
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      expect(steady(head.headers)).toEqual(steady(get.headers));
    }
  });

  it.skipIf(UNKNOWN.includes(target))('has OPTIONS, which are not counted, and is 405 for other methods', async () => {
    for (const more of [
      '',
      'Origin: https://a.test\r\nAccess-Control-Request-Method: GET\r\n',
      'Access-Control-Request-Method:\r\n',
    ]) {
      const { status, headers, body } = await ask('OPTIONS', more);
      expect([status, body.length]).toEqual([204, 0]);
      expect(headers).toMatchObject({
        ...COMMON_HEADERS,
        allow: 'GET, HEAD, OPTIONS',
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': '*, Authorization',
      });
      expect(headers['vary'] ?? '').not.toMatch(/origin/i);
      expect(headers).not.toHaveProperty('x-ratelimit-remaining');
    }
    const { status, headers, body } = await ask('POST', 'Content-Length: 5\r\n\r\nhello');
    expect([status, body.toString()]).toEqual([405, 'Method not allowed']);
    expect(headers).toMatchObject({
      ...COMMON_HEADERS,
      allow: 'GET, HEAD, OPTIONS',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it.runIf(IMAGES.includes(target))('may be shown anywhere, and runs nothing', async () => {
    const { status, headers, body } = await ask();
    expect(status).toBe(200);
    const [kind = ''] = /^\/(?:avatar|group|random)/.exec(target) ?? [];
    expect(headers).toMatchObject({
      'content-type': target.includes('.png') ? 'image/png' : 'image/svg+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': POLICY,
    });
    if (kind !== '') expect(headers['cache-control']).toBe(kind === '/random' ? 'no-store' : YEAR);
    const styles = Array.from(body.toString().matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css);
    expect(styles).toEqual(target.includes('animated') ? [MOTION_CSS] : []);
  });

  const hasTag = (IMAGES.includes(target) && !target.startsWith('/random')) || target === '/api';
  it.runIf(hasTag)('has a strong tag, and a request with it gets 304', async () => {
    const { headers } = await ask();
    const tag = headers['etag'] ?? '';
    expect(tag).toMatch(/^"[\w-]{20,}"$/);
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*', `${tag},"other"`]) {
      const answer = await ask('GET', `If-None-Match: ${value}\r\nCache-Control: no-cache\r\n`);
      expect([value, answer.status, answer.body.length]).toEqual([value, 304, 0]);
      expect(answer.headers).toMatchObject({ ...COMMON_HEADERS, etag: tag, 'cache-control': headers['cache-control'] });
      expect(answer.headers['vary']).toBe(headers['vary']);
    }
    expect((await ask('HEAD', `If-None-Match: ${tag}\r\n`)).status).toBe(304);
    for (const value of ['"other"', 'garbage', '', 'W/"*"', '"*"', ',,,']) {
      expect((await ask('GET', `If-None-Match: ${value}\r\n`)).status).toBe(200);
    }
  });

  it.runIf([...REFUSED, ...UNKNOWN].includes(target))('is one plain line that is not cached', async () => {
    const { status, headers, body } = await ask('GET', 'If-None-Match: *\r\n');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    expect(headers).not.toHaveProperty('etag');
    expect(body.toString()).toMatch(/^[^\r\n]+$/);
    if (!UNKNOWN.includes(target)) return expect([400, 404]).toContain(status);
    expect([status, body.toString()]).toEqual([404, 'Not found']);
    for (const method of ['POST', 'OPTIONS']) expect((await ask(method)).status).toBe(404);
  });
});

it('finds a tag in the longest list of tags', async () => {
  const { etag = '' } = (await request(service.port, '/group?seeds=tags')).headers;
  const others = Array.from({ length: 900 }, (_, i) => `"tag-${i}-tttt"`).join(', ');
  for (const [list, expected] of [
    [others, 200],
    [`${others}, ${etag}`, 304],
  ] as const) {
    const more = `If-None-Match: ${list}\r\n`;
    expect((await request(service.port, '/group?seeds=tags', 'GET', more)).status).toBe(expected);
  }
});

it('a tag differs with the bytes', async () => {
  const targets = ['/avatar/alice', '/avatar/bob', '/avatar/alice?size=97', '/avatar/alice.png'];
  const answers = await Promise.all(targets.map((target) => request(service.port, target)));
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(4);
});

it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'SEARCH'])('%s is 405', async (method) => {
  for (const target of ['/avatar/alice', '/group']) {
    expect((await request(service.port, target, method)).status).toBe(405);
  }
});

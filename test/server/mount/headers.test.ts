// Tests of the headers of answers (contract, "Responses").
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMMON_HEADERS } from '../../../lib/http/answer.js';
import { MOTION_CSS } from '../../../lib/index.js';
import { request, useService } from '../serve.js';

const service = useService();

const IMAGES = [
  '/avatar/alice',
  '/avatar/alice?animated=1',
  '/avatar/alice.png?size=16',
  '/random',
  '/random.png?size=16',
  '/group?seeds=a,b',
  '/favicon.svg',
  '/apple-touch-icon.png',
];
const DOCUMENTS = ['/api', '/healthz', '/robots.txt', '/sitemap.xml', '/gallery?count=1', '/favicon.ico'];
const ERRORS = ['/avatar/', '/group', '/nope', '/Avatar/alice', '/avatarx', '/random/', '//', '/og/blog/v9.9.9.png'];

/** One example of each other kind of answer: method, target and status. */
const OTHERS: readonly (readonly [method: string, target: string, status: number])[] = [
  ['HEAD', '/avatar/alice', 200],
  ['OPTIONS', '/avatar/alice', 204],
  ['DELETE', '/avatar/alice', 405],
  ['GET', '/assets/nope.js', 404],
  ['GET', '/readyz', 200],
  ['GET', '/openapi.json', 200],
];

describe('every answer', () => {
  it.each(OTHERS)('%s %s, %i, has the common headers', async (method, target, expected) => {
    const { status, headers } = await request(service.port, target, method);
    expect(status).toBe(expected);
    expect(headers).toMatchObject(COMMON_HEADERS);
  });

  it('that is a 304 has the common headers', async () => {
    const { headers: first } = await request(service.port, '/avatar/alice');
    const again = await request(service.port, '/avatar/alice', 'GET', `If-None-Match: ${first['etag']}\r\n`);
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(COMMON_HEADERS);
  });

  it.each([...IMAGES, ...DOCUMENTS, ...ERRORS])(
    '%s is open to every origin, and its type is not guessed',
    async (target) => {
      const { port } = service;
      const { headers } = await request(port, target, 'GET', 'Origin: https://example.org\r\n');
      expect(headers).toMatchObject(COMMON_HEADERS);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['vary'] ?? '').not.toMatch(/origin/i);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['content-type']).toBeDefined();
    },
  );
});

describe('an image', () => {
  it.each(IMAGES)('%s may be shown anywhere and may run nothing', async (target) => {
    const { port } = service;
    const { status, headers } = await request(port, target);
    const hash = createHash('sha256').update(MOTION_CSS).digest('base64');
    expect(status).toBe(200);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toBe(`default-src 'none'; style-src 'sha256-${hash}'; sandbox`);
  });

  it('has only the stylesheet that the policy allows', async () => {
    const { port } = service;
    for (const target of ['/avatar/alice?animated=1', '/group?seeds=a,b&animated=1']) {
      const { body } = await request(port, target);
      const styles = Array.from(body.toString().matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css);
      expect(styles).toEqual([MOTION_CSS]);
    }
  });
});

describe('search engines', () => {
  it.each([...IMAGES, '/og.png', '/gallery?count=1'])('may index %s only if it belongs to the site', async (target) => {
    const { headers } = await request(service.port, target);
    const isOfSeeds = /^\/(?:avatar|random|group)/.test(target);
    expect(headers['x-robots-tag']).toBe(isOfSeeds ? 'noindex' : undefined);
  });
});

describe('an error', () => {
  it.each(ERRORS)('of %s is one plain line that is not cached', async (target) => {
    const { port } = service;
    const { status, headers, body } = await request(port, target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['etag']).toBeUndefined();
    expect(body.toString()).toMatch(/^[^\r\n]+$/);
  });

  it('of an unknown route says so', async () => {
    const { port } = service;
    for (const target of ['/nope', '/avatars/x', '/.env', '/assets/../../package.json', '/%2e%2e/package.json']) {
      const { status, body } = await request(port, target);
      expect([target, status, body.toString()]).toEqual([target, 404, 'Not found']);
    }
  });
});

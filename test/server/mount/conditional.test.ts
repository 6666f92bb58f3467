// Tests of entity tags and 304 (contract, "Responses"; RFC 9110 §8.8.3, §13.1.2).
import { describe, expect, it } from 'vitest';
import { request, useService } from '../serve.js';

const service = useService();

const TAGGED = [
  '/avatar/alice',
  '/avatar/alice.png?size=16',
  '/group?seeds=a,b',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/api',
];

describe('an entity tag', () => {
  it.each(TAGGED)('of %s is strong, and stays the same', async (target) => {
    const { port } = service;
    const [first, second] = [await request(port, target), await request(port, target)];
    expect(first.headers['etag']).toMatch(/^"[\w-]{20,}"$/);
    expect(second.headers['etag']).toBe(first.headers['etag']);
  });

  it('differs with the bytes', async () => {
    const { port } = service;
    const targets = ['/avatar/alice', '/avatar/bob', '/avatar/alice?size=97', '/avatar/alice.png'];
    const answers = await Promise.all(targets.map((target) => request(port, target)));
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(4);
  });

  it('differs between encodings of the same drawing', async () => {
    const { port } = service;
    const encodings = ['identity', 'gzip', 'br'];
    const tags = [];
    for (const encoding of encodings) {
      const { headers } = await request(
        port,
        '/group?seeds=a,b,c,d,e,f,g,h,i',
        'GET',
        `Accept-Encoding: ${encoding}\r\n`,
      );
      tags.push(headers['etag']);
    }
    expect(new Set(tags).size).toBe(3);
  });
});

describe('if-none-match', () => {
  it.each(TAGGED)('gets 304 without a body: %s', async (target) => {
    const { port } = service;
    const { headers } = await request(port, target);
    const tag = headers['etag'] ?? '';
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*', `${tag},"other"`]) {
      const answer = await request(port, target, 'GET', `If-None-Match: ${value}\r\nCache-Control: no-cache\r\n`);
      expect([value, answer.status, answer.body.length]).toEqual([value, 304, 0]);
      expect(answer.headers).toMatchObject({
        etag: tag,
        'cache-control': headers['cache-control'],
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers['vary']).toBe(headers['vary']);
    }
    expect((await request(port, target, 'HEAD', `If-None-Match: ${tag}\r\n`)).status).toBe(304);
  });

  it('gets the whole answer when it names another tag', async () => {
    const { port } = service;
    for (const value of ['"other"', 'garbage', '', 'W/"*"', '"*"', ',,,']) {
      expect((await request(port, '/avatar/alice', 'GET', `If-None-Match: ${value}\r\n`)).status).toBe(200);
    }
  });

  it('matches the tag of a compressed answer', async () => {
    const { port } = service;
    const br = 'Accept-Encoding: br\r\n';
    const { headers } = await request(port, '/group?seeds=a,b,c,d,e,f,g,h,i', 'GET', br);
    expect(headers['content-encoding']).toBe('br');
    const again = await request(
      port,
      '/group?seeds=a,b,c,d,e,f,g,h,i',
      'GET',
      `${br}If-None-Match: ${headers['etag']}\r\n`,
    );
    expect([again.status, again.headers['etag'], again.headers['content-encoding']]).toEqual([
      304,
      headers['etag'],
      undefined,
    ]);
  });

  it('does not turn an error into 304', async () => {
    const { port } = service;
    for (const target of ['/avatar/', '/nope', '/group']) {
      expect((await request(port, target, 'GET', 'If-None-Match: *\r\n')).status).toBeGreaterThanOrEqual(400);
    }
  });
});

// Tests of methods: HEAD, OPTIONS, and methods that a route does not have (contract, "Responses").
import { describe, expect, it } from 'vitest';
import { request, useService } from '../serve.js';

const service = useService({ rateLimit: 10_000 });

const ROUTES = [
  '/avatar/alice',
  '/avatar/a.png',
  '/group?seeds=a',
  '/api',
  '/favicon.svg',
  '/favicon.ico',
  '/gallery?count=2',
];

/** Removes the headers that differ each time: the count of the rate limit and the date. */
function steady(headers: Readonly<Record<string, string>>): object {
  return { ...headers, date: '', 'x-ratelimit-remaining': '', 'x-ratelimit-reset': '', 'x-request-id': '' };
}

describe('HEAD', () => {
  it.each([...ROUTES, '/avatar/', '/nope', '/group', '/healthz'])('equals GET without a body: %s', async (target) => {
    for (const more of ['', 'Accept-Encoding: br\r\n']) {
      const get = await request(service.port, target, 'GET', more);
      const head = await request(service.port, target, 'HEAD', more);
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      expect(steady(head.headers)).toEqual(steady(get.headers));
    }
  });
});

describe('OPTIONS', () => {
  it.each([...ROUTES, '/random', '/avatar/'])('is 204 with the methods of the route: %s', async (target) => {
    for (const more of [
      '',
      'Origin: https://a.test\r\nAccess-Control-Request-Method: GET\r\n',
      'Access-Control-Request-Method:\r\n',
    ]) {
      const { status, headers, body } = await request(service.port, target, 'OPTIONS', more);
      expect([status, body.length]).toEqual([204, 0]);
      expect(headers).toMatchObject({
        allow: 'GET, HEAD, OPTIONS',
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': '*, Authorization',
      });
      expect(headers['vary'] ?? '').not.toMatch(/origin/i);
    }
  });

  it('does not count against the rate limit', async () => {
    const { headers } = await request(service.port, '/avatar/alice', 'OPTIONS');
    expect(headers['x-ratelimit-remaining']).toBeUndefined();
  });
});

describe('a method that a route does not have', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'SEARCH'])('%s is 405', async (method) => {
    for (const target of ['/avatar/alice', '/group', '/api', '/random.png']) {
      const { status, headers, body } = await request(service.port, target, method);
      expect([target, status, body.toString()]).toEqual([target, 405, 'Method not allowed']);
      expect(headers).toMatchObject({
        allow: 'GET, HEAD, OPTIONS',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
        'access-control-allow-origin': '*',
      });
    }
  });

  it('is 404 if there is no route', async () => {
    for (const method of ['POST', 'OPTIONS', 'DELETE']) {
      expect((await request(service.port, '/nope', method)).status).toBe(404);
    }
  });

  it('may have a body, which is not read', async () => {
    const more = 'Content-Length: 5\r\nContent-Type: text/plain\r\n\r\nhello';
    expect((await request(service.port, '/avatar/alice', 'POST', more)).status).toBe(405);
  });
});

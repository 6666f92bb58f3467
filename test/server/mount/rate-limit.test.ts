// Tests of the rate limit (SPEC §8; contract, "Responses").
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCounter } from '../../../server/counter.js';
import { request, serve, SITE, type RawAnswer } from '../serve.js';

function from(address: string): string {
  return `X-Forwarded-For: ${address}\r\n`;
}

function remaining({ headers }: RawAnswer): number {
  return Number(headers['x-ratelimit-remaining']);
}

describe('the rate limit', () => {
  it('falls by one with each request to zero, then refuses', async () => {
    const { port } = await serve({ rateLimit: 3 });
    for (const left of [2, 1, 0]) {
      const answer = await request(port, '/avatar/alice');
      expect([answer.status, remaining(answer), answer.headers['retry-after']]).toEqual([200, left, undefined]);
      expect(answer.headers['x-ratelimit-limit']).toBe('3');
    }
    const { status, headers, body } = await request(port, '/avatar/alice');
    expect([status, body.toString()]).toEqual([429, 'Rate limit exceeded']);
    expect(headers).toMatchObject({
      'x-ratelimit-limit': '3',
      'x-ratelimit-remaining': '0',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringMatching(/x-ratelimit-reset, retry-after/),
    });
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('has its reset time in epoch seconds', async () => {
    const { port } = await serve({ rateLimit: 600 });
    const before = Math.floor(Date.now() / 1000);
    const reset = Number((await request(port, '/avatar/alice')).headers['x-ratelimit-reset']);
    expect(reset).toBeGreaterThanOrEqual(before + 60);
    expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 60);
  });

  it('is in the headers of every answer of the route: 200, 304, 400, HEAD, PNG', async () => {
    const { port } = await serve({ rateLimit: 10 });
    const tag = (await request(port, '/avatar/a')).headers['etag'] ?? '';
    const answers = [
      await request(port, '/avatar/a', 'GET', `If-None-Match: ${tag}\r\n`),
      await request(port, '/avatar/'),
      await request(port, '/avatar'),
      await request(port, '/avatar/a', 'HEAD'),
      await request(port, '/avatar/a.png'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 400, 400, 200, 200]);
    expect(answers.map(remaining)).toEqual([8, 7, 6, 5, 4]);
    for (const { headers } of answers) {
      expect(headers['x-ratelimit-reset']).toMatch(/^\d{10}$/);
      expect(headers['access-control-expose-headers']).toMatch(/x-ratelimit-remaining/);
    }
  });

  it('does not apply to other routes', async () => {
    const { port } = await serve({ rateLimit: 1, siteFolder: SITE });
    await request(port, '/avatar/a');
    expect((await request(port, '/avatar/a')).status).toBe(429);
    for (const target of ['/random', '/group?seeds=a', '/api', '/healthz', '/favicon.svg', '/gallery?count=1']) {
      const { status, headers } = await request(port, target);
      expect([target, status, headers['x-ratelimit-limit']]).toEqual([target, 200, undefined]);
    }
  });
});

it('counts a client for a minute from its first request', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const count = createCounter('test', 1, 3);
  expect(count('192.0.2.1')).toEqual({ remaining: 0, msBeforeNext: 60_000, isOver: false });
  vi.advanceTimersByTime(40_000);
  expect(count('192.0.2.1')).toEqual({ remaining: 0, msBeforeNext: 20_000, isOver: true });
  vi.advanceTimersByTime(20_100);
  expect(count('192.0.2.1').isOver).toBe(false);
});

it('asks for a wait of at most one window after the clock was set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const count = createCounter('test', 1, 3);
  count('192.0.2.1');
  vi.setSystemTime(Date.now() - 3_600_000);
  const counted = count('192.0.2.1');
  expect(counted.isOver).toBe(true);
  expect(counted.msBeforeNext).toBeLessThanOrEqual(60_000);
});

it('a flood of addresses replaces the oldest addresses, so that the memory is bounded', () => {
  const count = createCounter('test', 9, 3);
  const left = [];
  for (const host of [1, 2, 1, 3, 1, 4, 5, 1, 6, 7, 8, 1]) left.push(count(`192.0.2.${host}`).remaining);
  expect(left).toEqual([8, 8, 7, 8, 6, 8, 8, 5, 8, 8, 8, 8]);
});

describe('x-forwarded-for', () => {
  // nameClient has the tests of each form of an address.
  it.each<[string, number, string[], number[]]>([
    ['is ignored when no proxy is trusted', 0, ['192.0.2.1', '192.0.2.2'].map(from), [8, 7]],
    [
      'gives the address from the right that the trusted proxies have added',
      1,
      ['9.9.9.9, 192.0.2.1', '8.8.8.8, 192.0.2.1', '192.0.2.1', 'junk,192.0.2.1', '192.0.2.2, 192.0.2.7'].map(from),
      [8, 7, 6, 5, 8],
    ],
    [
      'is read over several header lines as one list; one with too few addresses gives that of the socket',
      2,
      [
        from('192.0.2.1') + from('10.0.0.1'),
        from('192.0.2.1, 10.0.0.2'),
        from('6.6.6.6, 192.0.2.1,10.0.0.3'),
        from('10.0.0.4'),
      ],
      [8, 7, 6, 8],
    ],
    [
      'gives that of the socket when the proxy wrote no address',
      1,
      ['', from('unknown'), from(''), from('192.0.2.1,'), from('__proto__'), from('::ffff:7f00:1')],
      [8, 7, 6, 5, 4, 3],
    ],
    [
      'gives one client for a whole /64',
      1,
      ['2001:db8:1:2::1', '[2001:DB8:1:2::3]:80', '2001:db8:1:3::1'].map(from),
      [8, 7, 8],
    ],
  ])('%s', async (_, trustProxy, headers, left) => {
    const { port } = await serve({ rateLimit: 9, trustProxy });
    const found = [];
    for (const more of headers) found.push(remaining(await request(port, '/avatar/a', 'GET', more)));
    expect(found).toEqual(left);
  });
});

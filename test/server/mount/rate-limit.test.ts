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
    });
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('is 600 a minute by default, and its reset time is in epoch seconds', async () => {
    const { port } = await serve({ rateLimit: 600 });
    const before = Math.floor(Date.now() / 1000);
    const first = await request(port, '/avatar/alice');
    const second = await request(port, '/avatar/bob.png');
    const reset = Number(first.headers['x-ratelimit-reset']);
    expect(first.headers['x-ratelimit-limit']).toBe('600');
    expect(reset).toBeGreaterThanOrEqual(before + 60);
    expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 60);
    expect(Number(second.headers['x-ratelimit-reset'])).toBeLessThanOrEqual(reset + 1);
    expect([remaining(first), remaining(second)]).toEqual([599, 598]);
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

  it('lets scripts of other origins read the 429', async () => {
    const { port } = await serve({ rateLimit: 1 });
    await request(port, '/avatar/a');
    const { status, headers } = await request(port, '/avatar/a');
    expect(status).toBe(429);
    expect(headers['access-control-expose-headers']).toMatch(/x-ratelimit-reset, retry-after/);
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

  it('can be turned off', async () => {
    const { port } = await serve({ rateLimit: 0 });
    const { status, headers } = await request(port, '/avatar/a');
    expect([status, headers['x-ratelimit-limit']]).toEqual([200, undefined]);
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

describe('a flood of addresses', () => {
  it('replaces the oldest addresses, so that the memory is bounded', () => {
    const count = createCounter('test', 9, 3);
    const left = [];
    for (const host of [1, 2, 1, 3, 1, 4, 5, 1, 6, 7, 8, 1]) left.push(count(`192.0.2.${host}`).remaining);
    expect(left).toEqual([8, 8, 7, 8, 6, 8, 8, 5, 8, 8, 8, 8]);
  });
});

describe('x-forwarded-for', () => {
  it('is ignored when no proxy is trusted', async () => {
    const { port } = await serve({ rateLimit: 9, trustProxy: 0 });
    const left = [];
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      left.push(remaining(await request(port, '/avatar/a', 'GET', from(address))));
    }
    expect(left).toEqual([8, 7, 6]);
  });

  it('gives the address from the right that the trusted proxies have added', async () => {
    const { port } = await serve({ rateLimit: 9, trustProxy: 1 });
    const headers = ['9.9.9.9, 192.0.2.1', '8.8.8.8, 192.0.2.1', '192.0.2.1', 'junk,192.0.2.1', '192.0.2.2, 192.0.2.7'];
    const left = [];
    for (const header of headers) left.push(remaining(await request(port, '/avatar/a', 'GET', from(header))));
    expect(left).toEqual([8, 7, 6, 5, 8]);
  });

  it('is read over several header lines as one list', async () => {
    const { port } = await serve({ rateLimit: 9, trustProxy: 2 });
    const left = [];
    for (const more of [
      from('192.0.2.1') + from('10.0.0.1'),
      from('192.0.2.1, 10.0.0.2'),
      from('6.6.6.6, 192.0.2.1,10.0.0.3'),
      from('10.0.0.4'),
    ]) {
      left.push(remaining(await request(port, '/avatar/a', 'GET', more)));
    }
    // The last list has too few addresses, so the address of the socket is counted.
    expect(left).toEqual([8, 7, 6, 8]);
  });

  it('falls back to the socket when the proxy wrote no address', async () => {
    const { port } = await serve({ rateLimit: 9, trustProxy: 1 });
    const left = [];
    for (const more of ['', from('unknown'), from(''), from('192.0.2.1,'), from('__proto__')]) {
      left.push(remaining(await request(port, '/avatar/a', 'GET', more)));
    }
    expect(left).toEqual([8, 7, 6, 5, 4]);
  });

  it('gives the same client for every form of an IPv4 address inside IPv6', async () => {
    const { port } = await serve({ rateLimit: 9, trustProxy: 1 });
    const left = [];
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '[::FFFF:7F00:0001]:80', '127.0.0.1:80']) {
      left.push(remaining(await request(port, '/avatar/a', 'GET', from(address))));
    }
    expect(left).toEqual([8, 7, 6, 5, 4]);
  });

  it('gives one client for a whole /64', async () => {
    const { port } = await serve({ rateLimit: 9, trustProxy: 1 });
    const left = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '[2001:DB8:1:2::3]:80', '2001:db8:1:3::1']) {
      left.push(remaining(await request(port, '/avatar/a', 'GET', from(address))));
    }
    expect(left).toEqual([8, 7, 6, 8]);
  });
});

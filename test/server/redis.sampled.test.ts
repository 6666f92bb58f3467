// Tests of several services with one Redis: they share the rate limit and the PNGs, and no request fails if Redis does.
import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Metrics } from '../../server/metrics.js';
import { itSlow, pickSome } from '../sample.js';
import { findPort } from '../tools/free-port.js';
import { startLoop } from '../tools/siege/load.js';
import { isSkipped, makeRedis, type RedisServer } from './redis-server.js';
import { request, serve, type Running } from './serve.js';

const UP = 'Redis answers: all instances count together';
// The timeout is long, because a busy machine must not look like a slow Redis.
const redisTimeout = 30_000;
const DOWN = 'Redis does not answer: this instance counts requests and caches PNGs alone';

function count({ lines }: Running, message: string): number {
  return lines.filter(({ msg }) => msg === message).length;
}

function waitFor(services: readonly Running[], message: string, times = 1): Promise<void> {
  return vi.waitFor(
    () => {
      for (const service of services) expect(count(service, message)).toBe(times);
    },
    { timeout: 60_000 },
  );
}

/** The key of the counter of this machine's address. */
const COUNTER = `navii:avatar:${createHash('sha256').update('127.0.0.1').digest('base64url')}`;

/** Returns the key of the only PNG in Redis. */
async function findKey(redis: RedisServer): Promise<string> {
  return /navii:signed-png:\S+/.exec(await redis.ask('KEYS navii:signed-png:*'))?.[0] ?? '';
}

/** Returns the bytes before a PNG in Redis if no secret is set: a hash. */
function sign(key: string, png: Buffer): Buffer {
  return createHash('sha256').update(key).update(png).digest();
}

/** Quotes bytes for a line to Redis. */
function quote(bytes: Buffer): string {
  return `"${bytes.toString('hex').replace(/../g, '\\x$&')}"`;
}

/** Makes metrics that record where PNGs were found. */
function takeLookups(): { found: string[]; metrics: Metrics } {
  const found: string[] = [];
  const ignore = () => undefined;
  const countLookup = (where: string) => void found.push(where);
  return {
    found,
    metrics: { observe: ignore, countLookup, countFallback: ignore, watch: ignore },
  };
}

/** Sends requests without a pause until the returned function is called, which returns the outcomes. */
function keepAsking(services: readonly Running[]): () => Promise<readonly unknown[]> {
  let isOver = false;
  const pathOf = (i: number): string => `/avatar/${i % 40}${i % 4 === 0 ? '.png?size=24' : ''}`;
  const loops = services.map((service) => startLoop(service, 2, pathOf, () => isOver));
  // A test that fails earlier must not leave clients whose service is gone.
  onTestFinished(() => void (isOver = true));
  return async () => {
    isOver = true;
    await Promise.all(loops.map(({ ended }) => ended));
    return loops.flatMap(({ outcomes }) => outcomes);
  };
}

describe.skipIf(isSkipped)('two services with one Redis', () => {
  it('have one limit, whose window ends', async () => {
    const redis = await makeRedis();
    await redis.start();
    const redisUrl = `redis://127.0.0.1:${redis.port}/0`;
    const services = [
      await serve({ redisUrl, redisTimeout, rateLimit: 5 }),
      await serve({ redisUrl, redisTimeout, rateLimit: 5 }),
    ];
    await waitFor(services, UP);
    const answers = [];
    for (let i = 0; i < 7; i += 1) answers.push(await request(services[i % 2]?.port ?? 0, '/avatar/ada'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['4', '3', '2', '1', '0', '0', '0']);
    const left = Number(/:(\d+)/.exec(await redis.ask(`TTL ${COUNTER}`))?.[1]);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60);
  });

  it('draw a PNG once, and Redis learns no seed', async () => {
    const redis = await makeRedis();
    await redis.start();
    const redisUrl = `redis://127.0.0.1:${redis.port}/0`;
    const { found, metrics } = takeLookups();
    const options = { redisUrl, redisTimeout, metrics };
    const services = [await serve(options), await serve(options)];
    await waitFor(services, UP);
    const [first, second] = services;
    const drawn = await request(first?.port ?? 0, '/avatar/zaphod.png');
    await vi.waitFor(async () => expect(await findKey(redis)).not.toBe(''), { timeout: 60_000 });
    const keys = await redis.ask('KEYS navii:signed-png:*');
    expect(keys).toMatch(/navii:signed-png:[\d.]+:[\w-]{12}:[\w-]{43}\r\n/);
    expect(keys).not.toContain('zaphod');
    const key = /navii:signed-png:\S+/.exec(keys)?.[0] ?? '';
    expect(Number(/:(\d+)/.exec(await redis.ask(`TTL ${key}`))?.[1])).toBeGreaterThan(0);
    expect((await request(second?.port ?? 0, '/avatar/zaphod.png')).body).toEqual(drawn.body);
    expect(found).toEqual(['none', 'redis']);
  });

  const FORGERIES: readonly (readonly [string, (png: Buffer, key: string) => string])[] = [
    ['a text', (_, key) => `SET ${key} "<script>alert(1)</script>"`],
    ['nothing', (_, key) => `SET ${key} ""`],
    ['half of it', (png, key) => `SET ${key} ${quote(Buffer.concat([sign(key, png), png.subarray(0, 300)]))}`],
    ['that of another key', (png, key) => `SET ${key} ${quote(Buffer.concat([sign(`${key}x`, png), png]))}`],
    ['more than there may be', (_, key) => `SETRANGE ${key} 10000000 "<script>"`],
    ['a list', (_, key) => `LPUSH ${key} "<script>"`],
  ];
  it.each(pickSome(FORGERIES, 6, 2))(
    'never send data that others have stored in place of a PNG: %s',
    async (_, overwrite) => {
      const redis = await makeRedis();
      await redis.start();
      const options = { redisUrl: `redis://127.0.0.1:${redis.port}`, redisTimeout };
      const first = await serve(options);
      await waitFor([first], UP);
      const { body } = await request(first.port, '/avatar/zaphod.png');
      const key = await findKey(redis);
      const stored = await redis.ask(`STRLEN ${key}`);
      await redis.ask(`DEL ${key}`);
      await redis.ask(overwrite(body, key));
      const { found, metrics } = takeLookups();
      const second = await serve({ ...options, metrics });
      await waitFor([second], UP);
      expect((await request(second.port, '/avatar/zaphod.png')).body).toEqual(body);
      // The stored PNG is the same as before, and the connection still works.
      await vi.waitFor(async () => expect(await redis.ask(`STRLEN ${key}`)).toBe(stored), { timeout: 60_000 });
      expect((await request((await serve(options)).port, '/avatar/zaphod.png')).body).toEqual(body);
      expect([found, count(second, DOWN)]).toEqual([['none'], 0]);
    },
  );

  itSlow('with a secret send no PNG that is not signed with it', async () => {
    const redis = await makeRedis();
    await redis.start();
    const { found, metrics } = takeLookups();
    let signed = '';
    for (const redisSecret of [
      'sixteen letters.',
      'sixteen letters.',
      'sixteen others..',
      undefined,
      'sixteen others..',
    ]) {
      const service = await serve({ redisUrl: `redis://127.0.0.1:${redis.port}`, redisTimeout, redisSecret, metrics });
      await waitFor([service], UP);
      await request(service.port, '/avatar/zaphod.png');
      if (found.at(-1) === 'redis') continue;
      const before = signed;
      await vi.waitFor(
        async () => {
          signed = await redis.ask(`GETRANGE ${await findKey(redis)} 0 31`);
          expect(signed).not.toBe(before);
          expect(signed).toMatch(/^\$32/);
        },
        { timeout: 60_000 },
      );
    }
    expect(found).toEqual(['none', 'redis', 'none', 'none', 'none']);
  });

  it('count for themselves if the key of a counter holds other data', async () => {
    const redis = await makeRedis();
    await redis.start();
    const service = await serve({ redisUrl: `redis://127.0.0.1:${redis.port}`, redisTimeout, rateLimit: 5 });
    await waitFor([service], UP);
    const left = [];
    for (const overwrite of ['LPUSH', 'SET']) {
      await redis.ask(`DEL ${COUNTER}`);
      await redis.ask(`${overwrite} ${COUNTER} "<script>"`);
      left.push((await request(service.port, '/avatar/ada')).headers['x-ratelimit-remaining']);
    }
    expect([left, count(service, DOWN)]).toEqual([['4', '3'], 0]);
  });

  const FAILURES = [
    ['is killed and starts again', 'SIGKILL'],
    ['stops and goes on', 'SIGSTOP'],
  ] as const;
  it.each(pickSome(FAILURES, 2))(
    'respond to everything when Redis %s under load, and log it once',
    async (_, signal) => {
      const redis = await makeRedis();
      await redis.start();
      // A killed Redis is noticed at once. Only one that stands still is noticed by the timeout.
      const timeout = signal === 'SIGKILL' ? redisTimeout : 5_000;
      const options = { redisUrl: `redis://127.0.0.1:${redis.port}`, redisTimeout: timeout, rateLimit: 1_000_000 };
      const services = [await serve(options), await serve(options)];
      await waitFor(services, UP);
      const stop = keepAsking(services);
      if (signal === 'SIGKILL') await redis.kill();
      else redis.signal(signal);
      await waitFor(services, DOWN);
      if (signal === 'SIGKILL') await redis.start();
      else redis.signal('SIGCONT');
      await waitFor(services, UP, 2);
      expect(new Set(await stop())).toEqual(new Set([200]));
      for (const service of services) expect(count(service, DOWN)).toBe(1);
      // Redis counts again for both services.
      const left = [];
      for (const { port } of services) left.push((await request(port, '/avatar/a')).headers['x-ratelimit-remaining']);
      expect(Number(left[0]) - Number(left[1])).toBe(1);
    },
  );

  it('answer all requests while Redis answers too late', async () => {
    const redis = await makeRedis();
    await redis.start();
    const service = await serve({ redisUrl: `redis://127.0.0.1:${redis.port}`, redisTimeout: 2_000, rateLimit: 100 });
    await waitFor([service], UP);
    await redis.ask('CLIENT PAUSE 20000 ALL');
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await request(service.port, `/avatar/${i}.png?size=24`)).status),
    );
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    expect(count(service, DOWN)).toBe(1);
  });

  it('work without a Redis that is full, wants another password or is missing, and log no password', async () => {
    const full = await makeRedis('--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    await full.start();
    const closed = await makeRedis('--requirepass', 'beeblebrox');
    await closed.start();
    const urls = [
      `redis://127.0.0.1:${full.port}`,
      `redis://:zaphod@127.0.0.1:${closed.port}`,
      `rediss://:zaphod@127.0.0.1:${closed.port}`,
      `redis://me:zaphod@127.0.0.1:${await findPort()}`,
    ];
    const reasons = [];
    for (const redisUrl of urls) {
      const service = await serve({ redisUrl, redisTimeout, rateLimit: 3 });
      await waitFor([service], DOWN);
      const { status, headers } = await request(service.port, '/avatar/ada.png?size=24');
      expect([status, headers['x-ratelimit-remaining']]).toEqual([200, '2']);
      expect(JSON.stringify(service.lines)).not.toMatch(/zaphod|127\.0\.0\.1/);
      reasons.push(service.lines.find(({ msg }) => msg === DOWN)?.['reason']);
    }
    // On a busy machine, a second may pass before the refusal is read.
    const refused = expect.stringMatching(/^(?:ECONNREFUSED|ConnectionTimeoutError)$/) as string;
    expect(reasons).toEqual(['OOM', 'WRONGPASS', expect.any(String), refused]);
  });
});

it('a Redis that does not answer does not keep a service from ending', async () => {
  const service = await serve({ redisUrl: `redis://127.0.0.1:${await findPort()}` });
  await service.app.close();
  expect(count(service, UP)).toBe(0);
});

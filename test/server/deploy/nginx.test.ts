// Tests of server/deploy/nginx.conf: nginx runs it in front of two instances and one Redis.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { MAX_EVENT_BODY } from '../../../server/limits.js';
import { SITE } from '../../../server/site.js';
import { ask, type Answer } from '../../tools/client.js';
import { request } from '../serve.js';
import { isSkipped, startFleet, type Fleet } from './fleet.js';

/** Requests per minute of one client. */
const LIMIT = 6;
/** The path of an SVG that is long enough to be compressed. */
const TEAM = `/group?seeds=${Array.from({ length: 30 }, (_, i) => `team-${i}`).join(',')}`;

describe.skipIf(isSkipped)('nginx', () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await startFleet({ RATE_LIMIT: String(LIMIT) });
  });
  afterAll(() => fleet.close());

  let clients = 0;
  /** Returns a client address that has sent no request yet. */
  const createClient = (): string => `127.1.${(clients += 1) >> 8}.${clients & 255}`;
  /** Sends a GET request, from a new client unless `from` is given. */
  const get = (path: string, asking: Parameters<typeof ask>[2] = {}): Promise<Answer> =>
    ask(fleet, path, { ...asking, from: asking.from ?? createClient() });

  /** Reads the log line of an answer. nginx writes it after it has sent the answer. */
  async function readLine({ headers }: Answer): Promise<Record<string, unknown>> {
    const read = (): string =>
      fleet
        .log()
        .split('\n')
        .find((line) => line.includes(String(headers['x-request-id']))) ?? '';
    await expect.poll(read).toMatch(/\}$/);
    return JSON.parse(read()) as Record<string, unknown>;
  }

  /** Whether the answer came from the cache, without a request to an instance. */
  async function isHit(answer: Answer): Promise<boolean> {
    const { cache, tried } = await readLine(answer);
    return cache === 'HIT' && tried === '';
  }

  it('requests a picture from the service once for all clients', async () => {
    const files = ['assets', 'packs'].map((folder) => `/${folder}/${readdirSync(join(SITE, folder))[0]}`);
    const pictures = ['/avatar/once', '/avatar/once.png?size=32', TEAM, '/og.png', '/favicon.svg'];
    for (const path of [...pictures, '/apple-touch-icon.png', '/og/blog/v0.24.0.png', ...files]) {
      const first = await get(path);
      expect([path, first.status, await isHit(first)]).toEqual([path, 200, false]);
      for (const method of ['GET', 'HEAD']) {
        const next = await get(path, { method });
        expect([path, next.status, await isHit(next)]).toEqual([path, 200, true]);
        expect(next.body.equals(method === 'GET' ? first.body : Buffer.alloc(0))).toBe(true);
        expect(next.headers['content-length']).toBe(String(first.body.length));
      }
    }
    expect((await get('/avatar/once')).body.toString()).toBe(createAvatar('once'));
  });

  it('sends one request for many simultaneous ones', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/avatar/at-once.png?size=512')));
    const tried = await Promise.all(answers.map(async (answer) => (await readLine(answer))['tried']));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(tried.filter((address) => address !== '')).toHaveLength(1);
  });

  it('answers from the cache as the service does: headers, 304, and the whole picture for a range', async () => {
    const [instance] = fleet.instances;
    const direct = await request(instance.port, '/avatar/same');
    await get('/avatar/same');
    const kept = await get('/avatar/same', { headers: { range: 'bytes=0-9' } });
    expect([kept.status, kept.body.toString(), await isHit(kept)]).toEqual([200, createAvatar('same'), true]);
    const { date: _date, connection: _connection, ...headers } = kept.headers;
    for (const [name, value] of Object.entries(direct.headers)) {
      if (/^(?:date|connection|keep-alive|x-request-id|x-ratelimit-.*)$/.test(name)) continue;
      expect([name, headers[name]]).toEqual([name, value]);
    }
    const known = await get('/avatar/same', { headers: { 'if-none-match': String(headers['etag']) } });
    expect([known.status, known.body.length, await isHit(known)]).toEqual([304, 0, true]);
    expect(known.headers).toMatchObject({ etag: headers['etag'], 'access-control-allow-origin': '*' });
  });

  it('keeps one entry for each content coding, however accept-encoding is written', async () => {
    const asks: [string, string | undefined][] = [
      // The service would compress for `*`, and the client without a header would get that from the cache.
      ['*', undefined],
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['gzip;q=0, br;q=0.0', undefined],
      ['identity', undefined],
    ];
    for (const [accepted, coding] of asks) {
      const answer = await get('/group?seeds=coded,' + TEAM.slice(13), { headers: { 'accept-encoding': accepted } });
      expect([accepted, answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
        accepted,
        coding,
        'accept-encoding',
      ]);
    }
    const again = await get('/group?seeds=coded,' + TEAM.slice(13), { headers: { 'accept-encoding': 'x, br' } });
    expect([again.headers['content-encoding'], await isHit(again)]).toEqual(['br', true]);
  });

  it('revalidates pages, and the service answers 304', async () => {
    const page = await get('/docs');
    const again = await get('/docs', { headers: { 'if-none-match': String(page.headers['etag']) } });
    expect([page.status, page.headers['cache-control'], again.status]).toEqual([200, 'no-cache', 304]);
    const random = await Promise.all([get('/random'), get('/random')]);
    expect(random[0].body.equals(random[1].body)).toBe(false);
  });

  it('caches no error', async () => {
    for (const [path, status] of [
      ['/avatar/.svg', 400],
      ['/group', 400],
      ['/avatar', 400],
      ['/og/nothing.png', 404],
    ] as const) {
      for (let i = 0; i < 2; i += 1) {
        const answer = await get(path);
        expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, 'no-store']);
        expect(await isHit(answer)).toBe(false);
      }
    }
  });

  describe('the limit', () => {
    /** Sends requests until both instances refuse, whether they share the limit or not. */
    async function exhaust(from: string): Promise<void> {
      for (let i = 0; i < 2 * LIMIT + 2; i += 1) await get(`/avatar/${from}-${i}`, { from });
    }

    /** Checks again, with other clients: an instance that waits too long for Redis, as on a slow machine, counts alone. */
    const checkCounts = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, 60_000);

    it('counts the address of the client, and ignores its x-forwarded-for', async () => {
      await checkCounts(async () => {
        const [busy, other] = [createClient(), createClient()];
        await exhaust(busy);
        for (const forged of [other, `${other}, ${other}`, '10.0.0.1', '::1']) {
          const answer = await get('/avatar/forged', { from: busy, headers: { 'x-forwarded-for': forged } });
          expect([forged, answer.status, answer.body.toString()]).toEqual([forged, 429, 'Rate limit exceeded']);
          expect(answer.headers).toMatchObject({ 'x-ratelimit-remaining': '0', 'cache-control': 'no-store' });
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        }
        const answer = await get('/avatar/forged', { from: other, headers: { 'x-forwarded-for': busy } });
        expect([answer.status, answer.headers['x-ratelimit-remaining']]).toEqual([200, String(LIMIT - 1)]);
      });
    });

    it('does not count cached answers, which hold no rate limit of another client', async () => {
      const [first, second] = [createClient(), createClient()];
      const made = await get('/avatar/limited', { from: first });
      expect(made.headers).toMatchObject({
        'x-ratelimit-limit': String(LIMIT),
        'x-ratelimit-remaining': String(LIMIT - 1),
      });
      await exhaust(second);
      const kept = await get('/avatar/limited', { from: second });
      expect([kept.status, Object.keys(kept.headers).filter((name) => name.startsWith('x-ratelimit'))]).toEqual([
        200,
        [],
      ]);
    });

    it('is shared by both instances', async () => {
      await checkCounts(async () => {
        const from = createClient();
        const answers: Answer[] = [];
        for (let i = 0; i < 2 * LIMIT; i += 1) answers.push(await get(`/avatar/shared-${i}`, { from }));
        const tried = await Promise.all(answers.map((answer) => readLine(answer)));
        expect(new Set(tried.map((line) => line['tried'])).size).toBe(2);
        expect(answers.map(({ status }) => status)).toEqual([...Array(LIMIT).fill(200), ...Array(LIMIT).fill(429)]);
      });
    });
  });

  it('forwards the path and the query unchanged', async () => {
    const [{ port }] = fleet.instances;
    const targets = [
      'a//b',
      'a%2Fb',
      'a%252Fb',
      '%41?title=a%20b+c',
      'a;b=c',
      'a/../b',
      '%F0%9F%A6%8A',
      '%C3?size=64&&mood=',
      '?',
    ];
    for (const target of targets) {
      const [direct, through] = [
        await ask({ port }, `/avatar/${target}`, { headers: { 'x-forwarded-for': createClient() } }),
        await get(`/avatar/${target}`),
      ];
      expect([target, through.status]).toEqual([target, direct.status]);
      expect(through.body.equals(direct.body)).toBe(true);
    }
  });

  it('forwards the host, and gives an id to each request, also to cached answers', async () => {
    const host = 'navii.example:8443';
    const { servers } = JSON.parse((await get('/openapi.json', { headers: { host } })).body.toString());
    expect(servers).toEqual([{ url: `http://${host}` }]);
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push((await get('/avatar/counted')).headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
  });

  it('passes the longest address and body, and refuses longer ones as the service does', async () => {
    const seed = 'a'.repeat(16_000);
    expect((await get(`/avatar/${seed}`)).status).toBe(200);
    expect((await get(`/avatar/${'a'.repeat(20_000)}`)).status).toBe(414);
    const post = (length: number): Promise<Answer> =>
      get('/polar/webhooks', {
        method: 'POST',
        body: 'x'.repeat(length),
        headers: { 'content-type': 'application/json' },
      });
    expect((await post(MAX_EVENT_BODY)).status).toBe(503);
    for (const [answer, status] of [
      [await post(MAX_EVENT_BODY + 1), 413],
      [await get(`/avatar/${'a'.repeat(40_000)}`), 414],
      [await get('/avatar/a', { headers: { 'x-long': 'a'.repeat(40_000) } }), 400],
      [await get('/avatar/%00'), 400],
      [await get('/-/failed'), 404],
      [await get('/avatar/a', { method: 'TRACE' }), 405],
    ] as const) {
      expect([answer.status, answer.body.toString()]).toEqual([status, 'Request refused']);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        server: 'nginx',
      });
    }
  });

  it('refuses one client that requests drawings without end, and no other client', async () => {
    const greedy = createClient();
    const drawings = ['/random', '/group?seeds=a', '/gallery?count=1', '/team?names=a', '/@a'];
    let answered = 0;
    /** Sends requests until one is refused, however slow the machine is. */
    async function askOn(path: string): Promise<Answer> {
      for (;;) {
        const answer = await get(path, { from: greedy });
        if (answer.status !== 200) return answer;
        answered += 1;
      }
    }
    const [refused] = await Promise.all(Array.from({ length: 6 }, () => drawings.map(askOn)).flat());
    expect(answered).toBeGreaterThanOrEqual(200);
    expect([refused?.status, refused?.body.toString()]).toEqual([429, 'Rate limit exceeded']);
    expect(refused?.headers).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    });
    expect((await get('/random')).status).toBe(200);
    // nginx does not limit pages, or pictures that the service limits.
    expect((await get('/', { from: greedy })).status).toBe(200);
  });

  it('logs no seeds or addresses, and no errors', async () => {
    await readLine(await get('/avatar/secret-name?title=secret-title'));
    expect(fleet.log()).not.toMatch(/secret|once|127\.1\./);
    expect(fleet.errors()).toBe('');
  });
});

// Tests of the PNG threads: their work is bounded, dead threads are replaced, and SVG never waits for them (contract, "Responses"; SPEC §7).
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { decode } from 'fast-png';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOAD_RETRY_MS } from '../../server/limits.js';
import { measure } from '../../server/metrics.js';
import type { AppOptions } from '../../server/options.js';
import { createRasterizer, RESVG, type PngRasterizer } from '../../server/png.js';
import { itSlow } from '../sample.js';
import { disturbance, type Disturbance } from './disturb.js';
import { request, serve, talk, type RawAnswer, type Running } from './serve.js';

/** Starts a service with the rasterizer of rasterizer.js. */
async function disturb(options: AppOptions = {}): Promise<Running & Disturbance> {
  const how = disturbance();
  return { ...how, ...(await serve({ rasterizer: how.rasterizer, ...options })) };
}

/** Waits until a condition is true. */
const until = (isSo: () => boolean): Promise<void> => expect.poll(isSo, { interval: 5 }).toBe(true);

const DOT = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Starts threads without a service. They end with the test. */
function start(options: { readonly rasterizer?: string; readonly pngQueue?: number } = {}): PngRasterizer {
  const threads = createRasterizer({ pngThreads: 1, pngQueue: 9, rasterizer: RESVG, maxWait: 60_000, ...options });
  onTestFinished(() => threads.close());
  return threads;
}

function draw({ rasterize }: PngRasterizer): Promise<Buffer> {
  return rasterize({ draw: () => DOT, width: 8, height: 8 }, { client: 'test', isGone: () => false });
}

const GET = (target: string) => `GET ${target} HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n\r\n`;

function expectPng({ status, body }: RawAnswer): void {
  expect([status, status === 200 ? '' : body.toString()]).toEqual([200, '']);
  expect(decode(body).width).toBe(96);
}

const MISSING = 'PNG rasterization unavailable: @resvg/no-such-module cannot be loaded (ERR_MODULE_NOT_FOUND)';

it('without a rasterizer PNG is 501, and everything else works', async () => {
  const { metrics, print } = await measure();
  const { port } = await serve({ rasterizer: '@resvg/no-such-module', rateLimit: 600, metrics });
  const counted = ['/avatar/alice.png', '/avatar/bob.png', '/og/avatar/ada.png', '/group.png?seeds=a'];
  for (const target of [...counted, '/random.png', '/og.png', '/apple-touch-icon.png']) {
    const { status, headers, body } = await request(port, target);
    expect([target, status]).toEqual([target, 501]);
    expect(body.toString()).toBe(MISSING);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
    expect(headers['x-ratelimit-limit']).toBe(counted.includes(target) ? '600' : undefined);
  }
  for (const target of ['/avatar/alice', '/random', '/group?seeds=a', '/favicon.svg', '/healthz', '/readyz']) {
    expect([target, (await request(port, target)).status]).toEqual([target, 200]);
  }
  expect(await print()).toContain('\nnavii_png_up 0\n');
});

it('a load error is sent to clients without a path, and logged once in full', async () => {
  const { port, lines } = await serve({ rasterizer: 'file:///no/such/file.js' });
  for (const target of ['/avatar/alice.png', '/random.png']) {
    const { body } = await request(port, target);
    expect(body.toString()).toBe(
      'PNG rasterization unavailable: the rasterizer cannot be loaded (ERR_MODULE_NOT_FOUND)',
    );
  }
  const logged = lines.filter(({ level }) => level === 50);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain('/no/such/file.js');
});

describe('a rasterizer that cannot be loaded', () => {
  it('is not loaded again for every request, but after a while', async () => {
    const { rasterizer, put, take, loads } = disturbance();
    const threads = start({ rasterizer });
    put('fail-load');
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    onTestFinished(() => void vi.restoreAllMocks());
    await expect(threads.warm()).rejects.toMatchObject({ status: 501 });
    await expect(draw(threads)).rejects.toMatchObject({ status: 501 });
    expect([loads(), threads.isMissing()]).toEqual([1, true]);
    take('fail-load');
    clock.mockReturnValue(now + LOAD_RETRY_MS);
    expect((await draw(threads)).subarray(1, 4).toString()).toBe('PNG');
    expect([loads(), threads.isMissing()]).toEqual([2, false]);
  });

  itSlow('is loaded once by a busy service, which may see the end of a thread before its answer', async () => {
    const { rasterizer, put, loads } = disturbance();
    const threads = start({ rasterizer });
    put('fail-load');
    const pause = new Int32Array(new SharedArrayBuffer(4));
    const busy = setInterval(() => Atomics.wait(pause, 0, 0, 100));
    onTestFinished(() => clearInterval(busy));
    await expect(draw(threads)).rejects.toMatchObject({ status: 501 });
    expect(loads()).toBe(1);
  });
});

it('words are painted in pictures of any size', async () => {
  const threads = start();
  for (const size of [64, 256]) {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`;
    const text = '<text y="40" font-family="Bagel Fat One" font-size="40">A</text>';
    const [none, words] = await Promise.all(
      ['', text].map((svg) =>
        threads.rasterize(
          { draw: () => `${open}${svg}</svg>`, width: size, height: size, hasText: true },
          { client: 'test', isGone: () => false },
        ),
      ),
    );
    expect(Buffer.compare(none ?? Buffer.alloc(0), words ?? Buffer.alloc(0))).not.toBe(0);
  }
});

describe('PNG requests beyond the limit of the queue', () => {
  it('are not drawn', async () => {
    const threads = start({ pngQueue: 0 });
    let drawn = 0;
    const count = () => {
      drawn += 1;
      return DOT;
    };
    const pictures = [1, 2, 3].map(() =>
      threads.rasterize({ draw: count, width: 8, height: 8 }, { client: 'test', isGone: () => false }),
    );
    const results = await Promise.allSettled(pictures);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(drawn).toBe(1);
  });

  it('get 503 with `retry-after`, while SVG is served', async () => {
    const { port, put, take, drawn } = await disturb({ pngThreads: 1, pngQueue: 2 });
    put('hold');
    let refused = 0;
    const answers = [0, 1, 2, 3, 4].map(async (i) => {
      const answer = await request(port, `/avatar/${i}.png`);
      if (answer.status === 503) refused += 1;
      return answer;
    });
    await until(() => drawn() === 1 && refused === 2);
    for (const target of ['/avatar/5.png', '/random.png', '/og.png', '/apple-touch-icon.png']) {
      const { status, headers, body } = await request(port, target);
      expect([target, status, body.toString()]).toEqual([target, 503, 'PNG queue is full']);
      expect(headers['cache-control']).toBe('no-store');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    for (const target of ['/avatar/svg', '/group?seeds=a,b', '/random', '/healthz']) {
      expect([target, (await request(port, target)).status]).toEqual([target, 200]);
    }
    take('hold');
    const served = (await Promise.all(answers)).filter(({ status }) => status !== 503);
    expect(served).toHaveLength(3);
    for (const answer of served) expectPng(answer);
    expectPng(await request(port, '/avatar/5.png'));
  });

  itSlow('do not wait for a client that has closed its sending side', async () => {
    const { port, server, put, take, drawn } = await disturb({ pngThreads: 1, pngQueue: 1 });
    put('hold');
    const first = request(port, '/avatar/first.png');
    await until(() => drawn() === 1);
    const end = new Promise((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('end', resolve));
    });
    const gone = talk(port, GET('/avatar/gone.png'));
    await end;
    const live = request(port, '/avatar/live.png');
    expect(await gone).toMatch(/^HTTP\/1\.1 503 .*Client closed the request$/s);
    take('hold');
    for (const answer of await Promise.all([first, live])) expectPng(answer);
  });
});

it('clients that leave get no drawing', async () => {
  const { port, server, put, take, drawn } = await disturb({ pngThreads: 1 });
  put('hold');
  const first = request(port, '/avatar/first.png');
  await until(() => drawn() === 1);
  for (const target of ['/avatar/gone.png', '/random.png', '/og.png']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(GET(target));
    const [{ socket: other }] = (await once(server, 'request')) as [IncomingMessage];
    const end = new Promise((resolve) => other.once('close', resolve));
    socket.resetAndDestroy();
    await end;
  }
  const last = request(port, '/avatar/last.png');
  take('hold');
  for (const answer of await Promise.all([first, last])) expectPng(answer);
  expect(drawn()).toBe(2);
});

describe('a thread that dies', () => {
  it('is replaced, and its picture drawn again', async () => {
    const { port, put, drawn } = await disturb();
    expectPng(await request(port, '/avatar/before.png'));
    put('die-once');
    const answers = await Promise.all([0, 1, 2].map((i) => request(port, `/avatar/${i}.png`)));
    for (const answer of answers) expectPng(answer);
    expect(drawn()).toBe(5);
  });

  it('twice with the same picture is a failure of that picture only', async () => {
    const { port, put, take, drawn, lines } = await disturb();
    put('die');
    const { status, headers, body } = await request(port, '/avatar/secret-name.png');
    expect([status, headers['cache-control'], body.toString()]).toEqual([503, 'no-store', 'PNG rasterization failed']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(drawn()).toBe(2);
    expect(lines.filter(({ msg }) => msg === 'a PNG was refused: PNG rasterization failed')).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('secret-name');
    take('die');
    expectPng(await request(port, '/avatar/secret-name.png'));
  });
});

it('a thread that cannot load the rasterizer ends, and the other threads go on drawing', async () => {
  const { port, put, take, drawn, loads } = await disturb({ pngThreads: 2 });
  expectPng(await request(port, '/avatar/first.png'));
  put('fail-load');
  put('hold');
  const answers = ['second', 'third'].map((seed) => request(port, `/avatar/${seed}.png`));
  // The first thread draws one of them, and the second thread has tried to load for the other.
  await until(() => drawn() === 2 && loads() === 2);
  take('hold');
  for (const answer of await Promise.all(answers)) expect([200, 503]).toContain(answer.status);
  expect((await request(port, '/readyz')).status).toBe(200);
  expectPng(await request(port, '/avatar/fourth.png'));
});

describe('a thread that dies while it loads', () => {
  it('leaves no request waiting', async () => {
    const { port, put, loads, lines } = await disturb();
    put('die-load');
    const { status, body } = await request(port, '/avatar/0.png');
    expect([status, body.toString()]).toEqual([501, 'PNG rasterization unavailable: its thread died while it loaded']);
    expect([loads(), lines.filter(({ level }) => level === 50).length]).toEqual([1, 1]);
  });

  itSlow('leaves no request waiting when it should draw a picture again', async () => {
    const { port, put, drawn } = await disturb();
    expectPng(await request(port, '/avatar/before.png'));
    put('die');
    put('die-load');
    expect((await request(port, '/avatar/0.png')).status).toBe(501);
    expect(drawn()).toBe(2);
  });
});

describe('the end of the threads', () => {
  it('waits until the threads that load have loaded', async () => {
    const { rasterizer, put, take, loads } = disturbance();
    const { warm, close } = createRasterizer({ pngThreads: 2, pngQueue: 0, rasterizer, maxWait: 0 });
    put('hold-load');
    void warm();
    let isClosed = false;
    const closed = close().then(() => (isClosed = true));
    // Threads that were ended would not reach this point.
    await until(() => loads() === 2);
    expect(isClosed).toBe(false);
    take('hold-load');
    await closed;
  });

  it('refuses running and waiting pictures', async () => {
    const { app, port, put, drawn } = await disturb();
    put('hold');
    const answers = [request(port, '/avatar/drawn.png'), request(port, '/avatar/waiting.png')];
    await until(() => drawn() === 1);
    await app.close();
    for (const { status, headers, body } of await Promise.all(answers)) {
      expect([status, body.toString()]).toEqual([503, 'Service is stopping']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

it('warm does not fail when the service ends before the threads have started', async () => {
  const { app } = await serve();
  const warming = app.warm();
  await app.close();
  await expect(warming).resolves.toBeUndefined();
});

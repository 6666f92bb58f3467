// PNGs: what they show, and what shares a cache entry (SPEC §2.1, §4.1; contract, "Query"). Their threads: bounded, replaced
// when they die, and never in the way of SVG (contract, "Responses"; SPEC §7).
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { decode } from 'fast-png';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppOptions } from '../../server/app.js';
import { LOAD_RETRY_MS } from '../../server/limits.js';
import { createRasterizer, RESVG, type Rasterizer } from '../../server/png.js';
import { disturbance, until, type Disturbance } from './disturb.js';
import { request, serve, talk, useService, type RawAnswer, type Running } from './serve.js';

const service = useService();

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => readonly number[];
}

async function readPixels(port: number, target: string): Promise<Pixels> {
  const { status, headers, body } = await request(port, target);
  expect([target, status, headers['content-type']]).toEqual([target, 200, 'image/png']);
  const { width, height, data, channels, depth } = decode(body, { checkCrc: true });
  expect([channels, depth]).toEqual([4, 8]);
  return { width, height, at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x + 1) * 4)] };
}

async function countKept(port: number): Promise<number> {
  return JSON.parse((await request(port, '/healthz')).body.toString()).pngCacheSize;
}

describe('a PNG', () => {
  it.each([
    ['/avatar/alice.png', 96],
    ['/avatar/alice.PNG?size=16', 16],
    ['/avatar/alice.png?size=1', 16],
    ['/avatar/alice.png?size=257', 257],
    ['/avatar/alice.png?size=9999', 1024],
  ])('%s is %i pixels wide and high', async (target, size) => {
    expect(await readPixels(service.port, target)).toMatchObject({ width: size, height: size });
  });

  it('has a disc on nothing, and a soft edge in the colour of the disc', async () => {
    const { at } = await readPixels(service.port, '/avatar/alice.png?size=100&background=none&tileBg=%23ff0000');
    expect(at(0, 0)).toEqual([0, 0, 0, 0]);
    expect(at(50, 1)).toEqual([255, 0, 0, 255]);
    const edge = at(50, 0);
    expect(edge[3]).toBeGreaterThan(0);
    expect(edge.slice(0, 3)).toEqual([255, 0, 0]);
  });

  // Reference colours of CSS Color 4: §6.1, §8, §9.3, §9.4, and sRGB itself.
  it.each([
    ['red', [255, 0, 0, 255]],
    ['%237d2329', [125, 35, 41, 255]],
    ['f0f8', [255, 0, 255, 136]],
    ['rgb(10%2020%2030)', [10, 20, 30, 255]],
    ['rgb(0,128,0)', [0, 128, 0, 255]],
    ['rgba(0,0,255,.2)', [0, 0, 255, 51]],
    ['hsl(120%20100%25%2025%25)', [0, 128, 0, 255]],
    ['hwb(90deg%2050%25%2050%25)', [128, 128, 128, 255]],
    ['lab(29.2345%25%2039.3825%2020.0664)', [125, 35, 41, 255]],
    ['lch(29.2345%25%2044.2%2027)', [125, 35, 41, 255]],
    ['oklab(40.101%25%200.1147%200.0453)', [125, 35, 41, 255]],
    ['oklch(40.101%25%200.12332%2021.555)', [125, 35, 41, 255]],
    ['color(srgb%201%200%200.5)', [255, 0, 128, 255]],
    ['color(display-p3%200%201%200)', [0, 255, 0, 255]],
    ['rebeccapurple', [102, 51, 153, 255]],
    ['transparent', [0, 0, 0, 0]],
    ['rgb(1%202%203%20/%20none)', [0, 0, 0, 0]],
  ])('paints tileBg=%s', async (color, expected) => {
    const { at } = await readPixels(service.port, `/avatar/alice.png?size=100&background=none&tileBg=${color}`);
    const found = at(50, 2);
    expect(found[3]).toBe(expected[3]);
    found.forEach((channel, i) => expect(Math.abs(channel - (expected[i] ?? 0))).toBeLessThanOrEqual(1));
  });

  it('does not move', async () => {
    const [still, moving] = await Promise.all(
      ['/avatar/alice.png', '/avatar/alice.png?animated=1'].map((target) => request(service.port, target)),
    );
    expect([moving?.status, moving?.body]).toEqual([200, still?.body]);
  });
});

describe('the PNG cache', () => {
  it('counts its entries, and shares one between URLs that mean the same', async () => {
    const { port } = await serve();
    const same = [
      '/avatar/alice.png',
      '/avatar/alice.PNG?',
      '/avatar/%61lice.png?size=96',
      '/avatar/alice.png?size=96.7&size=12',
      '/avatar/alice.png?mood=nope&palette=nope&packs=nope&foo=bar',
      '/avatar/alice.png?title=Alice&animated=1',
    ];
    expect(await countKept(port)).toBe(0);
    for (const target of same) {
      await request(port, target);
      expect([target, await countKept(port)]).toEqual([target, 1]);
    }
    await request(port, '/avatar/alice.png?packs=command-center,accra-gallery');
    await request(port, '/avatar/alice.png?packs=accra-gallery,%20command-center,nope');
    expect(await countKept(port)).toBe(2);
    await request(port, '/avatar/alice.png?parts=topper:crown,body:heart&shape=square');
    await request(port, '/avatar/alice.png?shape=square&parts=%20body:heart,hat:x,topper%3Acrown,body:bun');
    expect(await countKept(port)).toBe(3);
    await request(port, '/avatar/alice.png?tileBg=red');
    await request(port, '/avatar/alice.png?tileBg=f00');
    await request(port, '/avatar/alice.png?tileBg=hsl(0%20100%25%2050%25)');
    expect(await countKept(port)).toBe(4);
  });

  it('keeps moods apart', async () => {
    const { port } = await serve();
    const moods = ['happy', 'serious', 'sleepy', 'wink'];
    const bodies = new Set<string>();
    for (const mood of moods) {
      bodies.add((await request(port, `/avatar/alice.png?mood=${mood}`)).body.toString('base64'));
    }
    expect([bodies.size, await countKept(port)]).toEqual([4, 4]);
  });

  it('can be turned off', async () => {
    const { port } = await serve({ pngCacheMb: 0 });
    const [first, second] = [await request(port, '/avatar/a.png'), await request(port, '/avatar/a.png')];
    expect([first.status, second.status, await countKept(port)]).toEqual([200, 200, 0]);
    expect(second.body).toEqual(first.body);
  });
});

/** A service whose rasterizer is disturbed. */
async function disturb(options: AppOptions = {}): Promise<Running & Disturbance> {
  const how = disturbance();
  return { ...how, ...(await serve({ rasterizer: how.rasterizer, ...options })) };
}

/** Threads without a service, which end with the test. */
function start(options: { readonly rasterizer?: string } = {}): Rasterizer {
  const threads = createRasterizer({ pngThreads: 1, pngQueue: 9, rasterizer: RESVG, maxWait: 120_000, ...options });
  onTestFinished(() => threads.close());
  return threads;
}

function draw({ rasterize }: Rasterizer): Promise<Buffer> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  return rasterize({ svg, width: 8, height: 8 }, { client: 'test' });
}

const GET = (target: string) => `GET ${target} HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n\r\n`;

function expectPng({ status, body }: RawAnswer): void {
  expect([status, status === 200 ? '' : body.toString()]).toEqual([200, '']);
  expect(decode(body).width).toBe(96);
}

const MISSING = 'PNG rasterization unavailable: @resvg/no-such-module cannot be loaded (ERR_MODULE_NOT_FOUND)';

describe('without a rasterizer', () => {
  it('PNG is 501, and all the rest works', async () => {
    const { port } = await serve({ rasterizer: '@resvg/no-such-module', rateLimit: 600 });
    for (const target of ['/avatar/alice.png', '/random.png', '/og.png', '/apple-touch-icon.png', '/avatar/bob.png']) {
      const { status, headers, body } = await request(port, target);
      expect([target, status]).toEqual([target, 501]);
      expect(body.toString()).toBe(MISSING);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
      expect(headers['x-ratelimit-limit']).toBe(target.startsWith('/avatar') ? '600' : undefined);
    }
    for (const target of ['/avatar/alice', '/random', '/group?seeds=a', '/favicon.svg', '/healthz']) {
      expect([target, (await request(port, target)).status]).toEqual([target, 200]);
    }
    // Balancers should send requests to others, but the process is alive.
    const { status, body } = await request(port, '/readyz');
    expect([status, body.toString()]).toEqual([503, 'PNG rasterization unavailable']);
  });
});

describe('what cannot be loaded', () => {
  it('is told to clients without a path, and to the log once, in full', async () => {
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
});

describe('a rasterizer that cannot be loaded', () => {
  it('is not tried with every request, but again after a while', async () => {
    const { rasterizer, put, take, loads } = disturbance();
    const threads = start({ rasterizer });
    put('fail-load');
    await expect(threads.warm()).rejects.toMatchObject({ status: 501 });
    await expect(draw(threads)).rejects.toMatchObject({ status: 501 });
    expect([loads(), threads.isMissing()]).toEqual([1, true]);
    take('fail-load');
    const now = performance.now() + LOAD_RETRY_MS;
    vi.spyOn(performance, 'now').mockReturnValue(now);
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await draw(threads)).subarray(1, 4).toString()).toBe('PNG');
    expect([loads(), threads.isMissing()]).toEqual([2, false]);
  });
});

describe('words', () => {
  it('are painted in pictures of any size', async () => {
    const threads = start();
    for (const size of [64, 256]) {
      const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`;
      const text = '<text y="40" font-family="Bagel Fat One" font-size="40">A</text>';
      const [none, words] = await Promise.all(
        ['', text].map((svg) =>
          threads.rasterize(
            { svg: `${open}${svg}</svg>`, width: size, height: size, hasText: true },
            { client: 'test' },
          ),
        ),
      );
      expect(Buffer.compare(none ?? Buffer.alloc(0), words ?? Buffer.alloc(0))).not.toBe(0);
    }
  });
});

describe('equal requests at the same time', () => {
  it('are one rasterization', async () => {
    const { port, put, take, drawn } = await disturb();
    put('hold');
    const answers = Array.from({ length: 100 }, () => request(port, '/avatar/alice.png'));
    await until(() => drawn() === 1);
    take('hold');
    for (const answer of await Promise.all(answers)) expectPng(answer);
    expect(drawn()).toBe(1);
  });
});

describe('more PNGs than may wait', () => {
  it('are told to come back, while SVG goes on', async () => {
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
    for (const target of ['/avatar/svg', '/group?seeds=a,b', '/random', '/healthz', '/gallery?count=2']) {
      expect([target, (await request(port, target)).status]).toEqual([target, 200]);
    }
    take('hold');
    const served = (await Promise.all(answers)).filter(({ status }) => status !== 503);
    expect(served).toHaveLength(3);
    for (const answer of served) expectPng(answer);
    expectPng(await request(port, '/avatar/5.png'));
  });

  it('do not keep out those who surely wait, if their clients may be gone', async () => {
    const { port, server, put, take, drawn } = await disturb({ pngThreads: 1, pngQueue: 1 });
    put('hold');
    const first = request(port, '/avatar/first.png');
    await until(() => drawn() === 1);
    const end = new Promise((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('end', resolve));
    });
    // The client closes its sending side.
    const unsure = talk(port, GET('/avatar/unsure.png'));
    await end;
    const live = request(port, '/avatar/live.png');
    expect(await unsure).toMatch(/^HTTP\/1\.1 503 .*PNG queue is full$/s);
    take('hold');
    for (const answer of await Promise.all([first, live])) expectPng(answer);
  });
});

describe('clients that leave', () => {
  it('are not drawn for', async () => {
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

  it('twice under the same picture is a failure of that picture alone', async () => {
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

describe('a thread that cannot load the rasterizer', () => {
  it('ends, and those that have one draw on', async () => {
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
});

describe('a thread that dies while it loads', () => {
  it('leaves nobody waiting', async () => {
    const { port, put, loads, lines } = await disturb();
    put('die-load');
    const { status, body } = await request(port, '/avatar/0.png');
    expect([status, body.toString()]).toEqual([501, 'PNG rasterization unavailable: its thread died while it loaded']);
    expect([loads(), lines.filter(({ level }) => level === 50).length]).toEqual([1, 1]);
  });

  it('under a picture that is drawn again', async () => {
    const { port, put, drawn } = await disturb();
    expectPng(await request(port, '/avatar/before.png'));
    put('die');
    put('die-load');
    expect((await request(port, '/avatar/0.png')).status).toBe(501);
    expect(drawn()).toBe(2);
  });
});

describe('the end of the threads', () => {
  it('waits until those that load have loaded', async () => {
    const { rasterizer, put, take, loads } = disturbance();
    const { warm, close } = createRasterizer({ pngThreads: 2, pngQueue: 0, rasterizer, maxWait: 0 });
    put('hold-load');
    void warm();
    let isClosed = false;
    const closed = close().then(() => (isClosed = true));
    // If they had been ended, they would not come that far.
    await until(() => loads() === 2);
    expect(isClosed).toBe(false);
    take('hold-load');
    await closed;
  });

  it('refuses what is drawn and what waits', async () => {
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

describe('warm', () => {
  it('says why when there is no rasterizer', async () => {
    const { app } = await serve({ rasterizer: '@resvg/no-such-module' });
    await expect(app.warm()).rejects.toThrow(MISSING);
  });

  it('is no failure when the service ends before the threads are there', async () => {
    const { app } = await serve();
    const warming = app.warm();
    await app.close();
    await expect(warming).resolves.toBeUndefined();
  });

  it('starts the threads', async () => {
    const { app, port } = await serve();
    await app.warm();
    expectPng(await request(port, '/avatar/alice.png'));
  });
});

// Tests of PNGs: their pixels, and the requests that share a cache entry (SPEC §2.1, §4.1; contract, "Query").
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { request, serve, useService } from './serve.js';

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

  it('has a disc on a transparent background, and a soft edge in the colour of the disc', async () => {
    const { at } = await readPixels(service.port, '/avatar/alice.png?size=100&background=none&tileBg=%23ff0000');
    expect(at(0, 0)).toEqual([0, 0, 0, 0]);
    expect(at(50, 1)).toEqual([255, 0, 0, 255]);
    const edge = at(50, 0);
    expect(edge[3]).toBeGreaterThan(0);
    expect(edge.slice(0, 3)).toEqual([255, 0, 0]);
  });

  it('has colours of its own', async () => {
    const target = '/avatar/alice.png?size=100&background=solid&colors=2bb5a8,ffffff&scale=50&flip=1';
    const { at } = await readPixels(service.port, target);
    expect(at(50, 3)).toEqual([255, 255, 255, 255]);
    const body = Array.from({ length: 50 }, (_, y) => at(50, 25 + y).join());
    expect(body).toContain('43,181,168,255');
  });

  // Reference colours of CSS Color 4 (§6.1, §8, §9.3, §9.4) and of sRGB.
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
});

describe('the PNG cache', () => {
  it('counts its entries, and shares one between equivalent URLs', async () => {
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
    await request(port, '/avatar/alice.png?palette=mint,teal&parts=topper:crown%7Cnone&shape=square');
    await request(port, '/avatar/alice.png?shape=square&palette=teal,,mint,teal&parts=topper:none|nope|crown');
    expect(await countKept(port)).toBe(4);
  });

  it('has one entry for each mood', async () => {
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

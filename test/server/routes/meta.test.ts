// Tests of metadata, health, robots and sitemap (SPEC §2.3, §2.4, §4.4).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, request, serve, talk, useService, SITE } from '../serve.js';

const service = useService({ siteFolder: SITE });

// openapi.test.ts compares its parameters with the tables of options.
it('/api is JSON with name, version and endpoints', async () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  const { headers, body } = await request(service.port, '/api');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { name, version, endpoints } = JSON.parse(body.toString());
  expect([name, version]).toEqual([manifest.name, manifest.version]);
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(['avatar', 'random', 'group', 'health', 'api']));
});

it('/healthz is ok, names the number of cached PNGs, and is never stored', async () => {
  const { port } = await serve();
  await request(port, '/avatar/a.png');
  await request(port, '/avatar/b.png');
  const { headers, body } = await request(port, '/healthz');
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  expect(JSON.parse(body.toString())).toEqual({ ok: true, pngCacheSize: 2 });
});

function askAs(host: string, target: string): Promise<string> {
  return talk(service.port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
}

describe('files for crawlers', () => {
  it('name the host of the request', async () => {
    const robots = await read(service.port, '/robots.txt');
    expect(robots).toBe(
      'User-agent: *\nAllow: /\nDisallow: /checkout\nDisallow: /license/\n\nSitemap: http://navii.test/sitemap.xml\n',
    );
    const { headers, body } = await request(service.port, '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.toString()).toContain('<url><loc>http://navii.test/gallery</loc></url>');
  });

  it('name PUBLIC_URL if it is set', async () => {
    const { port } = await serve({ siteFolder: SITE, publicUrl: 'https://avatars.example/navii' });
    expect(await read(port, '/robots.txt')).toContain('Sitemap: https://avatars.example/navii/sitemap.xml\n');
    const urls = (await read(port, '/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g);
    for (const [, url] of urls) expect(url).toMatch(/^https:\/\/avatars\.example\/navii\//);
  });

  it('never repeat an invalid host', async () => {
    for (const host of ["x'", 'a,b', '%20', 'x'.repeat(254), '']) {
      expect(await askAs(host, '/sitemap.xml')).toContain('<loc>http://localhost/gallery</loc>');
    }
    expect(await askAs('[::1]:8787', '/robots.txt')).toContain('http://[::1]:8787/');
  });

  it('name the authority of an absolute target, and never that of an earlier request', async () => {
    for (const target of ['/openapi.json', '/robots.txt', '/sitemap.xml', '/llms.txt', '/blog/feed.xml']) {
      for (const at of [1, 2, 3, 4, 5, 6, 1]) {
        const body = await read(service.port, `http://h${at}.test:8080${target}`);
        const hosts = new Set(body.match(/\b(?:h\d|navii)\.test\b(?::\d+)?/g));
        expect([target, ...hosts]).toEqual([target, `h${at}.test:8080`]);
      }
    }
  });

  it('use x-forwarded-proto only behind a trusted proxy', async () => {
    const more = 'X-Forwarded-Proto: https\r\n';
    const { port } = await serve({ siteFolder: SITE, trustProxy: 1 });
    const [near, far] = [
      await request(port, '/robots.txt', 'GET', more),
      await request(service.port, '/robots.txt', 'GET', more),
    ];
    expect(near.body.toString()).toContain('https://navii.test/');
    expect(far.body.toString()).toContain('http://navii.test/');
  });
});

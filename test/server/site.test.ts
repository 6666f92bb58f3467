// Tests of the built site: clean addresses, types, caching, and no files outside it (contract, "Responses"). And of the releases of
// the changelog.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cutTemplate, markHole, PAGES_FILE, type BuiltPages } from '../../lib/pages/template.js';
import { PAGE_HEADERS } from '../../site/build/headers.js';
import { makeFolder } from '../scratch.js';
import { parseAnswer, type RawAnswer, request, serve, talk } from './serve.js';

const PAGE = `<!doctype html><title>Page</title>${'<p>Text.</p>'.repeat(200)}`;
const PAGES = {
  '/': '<p>Home</p>',
  '/privacy': '<p>Privacy</p>',
  '/404': '<p>Nobody here</p>',
  '/blog/v0.24.0': PAGE,
};
const FILES = {
  'index.html': 'for hosts of files',
  'assets/app-Ab12.js': 'export const answer = 42;\n'.repeat(100),
  'packs/neon-Cd34.js': 'export const neon = {};\n',
  'assets/page-Cd34.css': 'body{margin:0}',
  'assets/font-Ef56.woff2': 'font',
  'assets/odd(name)+{x}.txt': 'odd',
  'theme.js': 'void 0;',
};

/** Writes a site as the build does, and returns its folder. */
function writeSite(
  pages: Readonly<Record<string, string>> = PAGES,
  files: Readonly<Record<string, string | Buffer>> = FILES,
) {
  const folder = makeFolder();
  const built: BuiltPages = {
    pages: Object.fromEntries(
      Object.entries(pages).map(([address, text]) => {
        return [
          address,
          { head: { title: 'Page', description: 'x', address }, template: cutTemplate(text), values: {} },
        ];
      }),
    ),
    documents: {},
    mascot: [],
    cell: [],
    headers: PAGE_HEADERS,
    versions: [],
  };
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const [name, content] of Object.entries({ ...files, [PAGES_FILE]: JSON.stringify(built) })) {
    mkdirSync(dirname(join(folder, 'site', name)), { recursive: true });
    writeFileSync(join(folder, 'site', name), content);
  }
  return join(folder, 'site');
}

async function serveSite(): Promise<number> {
  return (await serve({ siteFolder: writeSite() })).port;
}

/** Requests the first page with this Host header. */
async function ask(port: number, host: string): Promise<RawAnswer> {
  return parseAnswer(await talk(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, false));
}

describe('the site', () => {
  it.each([
    ['/', PAGES['/'], 'text/html; charset=utf-8'],
    ['/?utm=1', PAGES['/'], 'text/html; charset=utf-8'],
    ['/privacy', PAGES['/privacy'], 'text/html; charset=utf-8'],
    ['/blog/v0.24.0', PAGE, 'text/html; charset=utf-8'],
    ['/assets/app-Ab12.js', FILES['assets/app-Ab12.js'], 'text/javascript; charset=utf-8'],
    ['/assets/page-Cd34.css', FILES['assets/page-Cd34.css'], 'text/css; charset=utf-8'],
    ['/assets/font-Ef56.woff2', 'font', 'font/woff2'],
    ['/assets/odd(name)+{x}.txt', 'odd', 'text/plain; charset=utf-8'],
  ] as const)('%s is %j as %s', async (target, text, type) => {
    const { status, headers, body } = await request(await serveSite(), target);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, text]);
  });

  it('lets files with a hash in the name be cached, and others be revalidated', async () => {
    const port = await serveSite();
    const policies = [];
    for (const target of ['/assets/app-Ab12.js', '/packs/neon-Cd34.js', '/', '/privacy', '/theme.js']) {
      const { headers } = await request(port, target);
      expect(headers['etag']).toMatch(/^"/);
      policies.push(headers['cache-control']);
    }
    const forever = 'public, max-age=31536000, immutable';
    expect(policies).toEqual([forever, forever, 'no-cache', 'no-cache', 'no-cache']);
  });

  it('has the address of the service in its pages: PUBLIC_URL, or else that of the request', async () => {
    const siteFolder = writeSite({ '/': `${markHole('head')}<code>curl ${markHole('origin')}/avatar/ada</code>` });
    const { port } = await serve({ siteFolder });
    for (const host of ['faces.example', 'localhost:8080', 'faces.example']) {
      const { headers, body } = await ask(port, host);
      expect(body.toString()).toContain(`<link rel="canonical" href="http://${host}/">`);
      expect(body.toString()).toContain(`curl http://${host}/avatar/ada<`);
      expect(headers['etag']).toMatch(/^"/);
    }
    expect((await ask(port, '"><script>alert(1)</script>')).status).toBe(400);
    const set = await serve({ siteFolder, publicUrl: 'https://own.example' });
    const own = await ask(set.port, 'faces.example');
    expect(own.body.toString()).toContain('curl https://own.example/avatar/ada<');
  });

  it('allows no inline script but those of the build, and may be framed only by itself', async () => {
    const { headers } = await request(await serveSite(), '/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/(^|;)default-src 'none'/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+'(;|$)/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('may write to the clipboard, and has no other permission', async () => {
    for (const target of ['/', '/no-such-page']) {
      const { headers } = await request(await serveSite(), target, 'GET', 'Accept: text/html\r\n');
      const allowed = headers['permissions-policy']?.split(', ').filter((feature) => !feature.endsWith('=()'));
      expect(allowed).toEqual(['clipboard-write=(self)']);
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    }
  });

  it('is sent as compressed by the build', async () => {
    const kept = 'kept();\n'.repeat(500);
    const forms = { 'kept.js': kept, 'kept.js.br': brotliCompressSync(kept), 'kept.js.gz': gzipSync(kept) };
    const { port } = await serve({ siteFolder: writeSite(PAGES, forms) });
    for (const [encoding, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const { headers, body } = await request(port, '/kept.js', 'GET', `Accept-Encoding: ${encoding}\r\n`);
      expect(headers['content-encoding']).toBe(encoding);
      expect(body).toEqual(forms[`kept.js${suffix}`]);
      expect((await request(port, `/kept.js${suffix}`)).status).toBe(404);
    }
  });

  it('has one address per page: an address with a slash at the end redirects', async () => {
    const port = await serveSite();
    const { status, headers } = await request(port, '/privacy/?a=b');
    expect([status, headers['location']]).toEqual([308, '/privacy?a=b']);
    for (const target of [
      '//privacy/',
      '/index.html',
      '/privacy/index.html',
      '/theme.js/',
      '/blog',
      '/404',
      '/_pages.json',
    ]) {
      expect([target, (await request(port, target)).status]).toEqual([target, 404]);
    }
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets\\..\\..\\secret.txt',
    '/privacy%00',
    '/assets/',
    '/assets',
  ])('ends at its folder: %s', async (target) => {
    const { status, body } = await request(await serveSite(), target);
    expect([status, body.toString()]).toEqual([404, 'Not found']);
  });

  it('answers errors with a page for browsers, and with a line for programs', async () => {
    const port = await serveSite();
    const person = 'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8\r\n';
    const { status, headers, body } = await request(port, '/nope', 'GET', person);
    expect([status, body.toString()]).toEqual([404, PAGES['/404']]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['vary']).toMatch(/accept(?:,|$)/i);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect((await request(port, '/nope', 'HEAD', person)).headers['content-length']).toBe(headers['content-length']);
    for (const accept of [
      '',
      'Accept: */*\r\n',
      'Accept: image/avif,image/*;q=0.8\r\n',
      'Accept: application/json\r\n',
    ]) {
      const answer = await request(port, '/nope', 'GET', accept);
      expect([accept, answer.body.toString(), answer.headers['vary']]).toEqual([accept, 'Not found', 'accept']);
    }
    // An error of the API stays plain text.
    expect((await request(port, '/avatar/', 'GET', person)).body.toString()).toBe('seed required');
  });

  it('that is not built does not stop the API, and is reported', async () => {
    const { port, lines } = await serve();
    expect((await request(port, '/')).status).toBe(404);
    expect((await request(port, '/avatar/alice')).status).toBe(200);
    expect(lines.map(({ msg }) => msg)).toEqual(['the site is not built: only the API answers']);
  });
});

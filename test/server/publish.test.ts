// Tests of a published site: its links, cards and files for crawlers name its address, as static files and from the service.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeReference, publish } from '../../server/publish.js';
import { completePage, setBase } from '../../server/site.js';
import { read, request, serve } from './serve.js';

const BASE = 'https://navii.example/it&s';
const SITE = join(import.meta.dirname, '../../server/dist/site');

function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'navii-publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SITE, folder, { recursive: true });
  return folder;
}

describe('setBase', () => {
  const page =
    '<link  rel="canonical" href="/docs"><!--absolute <meta property="og:image" content="/og.png">-->' +
    '<script type="application/ld+json">{"url":"/docs","license":"https://example.org/"}</script><a href="/docs">';

  it('completes addresses that must be absolute and no others', () => {
    expect(setBase(page, BASE)).toBe(
      '<link  rel="canonical" href="https://navii.example/it&amp;s/docs">' +
        '<meta property="og:image" content="https://navii.example/it&amp;s/og.png">' +
        '<script type="application/ld+json">{"url":"https://navii.example/it&s/docs","license":"https://example.org/"}' +
        '</script><a href="/docs">',
    );
  });

  const docs =
    '<p><code>https://navii.example</code> https://navii.example</p><pre><code>curl https://navii.example/x/api\n</code>';

  it.each([
    ['https://faces.example', 'https://faces.example', 'https://faces.example/x/api'],
    // An address that begins like the known one is another address.
    ['https://navii.example.org', 'https://navii.example.org', 'https://navii.example.org/x/api'],
    ['https://navii.example/x', 'https://navii.example/x', 'https://navii.example/x/x/api'],
    ['https://navii.example', 'https://navii.example', 'https://navii.example/x/api'],
    [BASE, 'https://navii.example/it&amp;s', 'https://navii.example/it&amp;s/x/api'],
  ])('makes samples of code run as they are copied, under %s', (base, root, api) => {
    const ours = `<p><code>${root}</code> https://navii.example</p><pre><code>curl ${api}\n</code>`;
    expect(setBase(docs, base)).toBe(ours);
    expect(completePage(docs, base)).toBe(`${ours}<!--complete-->`);
    expect(completePage(completePage(docs, base), base)).toBe(completePage(docs, base));
  });

  it('leaves a complete page as it is', () => {
    expect(setBase(completePage(page, BASE), 'https://other.example')).toBe(completePage(page, BASE));
    const complete = completePage(docs, 'https://navii.example');
    expect(setBase(complete, 'https://other.example')).toBe(complete);
  });
});

/** Reads the links and the metadata of a page. */
function readClaims(html: string) {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return {
    canonical: /<link\s+rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    card: /property="og:image" content="([^"]*)"/.exec(html.replace(/<!--[^]*?-->/g, ''))?.[1],
    data: data === undefined ? undefined : (JSON.parse(data) as Readonly<Record<string, unknown>>),
  };
}

const RELEASE = 'blog/v0.24.0/index.html';

describe('a site with an address', () => {
  it('has the same metadata as static files and from the service', async () => {
    const plain = copySite();
    const published = copySite();
    await publish(published, { PUBLIC_URL: 'https://navii.example/' });
    const { port } = await serve({ siteFolder: plain, publicUrl: 'https://navii.example' });
    for (const [file, path] of [
      ['index.html', '/'],
      ['docs/index.html', '/docs'],
      ['docs/http/index.html', '/docs/http'],
      [RELEASE, '/blog/v0.24.0'],
      ['robots.txt', '/robots.txt'],
      ['sitemap.xml', '/sitemap.xml'],
      ['llms.txt', '/llms.txt'],
      ['blog/feed.xml', '/blog/feed.xml'],
    ] as const) {
      expect(readFileSync(join(published, file), 'utf8').replace('<!--complete-->', '')).toBe(await read(port, path));
    }
    for (const path of ['/og.png', '/apple-touch-icon.png', '/og/blog/v0.24.0.png']) {
      expect(readFileSync(join(published, path)).equals((await request(port, path)).body)).toBe(true);
    }
  });

  it('has a card for each release, and a canonical link on each page except the 404 page', async () => {
    const folder = copySite();
    await publish(folder, { PUBLIC_URL: 'https://navii.example' });
    const release = readClaims(readFileSync(join(folder, RELEASE), 'utf8'));
    expect(release).toMatchObject({
      canonical: 'https://navii.example/blog/v0.24.0',
      card: 'https://navii.example/og/blog/v0.24.0.png',
      data: { '@type': 'BlogPosting', url: 'https://navii.example/blog/v0.24.0' },
    });
    expect(decode(readFileSync(join(folder, 'og/blog/v0.24.0.png')))).toMatchObject({ width: 1200, height: 630 });
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    const links = pages.flatMap((name) => readClaims(readFileSync(join(folder, name), 'utf8')).canonical ?? []);
    expect(links).toHaveLength(pages.length - 1);
    // The share page, and the page in place of one with an e-mail address, are not for crawlers.
    const hidden = ['https://navii.example/share', 'https://navii.example/email'];
    const listed = links.filter((link) => !hidden.includes(link));
    expect(listed).toHaveLength(links.length - hidden.length);
    expect(listed.toSorted()).toEqual(Array.from(sitemap.matchAll(/<loc>([^<]*)/g), ([, url = '']) => url).toSorted());
  });
});

describe('a site without an address', () => {
  it('has cards, but no links with an address', async () => {
    const folder = copySite();
    await publish(folder, {});
    expect(readdirSync(folder)).toEqual(expect.not.arrayContaining(['robots.txt', 'sitemap.xml']));
    expect(readClaims(readFileSync(join(folder, RELEASE), 'utf8'))).toMatchObject({
      canonical: '/blog/v0.24.0',
      card: undefined,
      data: { image: '/og/blog/v0.24.0.png' },
    });
    expect(readFileSync(join(folder, 'og.png')).length).toBeLessThan(100_000);
  });

  it('is not published under an invalid address', async () => {
    await expect(publish(SITE, { PUBLIC_URL: 'navii' })).rejects.toThrow(RangeError);
  });
});

it('describes every route and every variable', () => {
  const { openApi, variables } = describeReference([]);
  const paths = Object.keys((openApi as { paths: object }).paths);
  expect(paths).toEqual(expect.arrayContaining(['/avatar/{seed}.png', '/group', '/license/verify', '/polar/webhooks']));
  const docs = ['http', 'hosting'].map((name) => readFileSync(join(SITE, 'docs', name, 'index.html'), 'utf8')).join('');
  for (const path of paths) expect(docs).toContain(`<code>${path}</code>`);
  for (const { name } of variables) expect(docs).toContain(`<code>${name}</code>`);
});

// Tests of share pages and their cards over HTTP, with the built site.
import { createAvatar, seedFromEmail } from 'navii';
import { describe, expect, it } from 'vitest';
import { linkSharePage } from '../../../lib/links.js';
import { pickSome } from '../../sample.js';
import { read, request, serve, useService, SITE } from '../serve.js';

const service = useService({ siteFolder: SITE });

const HASH = seedFromEmail('ada@example.org');
const SEEDS = ['👻', 'محمد', '李小龍', 'x'.repeat(200), HASH, '<script>', '..', 'a/b', '100%', 'x.png', '$&', 'Zoë'];

function readTag(html: string, tag: string): string | undefined {
  const text = new RegExp(`<(?:meta|link)\\s+(?:name|property|rel)="${tag}"\\s+(?:content|href)="([^"]*)"`).exec(
    html,
  )?.[1];
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Reads a page, without the comments that its script needs for hydration. */
async function readPlain(port: number, path: string): Promise<string> {
  return (await read(port, path)).replace(/<!--\/?lit-[^>]*-->/g, '');
}

/** Returns the path and the query of an address of the service. */
function pathOf(address = ''): string {
  expect(address).toMatch(/^http:\/\/navii\.test\//);
  return address.slice('http://navii.test'.length);
}

function measurePng(png: Buffer): readonly [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe.each(pickSome(SEEDS, 4, 1))('the page of %j', (seed) => {
  it('is complete, and has its own card', async () => {
    const html = await read(service.port, linkSharePage(seed, [['mood', 'wink']]));
    expect(html).toMatch(/^<!doctype html>[^]*<\/html>/);
    // The page itself has one inline script.
    expect(html.split('<script>')).toHaveLength(2);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex">');
    // The same mascot as the service draws, without a background.
    const drawing = createAvatar(seed, { mood: 'wink', animated: true, background: 'none' });
    expect(html).toContain(drawing.slice(drawing.indexOf('<g class="navii-float">')));
    const address = pathOf(readTag(html, 'canonical'));
    expect(address).toBe(linkSharePage(seed, [['mood', 'wink']]));
    expect(readTag(html, 'og:url')).toBe(`http://navii.test${address}`);
    expect(readTag(html, 'twitter:image')).toBe(readTag(html, 'og:image'));
    const card = await request(service.port, pathOf(readTag(html, 'og:image')));
    expect(card.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
    expect(measurePng(card.body)).toEqual([1200, 630]);
  });
});

describe('GET /@:seed', () => {
  it('names the mascot and its rarity', async () => {
    const html = await readPlain(service.port, '/@Ada?palette=mint');
    expect(html).toContain('<title>Ada · Navii</title>');
    expect(html).toMatch(/<h1[^>]*dir="auto"[^>]*>Ada<\/h1>/);
    expect(readTag(html, 'description')).toMatch(/^Mint .* mascot.*1 in [\d.,]+ \w+/);
    expect(html).toMatch(
      /<b class="odds">1 in [\d.]+ \w+<\/b>[^]{0,40}names drawn with the same options has exactly this look/,
    );
    expect(html).toContain('href="/?seed=Ada&amp;palette=mint#get-code"');
    expect(html).toContain('href="/builder?seed=Ada&amp;palette=mint"');
    expect(html).toContain('href="/avatar/Ada.png?size=512&amp;palette=mint" download');
  });

  it('shortens hashes and long names', async () => {
    expect(await read(service.port, `/@${HASH}`)).toContain(`<title>${HASH.slice(0, 8)}… · Navii</title>`);
    expect(await read(service.port, `/@${'x'.repeat(200)}`)).toContain(`<title>${'x'.repeat(60)}… · Navii</title>`);
  });

  it('escapes all parts of the address exactly once', async () => {
    const nasty = `</title><b>"$&'`;
    const query = `title=${encodeURIComponent(nasty)}&packs=__proto__&palette=constructor`;
    const html = await read(service.port, `/@${encodeURIComponent('<!--share-->{name}\ue000name\ue001')}?${query}`);
    expect(html).not.toContain('<b>"');
    expect(html).toContain(`<title>&lt;/title&gt;&lt;b&gt;&quot;$&amp;' · Navii</title>`);
    expect(html).not.toContain('<!--share-->');
    expect(html).toContain('href="/avatar/%3C%21--share--%3E%7Bname%7D%EE%80%80name%EE%80%81.svg?');
  });

  it('decodes the seed once, without other changes', async () => {
    const one = await read(service.port, '/@a/b');
    expect(await read(service.port, '/@a%2Fb')).toBe(one);
    expect(await read(service.port, '/%40a%2fb')).toBe(one);
    expect(await read(service.port, '/@100%')).toBe(await read(service.port, '/@100%25'));
    expect(await read(service.port, '/@x.png')).toContain('<title>x.png · Navii</title>');
  });

  it('has one canonical page for equal looks', async () => {
    const [one, other] = await Promise.all(
      ['/@a?size=64&animated=1&mood=wink', '/@a?mood=wink&x=y'].map((path) => request(service.port, path)),
    );
    expect(one?.headers['etag']).toBe(other?.headers['etag']);
    expect(one?.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    const again = await request(service.port, '/@a?mood=wink', 'GET', `If-None-Match: ${one?.headers['etag']}\r\n`);
    expect(again.status).toBe(304);
    const head = await request(service.port, '/@a?mood=wink', 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([one?.headers['content-length'], 0]);
  });

  it.each(['/@', '/@?mood=wink', '/og/avatar/.png', '/og/avatar', '/og/avatar/'])('%s has no seed', async (path) => {
    const { status, body, headers } = await request(service.port, path);
    expect([status, body.toString(), headers['cache-control']]).toEqual([400, 'seed required', 'no-store']);
  });

  it.each(['/@', '/@?mood=wink'])('browsers get a page with a field for a name at %s', async (path) => {
    const { status, body, headers } = await request(service.port, path, 'GET', 'Accept: text/html,*/*;q=0.8\r\n');
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([400, 'no-store', 'noindex']);
    expect(body.toString()).toContain('<input');
  });

  it.each([
    '/@ada@example.org',
    '/@ada%40example.org',
    '/%40ada%40example.org',
    '/og/avatar/ada%40example.org.png',
    '/share?seed=ada%40example.org',
  ])('%s is refused, not repeated and not logged; browsers get a page', async (path) => {
    const own = await serve({ siteFolder: SITE });
    for (const accept of ['', 'Accept: text/html,*/*;q=0.8\r\n']) {
      const { status, body, headers } = await request(own.port, path, 'GET', accept);
      expect([status, headers['cache-control'], headers['etag']]).toEqual([400, 'no-store', undefined]);
      expect(body.toString() + JSON.stringify(own.lines)).not.toContain('ada@example.org');
      if (accept === '' || path.startsWith('/og')) {
        expect(body.toString()).toBe('an e-mail address is no seed here; hash it with seedFromEmail()');
      } else {
        expect(headers).toMatchObject({
          vary: 'accept',
          'x-robots-tag': 'noindex',
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        });
        expect(body.toString()).toContain('<h1>The mascot of an e-mail address</h1>');
      }
    }
  });

  it('survives the longest seeds and broken text', async () => {
    for (const seed of ['x'.repeat(16_000), '%CC%81'.repeat(2_600), '%E2%80%AE%ED%A0%80%00%FF', '%20']) {
      const html = await read(service.port, `/@${seed}`);
      expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.length).toBeLessThan(300);
    }
  });

  it('is the target of a redirect from the address form of static hosts', async () => {
    const { status, headers } = await request(service.port, '/share?seed=Zo%C3%AB+M&mood=wink&size=12');
    expect([status, headers['location']]).toEqual([308, '/@Zo%C3%AB%20M?mood=wink']);
    expect(await readPlain(service.port, '/share')).toContain('>Ada</h1>');
  });

  it('is in no sitemap, and has its public address', async () => {
    const own = await serve({ siteFolder: SITE, publicUrl: 'https://navii.example/x' });
    expect(await read(own.port, '/sitemap.xml')).not.toContain('/share');
    const html = await read(own.port, '/@Ada');
    expect(readTag(html, 'canonical')).toBe('https://navii.example/x/@Ada');
    expect(readTag(html, 'og:image')).toBe('https://navii.example/x/og/avatar/Ada.png');
  });
});

describe('GET /og/avatar/:seed.png', () => {
  it('counts for the rate limit of avatars, and has its headers', async () => {
    const own = await serve({ rateLimit: 2 });
    const [avatar, card, third] = [
      await request(own.port, '/avatar/ada'),
      await request(own.port, '/og/avatar/ada.png'),
      await request(own.port, '/og/avatar/ada.png'),
    ];
    expect([avatar.status, card.status, third.status]).toEqual([200, 200, 429]);
    expect(card.headers).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '0' });
    expect(third.headers).toMatchObject({ 'x-ratelimit-remaining': '0', 'cache-control': 'no-store' });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await request(own.port, '/avatar/ada')).status).toBe(429);
  });

  it('may be cached, and its tag gives 304', async () => {
    const one = await request(service.port, '/og/avatar/kept.png?tileBg=%23f00');
    const other = await request(service.port, '/og/avatar/kept.png?size=999&tileBg=%23f00&x=y');
    expect(one.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(other.headers['etag']).toBe(one.headers['etag']);
    const more = `If-None-Match: ${one.headers['etag']}\r\n`;
    expect((await request(service.port, '/og/avatar/kept.png?tileBg=%23f00', 'GET', more)).status).toBe(304);
  });

  it('exists only as a PNG', async () => {
    expect((await request(service.port, '/og/avatar/ada')).status).toBe(404);
    expect((await request(service.port, '/og/avatar/ada.svg')).status).toBe(404);
  });
});

// Tests of walls of teams and their cards over HTTP, with the built site.
import { seedFromEmail } from 'navii';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../hostile-characters.js';
import { read, request, serve, useService, SITE } from '../serve.js';

const service = useService({ siteFolder: SITE });

const HASH = seedFromEmail('ada@example.org');

function readTag(html: string, tag: string): string | undefined {
  const [, text] =
    new RegExp(`<(?:meta|link)\\s+(?:name|property|rel)="${tag}"\\s+(?:content|href)="([^"]*)"`).exec(html) ?? [];
  return text?.replaceAll('&amp;', '&');
}

function list(count: number): string {
  return Array.from({ length: count }, (_, index) => `p${index}`).join(',');
}

describe('GET /team', () => {
  it('has its own title and card, and a list of links without JavaScript', async () => {
    const html = await read(service.port, '/team?names=Ada,Grace%20Hopper&title=The%20Pioneers&shape=square&x=y');
    expect(html).toContain('<title>The Pioneers · Navii</title>');
    expect(readTag(html, 'description')).toBe('Ada and Grace Hopper: a mascot each.');
    expect(html).toMatch(
      new RegExp(
        String.raw`<noscript>\s*<[^]*<h2 dir="auto">The Pioneers</h2><ul><li><a href="/@Ada\?shape=square" dir="auto">Ada</a></li>` +
          String.raw`<li><a href="/@Grace%20Hopper\?shape=square" dir="auto">Grace Hopper</a></li></ul></div>\s*</noscript>`,
      ),
    );
    const query = 'names=Ada,Grace%20Hopper&shape=square&title=The%20Pioneers';
    expect(readTag(html, 'canonical')).toBe(`http://navii.test/team?${query}`);
    expect(readTag(html, 'og:title')).toBe('The Pioneers · Navii');
    expect(readTag(html, 'og:image')).toBe(`http://navii.test/og/team.png?${query}`);
    expect(html.split('<script>')).toHaveLength(2);
  });

  it('keeps that people are not set apart, for its card too', async () => {
    const html = await read(service.port, '/team?names=Ada,Grace&distinct=false');
    expect(readTag(html, 'canonical')).toBe('http://navii.test/team?names=Ada,Grace&distinct=0');
    expect(readTag(html, 'og:image')).toBe('http://navii.test/og/team.png?names=Ada,Grace&distinct=0');
  });

  it('is the editor without names, and with its mark', async () => {
    const editor = await read(service.port, '/team');
    expect(editor).toContain('<title>Team · Navii</title>');
    for (const query of ['?names=', '?names=%20,', '?title=x', '?names=Ada&edit=1']) {
      expect(await read(service.port, `/team${query}`), query).toBe(editor);
    }
  });

  it('escapes titles and names, and hides e-mail addresses', async () => {
    const nasty = encodeURIComponent(`</title><b>"$&'{svg}`);
    const html = await read(
      service.port,
      `/team?names=${nasty},ada@example.org&title=${nasty}%20ada@example.org&tiles=%3Cb`,
    );
    expect(html).not.toContain('<b>"');
    expect(html).not.toContain('example.org');
    expect(html).toContain(`<title>&lt;/title&gt;&lt;b&gt;&quot;$&amp;'{svg} · Navii</title>`);
    expect(html).toContain(` dir="auto">&lt;/title&gt;&lt;b&gt;&quot;$&amp;'{svg}</a>`);
    expect(html).toContain(`<a href="/@${HASH}" dir="auto">`);
    expect(readTag(html, 'og:image')).toContain(HASH);
  });

  it('prints no characters that change the text around them', async () => {
    const hostile = Object.values(HOSTILE).flat();
    // Line ends separate names.
    const text = `a${encodeURIComponent(hostile.join('').replace(/[\r\n]/g, ''))}b`;
    // A title may only have 60 characters.
    const title = `a${encodeURIComponent(
      Object.values(HOSTILE)
        .flatMap((kind) => kind.slice(-5))
        .join(''),
    )}b`;
    const html = await read(service.port, `/team?names=${text},Grace&title=${title}`);
    expect(html).toMatch(/ dir="auto">a +b<\/a>/);
    expect(readTag(html, 'description')).toMatch(/^a +b and Grace: a mascot each\.$/);
    expect(readTag(html, 'og:title')).toMatch(/^a +b · Navii$/);
    const plain = await read(service.port, '/team?names=ab,Grace&title=ab');
    // The page itself has line breaks.
    for (const each of hostile) expect(html.split(each).length).toBe(plain.split(each).length);
  });

  it('has a tag, and is kept out of search engines', async () => {
    const one = await request(service.port, '/team?names=Ada,Grace');
    const other = await request(service.port, '/team?names=Ada%2CGrace&background=nonsense');
    expect(one.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect(other.headers['etag']).toBe(one.headers['etag']);
    const more = `If-None-Match: ${one.headers['etag']}\r\n`;
    expect((await request(service.port, '/team?names=Ada,Grace', 'GET', more)).status).toBe(304);
    expect((await request(service.port, '/team?names=Ada,Alan')).headers['etag']).not.toBe(one.headers['etag']);
  });

  it('draws nobody: the script of the page does', async () => {
    const countDrawings = (html: string) => html.split('<svg').length;
    const [editor, large] = await Promise.all(
      ['', `?names=${list(201)}`].map((query) => read(service.port, `/team${query}`)),
    );
    expect(countDrawings(large ?? '')).toBe(countDrawings(editor ?? ''));
    expect(large?.split('<li><a href="/@p')).toHaveLength(202);
    expect(readTag(large ?? '', 'og:image')).toMatch(/p23&count=201$/);
  });
});

describe('GET /og/team.png', () => {
  it.each(['Ada', list(3), list(24), list(60), '%F0%9F%91%BB'])('is a card of %s', async (names) => {
    for (const title of ['', '&title=%E6%9D%8E%E5%B0%8F%E9%BE%8D', `&title=${'W'.repeat(300)}&count=-1`]) {
      const { status, headers, body } = await request(service.port, `/og/team.png?names=${names}${title}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        'x-robots-tag': 'noindex',
      });
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('has one tag for equal pictures', async () => {
    const tagOf = async (query: string) => (await request(service.port, `/og/team.png?${query}`)).headers['etag'];
    const tag = await tagOf('names=Ada,Grace');
    expect(await tagOf('names=Ada%2CGrace&count=1&title=Our%20team&shape=circle')).toBe(tag);
    expect(await tagOf('names=Ada,Grace&count=0x10')).toBe(tag);
    expect(await tagOf('names=Ada,Grace&count=3')).not.toBe(tag);
    expect(await tagOf('names=Ada,Grace&shape=square')).not.toBe(tag);
    const { status } = await request(service.port, '/og/team.png?names=Ada,Grace', 'GET', `If-None-Match: ${tag}\r\n`);
    expect(status).toBe(304);
  });

  it('sets people apart, unless the address says no', async () => {
    // Some of these look alike.
    const names = Array.from({ length: 20 }, (_, i) => `user-${i}`).join(',');
    const draw = async (more: string) => (await request(service.port, `/og/team.png?names=${names}${more}`)).body;
    const apart = await draw('');
    expect((await draw('&distinct=1')).equals(apart)).toBe(true);
    expect((await draw('&distinct=0')).equals(apart)).toBe(false);
  });

  it('needs names', async () => {
    for (const query of ['', '?names=', '?names=%20,,', '?title=x']) {
      const { status, body } = await request(service.port, `/og/team.png${query}`);
      expect([status, body.toString()]).toEqual([400, 'names required (comma-separated)']);
    }
  });

  it('counts for the rate limit of avatars', async () => {
    const own = await serve({ siteFolder: SITE, rateLimit: 1 });
    const statusOf = async (path: string) => (await request(own.port, path)).status;
    expect(await statusOf('/og/team.png?names=Ada')).toBe(200);
    expect([await statusOf('/avatar/Ada'), await statusOf('/team?names=Ada')]).toEqual([429, 200]);
  });
});

// Tests of GET /gallery (contract, "Responses").
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { MASCOTS_PER_TURN } from '../../../lib/http/route.js';
import { createAvatar, MOTION_CSP_HASH, MOTION_CSS, readAvatarOptions } from '../../../lib/index.js';
import { readGallery } from '../../../lib/pages/gallery.js';
import { createGridPainter, type GalleryOptions } from '../../../server/routes/gallery.js';
import { HOSTILE } from '../../hostile-characters.js';
import { read, request, serve, useService } from '../serve.js';

// The service has no site, so the build on this machine does not matter.
const service = useService({ siteFolder: join(tmpdir(), 'navii-no-such-folder') });

const PAGE =
  '<!doctype html><title>$& $1</title><ul class="x"><li>a</li></ul><ul class="grid" data-grid>\n<li>old</li>\n</ul>' +
  '<template data-cell><li><a href="/?{query}">{svg}</a><b>{seed}</b></li></template><p>end';

/** Serves a page as the gallery of a site. */
async function serveGallery(page: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'navii-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'gallery'));
  writeFileSync(join(folder, 'gallery/index.html'), page);
  return (await serve({ siteFolder: folder })).port;
}

function countDrawings(html: string): number {
  return html.split('<svg ').length - 1;
}

describe('/gallery', () => {
  it.each([
    ['', 96],
    ['?count=3', 3],
    ['?count=0', 1],
    ['?count=-1', 1],
    ['?count=9999', 500],
    ['?count=x', 96],
  ])('%s shows %i mascots', async (query, count) => {
    expect(countDrawings(await read(service.port, `/gallery${query}`))).toBe(count);
  });

  it('shows the same drawings as the avatar route, with its options, and links to the playground', async () => {
    const port = await serveGallery(PAGE);
    const html = await read(port, '/gallery?count=2&prefix=a%20b&size=48&palette=mint&mood=wink&x=y');
    for (const i of [0, 1]) {
      expect(html).toContain(
        `<li><a href="/?seed=a+b-${i}&amp;size=48&amp;palette=mint&amp;mood=wink">` +
          `${createAvatar(`a b-${i}`, { size: 48, palette: 'mint', mood: 'wink' })}</a><b>a b-${i}</b></li>`,
      );
    }
  });

  it('prints no characters that change the text around them', async () => {
    const port = await serveGallery(PAGE);
    const text = Object.values(HOSTILE).flat().join('');
    const html = await read(port, `/gallery?count=1&prefix=a${encodeURIComponent(text)}`);
    const [, seed = ''] = /<b>([^<]*)<\/b>/.exec(html) ?? [];
    expect(seed).toMatch(/^a *-0$/);
    const onlyHostile = await read(port, '/gallery?count=1&prefix=%E2%80%AE');
    expect(onlyHostile).toContain('<b>user-0</b>');
  });

  it.each([
    ['invalid values', `palette=${'x'.repeat(15_000)}&tileBg=url(x)&packs=nope&animated=0&size=x&size=64`, ''],
    ['default values', 'size=96&animated=0&title=&packs=', ''],
    ['all but the first', `mood=wink${'&mood=happy'.repeat(1000)}`, 'mood=wink'],
    ['the end of a long title', `title=${'x'.repeat(9000)}`, `title=${'x'.repeat(200)}`],
    [
      'other spellings',
      'packs=office,nope,neon&size=1e9&title=undefined&animated=true',
      'size=1024&packs=neon%2Coffice&title=undefined&animated=1',
    ],
  ])('leaves %s out of its links', async (_, asked, kept) => {
    const html = await read(await serveGallery(PAGE), `/gallery?count=2&${asked}`);
    const [cells = ''] = html.split('<template');
    const links = Array.from(cells.matchAll(/<li><a href="([^"]*)"/g), ([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links).toEqual([0, 1].map((i) => `/?seed=user-${i}${kept === '' ? '' : `&${kept}`}`));
  });

  it('has only the inline stylesheet that its policy allows', async () => {
    const { headers, body } = await request(service.port, '/gallery?count=2&animated=1');
    const html = body.toString();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css);
    // All drawings of the page share one stylesheet.
    expect(styles).toEqual([MOTION_CSS]);
    expect(headers['content-security-policy']).toContain(MOTION_CSP_HASH);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('escapes the prefix of the seeds', async () => {
    const html = await read(service.port, '/gallery?count=1&prefix=%22%3E%3Cb%3E');
    expect(html).toContain('<span>&quot;&gt;&lt;b&gt;-0</span>');
    expect(html).not.toContain('<b>');
  });

  it('fills the page of the site', async () => {
    const port = await serveGallery(PAGE);
    const html = await read(port, '/gallery?count=2&prefix=%24%26%7Bsvg%7D');
    const [before = '', after = ''] = PAGE.split('\n<li>old</li>\n');
    expect(html.slice(0, before.length)).toBe(before);
    expect(html.slice(-after.length)).toBe(after);
    const cells = html.slice(before.length, -after.length).match(/<li>.*?<\/li>/g);
    expect(cells).toHaveLength(2);
    // A placeholder inside a seed is not replaced.
    expect(cells?.[1]).toMatch(/<b>\$&amp;\{svg\}-1<\/b><\/li>$/);
    expect(await read(port, '/gallery')).toBe(PAGE);
    expect((await request(port, '/gallery/')).headers['location']).toBe('/gallery');
  });

  it('is the page of the build for a request without a query', async () => {
    const page = Buffer.from(`<!doctype html><ul data-grid>${'<li>old</li>'.repeat(500)}</ul>`);
    const port = await serveGallery(page.toString());
    for (const target of ['/gallery', '/gallery?']) {
      const { status, headers, body } = await request(port, target, 'GET', 'Accept-Encoding: br\r\n');
      expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
        200,
        'br',
        'text/html; charset=utf-8',
      ]);
      expect(brotliDecompressSync(body).equals(page)).toBe(true);
    }
  });
});

function ask(count: number, prefix: string): GalleryOptions {
  const values: Readonly<Record<string, string>> = { count: String(count), prefix };
  return {
    gallery: readGallery((name) => values[name], catalogue),
    avatars: readAvatarOptions(() => undefined, catalogue),
  };
}

describe('createGridPainter', () => {
  it('fills a cell for each seed', async () => {
    const paint = createGridPainter('[{seed} {query} {svg}]');
    expect((await paint(ask(2, 'a'), (_, draw) => draw())).toString()).toBe(
      `[a-0 seed=a-0 ${createAvatar('a-0')}][a-1 seed=a-1 ${createAvatar('a-1')}]`,
    );
  });

  it('draws in slices, and other requests are answered between them', async () => {
    const turns: number[] = [];
    let others = 0;
    const painted = createGridPainter('{svg}')(ask(2 * MASCOTS_PER_TURN + 1, 'a'), (mascots, draw) => {
      turns.push(mascots);
      return draw();
    }).then(() => 'painted');
    while ((await Promise.race([painted, setImmediate('waiting')])) === 'waiting') others += 1;
    expect(turns).toEqual([MASCOTS_PER_TURN, MASCOTS_PER_TURN, 1]);
    expect(others).toBeGreaterThanOrEqual(turns.length);
  });

  it('stops when the queue refuses it', async () => {
    let turns = 0;
    const painted = createGridPainter('{svg}')(ask(500, 'a'), (_, draw) => {
      turns += 1;
      return turns > 3 ? Promise.reject(new Error('gone')) : draw();
    });
    await expect(painted).rejects.toThrow('gone');
    expect(turns).toBe(4);
  });
});

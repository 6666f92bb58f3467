// Tests of GET /gallery (contract, "Responses").
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { MASCOTS_PER_TURN } from '../../../lib/http/route.js';
import { createAvatar, MOTION_CSP_HASH, MOTION_CSS, readAvatarOptions } from '../../../lib/index.js';
import { readGallery } from '../../../lib/pages/gallery.js';
import { cutTemplate, markHole } from '../../../lib/pages/template.js';
import { type GalleryOptions, paintGrid } from '../../../server/routes/gallery.js';
import { HOSTILE } from '../../hostile-characters.js';
import { read, request, SITE, useService } from '../serve.js';

const service = useService({ siteFolder: SITE });

/** Lists the cells of the grid, without the comments that the page's script needs for hydration. */
function listCells(html: string): string[] {
  const [, grid = ''] = /<ul[^>]* data-grid[^>]*>([^]*?)<\/ul>/.exec(html.replace(/<!--\/?lit-[^>]*-->/g, '')) ?? [];
  return grid.match(/<li>[^]*?<\/li>/g) ?? [];
}

function countDrawings(html: string): number {
  return listCells(html).filter((cell) => cell.includes('<svg ')).length;
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
    const html = await read(service.port, '/gallery?count=2&prefix=a%20b&size=48&palette=mint&mood=wink&x=y');
    const cells = listCells(html);
    for (const i of [0, 1]) {
      expect(cells[i]).toContain(`href="/?seed=a+b-${i}&amp;size=48&amp;palette=mint&amp;mood=wink#playground"`);
      expect(cells[i]).toContain(createAvatar(`a b-${i}`, { size: 48, palette: 'mint', mood: 'wink' }));
      expect(cells[i]).toContain(`>a b-${i}</button>`);
    }
  });

  it('prints no characters that change the text around them', async () => {
    const { port } = service;
    const text = Object.values(HOSTILE).flat().join('');
    const html = await read(port, `/gallery?count=1&prefix=a${encodeURIComponent(text)}`);
    const [, seed = ''] = />([^<]*)<\/button>/.exec(listCells(html)[0] ?? '') ?? [];
    expect(seed).toMatch(/^a *-0$/);
    const [onlyHostile] = listCells(await read(port, '/gallery?count=1&prefix=%E2%80%AE'));
    expect(onlyHostile).toContain('>user-0</button>');
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
    const cells = listCells(await read(service.port, `/gallery?count=2&${asked}`));
    const links = cells.map((cell) => /href="([^"]*)"/.exec(cell)?.[1]?.replaceAll('&amp;', '&'));
    expect(links).toEqual([0, 1].map((i) => `/?seed=user-${i}${kept === '' ? '' : `&${kept}`}#playground`));
  });

  it('has only the inline stylesheet that its policy allows', async () => {
    const { headers, body } = await request(service.port, '/gallery?count=2&animated=1');
    const html = body.toString();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(listCells(html).join('')).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css);
    // All drawings of the page share one stylesheet.
    expect(styles).toEqual([MOTION_CSS]);
    expect(headers['content-security-policy']).toContain(MOTION_CSP_HASH);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('escapes the prefix of the seeds', async () => {
    const html = await read(service.port, '/gallery?count=1&prefix=%22%3E%3Cb%3E');
    const [cell] = listCells(html);
    expect(cell).toContain('>&quot;&gt;&lt;b&gt;-0</button>');
    expect(cell).not.toContain('<b>');
  });

  it('fills only the grid of the page', async () => {
    const cut = (html: string): string => html.replace(/(<ul[^>]* data-grid[^>]*>)[^]*?<\/ul>/, '$1');
    const [page, filled] = [await read(service.port, '/gallery'), await read(service.port, '/gallery?count=2')];
    expect(cut(filled)).toBe(cut(page));
    expect((await request(service.port, '/gallery/')).headers['location']).toBe('/gallery');
  });

  it('lets other requests be answered while it is drawn', async () => {
    const seen: string[] = [];
    const note = async (path: string) => void seen.push((await request(service.port, path)) && path);
    await Promise.all(['/gallery?count=500&prefix=slow', '/healthz'].map(note));
    expect(seen[0]).toBe('/healthz');
  });

  it('is the page of the build for a request without a query', async () => {
    expect(await read(service.port, '/gallery?')).toBe(await read(service.port, '/gallery'));
  });
});

function ask(count: number, prefix: string): GalleryOptions {
  const values: Readonly<Record<string, string>> = { count: String(count), prefix };
  return {
    gallery: readGallery((name) => values[name], catalogue),
    avatars: readAvatarOptions(() => undefined, catalogue),
  };
}

const CELL = cutTemplate(markHole('svg'));

describe('paintGrid', () => {
  it('draws in slices', async () => {
    const turns: number[] = [];
    await paintGrid(CELL, ask(2 * MASCOTS_PER_TURN + 1, 'a'), async (mascots, draw) => {
      turns.push(mascots);
      return draw();
    });
    expect(turns).toEqual([MASCOTS_PER_TURN, MASCOTS_PER_TURN, 1]);
  });

  it('stops when the queue refuses it', async () => {
    let turns = 0;
    const painted = paintGrid(CELL, ask(500, 'a'), async (_, draw) => {
      turns += 1;
      if (turns > 3) throw new Error('gone');
      return draw();
    });
    await expect(painted).rejects.toThrow('gone');
    expect(turns).toBe(4);
  });
});

// The fragments of HTML that the build writes into the pages.
import { BACKGROUNDS, createAvatar, MOODS, listPacks, listPalettes, selectAvatar } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { renderShareTags } from '../../../lib/pages/template.js';
import { renderRelease, renderReleasePage } from '../../../site/blog/news.js';
import { NO_PROJECT } from '../../../site/build/facts.js';
import { sharePage } from '../../../site/build/frame.js';
import { printView, VIEWS } from '../../../site/build/views.js';
import { renderControls } from '../../../site/landing/controls.js';
import { renderCrowd } from '../../../site/landing/fragments.js';
import { renderPacks } from '../../../site/landing/showcase.js';
import { findMascots, NAMES } from '../../../site/shared/mascots.js';
import type { PageEntry } from '../../../site/shared/page-entry.js';

describe('findMascots', () => {
  it('gives every role a different name, whose mascot has the palette of the role', () => {
    const roles = (['mint', 'violet', 'mint'] as const).map((palette) => ({ palette, body: 'bun' }) as const);
    const actors = findMascots(roles);
    expect(new Set(actors.map(({ seed }) => seed)).size).toBe(3);
    expect(actors.map(({ spec }) => spec.palette)).toEqual(['mint', 'violet', 'mint']);
  });

  it('throws when there are too few names', () => {
    const role = { palette: 'mint', body: 'bun' } as const;
    expect(() => findMascots([role, role], ['Ada'])).toThrow(RangeError);
  });

  it('has enough names, without duplicates', () => {
    expect(NAMES.length).toBeGreaterThan(100);
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });
});

describe('the crowd', () => {
  it('has 22 names, each once and with many bodies', () => {
    const people = Array.from(
      renderCrowd().matchAll(/seed=([^"#]+)#playground" aria-label="([^,]+), /g),
      ([, seed, name]) => {
        expect(name).toBe(seed);
        return seed ?? '';
      },
    );
    expect(new Set(people).size).toBe(22);
    expect(new Set(people.map((seed) => selectAvatar(seed).body)).size).toBeGreaterThan(9);
  });
});

describe('the controls', () => {
  it('offer every value of the engine', () => {
    const html = printView(renderControls({}, () => {}));
    const values = [...listPalettes(), ...listPacks()].map(({ id }) => id).concat(BACKGROUNDS, MOODS);
    for (const value of values) expect(html).toContain(`value="${value}"`);
    for (const name of Object.keys(AVATAR_OPTIONS)) expect(html).toContain(`name="${name}"`);
  });
});

describe('a printed view', () => {
  it('is valid HTML where Lit writes a processing instruction, or the value of a boolean attribute', () => {
    const views = [...VIEWS.values()].map((print) => print({} as never, {} as never)).join('');
    expect(views).toMatch(/ checked[ >]/);
    expect(views).toMatch(/ selected[ >]/);
    expect(views.match(/<\?|(?:checked|selected)=.{9}/g)).toBeNull();
  });
});

describe('the card of the pack for work', () => {
  const landing = { state: { team: 'Ada, Grace' }, seed: '', team: '', seedHint: '', teamHint: '', service: '' };

  it('draws the team with it, above the other packs', () => {
    const html = printView(renderPacks(landing, { offer: () => {} } as never));
    expect(html).toContain(createAvatar('Ada', { packs: 'studio', size: 96 }));
    for (const page of ['builder', 'gallery']) expect(html).toContain(`href="/${page}?packs=studio"`);
    expect(html.match(/<navii-avatar/g)).toHaveLength(listPacks().length - 1);
  });
});

describe('the news', () => {
  const release = {
    version: '1.2.0',
    date: '2026-02-28',
    changes: [
      { kind: 'Added', items: ['One `thing` on two lines.', '[Two](https://example.org/a).'] },
      { kind: 'Fixed', items: ['A <b>bug</b>.'] },
    ],
  };

  it('writes a release as HTML, and its page from the page of all releases', () => {
    const html = renderRelease(release);
    expect(html).toContain('<h2><a href="/blog/v1.2.0">Navii 1.2.0</a></h2>');
    expect(html).toContain('<time datetime="2026-02-28">February 28, 2026</time>');
    expect(html).toContain('<p>One <code>thing</code> on two lines. And 2 more.</p>');
    expect(html).not.toContain('bug');
    const page =
      '<title>News</title><meta name="description" content="x"><!--share-->of all<!--/share--><h1>The news</h1>' +
      '<p class="lead">All.</p><!--releases-->all<!--/releases-->';
    const cut = renderReleasePage(page, release);
    expect(cut).toContain('<title>Navii 1.2.0 · News</title>');
    expect(cut).toContain(
      '<li>One <code>thing</code> on two lines.</li><li><a href="https://example.org/a">Two</a>.</li>',
    );
    expect(cut).toContain('A &lt;b&gt;bug&lt;/b&gt;.');
    expect(cut).toContain(
      '<a href="/blog">News</a></p><h1>Navii 1.2.0</h1><p class="date"><time datetime="2026-02-28">',
    );
    expect(cut).toContain('<h1>Navii 1.2.0</h1>');
    expect(cut).toContain('content="Navii 1.2.0, February 28, 2026. One thing on two lines. And 2 more."');
    // The card is an image for links on other sites. It has the text of the heading.
    expect(cut).toContain('content="/og/blog/v1.2.0.png"');
    expect(cut).not.toContain('<img class="card"');
    expect(cut).toContain('<link rel="canonical" href="/blog/v1.2.0">');
    expect(cut).not.toMatch(/of all|class="lead"|>all</);
  });
});

describe('the metadata of a page', () => {
  const read = (html: string) => {
    const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    return JSON.parse(json) as Readonly<Record<string, unknown>>;
  };
  const label = { title: 'A "b" & c', description: 'More.' };
  const share = (page: Partial<PageEntry>) => sharePage({ address: '/x', mascots: [], ...page }, label, NO_PROJECT);

  it('has its own title, description and clean address', () => {
    const html = share({ address: '/docs/http', docs: { name: 'HTTP', about: 'Routes.' } });
    expect(html).toContain('rel="canonical" href="/docs/http"');
    expect(html).toContain('property="og:description" content="More."');
    expect(read(html)).toMatchObject({ '@type': 'TechArticle', url: '/docs/http', headline: 'A "b" & c' });
    expect(read(share({ address: '/blog' }))).toMatchObject({ '@type': 'Blog' });
    expect(read(share({ address: '/' }))).toMatchObject({
      '@graph': [{ '@type': 'WebSite' }, { '@type': 'SoftwareApplication' }],
    });
    expect(share({ address: '/privacy' })).not.toContain('ld+json');
  });

  it('is only `noindex` for a hidden page', () => {
    expect(share({ address: '/404', isHidden: true })).toBe('<meta name="robots" content="noindex">');
  });

  it('escapes text that would end an element early', () => {
    const shared = { title: '</script>', description: '<!--', address: '/x', card: '/c.png', alt: '"' };
    const html = renderShareTags({ ...shared, about: { name: '</script><!--' } });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(read(html)).toMatchObject({ name: '</script><!--' });
  });
});

// What is written into the pages when they are built.
import { AVATAR_OPTIONS, BACKGROUNDS, MOODS, PACKS, PALETTES } from 'navii';
import { describe, expect, it } from 'vitest';
import { BASE_BODIES } from '../../../lib/authoring/index.js';
import { avatarEndpoint } from '../../../lib/http/avatar.js';
import { groupEndpoint } from '../../../lib/http/group.js';
import { describeOpenApi } from '../../../lib/http/openapi.js';
import { renderShareTags } from '../../../lib/share-tags.js';
import { renderRelease, renderReleasePage } from '../../../site/blog/news.js';
import { NO_PROJECT } from '../../../site/build/project.js';
import { sharePage } from '../../../site/build/share.js';
import { renderFigures } from '../../../site/docs/fragments/comparison.js';
import { renderAnchors, renderFaults, renderInks, renderKinds } from '../../../site/docs/fragments/packs.js';
import { type OpenApi, renderRoutes } from '../../../site/docs/fragments/routes.js';
import { renderSpeed } from '../../../site/docs/fragments/speed.js';
import { renderControls } from '../../../site/landing/controls.js';
import { renderCrowd } from '../../../site/landing/crowd.js';
import { findMascots } from '../../../site/shared/mascots.js';
import { NAMES } from '../../../site/shared/names.js';
import type { PageEntry } from '../../../site/shared/page-entry.js';
import benchmarks from '../../bench/bench.json' with { type: 'json' };

describe('findMascots', () => {
  it('gives every role a name of its own, in its palette', () => {
    const roles = ['mint', 'violet', 'mint'].map((palette) => ({ palette, body: 'no-such-body' }));
    const actors = findMascots(roles);
    expect(new Set(actors.map(({ seed }) => seed)).size).toBe(3);
    expect(actors.map(({ spec }) => spec.palette)).toEqual(['mint', 'violet', 'mint']);
  });

  it('says when there are too few names', () => {
    const role = { palette: 'mint', body: 'bun' };
    expect(() => findMascots([role, role], ['Ada'])).toThrow(RangeError);
  });

  it('has enough names, each of them once', () => {
    expect(NAMES.length).toBeGreaterThan(100);
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });

  it('finds a body for each role of the crowd', () => {
    const bodies = Array.from(renderCrowd().matchAll(/aria-label="[^,]+, (?:\w+-eyed )?(\S+)/g), ([, word]) => word);
    expect(bodies).toHaveLength(22);
    expect(new Set(bodies).size).toBeGreaterThan(18);
  });
});

describe('the controls', () => {
  it('offer every value that the engine knows', () => {
    const html = renderControls();
    const values = [...PALETTES, ...PACKS].map(({ id }) => id).concat(BACKGROUNDS, MOODS);
    for (const value of values) expect(html).toContain(`value="${value}"`);
    for (const name of Object.keys(AVATAR_OPTIONS)) expect(html).toContain(`name="${name}"`);
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

  it('writes a release as HTML, and its page from the page of all', () => {
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
    // The card is for links elsewhere: it says what the heading does.
    expect(cut).toContain('content="/og/blog/v1.2.0.png"');
    expect(cut).not.toContain('<img class="card"');
    expect(cut).toContain('<link rel="canonical" href="/blog/v1.2.0">');
    expect(cut).not.toMatch(/of all|class="lead"|>all</);
  });
});

describe('what a page says of itself', () => {
  const read = (html: string) => {
    const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    return JSON.parse(json) as Readonly<Record<string, unknown>>;
  };
  const label = { title: 'A "b" & c', description: 'More.' };
  const share = (page: Partial<PageEntry>) => sharePage({ address: '/x', mascots: [], ...page }, label, NO_PROJECT);

  it('is its own title and description, at its clean address', () => {
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

  it('is nothing where there is nothing', () => {
    expect(share({ address: '/404', isHidden: true })).toBe('<meta name="robots" content="noindex">');
  });

  it('ends no element early', () => {
    const shared = { title: '</script>', description: '<!--', address: '/x', card: '/c.png', alt: '"' };
    const html = renderShareTags({ ...shared, about: { name: '</script><!--' } });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(read(html)).toMatchObject({ name: '</script><!--' });
  });
});

describe('the HTTP API', () => {
  const html = renderRoutes(describeOpenApi([avatarEndpoint, groupEndpoint]) as unknown as OpenApi);

  it('is every path, parameter and answer of the document', () => {
    for (const path of ['/avatar/{seed}', '/avatar/{seed}.svg', '/avatar/{seed}.png', '/group']) {
      expect(html).toContain(`<code>${path}</code>`);
    }
    for (const name of ['seed', 'seeds', 'overlap', 'ring', ...Object.keys(AVATAR_OPTIONS)]) {
      expect(html).toContain(`<code>${name}</code>`);
    }
    for (const word of ['image/svg+xml', 'image/png', 'seed required', 'x-ratelimit-remaining', '<b>501</b>']) {
      expect(html).toContain(word);
    }
  });
});

describe('the comparison', () => {
  const row = {
    name: 'A',
    variant: 'b',
    version: '1.0.0',
    time: 2,
    bytes: 1500,
    gzip: 400,
    bundle: 20_100,
    refused: '',
  };
  const measured = { chromium: '1', drawn: 10, rounds: 3, crowd: 50_000, styles: { MIT: 3 } };

  it('estimates looks from equal pictures, and says less where there are few', () => {
    const rows = [0, 4, 50].map((twins) => ({ ...row, peer: null, twins }));
    const html = renderFigures({ ...measured, rows });
    expect(html.match(/(over|about) [\d.]+ \w+/g)).toEqual([
      'over 420 million',
      'over 110 million',
      'about 25 million',
    ]);
    expect(html).toContain('20\u00a0KB');
  });

  it('counts what must be loaded beside, and names what a policy stops', () => {
    const html = renderFigures({
      ...measured,
      rows: [{ ...row, peer: 'react', twins: 0, refused: 'style-src-attr' }],
    });
    expect(html).toContain('and react');
    expect(html).toContain('breaks <code>style-src-attr</code>');
  });
});

describe('the speed', () => {
  const engine = { node: '22.1.0', ratios: { dicebear: 41, floor: 0.43 } };

  it('prints what was measured, in the order of the labels, and nothing else', () => {
    const html = renderSpeed({ engine });
    expect(Array.from(html.matchAll(/<td>([\d.]+×)<\/td>/g), ([, ratio]) => ratio)).toEqual(['0.43×', '41×']);
    expect(html).toContain('22.1.0');
    expect(html).not.toContain('Jdenticon');
    expect(renderSpeed({})).not.toContain('<td>');
  });

  it('has a label for all that is in the file', () => {
    const html = renderSpeed(benchmarks);
    for (const { ratios } of Object.values(benchmarks)) {
      for (const ratio of Object.values(ratios)) expect(html).toContain(`<td>${ratio}×</td>`);
    }
    expect(() => renderSpeed({ engine: { ...engine, ratios: { other: 1 } } })).toThrow(RangeError);
  });
});

describe('the guide to packs', () => {
  it('numbers every anchor in the picture as in the list', () => {
    const html = renderAnchors();
    const numbers = Array.from(html.matchAll(/>(\d)<\/text>/g), ([, number]) => number);
    expect(new Set(numbers)).toEqual(new Set(Array.from(html.matchAll(/<dt>(\d) /g), ([, number]) => number)));
    const [body] = BASE_BODIES;
    const named = html.match(/<code>\w+<\/code>/g)?.join() ?? '';
    for (const [anchor, value] of Object.entries(body?.anchors ?? {}))
      if (typeof value === 'number' && anchor !== 'x') expect(named).toContain(`<code>${anchor}</code>`);
  });

  it('shows every ink in a colour, every kind, and what the checks say', () => {
    expect(renderInks().match(/fill="#[\da-f]{3}"/g)).toHaveLength(9);
    expect(renderKinds()).toContain('<code>sidewear</code>');
    const said = ['leaves the disc at', 'another topper of this id', 'looks into its colours', 'from 0 on, got -1'];
    for (const words of [...said, 'no number of at most two decimals']) expect(renderFaults()).toContain(words);
  });
});

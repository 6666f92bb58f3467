// The fragments of HTML that the build writes into the pages.
import { BACKGROUNDS, createAvatar, MOODS, listPacks, listPalettes, selectAvatar } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { listPosts, renderRelease } from '../../../site/blog/news.js';
import { NO_PROJECT } from '../../../site/build/facts.js';
import { describeHead } from '../../../site/build/frame.js';
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
    const views = [...VIEWS.values()].map((print) => print('')).join('');
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

  it('writes a release as HTML, and its page', () => {
    const html = renderRelease(release);
    expect(html).toContain('<h2><a href="/blog/v1.2.0">Navii 1.2.0</a></h2>');
    expect(html).toContain('<time datetime="2026-02-28">February 28, 2026</time>');
    expect(html).toContain('<p>One <code>thing</code> on two lines. And 2 more.</p>');
    expect(html).not.toContain('bug');
    const [{ head, heading, text } = expect.fail()] = listPosts([release]);
    expect(head).toMatchObject({
      title: 'Navii 1.2.0 · News',
      cardTitle: 'Navii 1.2.0',
      description: 'Navii 1.2.0, February 28, 2026. One thing on two lines. And 2 more.',
      address: '/blog/v1.2.0',
      card: '/og/blog/v1.2.0.png',
    });
    expect(heading).toBe(
      '<p class="back"><a href="/blog">News</a></p><h1>Navii 1.2.0</h1>' +
        '<p class="date"><time datetime="2026-02-28">February 28, 2026</time></p>',
    );
    expect(text).toContain(
      '<li>One <code>thing</code> on two lines.</li><li><a href="https://example.org/a">Two</a>.</li>',
    );
    expect(text).toContain('A &lt;b&gt;bug&lt;/b&gt;.');
  });
});

describe('the head of a page', () => {
  const read = (page: Partial<PageEntry>) =>
    describeHead(
      { address: '/x', title: 'A "b" & c', description: 'More.', files: [], mascots: [], ...page },
      NO_PROJECT,
    );

  it('has its own title, description and address', () => {
    const head = read({ address: '/docs/http', docs: { name: 'HTTP', about: 'Routes.' } });
    expect(head).toMatchObject({ title: 'A "b" & c', description: 'More.', address: '/docs/http' });
    expect(head.about).toMatchObject({ '@type': 'TechArticle', url: '/docs/http', headline: 'A "b" & c' });
    expect(read({ address: '/blog' }).about).toMatchObject({ '@type': 'Blog' });
    expect(read({ address: '/' }).about).toMatchObject({
      '@graph': [{ '@type': 'WebSite' }, { '@type': 'SoftwareApplication' }],
    });
    expect(read({ address: '/privacy' }).about).toBeUndefined();
  });

  it('has no address for the page of unknown ones', () => {
    expect(read({ address: '/404', isHidden: true })).toEqual({
      title: 'A "b" & c',
      description: 'More.',
      isHidden: true,
    });
  });
});

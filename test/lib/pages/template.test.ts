// Tests of templates with holes, and of the head of a page.
import { describe, expect, it } from 'vitest';
import { cutTemplate, fillTemplate, markHole, printPage, renderHead } from '../../../lib/pages/template.js';

const BASE = 'https://navii.example/it&s';

describe('fillTemplate', () => {
  it('escapes text, keeps markup, and reads no holes in values', () => {
    const template = cutTemplate(`<a href="${markHole('name')}">${markHole('svg')}</a>{name}${markHole('seed')}`);
    expect(fillTemplate(template, { name: `<${markHole('svg')}$&">`, svg: '<i>{name}</i>' })).toBe(
      `<a href="&lt;${markHole('svg')}$&amp;&quot;&gt;"><i>{name}</i></a>{name}`,
    );
  });

  it('escapes as the document needs it', () => {
    expect(fillTemplate(cutTemplate(`${markHole('base')}/x`), { base: BASE }, String)).toBe(`${BASE}/x`);
  });
});

describe('renderHead', () => {
  const head = {
    title: '</title>"',
    description: '<!--',
    address: '/docs',
    card: '/c.png',
    alt: '"',
    about: { url: '/docs', name: '</script><!--', license: 'https://example.org/' },
  };

  it('has paths and no card without a base URL', () => {
    const html = renderHead(head);
    expect(html).toContain('<title>&lt;/title&gt;&quot;</title><meta name="description" content="&lt;!--">');
    expect(html).toContain('<link rel="canonical" href="/docs">');
    expect(html).not.toMatch(/og:image|og:url|noindex/);
  });

  it('has whole addresses with one', () => {
    const html = renderHead(head, BASE);
    expect(html).toContain('<link rel="canonical" href="https://navii.example/it&amp;s/docs">');
    expect(html).toContain('<meta property="og:image" content="https://navii.example/it&amp;s/c.png">');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ ...head.about, url: `${BASE}/docs` });
  });

  it('has neither link nor card for the page of unknown addresses', () => {
    expect(renderHead({ title: 'a', description: 'b', isHidden: true }, BASE)).toBe(
      '<title>a</title><meta name="description" content="b"><meta name="robots" content="noindex">',
    );
  });
});

describe('printPage', () => {
  const page = {
    head: { title: 'a', description: 'b' },
    template: cutTemplate(`${markHole('head')}<code>${markHole('origin')}/x</code>${markHole('people')}`),
    values: { people: 'few' },
  };

  it('fills what a host of files knows', () => {
    expect(printPage(page)).toMatch(/^<title>a<.*<code>https:\/\/navii\.example\/x<\/code>few$/);
  });

  it('fills what a request knows', () => {
    const html = printPage(page, BASE, { title: 'c' }, { people: '<b>all</b>' });
    expect(html).toMatch(/^<title>c<.*content="b">.*<code>https:\/\/navii\.example\/it&amp;s\/x<\/code><b>all<\/b>$/);
  });
});

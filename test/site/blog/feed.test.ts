// The feed of the news is valid Atom (RFC 4287), and each release has a post with links to its neighbours.
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { cutTemplate, fillTemplate } from '../../../lib/pages/template.js';
import { listPosts, parseChangelog, type Release, renderFeed } from '../../../site/blog/news.js';
import { SITE } from '../browse.js';

const createRelease = (version: string, date: string): Release => ({
  version,
  date,
  text: `### Added\n\n- A \`part\` & <more> of ${version}.\n- Another.\n`,
});

const RELEASES = [
  createRelease('1.2.0', '2026-03-01'),
  createRelease('1.1.0', '2026-02-01'),
  createRelease('1.0.0', '2026-01-01'),
];

const BASE = 'https://faces.example/it&s';

function readFeed(releases: readonly Release[]): XmlElement {
  const { root } = parseXml(fillTemplate(cutTemplate(renderFeed(releases)), { base: BASE }));
  if (root === null) throw new Error('expected an element');
  return root;
}

const listChildren = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);

const readText = (element: XmlElement, name: string): string[] => listChildren(element, name).map(({ text }) => text);

const UUID = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

describe('the feed', () => {
  const feed = readFeed(RELEASES);
  const entries = listChildren(feed, 'entry');

  it('has each required element of a feed and an entry once', () => {
    expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(readText(feed, 'updated')).toEqual(['2026-03-01T00:00:00Z']);
    expect(listChildren(feed, 'author').flatMap((author) => readText(author, 'name'))).toHaveLength(1);
    expect(entries.map((entry) => readText(entry, 'title'))).toEqual(
      RELEASES.map(({ version }) => [`Navii ${version}`]),
    );
    for (const element of [feed, ...entries]) {
      for (const name of ['id', 'title', 'updated']) expect(readText(element, name)).toHaveLength(1);
    }
    const ids = [feed, ...entries].flatMap((element) => readText(element, 'id'));
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(UUID);
  });

  it("links to the posts at the site's address", () => {
    const linksOf = (element: XmlElement, rel: string) =>
      listChildren(element, 'link')
        .filter(({ attributes }) => attributes['rel'] === rel)
        .map(({ attributes }) => attributes['href']);
    expect(linksOf(feed, 'self')).toEqual([`${BASE}/blog/feed.xml`]);
    expect(entries.map((entry) => linksOf(entry, 'alternate'))).toEqual(
      RELEASES.map(({ version }) => [`${BASE}/blog/v${version}`]),
    );
  });

  it('holds the whole text as HTML and its beginning as plain text', () => {
    const [entry] = entries;
    if (!entry) throw new Error('expected an entry');
    expect(readText(entry, 'summary')).toEqual(['A part & <more> of 1.2.0.']);
    expect(readText(entry, 'content')).toEqual([
      '<h2>Added</h2>\n<ul>\n<li>A <code>part</code> &amp; &lt;more&gt; of 1.2.0.</li>\n<li>Another.</li>\n</ul>\n',
    ]);
  });

  it('keeps its ids when the host or the other releases change', () => {
    const [, second] = RELEASES;
    const alone = listChildren(readFeed(second ? [second] : []), 'entry').flatMap((entry) => readText(entry, 'id'));
    expect(alone).toEqual(entries.slice(1, 2).flatMap((entry) => readText(entry, 'id')));
  });

  it('is linked from the list and from every post', () => {
    const news = [...SITE].filter(([address]) => address.startsWith('/blog'));
    expect(news.length).toBeGreaterThan(1);
    for (const [, html] of news) {
      expect(html).toMatch(/<link\s+rel="alternate"\s+type="application\/atom\+xml"\s[^>]*href="\/blog\/feed\.xml"/);
    }
  });
});

describe('a post', () => {
  const posts = new Map(listPosts(RELEASES).map((post) => [post.head.address, post.heading + post.text]));
  const linksOf = (html = '') =>
    Array.from(html.matchAll(/<a (?:rel="(\w+)" )?href="([^"]*)"/g), ([, rel = '', href]) => `${rel} ${href}`);

  it('links to the previous and the next post, in both directions', () => {
    expect([...posts.keys()]).toEqual(RELEASES.map(({ version }) => `/blog/v${version}`));
    expect(linksOf(posts.get('/blog/v1.1.0'))).toEqual([' /blog', 'prev /blog/v1.0.0', 'next /blog/v1.2.0']);
    expect(linksOf(posts.get('/blog/v1.2.0'))).toEqual([' /blog', 'prev /blog/v1.1.0']);
    expect(linksOf(posts.get('/blog/v1.0.0'))).toEqual([' /blog', 'next /blog/v1.1.0']);
  });
});

it('parseChangelog finds only published releases', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- later\n\n## [1.2.0] - 2026-02-28\n\n### Added\n\n- One `thing`\n  on two lines.\n' +
    '- [Two](https://example.org/a).\n\n### Fixed\n\n- A <b>bug</b>.\n\n## [1.1.0] - 2025-12-31\n\n### Removed\n\n- All.\n';
  const releases = parseChangelog(changelog);
  expect(releases.map(({ version, date }) => [version, date])).toEqual([
    ['1.2.0', '2026-02-28'],
    ['1.1.0', '2025-12-31'],
  ]);
  const [first = ''] = listPosts(releases).map(({ text }) => text.replace(/(?<=[^e]>)\n/g, ''));
  expect(first).toContain(
    '<h2>Added</h2><ul><li>One <code>thing</code>\non two lines.</li>' +
      '<li><a href="https://example.org/a">Two</a>.</li></ul><h2>Fixed</h2><ul><li>A &lt;b&gt;bug&lt;/b&gt;.</li></ul></article>',
  );
  expect(first).not.toContain('later');
  expect(parseChangelog('# Changelog\n')).toEqual([]);
});

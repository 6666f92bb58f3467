// Tests of the head of a page. `test/site/build` and `test/server/routes` have the tests of whole pages.
import { expect, it } from 'vitest';
import { renderHead } from '../../../lib/pages/template.js';

it('escapes everything, and has the whole address in its data', () => {
  const about = { url: '/docs', name: '</script><!--', license: 'https://example.org/' };
  const head = { title: '</title>"', description: '<!--', address: '/docs', card: '/c.png', alt: '"', about };
  const html = renderHead(head, 'https://navii.example/it&s');
  expect(html).toContain('<title>&lt;/title&gt;&quot;</title><meta name="description" content="&lt;!--">');
  expect(html).toContain('<link rel="canonical" href="https://navii.example/it&amp;s/docs">');
  expect(html).toContain('<meta property="og:image" content="https://navii.example/it&amp;s/c.png">');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ ...about, url: 'https://navii.example/it&s/docs' });
});

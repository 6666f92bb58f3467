// The head of a page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPalettes } from 'navii';
import { expect, it } from 'vitest';
import { readPage } from '../../../site/build/read-page.js';
import { root } from '../../tools/root.js';

const FIELDS = {
  title: 'Options',
  lead: '"All: of them."',
  description: 'Every option.',
  about: 'One table.',
  group: 'Design',
  order: '2',
  mascots: 'cobalt Ada happy, mint Bo',
};

function read(path: string, fields: Readonly<Record<string, string>> = {}) {
  const lines = Object.entries({ ...FIELDS, ...fields }).map(([name, value]) => `${name}: ${value}`);
  return readPage(path, `---\n${lines.join('\n')}\n---\n\n## One\n`);
}

it('has every field that lists and menus need', () => {
  expect(read('docs/options.md', { menu: 'header' })).toEqual({
    address: '/docs/options',
    title: 'Options · Navii docs',
    files: ['/shared/prose.css', '/docs/docs.css', '/docs/main.ts'],
    heading: 'Options',
    lead: 'All: of them.',
    description: 'Every option.',
    order: 2,
    docs: { name: 'Options', about: 'One table.', group: 'Design' },
    menu: { place: 'header', name: 'Options' },
    mascots: 'cobalt Ada happy, mint Bo',
    text: '## One\n',
  });
});

it('takes the address and the parent page from the path: a page below another has no group of its own', () => {
  const pages = ['docs/index.md', 'docs/sdk.md', 'docs/sdk/authoring.md', 'privacy.md'].map((path) => read(path));
  expect(pages.map(({ address, docs }) => [address, docs?.partOf])).toEqual([
    ['/docs', undefined],
    ['/docs/sdk', undefined],
    ['/docs/sdk/authoring', '/docs/sdk'],
    ['/privacy', undefined],
  ]);
  expect(pages.map(({ docs }) => docs !== undefined)).toEqual([true, true, true, false]);
  expect(pages.map(({ docs }) => docs?.group)).toEqual(['Design', 'Design', undefined, undefined]);
});

it('takes the place of a page with a script from its head, which may hide it', () => {
  const print = (menu: string) =>
    readPage('x/page.html', `---\ntitle: X\ndescription: An x.\nfiles: /x/main.ts\nmenu: ${menu}\norder: 1\n---\n<p>`);
  expect(print('footer /#x Ex')).toEqual({
    address: '/x',
    title: 'X · Navii',
    files: ['/x/main.ts'],
    description: 'An x.',
    order: 1,
    mascots: '',
    menu: { place: 'footer', name: 'Ex', href: '/#x' },
    text: '<p>',
  });
  expect(print('hidden')).toMatchObject({ isHidden: true });
});

it('reads the words of the search by their places', () => {
  const { words } = read('docs/x.md', { words: 'npm setup; #image url link; #png jpg' });
  expect([...(words ?? [])]).toEqual([
    ['/docs/x', 'npm setup'],
    ['/docs/x#image', 'url link'],
    ['/docs/x#png', 'jpg'],
  ]);
});

it('reports missing and misspelt fields, and a missing front matter', () => {
  expect(() => readPage('docs/x.md', '# Title\n')).toThrow('docs/x.md: expected to begin with');
  expect(() => readPage('docs/x.md', '---\ntitle: X\n---\n')).toThrow('docs/x.md: expected a line "description: …"');
  expect(() => read('docs/x.md', { oder: '3' })).toThrow(/docs\/x\.md: expected one of address, .* got oder: 3/);
});

const PAGES = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.md$|page\.html$/.test(path),
);

it.each(PAGES)('%s names known palettes for its mascots', (path) => {
  const { mascots } = readPage(path, readFileSync(join(root, 'site', path), 'utf8'));
  const palettes = mascots.split(', ').flatMap((words) => words.split(' ')[0] || []);
  expect(listPalettes().map(({ id }) => id)).toEqual(expect.arrayContaining(palettes));
});

// The fragments of HTML that the build writes into the pages.
import { expect, it } from 'vitest';
import { writeTags } from '../../../site/build/pages.js';
import { NAMES } from '../../../site/shared/mascots.js';
import { SITE } from '../browse.js';

it('the names of decorative mascots are many, without duplicates', () => {
  expect(NAMES.length).toBeGreaterThan(100);
  expect(new Set(NAMES).size).toBe(NAMES.length);
});

it('a printed view is valid HTML where Lit writes a processing instruction, or the value of a boolean attribute', () => {
  // The pages have every view.
  const pages = [...SITE.values()].join('');
  expect(pages).toMatch(/ checked[ >]/);
  expect(pages).toMatch(/ selected[ >]/);
  expect(pages.match(/<\?| (?:checked|selected)=.{9}/g)).toBeNull();
});

it('no page has a fragment that was not filled in', () => {
  expect([...SITE].flatMap(([address, page]) => (page.includes('<!--navii:') ? [address] : []))).toEqual([]);
});

it('the tags of a page name each file once where chunks import each other', () => {
  const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) => {
    return [fileName, { type: 'chunk', fileName, imports, facadeModuleId, code: 'run();' }] as const;
  };
  const chunks = [chunk('x.js', ['a.js'], 'x'), chunk('a.js', ['b.js']), chunk('b.js', ['a.js'])];
  const { scripts } = writeTags('x', Object.fromEntries(chunks) as never);
  expect(Array.from(scripts.matchAll(/(?:src|href)="([^"]*)"/g), ([, path]) => path)).toEqual([
    '/x.js',
    '/b.js',
    '/a.js',
  ]);
});

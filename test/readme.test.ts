// Tests of the README and CONTRIBUTING.md: their links. `test/site/docs` runs the samples.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText, root } from './tools/root.js';

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md'])('every link of %s leads to a file', (path) => {
  const links = Array.from(readText(path).matchAll(/\]\(([^)#]+)/g), ([, link = '']) => link);
  expect(links.filter((link) => !link.startsWith('http') && !existsSync(join(root, link)))).toEqual([]);
});

it('every path that the guide for contributors names is there', () => {
  const paths = Array.from(
    readText('CONTRIBUTING.md').matchAll(/`((?:\.github|lib|components|server|site|test)\/[a-z\d./_-]*)`/g),
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the README links every page of the docs', () => {
  const pages = readdirSync(join(root, 'site/docs')).filter((name) => name.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(10);
  const linked = new Set(Array.from(readText('README.md').matchAll(/site\/docs\/([^)]+)\)/g), ([, name]) => name));
  expect(pages.filter((name) => !linked.has(name))).toEqual([]);
});

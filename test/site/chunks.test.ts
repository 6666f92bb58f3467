// Tests of the scripts that a build makes of the pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { folder } from './browse.js';

it('no scripts import each other in a circle', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const imports = new Map(
    scripts.map((name) => {
      const text = readFileSync(join(folder, 'assets', name), 'utf8');
      return [name, Array.from(text.matchAll(/(?:from|import)"\.\/([^"]+)"/g), ([, other = '']) => other)] as const;
    }),
  );
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  expect(scripts.filter((name) => reaches(name, name))).toEqual([]);
});

it('the landing page loads few small scripts', () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const links = html.matchAll(/(?:src|modulepreload" crossorigin href)="\/([^"]+\.js)"/g);
  const sizes = Array.from(links, ([, path = '']) => gzipSync(readFileSync(join(folder, path))).length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.filter((size) => size < 1000).length).toBeLessThanOrEqual(2);
});

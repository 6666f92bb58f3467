// Budgets for the bytes that a visitor of the landing page downloads.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { folder } from './browse.js';

const html = readFileSync(join(folder, 'index.html'), 'utf8');

function weigh(path: string): number {
  return gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
}

function sum(paths: readonly string[]): number {
  return paths.reduce((total, path) => total + weigh(path), 0);
}

function listLinks(pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, path = '']) => path);
}

// Half of the JavaScript draws the packs. The code that makes files loads after the page is shown, the finder when it is in
// sight.
it('sends at most 99.5 KB of JavaScript', () => {
  const scripts = listLinks(/(?:src|modulepreload" crossorigin href)="\/([^"]+\.js)"/g);
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum(scripts)).toBeLessThanOrEqual(99_500);
});

it('sends at most 32.5 KB of HTML and CSS, the cast included', () => {
  const styles = listLinks(/rel="stylesheet" crossorigin href="\/([^"]+)"/g);
  expect(styles.length).toBeGreaterThan(0);
  expect(sum(['index.html', ...styles])).toBeLessThanOrEqual(32_500);
});

// The service worker loads when the page is idle. The API with every pack is 70 KB of it, and making PNGs is 27 KB. The
// rasterizer's binary, 1 MB, loads with the first PNG.
it('the service worker has at most 103.4 KB', () => {
  expect(weigh('service-worker.js')).toBeLessThanOrEqual(103_400);
  expect(weigh('service-worker.js')).toBeGreaterThan(50_000);
});

it('no scripts import each other in a circle, and few are small', () => {
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
  const first = listLinks(/(?:src|modulepreload" crossorigin href)="\/([^"]+\.js)"/g);
  expect(first.filter((path) => weigh(path) < 1000).length).toBeLessThanOrEqual(2);
});

// Tests of the shipped code: it runs in older engines too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, root } from '../tools/root.js';

const FOLDERS = ['lib', 'components', 'cdn', 'cjs', 'png', 'command'];
// These methods are of ES2023 and later: Node 18, Safari before 16 and Chrome before 110 lack them.
const TOO_NEW =
  /\.(?:toSorted|toReversed|toSpliced|with)(?:\?\.)?\(|\b(?:Object|Map)\.groupBy\b|\bPromise\.withResolvers\b/;

it.each(FOLDERS)('dist/%s uses no method that engines have only had since ES2023', (folder) => {
  const programs = listFiles(join(root, 'dist', folder)).filter((path) => path.endsWith('.js'));
  expect(programs.length).toBeGreaterThan(0);
  const found = programs.flatMap((path) => TOO_NEW.exec(readFileSync(path, 'utf8')) ?? []);
  expect(found).toEqual([]);
});

it.each(FOLDERS)('dist/%s points to no source map, because none is shipped', (folder) => {
  const files = listFiles(join(root, 'dist', folder));
  expect(files.filter((path) => readFileSync(path, 'utf8').includes('sourceMappingURL'))).toEqual([]);
});

it('no shipped declaration of the library needs the rasterizer, which is optional', () => {
  const declarations = listFiles(join(root, 'dist')).filter((path) => path.endsWith('.d.ts'));
  expect(declarations.length).toBeGreaterThan(100);
  expect(declarations.filter((path) => /\b(?:from|import\() *'@resvg\//.test(readFileSync(path, 'utf8')))).toEqual([]);
});

// Hermes before 2024 (React Native to 0.75) refuses a whole program that has one of these.
it.each(['lib', 'components', 'cdn', 'cjs'])('dist/%s uses no regular expression with \\p', (folder) => {
  const all = listFiles(join(root, 'dist', folder)).filter((path) => path.endsWith('.js'));
  // The command runs only in Node, and only the service and the site make pages about a mascot.
  const programs = all.filter((path) => !path.includes(join('lib', 'command')) && !path.includes(join('lib', 'pages')));
  expect(programs.length).toBeGreaterThan(10);
  expect(programs.filter((path) => /\\p\{/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

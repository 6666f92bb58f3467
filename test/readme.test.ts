// What the README says of the code is what the code says: its printed parts, its picture, its examples.
import { readFileSync } from 'node:fs';
import * as navii from 'navii';
import { expect, test } from 'vitest';
import { drawCast, fillReadme } from './tools/readme-parts.js';

const readme = readFileSync('README.md', 'utf8');

test('the printed parts are up to date: `npm run readme` prints them', () => {
  expect(fillReadme(readme)).toBe(readme);
});

test('the picture shows the mascots that the engine draws', () => {
  expect(readFileSync('site/public/cast.svg', 'utf8')).toBe(drawCast());
});

test('a README without its markers is refused, not silently left alone', () => {
  expect(() => fillReadme('# Navii')).toThrow(/expected the markers <!-- bundle -->/);
});

test('the choice that an example shows is the one that is made', () => {
  const [, seed = '', shown = ''] = /selectAvatar\('(\w+)'\); \/\/ \{ (.+), … \}/.exec(readme) ?? [];
  const pairs = Array.from(shown.matchAll(/(\w+): '([\w-]+)'/g), ([, slot = '', id]) => [slot, id] as const);
  expect(pairs.length).toBeGreaterThan(1);
  expect(navii.selectAvatar(seed)).toMatchObject(Object.fromEntries(pairs));
});

test('every name that an example imports is there', async () => {
  const imports = [...readme.matchAll(/import \{ ([^}]+) \} from '(navii[^']*)'/g)].flatMap(
    ([, names = '', entry = '']) => names.split(', ').map((name) => [name, entry] as const),
  );
  expect(imports.length).toBeGreaterThan(10);
  for (const [name, entry] of imports) expect(await import(/* @vite-ignore */ entry)).toHaveProperty(name);
});

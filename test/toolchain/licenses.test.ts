// Tests of the licences: each bundle names the libraries and fonts in it, and has the text of each licence.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printLicenses } from '../../site/build/licenses.js';
import { makeFolder } from '../scratch.js';
import { listFiles, root } from '../tools/root.js';

/** Words that remain of a library, or of the name of a font, after minifying, and that appear in no other code. */
const MARKS: Readonly<Record<string, RegExp>> = {
  '@fontsource-variable/figtree': /figtree-latin-wght/,
  '@fontsource/bagel-fat-one': /data:font\/woff2;base64,|bagel-fat-one-latin-400-normal-/,
  '@lit/reactive-element': /reactiveElementVersions/,
  '@noble/hashes': /digestInto/,
  'cli-progress': /noTTYOutput/,
  'csv-parse': /CSV_INVALID_CLOSING_QUOTE/,
  culori: /lrgb/,
  fflate: /unexpected EOF/,
  filenamify: /Replacement string cannot contain reserved filename characters/,
  'lit-element': /litElementVersions/,
  'lit-html': /litHtmlVersions/,
  minisearch: /MiniSearch: /,
  pako: /need dictionary/,
};

const site = join(root, 'server/dist/site');

/** Reads the licences in a file, by the names of the packages. */
function readLicenses(path: string): Map<string, string> {
  const parts = readFileSync(path, 'utf8').split(/^(@?[a-z][\w./-]*) \((?=[(A-Z].*\)\n\S+\n\n)/m);
  return new Map(parts.flatMap((name, at) => (at % 2 === 1 ? [[name, parts[at + 1] ?? ''] as const] : [])));
}

const isScript = (path: string): boolean => /\.(?:css|js)$/.test(path);
const isOfCdn = (path: string): boolean => /\/site\/(?:navii\.js|packs\/)/.test(path);
const isServiceWorker = (path: string): boolean => path.endsWith('/service-worker.js');

const BUNDLES: readonly (readonly [string, string, readonly string[]])[] = [
  ...['cdn', 'cjs', 'command', 'png'].map((name) => {
    const folder = join(root, 'dist', name);
    return [`dist/${name}`, join(folder, 'licenses.txt'), listFiles(folder).filter(isScript)] as const;
  }),
  [
    'server/dist',
    join(root, 'server/dist/licenses.txt'),
    listFiles(join(root, 'server/dist')).filter((path) => isScript(path) && !path.startsWith(site)),
  ],
  [
    'site',
    join(site, 'licenses.txt'),
    listFiles(site).filter((path) => isScript(path) && !isOfCdn(path) && !isServiceWorker(path)),
  ],
  [
    'site, navii.js',
    join(site, 'navii-licenses.txt'),
    listFiles(site).filter((path) => isScript(path) && isOfCdn(path)),
  ],
  ['site, service worker', join(site, 'service-worker-licenses.txt'), listFiles(site).filter(isServiceWorker)],
];

describe.each(BUNDLES)('%s', (_, path, scripts) => {
  it('names the libraries in its code', () => {
    expect(scripts.length).toBeGreaterThan(0);
    const code = scripts.map((script) => readFileSync(script, 'utf8')).join('\n');
    const inside = Object.keys(MARKS).filter((name) => MARKS[name]?.test(code));
    expect(inside.length).toBeGreaterThan(0);
    expect([...readLicenses(path).keys()].filter((name) => name in MARKS)).toEqual(inside.toSorted());
  });

  it('has the text of each', () => {
    const short = Array.from(readLicenses(path)).filter(([, text]) => text.length < 800);
    expect(short).toEqual([]);
  });
});

it('the site names the packages of its fonts and of its binary', () => {
  const named = [
    ...readLicenses(join(site, 'licenses.txt')).keys(),
    ...readLicenses(join(site, 'service-worker-licenses.txt')).keys(),
  ];
  const packages = ['@fontsource-variable/figtree', '@fontsource/bagel-fat-one', '@resvg/resvg-wasm'];
  const sources = packages.flatMap((name) =>
    listFiles(join(root, 'node_modules', name)).map((path) => [name, readFileSync(path)] as const),
  );
  const binaries = listFiles(site).filter((path) => /\.(?:woff2?|ttf|otf|wasm)$/.test(path));
  const owners = binaries.map((path) => sources.find(([, bytes]) => bytes.equals(readFileSync(path)))?.[0] ?? path);
  expect([...new Set(owners)].toSorted()).toEqual(packages);
  expect(named).toEqual(expect.arrayContaining(packages));
});

it('a package without a licence stops the build', () => {
  const own = join(makeFolder(), 'node_modules/@some/library');
  mkdirSync(own, { recursive: true });
  writeFileSync(
    join(own, 'package.json'),
    '{ "name": "@some/library", "license": "MIT", "homepage": "https://lib.example" }',
  );
  const paths = [join(own, 'dist/index.js'), join(root, 'lib/index.ts')];
  expect(() => printLicenses(paths)).toThrow('@some/library is in the build, but has no licence text');
  writeFileSync(join(own, 'LICENCE.md'), 'Do as you like.\n');
  expect(printLicenses(paths)).toBe('@some/library (MIT)\nhttps://lib.example\n\nDo as you like.\n');
});

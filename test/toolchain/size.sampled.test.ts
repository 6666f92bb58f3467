// Tests of sizes: none has grown by over 2 % since its figure was printed. And bundlers leave out what is not imported.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as core from 'navii/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PACKS } from '../../lib/packs/index.js';
import { pickSome } from '../sample.js';
import { readText, root } from '../tools/root.js';
import { bundle, bundleEngine, listInstalled, measureSizes, readSizes, spell, TOLERANCE } from '../tools/sizes.js';
import type { Sizes } from '../tools/sizes.js';

const built = (path: string): string => spell(`dist/${path}`);

describe('a size', () => {
  let sizes: Sizes;
  const figures = readSizes();

  beforeAll(async () => {
    sizes = await measureSizes();
  });

  it('has a figure in sizes.json, which `npm run print` writes', () => {
    const listNames = (all: Sizes) => Object.values(all).flatMap((rows) => Object.keys(rows));
    expect(listNames(figures)).toEqual(listNames(sizes));
  });

  it.each(Object.keys(figures))('of %s is at most 2 %% over its figure: `npm run print` accepts more', (section) => {
    const grown = Object.entries(sizes[section] ?? {}).filter(
      ([name, size]) => size > (figures[section]?.[name] ?? 0) * (1 + TOLERANCE),
    );
    expect(grown).toEqual([]);
  });
});

// The test reads the lockfile and no registry, so it is fast. `test/matrix/` does install the package.
it('an install is at most 8 packages', () => {
  expect(listInstalled().length).toBeGreaterThan(3);
  expect(listInstalled().length).toBeLessThanOrEqual(8);
});

it('holds no hints for developers', async () => {
  const code = await bundle(`export { createAvatar } from ${built('lib/index.js')};`);
  expect(readText('dist/lib/options/hints.js')).toContain('is ignored');
  expect(code).not.toContain('is ignored');
});

describe('unused exports are removed', () => {
  /** Names that import the art. Every other name adds only its own code. */
  const DRAWING: ReadonlySet<string> = new Set([...Object.keys(core.Navii), 'Navii', 'createEngine']);
  const names = Object.keys(core);

  it.each(pickSome(names, 8).filter((name) => !DRAWING.has(name)))('%s comes without the art', async (name) => {
    const [full, base] = [built('lib/index.js'), built('lib/core.js')];
    const code = await bundle(`export { ${name} } from ${full};`);
    expect(code.length).toBeLessThan(10_000);
    expect(await bundle(`export { ${name} } from ${base};`)).toBe(code);
  });

  it.each(pickSome(names, 8, 3).filter((name) => DRAWING.has(name)))(
    '%s of navii/core comes without a pack',
    async (name) => {
      const code = await bundle(`export { ${name} } from ${built('lib/core.js')};`);
      expect(PACKS.filter(({ about }) => code.includes(about))).toEqual([]);
      expect(code.length).toBeGreaterThan(30_000);
    },
  );

  it.each(['lib/index.js', 'lib/core.js', 'lib/packs/neon.js', 'lib/http/fetch.js', 'components/frameworks/react.js'])(
    'an import of %s without names adds no code',
    async (entry) => {
      expect(await bundle(`import ${built(entry)};`)).toBe('');
    },
  );
});

it('navii/fetch imports no module of Node', async () => {
  const code = await bundle(`export { createHandler } from ${built('lib/http/fetch.js')};`);
  expect(code).toContain('PNG rasterization unavailable');
  expect(code.match(/\bimport\b|\brequire\(|node:|__vite-browser-external|\bprocess\.|\bBuffer\b/g)).toBeNull();
});

it.each(pickSome(PACKS, 6))('the pack $id comes into an engine without another pack', async ({ id, about }) => {
  const code = await bundleEngine(id);
  expect(PACKS.filter((other) => code.includes(other.about)).map((other) => other.id)).toEqual([id]);
  expect(code).toContain(about);
});

describe('the modules for a CDN', () => {
  const files = readdirSync(join(root, 'dist/cdn/packs'));

  it('engine.js is one module', () => {
    expect(readText('dist/cdn/engine.js')).not.toMatch(/\bimport\b/);
  });

  it.each(PACKS)('the pack $id is a file of its own', ({ id }) => {
    expect(files.filter((name) => name.startsWith(`${id}-`))).toHaveLength(1);
  });
});

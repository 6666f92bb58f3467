// Tests of bundle sizes: each entry point, minified and gzipped, stays within its budget.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as core from 'navii/core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { PACKS } from '../../lib/packs/index.js';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../tools/root.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'navii-size-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function weigh(code: string | Uint8Array): number {
  return gzipSync(code, { level: 9 }).length;
}

const built = (path: string): string => JSON.stringify(join(root, 'dist', path));

/** Bundles a module, as an app's build does. */
async function bundle(code: string): Promise<string> {
  const input = join(folder, 'entry.js');
  writeFileSync(input, code);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    // An app's build sets this to production; in tests it is `test`.
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', external: Object.keys(manifest.peerDependencies) },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

// Sizes in bytes. The aims were 18 KB for the first, 2 KB for a pack and 29 KB for the elements with Lit. The drawings are frozen,
// so these are the smallest sizes so far. Most is the art: the parts and palettes of the base weigh 12 KB, the thirteen packs 42 KB.
// Palettes of given colours are derived in 1.6 KB; photos take 0.6 KB of the elements and of each component.
test.each([
  ['{ createAvatar }', 'lib/core.js', 22_440],
  ['{ createGroup }', 'lib/core.js', 23_400],
  ['*', 'lib/core.js', 30_050],
  ['{ createAvatar }', 'lib/index.js', 64_900],
  ['*', 'lib/index.js', 72_600],
  ['{ sha256Hex }', 'lib/index.js', 2_870],
  ['{ seedFromEmail }', 'lib/index.js', 2_920],
  // The API for hosts of fetch, with every pack and the description of its routes.
  ['{ createHandler }', 'lib/http/fetch.js', 75_700],
  ['{ NaviiAvatarElement, NaviiGroupElement }', 'components/index.js', 39_500],
  // The framework is left out, because the page has it anyway. SHA-256 is included, for e-mail addresses.
  ['{ NaviiAvatar }', 'components/frameworks/react-core.js', 27_400],
  ['{ NaviiGroup }', 'components/frameworks/react-core.js', 25_650],
  ['{ NaviiAvatar }', 'components/frameworks/react.js', 70_400],
  ['{ NaviiAvatar }', 'components/frameworks/preact-core.js', 27_320],
  ['{ NaviiAvatar }', 'components/frameworks/vue-core.js', 26_900],
])('%s from %s: at most %i bytes', async (names, entry, budget) => {
  const bytes = weigh(await bundle(`export ${names} from ${built(entry)};`));
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budget);
});

it('holds no hints for developers', async () => {
  const code = await bundle(`export { createAvatar } from ${built('lib/index.js')};`);
  expect(readFileSync(join(root, 'dist/lib/options/hints.js'), 'utf8')).toContain('is ignored');
  expect(code).not.toContain('is ignored');
});

describe('unused exports are removed', () => {
  /** Names that import the art. Every other name adds only its own code. */
  const DRAWING: ReadonlySet<string> = new Set(
    'catalogue createAvatar createEngine createGroup createGroupTiles createRandomAvatar describeAvatar listPacks listPalettes listParts Navii renderAvatar selectAvatar'.split(
      ' ',
    ),
  );
  const names = Object.keys(core);

  it.each(names.filter((name) => !DRAWING.has(name)))('%s comes without the art', async (name) => {
    const [full, base] = [built('lib/index.js'), built('lib/core.js')];
    const code = await bundle(`export { ${name} } from ${full};`);
    expect(weigh(code)).toBeLessThanOrEqual(3_200);
    expect(await bundle(`export { ${name} } from ${base};`)).toBe(code);
  });

  it.each(names.filter((name) => DRAWING.has(name)))('%s of navii/core comes without a pack', async (name) => {
    const code = await bundle(`export { ${name} } from ${built('lib/core.js')};`);
    expect(PACKS.filter(({ about }) => code.includes(about))).toEqual([]);
    expect(weigh(code)).toBeGreaterThan(10_000);
  });

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

const nameOf = (id: string): string => id.replace(/-\w/g, (pair) => pair.slice(1).toUpperCase());

/** Bytes of a pack. The faces of `studio` are all its own, and it has twice as many bodies as other packs. */
const limitOf = (id: string): number => (id === 'studio' ? 5_500 : 4_400);

it.each(PACKS)('the pack $id adds a few KB to an engine, and no other pack', async ({ id, about }) => {
  const engine = `import { createEngine } from ${built('lib/core.js')};`;
  const base = await bundle(`${engine} export const { createAvatar } = createEngine();`);
  const pack = `import { ${nameOf(id)} } from ${built(`lib/packs/${id}.js`)};`;
  const code = await bundle(
    `${engine} ${pack} export const { createAvatar } = createEngine({ packs: [${nameOf(id)}] });`,
  );
  expect(PACKS.filter((other) => code.includes(other.about)).map((other) => other.id)).toEqual([id]);
  expect(code).toContain(about);
  expect(weigh(code) - weigh(base)).toBeLessThanOrEqual(limitOf(id));
});

describe('the modules for a CDN', () => {
  const cdn = (path: string): Buffer => readFileSync(join(root, 'dist/cdn', path));
  const files = Object.keys(JSON.parse(cdn('integrity.json').toString()) as Record<string, string>);

  it('navii.js, with the elements, the base and Lit: at most 38 KB', () => {
    expect(weigh(cdn('navii.js'))).toBeLessThanOrEqual(38_000);
  });

  it('engine.js, with every pack: at most 72.6 KB in one module', () => {
    expect(cdn('engine.js').toString()).not.toMatch(/\bimport\b/);
    expect(weigh(cdn('engine.js'))).toBeLessThanOrEqual(72_600);
  });

  it('navii.css, which every page waits for: at most 1 KB', () => {
    expect(weigh(cdn('navii.css'))).toBeLessThanOrEqual(1_000);
  });

  it.each(PACKS)('the pack $id is a file of its own, of a few KB', ({ id }) => {
    const own = files.filter((path) => path.startsWith(`packs/${id}-`));
    expect(own).toHaveLength(1);
    expect(weigh(cdn(own[0] ?? ''))).toBeLessThanOrEqual(limitOf(id));
  });
});

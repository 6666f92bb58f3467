// What each way in costs whoever imports it, minified and gzipped: budgets, so that no byte slips in unseen.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function bundle(names: string, entry: string): Promise<string> {
  const input = join(folder, 'entry.js');
  writeFileSync(input, `export ${names} from ${JSON.stringify(join(root, 'dist', entry))};`);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { write: false, minify: true, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

// Bytes. Most of it is the art itself: the parts and palettes of the base weigh 12 KB, the twelve packs 37 KB.
test.each([
  ['{ createAvatar }', 'lib/core.js', 20_600],
  ['*', 'lib/core.js', 26_100],
  ['{ createAvatar }', 'lib/index.js', 58_100],
  ['*', 'lib/index.js', 64_150],
  ['{ sha256Hex }', 'lib/index.js', 3_000],
])('%s from %s: at most %i bytes', async (names, entry, budget) => {
  const bytes = weigh(await bundle(names, entry));
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('the bundle for a CDN, with lit and every pack: at most 72 KB', () => {
  expect(weigh(readFileSync(join(root, 'dist/cdn/navii.js')))).toBeLessThanOrEqual(72_000);
});

// Tests of the bundle: it has the same bytes wherever it is built, because the docs print its hash.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../tools/root.js';

// The image is built from these files alone.
const SOURCES = Array.from(
  readFileSync(join(root, 'server/deploy/Dockerfile.dockerignore'), 'utf8').matchAll(/^!([^*.]\S*?)(?:\/\*\S*)?$/gm),
  ([, path = '']) => path,
);

let folder: string;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'navii-bundle-')), 'Another folder');
  for (const path of SOURCES) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

afterAll(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

it('does not depend on the folder, the environment, the language or the clock, and needs only the files of the image', () => {
  const env = { ...process.env, NODE_ENV: 'development', LANG: 'tr_TR.UTF-8', TZ: 'Asia/Tokyo' };
  execFileSync(process.execPath, ['site/build/build.js'], { cwd: folder, env, stdio: 'pipe' });
  const again = readFileSync(join(folder, 'dist/cdn/navii.js'), 'utf8');
  expect(again).toBe(readFileSync(join(root, 'dist/cdn/navii.js'), 'utf8'));
});

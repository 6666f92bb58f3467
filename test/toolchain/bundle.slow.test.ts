// Tests of the bundle: it has the same bytes wherever it is built, because the docs print its hash.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useFolder } from '../scratch.js';
import { readText, root } from '../tools/root.js';

// The image is built from these files alone.
const SOURCES = Array.from(
  readText('server/deploy/Dockerfile.dockerignore').matchAll(/^!([^*.]\S*?)(?:\/\*\S*)?$/gm),
  ([, path = '']) => path,
);

const folder = join(useFolder(), 'Another folder');

beforeAll(() => {
  for (const path of SOURCES) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
});

it('does not depend on the folder, the environment, the language or the clock, and needs only the files of the image', () => {
  const env = { ...process.env, NODE_ENV: 'development', LANG: 'tr_TR.UTF-8', TZ: 'Asia/Tokyo' };
  execFileSync(process.execPath, ['site/build/build.js'], { cwd: folder, env, stdio: 'pipe' });
  const again = readFileSync(join(folder, 'dist/cdn/navii.js'), 'utf8');
  expect(again).toBe(readText('dist/cdn/navii.js'));
});

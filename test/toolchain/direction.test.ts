// A wrong import does not compile: each is put into a copy of the sources, one at a time.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../server/setup/setup.js';

const FOLDERS = ['lib', 'components', 'server', 'site'];
const WRONG = 'wrong-direction.ts';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'navii-direction-'));
  for (const path of ['package.json', 'tsconfig.json', '.oxlintrc.json', ...FOLDERS]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Runs an installed program in the copy; `status` is 0 when it found nothing wrong. */
function check(program: string, ...args: string[]): { status: number | null; output: string } {
  const path = join(root, 'node_modules', program);
  const { status, stdout } = spawnSync(process.execPath, [path, ...args], { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout };
}

const compile = (...folders: string[]) => check('typescript/bin/tsc', '--build', '--pretty', 'false', ...folders);

function withWrong<T>(folder: string, line: string, work: () => T): T {
  const path = join(copy, folder, WRONG);
  writeFileSync(path, `${line}\n`);
  try {
    return work();
  } finally {
    rmSync(path);
  }
}

describe('the compiler', () => {
  it('passes the sources as they are', () => {
    expect(compile(...FOLDERS)).toEqual({ status: 0, output: '' });
  });

  it.each([
    ['lib', `export { NaviiAvatar } from '../components/index.js';`],
    ['lib', `export { createApp } from '../server/app.js';`],
    ['lib', `export const title = document.title;`],
    ['lib', `export const address = new URL('https://example.org/');`],
    ['lib', `export { readFileSync } from 'node:fs';`],
    ['lib', `export const folder = process.cwd();`],
    ['components', `export { createApp } from '../server/app.js';`],
    ['components', `export { readFileSync } from 'node:fs';`],
    ['components', `export const folder = process.cwd();`],
    ['server', `export { NaviiAvatar } from '../components/index.js';`],
    ['server', `export const title = document.title;`],
    ['site', `export { createApp } from '../server/app.js';`],
    ['site', `export const folder = process.cwd();`],
  ])('refuses in %s: %s', (folder, line) => {
    const { status, output } = withWrong(folder, line, () => compile(folder));
    expect(status).not.toBe(0);
    expect(output).toMatch(new RegExp(`^${folder}/${WRONG}\\(1,\\d+\\): error TS`, 'm'));
  });
});

describe('the linter', () => {
  it.each(FOLDERS)('refuses in %s the way round through our own name', (folder) => {
    const line = `export { VERSION } from 'navii';\nexport { createApp } from 'navii/server';`;
    const { status, output } = withWrong(folder, line, () => check('oxlint/bin/oxlint', '--format=unix', folder));
    expect(status).not.toBe(0);
    expect(output.match(new RegExp(`${folder}/${WRONG}:.*no-restricted-imports`, 'g'))).toHaveLength(2);
  });
});

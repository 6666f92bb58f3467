// Tests of the import rules: each wrong import is put into a file of its own in a copy of the sources, and must be refused.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../tools/root.js';

/** A line of code, and the folder of its file. */
type Line = readonly [folder: string, code: string];

const DOM = 'export const title = document.title;';
const NODE = `export { readFileSync } from 'node:fs';`;
const PROCESS = 'export const folder = process.cwd();';

/** Imports of folders that a folder does not reference. They add the types of another platform, so they are compiled apart. */
const FOREIGN: readonly Line[] = [
  ['lib', `export { NaviiAvatar } from '../components/index.js';`],
  ['lib', `export { createApp } from '../server/app.js';`],
  ['lib', `export { runCommand } from './command/run.js';`],
  ['lib/command', `export { createApp } from '../../server/app.js';`],
  ['components', `export { createApp } from '../server/app.js';`],
  ['server', `export { NaviiAvatar } from '../components/index.js';`],
  ['server', `export { runCommand } from '../lib/command/run.js';`],
  ['site', `export { createApp } from '../server/app.js';`],
  ['site', `export { runCommand } from '../lib/command/run.js';`],
];

/** Globals and modules of platforms that a folder must not use. */
const WORLDS: readonly Line[] = [
  ['lib', DOM],
  ['lib', `export const address = new URL('https://example.org/');`],
  ['lib', NODE],
  ['lib', PROCESS],
  ['components', NODE],
  ['components', PROCESS],
  ['server', DOM],
  ['site', PROCESS],
  ['lib/files', DOM],
  ['lib/files', NODE],
  ['lib/http', DOM],
  ['lib/http', NODE],
  ['site/service-worker', DOM],
  ['site/service-worker', PROCESS],
];

/** Lines that the linter refuses. Each folder is tested with the next folder in the order, which it must not import. */
const UNLINTED: readonly Line[] = [
  ...['lib', 'lib/parts', 'components', 'site/landing', 'site/build'].flatMap((folder): Line[] => [
    [folder, `export { VERSION } from 'navii';`],
    [folder, `export { createApp } from 'navii-server';`],
  ]),
  ['lib', `export { createApp } from '../server/app.js';`],
  ['lib', `export { runCommand } from './command/run.js';`],
  ['lib', `export { toPng } from './png/to-png.js';`],
  ['lib/choose', `export { runCommand } from '../command/run.js';`],
  ['lib/choose', `export { shareOf } from '../pages/share.js';`],
  ['lib/pages', `export { toPng } from '../png/to-png.js';`],
  ['lib/files', `export { VERSION } from '../version.js';`],
  ['lib/render', `export { toPng } from '../png/to-png.js';`],
  ['lib/png', `export { VERSION } from '../version.js';`],
  ['lib/http', `export { toPng } from '../png/to-png.js';`],
  ['site/service-worker', `export { html } from '../gallery/grid.js';`],
  ['lib/command', `export { createApp } from '../../server/app.js';`],
  ['lib', `export { VERSION } from './public.js';`],
  ['lib', `export { VERSION } from './index.js';`],
  ['lib/options', `export type { Part } from '../parts/part.js';`],
  ['lib/parts', `export { readPalette } from '../palettes/palette.js';`],
  ['lib/palettes', `export type { Pack } from '../packs/pack.js';`],
  ['lib/packs', `export { KEYS } from '../choose/select.js';`],
  ['lib/packs', `export { KEYS } from '../../lib/choose/select.js';`],
  ['lib/packs', `export const late = import('../choose/select.js');`],
  ['lib/choose', `export { MOTION_CSS } from '../render/svg.js';`],
  ['lib/render', `export { createEngine } from '../engine.js';`],
  ...['lib/choose', 'lib/render'].map((folder): Line => [folder, `export { checkPack } from '../authoring/index.js';`]),
  ['lib', `export { checkPack } from './authoring/index.js';`],
  ['lib/authoring', `export { VERSION } from '../index.js';`],
  ['components', `export { createApp } from '../server/app.js';`],
  ['components/types', `export { createApp } from '../../server/app.js';`],
  ['server', `export { createApp } from 'navii-server';`],
  ['server', `export { VERSION } from 'navii';`],
  ['server', `export { runCommand } from '../lib/command/run.js';`],
  ['server/http', `export { NaviiAvatar } from 'navii/components';`],
  ['server', `export { NaviiAvatar } from '../components/index.js';`],
  ['server/http', `export { NaviiAvatar } from '../../components/index.js';`],
  ['site/landing', `export { html } from '../builder/view.js';`],
  ['site/builder', `export { html } from '../landing/view.js';`],
  ['site/docs', `export { html } from '../gallery/grid.js';`],
  ['site/docs/fragments', `export { html } from '../../gallery/grid.js';`],
  ['site/shared', `export { html } from '../gallery/grid.js';`],
  ['site/blog', `export { html } from '../build/pages.js';`],
  ['site/docs/fragments', `export { html } from '../../build/pages.js';`],
];

/** Lines that the linter refuses in the folders that draw. */
const INEXACT: readonly Line[] = ['lib/parts', 'lib/packs', 'lib/palettes', 'lib/render'].flatMap((folder): Line[] => [
  [folder, 'export const wave = Math.sin(1);'],
  [folder, 'export const { cos } = Math;'],
  [folder, 'export const square = 3 ** 2;'],
  [folder, 'export const text = (0.1).toFixed(2);'],
  [folder, 'export const text = (0.1).toLocaleString();'],
]);

const FOLDERS = ['lib', 'lib/command', 'lib/files', 'lib/http', 'components', 'server', 'site', 'site/service-worker'];

const RIGHT: readonly Line[] = [
  ['server', `export { VERSION } from '../lib/index.js';`],
  ['server/routes', `export { list } from '../../lib/options/read.js';`],
  ['lib', `export { KEYS } from './choose/select.js';`],
  ['lib/render', `export { KEYS } from '../choose/select.js';`],
  ['lib/command', `export { toPng } from '../png/to-png.js';`],
  ['lib/authoring', `export { createAvatar } from '../engine.js';`],
  ['lib/render', 'export const half = Math.round(1 / 2);'],
  ['site/landing', `export { html } from '../shared/html.js';`],
  ['site/docs/fragments', `export { html } from '../../shared/html.js';`],
  ['site/build', `export { html } from '../landing/view.js';`],
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'navii-direction-'));
  const sources = ['lib', 'components', 'server', 'site', 'test/tools/lint-plugin.js'];
  for (const path of ['package.json', 'tsconfig.json', '.oxlintrc.json', ...sources]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Writes each line into a file of its own, and returns the output of a program about each. */
function check(lines: readonly Line[], run: (paths: readonly string[]) => readonly string[]): string[] {
  const paths = lines.map(([folder], i) => `${folder}/line-${i}.ts`);
  for (const [i, path] of paths.entries()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), `${lines[i]?.[1]}\n`);
  }
  const [program = '', ...args] = run(paths);
  const command = [join(root, 'node_modules', program), ...args];
  const { stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  for (const path of paths) rmSync(join(copy, path));
  const said = stdout.split('\n');
  return paths.map((path) => said.filter((row) => row.startsWith(path)).join('\n'));
}

describe('the compiler refuses', () => {
  it.each([
    ['folder', FOREIGN],
    ['world', WORLDS],
  ])('each wrong %s, at its own file', (_, lines) => {
    const said = check(lines, () => ['typescript/bin/tsc', '--build', '--pretty', 'false', ...FOLDERS]);
    expect(lines.filter((__, i) => !/^[^(]+\(1,\d+\): error TS/.test(said[i] ?? ''))).toEqual([]);
  });
});

it('the linter refuses each wrong import and number, and accepts correct lines', () => {
  const lines = [...RIGHT, ...UNLINTED, ...INEXACT];
  const said = check(lines, (paths) => ['oxlint/bin/oxlint', '--format=unix', ...paths]);
  const rule = /no-restricted-imports|no-restricted-properties|no-exponent/;
  expect(lines.filter((_, i) => !rule.test(said[i] ?? ''))).toEqual(RIGHT);
});

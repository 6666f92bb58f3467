// Tests of `navii/png` without the rasterizer's package: one line says what to install, and the other functions work.
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';

// It is outside of the project, because Node looks for packages in every folder above.
const folder = useFolder();

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(root, 'dist/png'), join(folder, 'png'), { recursive: true });
  cpSync(join(root, 'dist/cjs'), join(folder, 'cjs'), { recursive: true });
});

it.each([
  ['import', "import('./png/node.js')"],
  ['import in browsers', "import('./png/browser.js')"],
  ['require', "Promise.resolve(require('./cjs/lib/png/node.js'))"],
])('by %s', (_, module) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const program = `
    const tell = (error) => console.log(error.constructor.name + ': ' + error.message + ' ' + error.code);
    ${module}.then(async ({ toPng }) => {
      await toPng('${svg}').catch(tell);
      await toPng('${svg}').catch(tell);
    });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=commonjs', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  const line = 'Error: PNG needs @resvg/resvg-wasm: npm install @resvg/resvg-wasm ERR_MODULE_NOT_FOUND';
  expect([status, stdout, stderr]).toEqual([0, `${line}\n${line}\n`, '']);
});

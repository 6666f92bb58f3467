// Writes all that is printed: the ids of packs in the sources, the tables of the README and its picture, `.env.example`, the addresses
// in package.json, `test/toolchain/api.txt`, and the figures of `test/toolchain/sizes.json`. `npm run print` builds before it.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRINTED } from './printed.js';
import { readText, root } from './root.js';
import { keepFigures, measureSizes, readSizes, SIZES_FILE } from './sizes.js';

const changed = PRINTED.filter(([path, text]) => readText(path) !== text);
for (const [path, text] of changed) writeFileSync(join(root, path), text);
console.log(`Printed: ${changed.map(([path]) => path).join(', ') || 'nothing new'}`);

/** @param {readonly string[]} args */
function run(args) {
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

// The API is read from the build.
if (changed.some(([path]) => path.endsWith('.ts'))) run(['site/build/build.js']);
run(['node_modules/vitest/vitest.mjs', 'run', 'test/toolchain/api.test.ts', '--update']);
writeFileSync(SIZES_FILE, `${JSON.stringify(keepFigures(await measureSizes(), readSizes()), null, 2)}\n`);

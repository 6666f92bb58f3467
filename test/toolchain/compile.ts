// Compiles code as a user of the built package does.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root.js';

const CONFIG = {
  compilerOptions: {
    target: 'esnext',
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  },
};

/** Compiles modules of TSX. Returns the errors of the compiler, each with the code of its module. */
export function findErrors(modules: readonly string[]): string[] {
  // The folder is inside the package, so that the package can import itself by name.
  const folder = mkdtempSync(join(root, 'dist/.compiled-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    for (const [index, code] of modules.entries()) writeFileSync(join(folder, `module-${index}.tsx`), code);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    const errors = stdout.split('\n').filter((line) => line.trim() !== '');
    return errors.map((line) => `${line}\n${modules[Number(/module-(\d+)/.exec(line)?.[1])] ?? ''}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Runs Jest with its default settings, in a folder of its own.
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../packed.js';
import { root } from '../tools/root.js';
import { DIGESTS } from './expected.js';
import { readCommonJs, type Lab } from './lab.js';

/** Runs the tests of `jest/`, and returns the counts of Jest. */
export async function runJest(lab: Lab): Promise<Readonly<Record<string, unknown>>> {
  const folder = join(lab.folder, 'jest');
  await mkdir(folder);
  await cp(join(root, 'test/matrix/jest'), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await writeFile(join(folder, 'draw.cjs'), await readCommonJs());
  await writeFile(join(folder, 'expected.json'), JSON.stringify(DIGESTS));
  await symlink(join(lab.app, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const jest = join(lab.tools, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--json', '--testTimeout=60000', '--runInBand'];
  return JSON.parse(await run(process.execPath, args, folder));
}

// Runs a port in Python: it reads lines of JSON and prints lines of JSON.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const python = ['python3', 'python'].find(
  // The exit code also rejects programs named Python that are an old version, or only a link to a shop.
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0,
);

/** Whether the tests of ports are skipped: this machine has no Python, and is not the CI. */
export const isSkipped = python === undefined && !process.env['CI'];
if (isSkipped)
  process.stderr.write('The ports in Python are not tested: no python3 or python from 3.8 on was found.\n');

/** Returns the path of a program in this folder. */
export function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Returns the answer of a program to each case. */
export function runPython<Answer>(name: string, args: readonly string[], cases: readonly object[]): Answer[] {
  if (python === undefined) throw new Error('CI is set, and no python3 or python from 3.8 on was found');
  const input = cases.map((each) => `${JSON.stringify(each)}\n`).join('');
  // -B: otherwise the import of one port by the other would leave a compiled copy in this folder.
  const output = execFileSync(python, ['-B', pathOf(name), ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
  });
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

// Runs a port in Python: lines of JSON in, lines of JSON out.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const python = ['python3', 'python'].find(
  // The exit code also tells apart what is called Python and is another one, or only an advertisement for it.
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0,
);

/** Whether this machine cannot run the ports, and need not. */
export const isSkipped = python === undefined && !process.env['CI'];
if (isSkipped)
  process.stderr.write('The ports in Python are not tested: no python3 or python from 3.8 on was found.\n');

/** Path of a program in this folder. */
export function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** What a program answers to each case. */
export function runPython<Answer>(name: string, args: readonly string[], cases: readonly object[]): Answer[] {
  if (python === undefined) throw new Error('CI is set, and no python3 or python from 3.8 on was found');
  const input = cases.map((each) => `${JSON.stringify(each)}\n`).join('');
  // -B: the one that imports the other would leave a compiled copy of it in this folder.
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

// Runs the docs' samples of the command line in an empty folder.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';
import { listSamples } from './samples.js';

const folder = useFolder();

beforeAll(() => {
  const program = join(folder, 'bin-navii');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'dist/command/navii.js')}' "$@"\n`);
  chmodSync(program, 0o755);
});

it.each(listSamples('command'))('$name runs', ({ code }) => {
  const script = `set -e\nnavii() { "$PWD/bin-navii" "$@"; }\n${code}`;
  execFileSync('sh', ['-c', script], { cwd: folder, stdio: 'pipe' });
});

it('the samples write the files that they name', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  expect(files).toEqual(
    expect.arrayContaining(['ada.png', 'ada.svg', 'avatars/1-red.png', 'avatars/2-blue.png', 'sheet.png', 'team.svg']),
  );
  expect(files.filter((name) => name.startsWith('avatars/'))).toHaveLength(4);
  for (const name of files) expect(statSync(join(folder, name)).size).toBeGreaterThan(0);
});

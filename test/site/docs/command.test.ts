// Runs the docs' samples of the command line in an empty folder.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../tools/root.js';
import { listSamples } from './samples.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'navii-command-'));
  const program = join(folder, 'bin-navii');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'dist/command/navii.js')}' "$@"\n`);
  chmodSync(program, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

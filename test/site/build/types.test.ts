// The types in the sources agree with the tables of options and the catalogue: `npm run types` writes them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from '../../../site/build/types.js';
import { root } from '../../tools/root.js';

const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');

test.each(FILES)('%s is up to date', (path, text) => {
  const args = [formatter, '--stdin-filepath', path];
  const formatted = execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  expect(readFileSync(join(root, path), 'utf8')).toBe(formatted);
});

// All that is printed agrees with its source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRINTED } from './printed.js';
import { root } from './root.js';

test.each(PRINTED)('%s is up to date: `npm run print` writes it', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

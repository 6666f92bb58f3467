// All that is printed agrees with its source.
import { expect, test } from 'vitest';
import { PRINTED } from './printed.js';
import { readText } from './root.js';

test.each(PRINTED)('%s is up to date: `npm run print` writes it', (path, text) => {
  expect(readText(path)).toBe(text);
});

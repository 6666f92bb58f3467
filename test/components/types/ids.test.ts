// The ids that the types of the markup know are those of the catalogue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../server/setup/setup.js';
import { printIds } from '../../tools/ids.js';

it('are up to date: `npm run ids` writes them', () => {
  expect(readFileSync(join(root, 'components/types/ids.ts'), 'utf8')).toBe(printIds());
});

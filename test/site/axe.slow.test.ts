// What axe says of every page in a narrow window; in a wide one it is asked in pages.test.ts.
import { expect, it } from 'vitest';
import { listFindings } from './axe.js';
import { NOWHERE, PAGES, useSite } from './browse.js';

const site = useSite();

it.each([...PAGES, NOWHERE])('%s has nothing for axe to say in either theme, 390 px wide', async (path) => {
  const { page } = await site.visit(path, { viewport: { width: 390, height: 900 } });
  expect(await listFindings(page)).toEqual([]);
});

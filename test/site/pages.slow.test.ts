// Checks all pages that pages.test.ts and keyboard.sampled.test.ts leave out. Also runs axe on every page in a narrow window, and loads
// each page with delayed fonts.
import { SLOTS } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PANELS } from '../../site/builder/slots.js';
import { listFindings } from './axe.js';
import { NOWHERE, OTHERS, PAGES, useSite } from './browse.js';
import { pickAll } from './builder/drive.js';
import {
  BUILDER,
  describePage,
  expectClean,
  expectMascots,
  expectTray,
  expectWalkable,
  WINDOWS,
} from './check-page.js';
import { measureShift } from './walk.js';

const site = useSite();

describe.each(OTHERS)('%s', (path) => {
  describePage(site, path);

  it('shows its mascots without JavaScript', () => expectMascots(site, path));

  it.each(WINDOWS)('can be walked with Tab in both directions, $viewport.width px wide, $colorScheme', (look) =>
    expectWalkable(site, path, look),
  );
});

describe('on the service, 390 px wide', () => {
  const service = useSite('the service');

  it.each(PAGES)('%s loads without errors, layout shifts or requests to other origins', async (path) => {
    await expectClean(await service.visit(path, { viewport: { width: 390, height: 900 } }));
  });
});

it.each([...PAGES, NOWHERE])('axe finds no violation on %s in either theme, 390 px wide', async (path) => {
  const allowed = path === NOWHERE ? /404/ : undefined;
  const { page } = await site.visit(path, { viewport: { width: 390, height: 900 }, allowed });
  expect(await listFindings(page)).toEqual([]);
});

it('axe finds no violation in any tray of the builder', async () => {
  const { page } = await site.visit(BUILDER);
  for (const { name } of PANELS) await expectTray(page, name);
});

it('the builder picks every slot by picture', async () => {
  const { page } = await site.visit('/builder');
  await pickAll(page, SLOTS);
});

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

it.each(PAGES)('%s does not shift when its fonts load late', async (path) => {
  const narrow = await site.visit(path, { viewport: { width: 390, height: 844 } }, delayFonts);
  expect(await narrow.page.evaluate(measureShift)).toBeLessThan(0.05);
  const { page } = await site.visit(path, { viewport: { width: 1280, height: 720 } }, delayFonts);
  expect(await page.evaluate(measureShift)).toBeLessThan(0.01);
});

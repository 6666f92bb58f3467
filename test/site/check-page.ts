// The checks that every page passes: with a mouse in each width, and with the Tab key. `npm test` runs them on one page of each
// kind, `npm run test:slow` on all other pages.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  doubleText,
  listCutTexts,
  listEdges,
  listMotions,
  listOffers,
  listSmallTargets,
  listUnmarked,
  measureWidth,
} from './access.js';
import { listFindings } from './axe.js';
import { NOWHERE, type Site, type Visit } from './browse.js';
import { openTab } from './builder/drive.js';
import { makeAll } from './shots.js';
import { measureContrast, measureShift, walk } from './walk.js';

/** Expects that a page has loaded without an error or a layout shift, and has sent no request to another origin. */
export async function expectClean({ page, troubles }: Visit): Promise<void> {
  expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
  expect(await page.title()).toContain('Navii');
  expect(await page.locator('h1').count()).toBe(1);
  expect(troubles.filter((trouble) => !page.url().endsWith(NOWHERE) || !trouble.includes('404'))).toEqual([]);
}

/** Registers the tests of one page. All of them share one visit. */
export function describePage(site: Site, path: string): void {
  const visit = site.useVisit(path, { viewport: { width: 1440, height: 900 } });

  it('loads without errors, layout shifts or requests to other origins', () => expectClean(visit()));

  it('keeps all its controls and text in a small window', async () => {
    const { page } = visit();
    expect(await page.evaluate(listMotions), 'motion despite reduced motion').toEqual([]);
    expect(await page.evaluate(listSmallTargets), 'targets smaller than 24 px').toEqual([]);
    const offers = await page.evaluate(listOffers);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(listSmallTargets), 'targets smaller than 24 px, 390 px wide').toEqual([]);

    // A window of 1280 px at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const left = new Set(await page.evaluate(listOffers));
    expect(
      offers.filter((offer) => !left.has(offer)),
      'missing at 320 px',
    ).toEqual([]);
    expect(await page.evaluate(listCutTexts), 'cut off at 320 px').toEqual([]);
    expect(await page.evaluate(measureWidth)).toBe(320);
  });

  it('fits every width without horizontal scrolling', async () => {
    const { page } = visit();
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(measureWidth), `${width} px wide`).toBeLessThanOrEqual(width);
    }
  });

  it('axe finds no violation in either theme', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    if (path === '/') await makeAll(page);
    expect(await listFindings(page)).toEqual([]);
  });

  // A contrast of 3 : 1 (WCAG 2.2, 1.4.11). axe does not check it.
  it('has controls that contrast with their background in either theme', async () => {
    const { page } = visit();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const edges = await page.evaluate(listEdges);
      if (path === '/') expect(edges.length).toBeGreaterThan(20);
      const faint = edges.filter(({ marks, ground }) => !marks.some((mark) => measureContrast(mark, ground) >= 3));
      expect(faint, colorScheme).toEqual([]);
    }
  });

  it('stays usable in forced colours and with text of twice the size', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(listUnmarked), 'invisible in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(doubleText);
    expect(await page.evaluate(listCutTexts), 'cut off with text of twice the size').toEqual([]);
    expect(await page.evaluate(measureWidth)).toBe(1280);
  });
}

/** The address of the builder in a state with trays of all kinds. */
export const BUILDER = '/builder?parts=topper:cap,eyes:cyclops&packs=garden&keep=body';

/** Opens a tray of the builder and expects that axe finds no violation in it. */
export async function expectTray(page: Page, name: string): Promise<void> {
  await openTab(page, name);
  expect(await listFindings(page, '.builder'), name).toEqual([]);
}

/** Expects that a page shows its mascots without JavaScript and offers no search. */
export async function expectMascots(site: Site, path: string): Promise<void> {
  const { page } = await site.visit(path, { javaScriptEnabled: false });
  const least = /^\/(?:docs|blog)\//.test(path) ? 0 : 2;
  expect(await page.locator('main :is(svg, img):visible').count()).toBeGreaterThan(least);
  expect(await page.locator('[data-site-search]').isVisible(), 'a search that cannot open').toBe(false);
}

// Each theme in one of the widths. The narrow window is low too, so sticky elements could cover the focus.
export const WINDOWS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 640 } },
] as const;

/** Walks through a page with the Tab key, uses its skip link, and opens its search with keyboard shortcuts. */
export async function expectWalkable(site: Site, path: string, look: (typeof WINDOWS)[number]): Promise<void> {
  const { page } = await site.visit(path, { ...look, allowed: path === NOWHERE ? /404/ : undefined });
  if (path === '/') await makeAll(page);
  expect(await walk(page)).toEqual([]);
  expect(await page.evaluate(measureShift)).toBeLessThan(0.05);

  // The walk ends at the first stop.
  const skip = page.locator(':focus');
  expect(await skip.textContent()).toBe('Skip to content');
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName)).toBe('main');
  // Shift+Tab leads from there back to the skipped header.
  await page.keyboard.press('Shift+Tab');
  const isInHeader = () => page.evaluate(() => document.activeElement?.closest('header.bar') !== null);
  expect(await isInHeader()).toBe(true);

  const search = page.getByRole('combobox', { name: 'Search' });
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await search.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await isInHeader()).toBe(true);
  }
}

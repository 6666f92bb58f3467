// The checks that every page passes: with a mouse in every window, and with the Tab key. `npm test` runs them on one page of
// each kind, `npm run test:slow` on all others.
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
import { measureContrast, measureShift, walk } from './walk.js';

/** Expects that a page has loaded without an error, has not moved, and has sent no request to another origin. */
export async function expectClean({ page, troubles }: Visit): Promise<void> {
  expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
  expect(await page.title()).toContain('Navii');
  expect(await page.locator('h1').count()).toBe(1);
  expect(troubles.filter((trouble) => !page.url().endsWith(NOWHERE) || !trouble.includes('404'))).toEqual([]);
}

/** Registers the tests of one page; all of them share one visit. */
export function describePage(site: Site, path: string): void {
  const visit = site.useVisit(path, { viewport: { width: 1440, height: 900 } });

  it('loads clean, stays in its place and asks no other host', () => expectClean(visit()));

  it('loses nothing in a small window', async () => {
    const { page } = visit();
    expect(await page.evaluate(listMotions), 'motion, where less is asked for').toEqual([]);
    expect(await page.evaluate(listSmallTargets), 'targets of less than 24 px').toEqual([]);
    const offers = await page.evaluate(listOffers);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(listSmallTargets), 'targets of less than 24 px, 390 px wide').toEqual([]);

    // 1280 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const left = new Set(await page.evaluate(listOffers));
    expect(
      offers.filter((offer) => !left.has(offer)),
      'gone at 320 px',
    ).toEqual([]);
    expect(await page.evaluate(listCutTexts), 'cut at 320 px').toEqual([]);
    expect(await page.evaluate(measureWidth)).toBe(320);
  });

  it('fits every window', async () => {
    const { page } = visit();
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(measureWidth), `${width} px wide`).toBeLessThanOrEqual(width);
    }
  });

  it('has nothing for axe to say in either theme', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await listFindings(page)).toEqual([]);
  });

  // 3 : 1 (WCAG 2.2, 1.4.11). axe does not look at that.
  it('has controls that one can tell from their ground in either theme', async () => {
    const { page } = visit();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const edges = await page.evaluate(listEdges);
      if (path === '/') expect(edges.length).toBeGreaterThan(20);
      const faint = edges.filter(({ marks, ground }) => !marks.some((mark) => measureContrast(mark, ground) >= 3));
      expect(faint, colorScheme).toEqual([]);
    }
  });

  it('loses nothing in forced colours, or with text of twice the size', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(listUnmarked), 'lost in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(doubleText);
    expect(await page.evaluate(listCutTexts), 'cut with text of twice the size').toEqual([]);
    expect(await page.evaluate(measureWidth)).toBe(1280);
  });
}

/** The builder in a state with trays of all kinds. */
export const BUILDER = '/builder?parts=topper:cap,eyes:cyclops&packs=garden&keep=body';

/** Expects that axe has nothing to say of a tray of the builder. */
export async function expectTray(page: Page, name: string): Promise<void> {
  await openTab(page, name);
  expect(await listFindings(page, '.builder'), name).toEqual([]);
}

/** Expects that a page shows its mascots to a visitor without JavaScript, and offers no search. */
export async function expectMascots(site: Site, path: string): Promise<void> {
  const { page } = await site.visit(path, { javaScriptEnabled: false });
  const least = /^\/(?:docs|blog)\//.test(path) ? 0 : 2;
  expect(await page.locator('main :is(svg, img):visible').count()).toBeGreaterThan(least);
  expect(await page.locator('[data-site-search]').isVisible(), 'a search that cannot open').toBe(false);
}

// Each theme in one of the widths; narrow windows are low, too, so that what sticks to the top has much to hide.
export const WINDOWS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 640 } },
] as const;

/** Walks through a page with the Tab key, skips its header, and opens its search with keys. */
export async function expectWalkable(site: Site, path: string, look: (typeof WINDOWS)[number]): Promise<void> {
  const { page, troubles } = await site.visit(path, look);
  expect(await walk(page)).toEqual([]);
  expect(await page.evaluate(measureShift)).toBeLessThan(0.05);

  // The walk ends at the first stop.
  const skip = page.locator(':focus');
  expect(await skip.textContent()).toBe('Skip to content');
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName)).toBe('main');
  // And from there back to what was left out.
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
  expect(troubles.filter((trouble) => path !== NOWHERE || !trouble.includes('404'))).toEqual([]);
}

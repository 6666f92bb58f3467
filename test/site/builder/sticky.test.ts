// Sticky elements never take too much of the window, and never cover the focused element.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSite } from '../browse.js';
import { openTab, SEARCH } from './drive.js';

/** Returns the share of the window that sticky elements cover at its top. */
function measureStuck(page: Page): Promise<number> {
  return page.evaluate(() => {
    const panel = document.querySelector('.part-panel:not([hidden])')?.getBoundingClientRect();
    scrollTo({ top: scrollY + (panel?.top ?? 0) + (panel?.height ?? 0) / 2, behavior: 'instant' });
    const stuck = ['.preview', '.summary', '.part-tabs'].flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element || getComputedStyle(element).position !== 'sticky') return [];
      const { top, bottom, width } = element.getBoundingClientRect();
      // Beside the trays a sticky element takes no space from them.
      return bottom > 0 && top < innerHeight && width > innerWidth * 0.6 ? [bottom] : [];
    });
    return Math.max(0, ...stuck) / innerHeight;
  });
}

/** Returns the element that covers the middle of the focused one. */
function readCover(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const box = (focused.closest('label') ?? focused).getBoundingClientRect();
    const middle = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.height > innerHeight ? middle : box.top + 3);
    const isSeen = hit && (focused.contains(hit) || (focused.closest('label')?.contains(hit) ?? false));
    return isSeen && (box.top >= -1 || box.height > innerHeight)
      ? ''
      : `${focused.outerHTML.slice(0, 80)} under ${hit?.className ?? ''}`;
  });
}

describe('the builder', () => {
  const site = useSite();
  const visit = site.useVisit('/builder?tab=topper', { viewport: { width: 390, height: 844 } });

  it.each([
    [390, 844],
    [360, 640],
    [320, 480],
    [320, 256],
  ])('keeps its tabs visible in %i × %i px, within a third of the window', async (width, height) => {
    const { page } = visit();
    await page.setViewportSize({ width, height });
    const tab = page.locator('.part-tabs [aria-selected=true]');
    const isInSight = () =>
      tab.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      });
    await openTab(page, 'Topper');
    expect(await measureStuck(page)).toBeLessThanOrEqual(0.34);
    expect(await isInSight()).toBe(true);
    await openTab(page, 'Packs');
    expect(await isInSight()).toBe(true);
  });

  it.each([
    [320, 256],
    [768, 1024],
    [1366, 650],
  ])('never covers the focused element in %i × %i px', async (width, height) => {
    const { page } = visit();
    await page.setViewportSize({ width, height });
    await openTab(page, 'Topper');
    const covers: string[] = [];
    await page.locator('[aria-label="Keep topper"]').focus();
    await page.keyboard.press('Tab');
    const step = async (key: string) => {
      await page.keyboard.press(key);
      const cover = await readCover(page);
      if (cover !== '') covers.push(`${key}: ${cover}`);
    };
    await step('End');
    for (let i = 0; i < 6; i += 1) await step('ArrowLeft');
    await step('Home');
    await page.locator(SEARCH).focus();
    for (let i = 0; i < 30; i += 1) await step('Shift+Tab');
    expect(covers).toEqual([]);
  });

  it('shows nothing that stands below the trays before they have arrived', async () => {
    const { page } = await site.visit('/builder', { viewport: { width: 390, height: 844 } }, async (fresh) => {
      await fresh.route('**/assets/*.js', (route) => route.abort());
      await fresh.route('**/builder', async (route) => {
        const response = await route.fetch();
        const [half = ''] = (await response.text()).split('class="part-panels');
        await route.fulfill({ response, body: `${half}class="part-panels">` });
      });
    });
    expect(await page.locator('.summary').isVisible()).toBe(true);
    expect(await page.locator('.description').isVisible()).toBe(false);
    expect(await page.locator('.stills').isVisible()).toBe(false);
  });
});

// The tools begin in the first window: nobody has to scroll to see the parts of the builder or the gallery.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSite } from './browse.js';

const PHONE = { width: 390, height: 844 } as const;
const SMALL_PHONE = { width: 360, height: 740 } as const;
const TABLET = { width: 768, height: 1024 } as const;
const LAPTOP = { width: 1366, height: 650 } as const;

const [MASCOT, TAB, OPTION] = ['navii-picker [part=preview]', 'navii-picker [role=tab]', 'navii-picker label'];

const site = useSite();

/** Returns the lower edge of the first element, as a part of the height of the window. */
function measureEnd(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom / innerHeight);
}

describe('the builder', () => {
  const visit = site.useVisit('/builder', { viewport: PHONE });

  it.each([
    ['a phone', PHONE, [MASCOT, TAB, OPTION]],
    ['a small phone', SMALL_PHONE, [MASCOT, TAB]],
    ['a tablet', TABLET, [MASCOT, TAB, OPTION]],
    ['a laptop', LAPTOP, [MASCOT, TAB, OPTION]],
  ] as const)('shows them on %s', async (_, window, parts) => {
    const { page } = visit();
    await page.setViewportSize(window);
    for (const part of parts) expect(await measureEnd(page, part), part).toBeLessThanOrEqual(1);
  });
});

describe('the gallery', () => {
  const visit = site.useVisit('/gallery', { viewport: PHONE });

  it.each([
    ['a phone', PHONE],
    ['a tablet', TABLET],
    ['a laptop', LAPTOP],
  ] as const)('shows a row of mascots on %s', async (_, window) => {
    const { page } = visit();
    await page.setViewportSize(window);
    expect(await measureEnd(page, '.grid li')).toBeLessThanOrEqual(1);
  });

  it('has its filters behind a button on a phone, and open on a laptop', async () => {
    const { page } = visit();
    await page.setViewportSize(LAPTOP);
    expect(await page.locator('.filters summary').isVisible()).toBe(false);
    expect(await page.getByLabel('Mood').isVisible()).toBe(true);
    await page.setViewportSize(PHONE);
    expect(await page.getByLabel('Mood').isVisible()).toBe(false);
    await page.getByText('Filters').click();
    expect(await page.getByLabel('Mood').isVisible()).toBe(true);
  });
});

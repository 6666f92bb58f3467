// The tools begin in the first window: nobody has to scroll to see the parts of the builder or the faces of the gallery.
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
    ['a phone', PHONE, 2],
    ['a small phone', SMALL_PHONE, 1.5],
    ['a tablet', TABLET, 3],
    ['a laptop', LAPTOP, 1.5],
  ] as const)('shows its faces on %s', async (_, window, least) => {
    const { page } = visit();
    await page.setViewportSize(window);
    const rows = await page.locator('.grid').evaluate((grid) => {
      const tops = Array.from(grid.children, (cell) => cell.getBoundingClientRect().top);
      const [first = 0, second = 0] = [...new Set(tops)];
      return (innerHeight - first) / (second - first);
    });
    expect(rows).toBeGreaterThanOrEqual(least);
  });
});
